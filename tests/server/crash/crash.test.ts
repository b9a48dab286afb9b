import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { dataFaults } from '../../../server/domains/invariants.ts'
import { withPlatform } from '../../../server/platform/ambient.ts'
import { loadConfig } from '../../../server/platform/config.ts'
import { freePort } from '../../../server/platform/database/embedded/postmaster.ts'
import { createPlatform } from '../../../server/platform/platform.ts'
import { sql } from '../../../server/platform/sql.ts'
import { campaignSize } from '../../support/campaign.ts'
import {
  type Caller,
  isDone,
  missionPath,
  type SentCommand,
  sendCommand,
  startLoad,
} from '../../support/command-load.ts'
import { embeddedDatabaseOf, type GameProcess, startGameProcess } from '../../support/game-process.ts'
import { settleCallers } from '../../support/settle-callers.ts'
import { silentLog } from '../../support/silent-log.ts'
import { TEST_SECRET } from '../../support/test-platform.ts'

let dataDir: string
let env: Record<string, string>
let server: GameProcess | undefined

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'donjon-crash-'))
  await chmod(dataDir, 0o755)
  env = {
    DATA_DIR: dataDir,
    PORT: String(await freePort()),
    WORKERS: '2',
    SECRET: TEST_SECRET,
    // A mission of ten seconds ends after half a second.
    GAME_SPEED: '20',
    RATE_LIMIT_FACTOR: '1000',
    WORLD_NEIGHBOURS: '0',
  }
})
afterAll(async () => {
  await server?.stop()
  const database = await embeddedDatabaseOf(dataDir)
  if (database) process.kill(database.pid, 'SIGQUIT')
  await vi.waitFor(async () => expect(await embeddedDatabaseOf(dataDir)).toBeUndefined(), { timeout: 60_000 })
  await rm(dataDir, { recursive: true, force: true })
})

/** Runs `work` on the server's database, as a second process of the game. */
async function onDatabase<T>(work: () => Promise<T>): Promise<T> {
  const database = await embeddedDatabaseOf(dataDir)
  const config = loadConfig({ NODE_ENV: 'test', ...env, LOG_LEVEL: 'silent' })
  const platform = createPlatform(config, { databaseUrl: database?.url ?? '', log: silentLog })
  try {
    return await withPlatform(platform, work)
  } finally {
    await platform.close()
  }
}

/** Kills the server while it works, in some rounds its database as well, and returns what was sent. */
async function crashUnderLoad(callers: readonly Caller[], withDatabase: boolean): Promise<SentCommand[]> {
  const running = await startGameProcess(env)
  server = running
  const load = startLoad(running.url, callers)
  await expect.poll(() => load.sent.filter(isDone).length).toBeGreaterThan(100)
  if (withDatabase) {
    const database = await embeddedDatabaseOf(dataDir)
    if (database) process.kill(database.pid, 'SIGQUIT')
  }
  await running.kill()
  await load.stop()
  return [...load.sent]
}

/** Repeats the command with its key until it succeeds. A running mission has to end first. */
async function sendUntilDone(url: string, command: SentCommand): Promise<void> {
  await expect
    .poll(
      async () => {
        if (command.answer?.status !== 200) command.answer = await sendCommand(url, command)
        return command.answer.status
      },
      { interval: 100 },
    )
    .toBe(200)
}

function openRuns() {
  return onDatabase(() => sql`SELECT id FROM mission_run WHERE finished_at IS NULL`)
}

it('keeps every answered command exactly once when server and database are killed', async () => {
  server = await startGameProcess(env)
  const callers = await onDatabase(() => settleCallers(12))
  await server.stop()

  // Whether the database is killed too. A second round starts with what the first one left.
  const rounds = campaignSize({
    small: [false, true],
    full: [false, true, false, true, true, false, true, false],
  })
  const sent: SentCommand[] = []
  for (const withDatabase of rounds) sent.push(...(await crashUnderLoad(callers, withDatabase)))
  const answered = sent.filter(isDone)
  const lost = sent.filter((command) => command.answer === undefined)
  expect(lost.length).toBeGreaterThan(0)

  server = await startGameProcess(env)
  const { url } = server
  for (const command of answered) {
    const again = await sendCommand(url, command)
    expect([again.status, again.text]).toEqual([200, command.answer?.text])
  }
  await Promise.all(
    callers.map(async ({ playerId }) => {
      for (const command of lost) if (command.playerId === playerId) await sendUntilDone(url, command)
    }),
  )

  await expect.poll(openRuns, { interval: 300 }).toEqual([])
  const done = [...answered, ...lost]
  const missions = done.filter((command) => command.path === missionPath).length
  const counts = await onDatabase(
    () => sql`
      SELECT (SELECT count(*) FROM idempotency) AS commands,
        (SELECT count(*) FROM mission_run) AS runs,
        (SELECT count(*) FROM fight) AS fights,
        (SELECT count(*) FROM fight_log) AS reports,
        (SELECT count(*) FROM notification WHERE type = 'MISSION_COMPLETED') AS notifications,
        (SELECT sum(missions_won + missions_lost + missions_drawn) FROM player) AS counted,
        (SELECT count(*) FROM timer WHERE kind = 'missionEnd') AS timers,
        (SELECT count(*) FROM money_entry WHERE source = 'ARMY') AS purchases,
        (SELECT count(*) FROM (SELECT FROM money_entry WHERE source = 'MISSION'
          GROUP BY reference, currency HAVING count(*) > 1) AS twice) AS paid_twice`,
  )
  expect(counts).toEqual([
    {
      commands: done.length,
      runs: missions,
      fights: missions,
      reports: missions,
      notifications: missions,
      counted: missions,
      timers: 0,
      purchases: done.length - missions,
      paidTwice: 0,
    },
  ])
  expect(missions).toBeGreaterThan(10)
  expect(await onDatabase(dataFaults)).toEqual([])
  console.log(
    `${done.length} commands carried out, ${lost.length} of them unanswered at first, ${missions} missions`,
  )
})
