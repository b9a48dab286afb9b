import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isDeepStrictEqual } from 'node:util'
import Generator from '@asyncapi/generator'
import { type Fields, fieldsOf } from './document.ts'

const TEMPLATE = fileURLToPath(new URL('../asyncapi-template', import.meta.url))

/** Schemas that both contracts have, letter by letter: their type is taken from the calls. */
function sharedSchemas(openapi: Fields, asyncapi: Fields) {
  const ofCalls = fieldsOf(fieldsOf(openapi, 'components'), 'schemas')
  return Object.entries(fieldsOf(fieldsOf(asyncapi, 'components'), 'schemas'))
    .filter(([name, schema]) => isDeepStrictEqual(schema, ofCalls[name]))
    .map(([name]) => name)
}

/** Writes `events.ts`: event maps of the socket in both directions, payloads, and the live channels. */
export async function writeEvents(openapi: Fields, asyncapi: Fields, out: string) {
  const templateParams = { shared: sharedSchemas(openapi, asyncapi).join(',') }
  const generator = new Generator(TEMPLATE, out, { forceWrite: true, templateParams })
  await generator.generateFromString(JSON.stringify(asyncapi))
  const file = join(out, 'events.ts')
  const text = await readFile(file, 'utf8')
  await writeFile(
    file,
    `${text
      .replace(/[ \t]+$/gm, '')
      .replace(/\n{3,}/g, '\n\n')
      .trim()}\n`,
  )
}
