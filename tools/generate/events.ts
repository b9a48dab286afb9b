import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import Generator from '@asyncapi/generator'
import type { Fields } from './document.ts'

const TEMPLATE = fileURLToPath(new URL('../asyncapi-template', import.meta.url))

/** Writes `events.ts`: event maps of the socket in both directions, and the live channels. */
export async function writeEvents(asyncapi: Fields, out: string) {
  const generator = new Generator(TEMPLATE, out, { forceWrite: true })
  await generator.generateFromString(JSON.stringify(asyncapi))
  const file = join(out, 'events.ts')
  const text = await readFile(file, 'utf8')
  // The renderer adds spaces and empty lines.
  await writeFile(file, `${text.replace(/[ \t]+$/gm, '').trim()}\n`)
}
