import { copyFile, link, mkdtemp, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { freePort } from '#server/platform/database/embedded/postmaster.ts'
import { systemClock } from '#server/platform/time-source.ts'
import { type GameProcess, startGameProcess, workersOf } from '../../support/game-process.ts'
import { openTestPlatform, TEST_SECRET, type TestPlatform } from '../../support/test-platform.ts'

/** A test of an outage needs no hurry: starts take long on a busy machine. */
const PATIENT = { timeout: 60_000 }

let folder: string
/** A copy of Node that the test can take away, as `npm ci` does. */
let node: string
let world: TestPlatform
let game: GameProcess

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'donjon-node-'))
  node = path.join(folder, 'node')
  await link(process.execPath, node).catch(() => copyFile(process.execPath, node))
  world = await openTestPlatform({ clock: systemClock })
  game = await startGameProcess(
    {
      DATABASE_URL: world.platform.database.url,
      PORT: String(await freePort()),
      SECRET: TEST_SECRET,
      WORLD_NEIGHBOURS: '0',
      WORKERS: '2',
    },
    node,
  )
})
afterAll(async () => {
  await game.stop()
  await world.close()
  await rm(folder, { recursive: true, force: true })
})

async function numbers(): Promise<string[]> {
  const answer = await fetch(`${game.url}/metrics`, { headers: { connection: 'close' } })
  return (await answer.text()).split('\n').filter((line) => /^donjon_processes(_wanted)? /.test(line))
}

function lines(text: string): number {
  return game.said().split(text).length - 1
}

it('replaces a worker that could not be started for a while, and shows meanwhile that it is missing', async () => {
  await expect.poll(numbers, PATIENT).toEqual(['donjon_processes 2', 'donjon_processes_wanted 2'])
  await rename(node, `${node}.away`)
  const [one = 0] = await workersOf(game.pid)
  process.kill(one, 'SIGKILL')
  await expect.poll(() => lines('a server process cannot be started'), PATIENT).toBeGreaterThanOrEqual(2)
  expect(await numbers()).toEqual(['donjon_processes 1', 'donjon_processes_wanted 2'])
  expect(game.said()).not.toContain('was lost')

  await rename(`${node}.away`, node)
  await expect.poll(numbers, PATIENT).toEqual(['donjon_processes 2', 'donjon_processes_wanted 2'])
}, 150_000)

it('goes on trying when no worker is left', async () => {
  const before = lines('a server process cannot be started')
  await rename(node, `${node}.away`)
  for (const pid of await workersOf(game.pid)) process.kill(pid, 'SIGKILL')
  // Each of the two is tried more than once.
  await expect
    .poll(() => lines('a server process cannot be started'), PATIENT)
    .toBeGreaterThanOrEqual(before + 4)
  expect(game.exitCode()).toBeNull()

  await rename(`${node}.away`, node)
  await expect
    .poll(() => numbers().catch(() => []), PATIENT)
    .toEqual(['donjon_processes 2', 'donjon_processes_wanted 2'])
  expect(await workersOf(game.pid)).toHaveLength(2)
}, 150_000)
