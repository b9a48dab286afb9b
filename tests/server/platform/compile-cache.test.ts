import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { compileCacheFolder } from '#server/compile-cache.ts'

let folder: string
let dataDir: string

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'donjon-compiled-'))
  dataDir = path.join(folder, 'data')
  // Stands for a folder that the user may not write to, also where the user is root.
  await writeFile(path.join(folder, 'closed'), '')
})
afterEach(() => rm(folder, { recursive: true, force: true }))

it('is beside the code where the user may write', () => {
  const beside = path.join(folder, 'code', '.cache')
  expect(compileCacheFolder(dataDir, beside)).toBe(beside)
})

it('is in DATA_DIR where the code belongs to somebody else', async () => {
  await mkdir(dataDir)
  expect(compileCacheFolder(dataDir, path.join(folder, 'closed', '.cache'))).toBe(
    path.join(dataDir, 'compiled'),
  )
})

it('makes no DATA_DIR', () => {
  expect(compileCacheFolder(dataDir, path.join(folder, 'closed', '.cache'))).toBeUndefined()
  expect(existsSync(dataDir)).toBe(false)
})
