import type { OperationId } from '#generated/operations.ts'
import type { ServerOptions } from '#server/start-server.ts'
import { type Fields, fieldsOf, type Node, resolve } from '../generate/document.ts'
import { exampleFileOf } from '../generate/examples.ts'
import { operationsOf } from '../generate/operation-list.ts'
import { startExampleServer } from './example-server.ts'
import { play } from './play.ts'
import { shorten } from './shorten.ts'
import { withStandIns } from './stand-ins.ts'

/** Examples by their files below contracts/. */
export type ExampleFiles = Readonly<Record<string, Node>>

/** File of the only example of an error, below contracts/. */
const ERROR_FILE = 'shared/examples/error.json'

/** Not shortened: a fight is recomputed from its complete report. */
const WHOLE_EXAMPLES: readonly OperationId[] = ['getFight']

function schemaOf(document: Fields, holder: Node | undefined): Node | undefined {
  return fieldsOf(fieldsOf(resolve(document, holder), 'content'), 'application/json').schema
}

/** Throws unless every operation is shown exactly once. */
function checkComplete(ids: readonly string[], shown: readonly string[]): void {
  const missing = ids.filter((id) => !shown.includes(id))
  const repeated = shown.filter((id, index) => shown.indexOf(id) !== index)
  if (missing.length > 0) throw new Error(`tools/examples/play.ts does not show ${missing.join(', ')}`)
  if (repeated.length > 0) throw new Error(`tools/examples/play.ts shows twice ${repeated.join(', ')}`)
}

/**
 * Plays on a migrated database without a world. Throws if a call is refused, or unless every operation is
 * shown exactly once. `onChanged` receives the channels that each command has changed.
 */
export async function takeExamples(
  openapi: Fields,
  databaseUrl: string,
  onChanged?: ServerOptions['onChanged'],
): Promise<ExampleFiles> {
  const server = await startExampleServer(databaseUrl, onChanged)
  const { exchanges, error } = await play(server).finally(server.close)
  const calls = new Map(
    operationsOf(openapi).map(({ operation }) => [String(operation.operationId), operation]),
  )
  checkComplete(
    [...calls.keys()],
    exchanges.map(({ operation }) => operation),
  )
  const files: Record<string, Node> = {}
  for (const { operation: id, request, answer } of exchanges) {
    const operation = calls.get(id) ?? {}
    if (request !== undefined) files[exampleFileOf(operation, 'request')] = request
    if (answer === undefined) continue
    const schema = schemaOf(openapi, fieldsOf(operation, 'responses')['200'])
    files[exampleFileOf(operation, 'answer')] = WHOLE_EXAMPLES.includes(id)
      ? answer
      : shorten(openapi, schema, answer)
  }
  files[ERROR_FILE] = error
  return JSON.parse(withStandIns(JSON.stringify(files)))
}
