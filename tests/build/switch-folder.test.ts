import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { switchFolder } from '#tools/build/switch-folder.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'donjon-switch-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

/** A build of 40 scripts, whose page names one of them. */
async function build(version: number): Promise<string> {
  const built = path.join(folder, `next-${version}`)
  await mkdir(path.join(built, 'assets'), { recursive: true })
  await writeFile(path.join(built, 'index.html'), `assets/${version}-0.js`)
  for (let part = 0; part < 40; part += 1)
    await writeFile(path.join(built, 'assets', `${version}-${part}.js`), String(version))
  return built
}

/** Reads the page and its script in a thread of its own, as often as it can, and counts what is missing. */
const READER = `
const { workerData: { served, flag } } = require('node:worker_threads')
const { readFileSync } = require('node:fs')
const { join } = require('node:path')
const seen = new Int32Array(flag)
const read = (name) => { try { return readFileSync(join(served, name), 'utf8') } catch { return undefined } }
while (Atomics.load(seen, 0) === 0) {
  Atomics.add(seen, 1, 1)
  const script = read('index.html')
  if (script === undefined) Atomics.add(seen, 2, 1)
  // The page of the build before names a script that has just gone: the page that is there now names another.
  else if (read(script) === undefined && read('index.html') === script) Atomics.add(seen, 2, 1)
}`

it('has the page and what it names at every moment of a switch', async () => {
  const served = path.join(folder, 'served')
  await switchFolder(await build(0), served)
  const flag = new SharedArrayBuffer(12)
  const seen = new Int32Array(flag)
  const reader = new Worker(READER, { eval: true, workerData: { served, flag } })
  try {
    await expect.poll(() => Atomics.load(seen, 1)).toBeGreaterThan(0)
    for (let version = 1; version <= 40; version += 1) await switchFolder(await build(version), served)
  } finally {
    Atomics.store(seen, 0, 1)
    await reader.terminate()
  }
  expect(Atomics.load(seen, 1)).toBeGreaterThan(40)
  expect(Atomics.load(seen, 2)).toBe(0)
})

it('leaves exactly the files of the new build', async () => {
  const served = path.join(folder, 'served')
  await mkdir(path.join(served, 'old', 'deep'), { recursive: true })
  await writeFile(path.join(served, 'old', 'deep', 'gone.js'), 'old')
  await writeFile(path.join(served, 'index.html'), 'old')
  const built = await build(1)
  const expected = (await readdir(built, { recursive: true })).sort()
  await switchFolder(built, served)
  expect((await readdir(served, { recursive: true })).sort()).toEqual(expected)
  expect(await readFile(path.join(served, 'index.html'), 'utf8')).toBe('assets/1-0.js')
  expect(await readdir(folder)).toEqual(['served'])
})
