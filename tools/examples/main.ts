/**
 * `npm run examples`: plays the first loop and writes the calls into contracts/ as the examples of every
 * operation, and the channels that each operation changed as its `x-live`.
 */
import { execFile } from 'node:child_process'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { OperationId } from '#generated/operations.ts'
import type { ChannelName } from '#generated/types.ts'
import { databaseUrl, startDatabaseServer, TEMPLATE_NAME } from '#tests/support/database-server.ts'
import { listOf, readDocument, textOf } from '../generate/document.ts'
import { takeExamples } from './take-examples.ts'
import { writeLive } from './write-live.ts'

function fromRoot(path: string) {
  return fileURLToPath(new URL(`../../${path}`, import.meta.url))
}

const openapi = await readDocument(fromRoot('generated/openapi.json'))
const database = await startDatabaseServer()
try {
  const changed = new Map<OperationId, Set<ChannelName>>()
  const note = (operation: OperationId, channels: readonly ChannelName[]) => {
    changed.set(operation, new Set([...(changed.get(operation) ?? []), ...channels]))
  }
  const examples = await takeExamples(openapi, databaseUrl(database.url, TEMPLATE_NAME), note)
  for (const tag of listOf(openapi, 'tags')) {
    await rm(fromRoot(`contracts/domains/${textOf(tag, 'name')}/examples`), { recursive: true, force: true })
  }
  for (const [file, example] of Object.entries(examples)) {
    const path = fromRoot(`contracts/${file}`)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, `${JSON.stringify(example, null, 2)}\n`)
  }
  await writeLive(fromRoot('contracts'), changed)
  // Formats the files as the linter requires.
  const biome = fileURLToPath(import.meta.resolve('@biomejs/biome/bin/biome'))
  await promisify(execFile)(process.execPath, [biome, 'format', '--write', fromRoot('contracts')])
  console.log(
    `${Object.keys(examples).length} examples written to contracts/; if an x-live changed: npm run generate`,
  )
} finally {
  await database.stop()
}
