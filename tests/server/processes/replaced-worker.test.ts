import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { freePort } from '#server/platform/database/embedded/postmaster.ts'
import { storeSecrets } from '#server/platform/stored-secret.ts'
import { systemClock } from '#server/platform/time-source.ts'
import { buildPlayer } from '../../support/build-player.ts'
import { type GameProcess, startGameProcess, workersOf } from '../../support/game-process.ts'
import { openTestSession } from '../../support/open-session.ts'
import { openTestPlatform, TEST_SECRET, type TestPlatform } from '../../support/test-platform.ts'

let world: TestPlatform
let game: GameProcess
const dataDir = mkdtempSync(path.join(tmpdir(), 'donjon-secret-'))

beforeAll(async () => {
  world = await openTestPlatform({ clock: systemClock })
  writeFileSync(path.join(dataDir, 'secret'), TEST_SECRET)
  game = await startGameProcess({
    DATABASE_URL: world.platform.database.url,
    DATA_DIR: dataDir,
    PORT: String(await freePort()),
    WORLD_NEIGHBOURS: '0',
    WORKERS: '2',
  })
})
afterAll(async () => {
  await game.stop()
  await world.close()
  rmSync(dataDir, { recursive: true })
})

it('a replaced worker keeps the secret of the start, though another one has been stored meanwhile', async () => {
  const { cookie } = await openTestSession(world.platform, (await buildPlayer()).id)
  storeSecrets(dataDir, ['x'.repeat(64)])
  const killed = await workersOf(game.pid)
  expect(killed).toHaveLength(2)
  for (const pid of killed) process.kill(pid, 'SIGKILL')

  const ask = async () => {
    const headers = { cookie, connection: 'close' }
    // A connection that was handed to a process while it died is never answered.
    const signal = AbortSignal.timeout(10_000)
    const answer = await fetch(`${game.url}/api/player-sessions`, { headers, signal }).catch(() => undefined)
    return answer?.status
  }
  const askMany = async () => {
    const statuses: unknown[] = []
    for (let call = 0; call < 10; call += 1) statuses.push(await ask())
    return [...new Set(statuses)]
  }
  await expect.poll(askMany, { timeout: 180_000 }).toEqual([200])
})
