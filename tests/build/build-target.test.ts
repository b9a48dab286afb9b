import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { buildTarget } from '#tools/build/build-target.ts'
import { lockBuilds } from '#tools/build/lock-builds.ts'
import type { Target } from '#tools/build/targets.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'donjon-build-'))
  vi.spyOn(console, 'log').mockReturnValue(undefined)
})
afterEach(async () => {
  vi.restoreAllMocks()
  await rm(folder, { recursive: true, force: true })
})

/** A target that copies its source to page.txt, after it has written down what is served meanwhile. */
async function target(program: string): Promise<Target> {
  const builder = path.join(folder, 'builder.ts')
  await writeFile(
    builder,
    `import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
const [source, served, folder] = process.argv.slice(2)
${program}`,
  )
  const source = path.join(folder, 'source.txt')
  return {
    name: 'pages',
    output: 'pages',
    sources: [source, builder],
    builder: 'vite',
    command: (built) => [builder, source, path.join(folder, 'pages', 'page.txt'), built],
  }
}

const COPY = `copyFileSync(source, folder + '/page.txt')`

function served(): Promise<string> {
  return readFile(path.join(folder, 'pages', 'page.txt'), 'utf8')
}

function write(text: string): Promise<void> {
  return writeFile(path.join(folder, 'source.txt'), text)
}

it('serves the build before until the new one is whole', async () => {
  await write('one')
  await buildTarget(await target(COPY), folder, true)
  await write('two!')
  const watching = `${COPY}
writeFileSync(folder + '/meanwhile.txt', readFileSync(served))`
  await buildTarget(await target(watching), folder, true)
  expect(await served()).toBe('two!')
  expect(await readFile(path.join(folder, 'pages', 'meanwhile.txt'), 'utf8')).toBe('one')
})

it('goes on to serve the build before when one fails, and tries again at the next start', async () => {
  await write('one')
  await buildTarget(await target(COPY), folder, true)
  await write('two!')
  const failing = await target(`${COPY}\nprocess.exit(3)`)
  await expect(buildTarget(failing, folder, true)).rejects.toThrow('ended with 3')
  expect(await served()).toBe('one')
  await buildTarget(await target(COPY), folder, true)
  expect(await served()).toBe('two!')
})

it('builds nothing that is as new as its sources', async () => {
  await write('one')
  const pages = await target(COPY)
  await buildTarget(pages, folder, true)
  const failing = { ...pages, command: (): readonly [string, ...string[]] => ['missing.ts'] }
  await buildTarget(failing, folder, true)
  expect(await served()).toBe('one')
})

it('names the package that is missing, and the command that installs it', async () => {
  await write('one')
  const pages = { ...(await target(COPY)), builder: 'no-such-package' }
  await expect(buildTarget(pages, folder, false)).rejects.toThrow(
    'no-such-package is missing: run npm ci without NODE_ENV=production and without --omit=dev',
  )
})

it('lets a second build wait for the first, and says so', async () => {
  const file = path.join(folder, '.lock')
  const unlock = await lockBuilds(file)
  let isSecondThere = false
  const second = lockBuilds(file).then((release) => {
    isSecondThere = true
    return release
  })
  await expect
    .poll(() => vi.mocked(console.log).mock.calls.flat().join())
    .toContain('Another build is at work')
  expect(isSecondThere).toBe(false)
  unlock()
  ;(await second)()
  expect(existsSync(file)).toBe(false)
})

it('takes over the lock of a build that was killed', async () => {
  const file = path.join(folder, '.lock')
  await writeFile(file, '1\n')
  await utimes(file, new Date(0), new Date(0))
  const unlock = await lockBuilds(file)
  unlock()
  expect(existsSync(file)).toBe(false)
})
