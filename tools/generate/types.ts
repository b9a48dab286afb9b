import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { type Fields, fieldsOf, listOf, resolve, textOf } from './document.ts'
import { printedMembers, typesOf } from './openapi-types.ts'
import { operationsOf } from './operation-list.ts'

const HEADER = `// Generated from contracts/. Do not edit.
import type { operations } from './calls.ts'

`

function schemasOf(document: Fields) {
  return fieldsOf(fieldsOf(document, 'components'), 'schemas')
}

/** The schemas of both contracts. A name means the same schema in both. */
export function sharedSchemas(openapi: Fields, asyncapi: Fields): Fields {
  const ofCalls = schemasOf(openapi)
  const ofEvents = schemasOf(asyncapi)
  for (const [name, schema] of Object.entries(ofEvents)) {
    if (name in ofCalls && !isDeepStrictEqual(schema, ofCalls[name]))
      throw new Error(`The two contracts have different schemas named ${name}`)
  }
  return { ...ofCalls, ...ofEvents }
}

/** Calls with a query. The query is named after the call, as in the hooks. */
function queryTypes(openapi: Fields): string[] {
  const calls = operationsOf(openapi).filter(({ operation }) =>
    listOf(operation, 'parameters').some((entry) => textOf(resolve(openapi, entry), 'in') === 'query'),
  )
  return calls.map(({ operation }) => {
    const id = textOf(operation, 'operationId') ?? ''
    const name = `${id.slice(0, 1).toUpperCase()}${id.slice(1)}Params`
    return `export type ${name} = NonNullable<operations['${id}']['parameters']['query']>\n`
  })
}

/** Writes `types.ts`: every schema of both contracts, and the query of every call, by name. */
export async function writeTypes(openapi: Fields, asyncapi: Fields, out: string) {
  const document = {
    openapi: '3.1.0',
    info: { title: 'types', version: '0' },
    paths: {},
    components: { schemas: sharedSchemas(openapi, asyncapi) },
  }
  const { components } = await typesOf(document)
  const types = printedMembers(components, 'schemas').map(
    ({ comment, name, type }) => `${comment}export type ${name} = ${type}\n`,
  )
  await writeFile(join(out, 'types.ts'), `${HEADER}${types.join('')}${queryTypes(openapi).join('')}`)
}
