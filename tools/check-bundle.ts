/**
 * `npm run check:bundle`: adds up the scripts that the castle needs on first load, from the manifest of the
 * built game. Fails above 170 KB gzip.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

const PROMISE_KB = 170
const folder = process.argv[2] ?? 'dist/game'
const ENTRY_ROOTS = ['index.html', 'layout', 'castle']

type Chunk = { file: string; imports: string[] }

/** The manifest's key of a chunk, or the name of a group of apps/game/vite.config.ts. */
function isCalled(key: string, [manifestKey, chunk]: [string, unknown]): boolean {
  if (manifestKey === key) return true
  const isNamed = typeof chunk === 'object' && chunk !== null && 'name' in chunk && chunk.name === key
  return isNamed && manifestKey.endsWith('.js')
}

function chunkOf(manifest: unknown, key: string): Chunk {
  const chunk: unknown =
    typeof manifest === 'object' && manifest !== null
      ? Object.entries(manifest).find((entry) => isCalled(key, entry))?.[1]
      : null
  if (typeof chunk !== 'object' || chunk === null || !('file' in chunk) || typeof chunk.file !== 'string')
    throw new Error(`${folder}: the manifest has no ${key}; run npm run build:game first`)
  const imports = 'imports' in chunk && Array.isArray(chunk.imports) ? chunk.imports.map(String) : []
  return { file: chunk.file, imports }
}

function closure(manifest: unknown, keys: readonly string[]): Set<string> {
  const files = new Set<string>()
  const seen = new Set<string>()
  const visit = (key: string): void => {
    if (seen.has(key)) return
    seen.add(key)
    const { file, imports } = chunkOf(manifest, key)
    files.add(file)
    for (const next of imports) visit(next)
  }
  for (const key of keys) visit(key)
  return files
}

const manifest: unknown = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'))
const rows = [...closure(manifest, ENTRY_ROOTS)]
  .map((file) => ({ file, bytes: gzipSync(readFileSync(join(folder, file)), { level: 9 }).length }))
  .sort((a, b) => b.bytes - a.bytes)
const total = rows.reduce((sum, { bytes }) => sum + bytes, 0)
function kb(bytes: number) {
  return (bytes / 1000).toFixed(1).padStart(8)
}

for (const { file, bytes } of rows) console.log(`${kb(bytes)} KB  ${file}`)
console.log(`${kb(total)} KB  in all, of ${PROMISE_KB} KB`)
if (total > PROMISE_KB * 1000) {
  console.error(`The castle's first load is over ${PROMISE_KB} KB`)
  process.exitCode = 1
}
