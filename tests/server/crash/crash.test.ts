import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { campaignSize } from '../../support/campaign.ts'
import {
  type Caller,
  isDone,
  isOpen,
  type SentCommand,
  sendCommand,
  startLoad,
} from '../../support/command-load.ts'
import { expectEachOnce } from '../../support/each-once.ts'
import { endDatabase, faultSettings, makeDataDir, onDatabaseOf } from '../../support/faulted-game.ts'
import { embeddedDatabaseOf, type GameProcess, startGameProcess } from '../../support/game-process.ts'
import { settleCallers } from '../../support/settle-callers.ts'

let dataDir: string
let env: Record<string, string>
let server: GameProcess | undefined

beforeAll(async () => {
  dataDir = await makeDataDir()
  env = { ...(await faultSettings(dataDir)), WORKERS: '2' }
})
afterAll(async () => {
  await server?.stop()
  await endDatabase(dataDir)
  await rm(dataDir, { recursive: true, force: true })
})

function onDatabase<T>(work: () => Promise<T>): Promise<T> {
  return onDatabaseOf(env, work)
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
  // A server whose database dies answers 5xx: the command may have been carried out all the same.
  const lost = sent.filter(isOpen)
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

  const done = [...answered, ...lost]
  const missions = await expectEachOnce(onDatabase, done)
  expect(missions).toBeGreaterThan(10)
  console.log(
    `${done.length} commands carried out, ${lost.length} of them undecided at first, ${missions} missions`,
  )
})
