import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import pg from 'pg'
import { io, type Socket } from 'socket.io-client'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { withPlatform } from '#server/platform/ambient.ts'
import { applyMigration } from '#server/platform/database/apply-migration.ts'
import { freePort } from '#server/platform/database/embedded/postmaster.ts'
import { createPlatform, type Platform } from '#server/platform/platform.ts'
import { sql } from '#server/platform/sql.ts'
import {
  type Caller,
  isDone,
  type Load,
  type SentCommand,
  sendCommand,
  startLoad,
} from '../support/command-load.ts'
import { expectEachOnce } from '../support/each-once.ts'
import { type GameProcess, startGameProcess } from '../support/game-process.ts'
import { findLastRelease, unpackRelease } from '../support/last-release.ts'
import { channelsHeard } from '../support/live-tabs.ts'
import { makeScratchFolder } from '../support/scratch-folder.ts'
import { settleCallers } from '../support/settle-callers.ts'
import { silentLog } from '../support/silent-log.ts'
import { createEmptyDatabase, type TestDatabase } from '../support/test-database.ts'
import { TEST_SECRET, testConfig } from '../support/test-platform.ts'

const release = await findLastRelease()
if (release === undefined) console.log('skipped: the last release is not in the history of this folder')

/** A machine of the game, as the proxy in front of all knows it. */
type Machine = GameProcess & { readonly address: string }

let folder: string
let oldMain: string
let database: TestDatabase
let world: Platform
let machines: Machine[]
/** Where the proxy sends calls, one after the other. */
let open: Machine[]
let tabs: Socket[]

beforeAll(async () => {
  folder = await makeScratchFolder('donjon-release-')
  if (release !== undefined) oldMain = await unpackRelease(release, folder)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

beforeEach(async () => {
  database = await createEmptyDatabase()
  world = createPlatform(testConfig(), { databaseUrl: database.url, log: silentLog })
  machines = []
  open = []
  tabs = []
})
afterEach(async () => {
  for (const tab of tabs) tab.disconnect()
  await Promise.all(machines.map((machine) => machine.stop()))
  await world.close()
  await database.drop()
})

function onDatabase<T>(work: () => Promise<T>): Promise<T> {
  return withPlatform(world, work)
}

/** Starts a machine, which gets calls from now on. Missions of ten seconds end after half a second. */
async function startMachine(main?: string): Promise<Machine> {
  const port = String(await freePort())
  const env = {
    DATABASE_URL: database.url,
    DATA_DIR: folder,
    PORT: port,
    SECRET: TEST_SECRET,
    GAME_SPEED: '20',
    RATE_LIMIT_FACTOR: '1000',
    WORLD_NEIGHBOURS: '0',
  }
  const machine = { ...(await startGameProcess(env, undefined, main)), address: `http://localhost:${port}` }
  machines.push(machine)
  open.push(machine)
  return machine
}

function close(machine: Machine): void {
  open = open.filter((one) => one !== machine)
}

let turn = 0

function nextAddress(): string {
  turn += 1
  return open[turn % open.length]?.address ?? ''
}

/** Waits until every player has got some more commands done. */
async function everybodyDoes(load: Load, callers: readonly Caller[], more = 4): Promise<void> {
  const doneBy = ({ playerId }: Caller) =>
    load.sent.filter((command) => command.playerId === playerId && isDone(command)).length
  const before = callers.map(doneBy)
  await expect
    .poll(() => callers.filter((caller, index) => doneBy(caller) < (before[index] ?? 0) + more), {
      timeout: 120_000,
    })
    .toEqual([])
}

/** Opens a tab of the player at one machine, and buys at the other until the tab hears of it. Resolves to what was bought. */
async function hearAcross(tabAt: Machine, callAt: Machine, caller: Caller): Promise<SentCommand[]> {
  const tab = io(tabAt.address, {
    path: '/api/socket/app',
    transports: ['websocket'],
    forceNew: true,
    extraHeaders: { cookie: caller.cookie },
    auth: { clientId: randomUUID() },
  })
  tabs.push(tab)
  const heard = channelsHeard(tab)
  await expect.poll(() => tab.connected).toBe(true)
  const bought: SentCommand[] = []
  // What happens in the first seconds of a tab may pass it by (docs/decisions/0054-events-through-redis.md).
  const buy = async () => {
    const body = JSON.stringify({ group: 'squires', amount: 1 })
    const command = { ...caller, path: '/api/player-army/buy', key: randomUUID(), body, failures: [] }
    bought.push({ ...command, answer: await sendCommand(callAt.address, command) })
    return heard
  }
  await expect.poll(buy, { interval: 1000 }).toContain('army')
  return bought
}

/** Lines of the log that tell of an error. */
function errorsOf(machine: Machine): string[] {
  return machine
    .said()
    .split('\n')
    .filter((line) => /"level":[56]0/.test(line))
}

function failuresOf(load: Load): number[] {
  return load.sent.flatMap(({ failures }) => failures)
}

/** Fails if a command was lost or done twice, if the data does not add up, or if a timer stands still. */
async function expectWhole(load: Load, bought: readonly SentCommand[] = []): Promise<void> {
  const done = [...load.sent, ...bought].filter(isDone)
  // The only refusal by the rules: the army is away.
  const refused = load.sent.filter((command) => !isDone(command)).map(({ answer }) => answer?.text)
  expect(refused.filter((text) => !text?.includes('"missionUnderway"'))).toEqual([])
  expect(await expectEachOnce(onDatabase, done)).toBeGreaterThan(10)
  expect(await onDatabase(() => sql`SELECT kind, last_error FROM timer WHERE attempts > 0`)).toEqual([])
  const overdue = () =>
    onDatabase(() => sql`SELECT kind FROM timer WHERE run_at < now() - interval '10 seconds'`)
  await expect.poll(overdue).toEqual([])
  expect(machines.flatMap(errorsOf)).toEqual([])
}

describe.skipIf(release === undefined)('beside the last release', () => {
  it('migrates under its load, and takes over when it is stopped', async () => {
    const old = await startMachine(oldMain)
    const callers = await onDatabase(() => settleCallers(12))
    const load = startLoad(nextAddress, callers, { insists: true })
    await everybodyDoes(load, callers)
    const present = await startMachine()
    await everybodyDoes(load, callers)
    const [watcher] = await onDatabase(() => settleCallers(1))
    if (!watcher) throw new Error('Nobody watches')
    const bought = [
      ...(await hearAcross(old, present, watcher)),
      ...(await hearAcross(present, old, watcher)),
    ]
    close(old)
    await old.stop()
    await everybodyDoes(load, callers)
    await load.stop()

    // A player may be told to wait, and nothing else.
    expect(failuresOf(load).filter((status) => status !== 503)).toEqual([])
    await expectWhole(load, bought)
  })

  it('loses and doubles nothing when the old machine is killed and a new one takes its place', async () => {
    const old = await startMachine(oldMain)
    const callers = await onDatabase(() => settleCallers(12))
    const load = startLoad(nextAddress, callers, { insists: true })
    await startMachine()
    await everybodyDoes(load, callers)
    await old.kill()
    // The proxy notices it while calls fail.
    await expect.poll(() => failuresOf(load).length).toBeGreaterThan(0)
    close(old)
    await startMachine()
    await everybodyDoes(load, callers)
    await load.stop()

    expect(failuresOf(load).filter((status) => status !== 503 && status !== 0)).toEqual([])
    await expectWhole(load)
  })
})

/** Migrates as a later version may: every table gets a column. */
async function addColumns(): Promise<void> {
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  const { rows } = await client.query<{ name: string }>(
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'migration'`,
  )
  for (const { name } of rows)
    await applyMigration(
      client,
      { name: `9999-${name}`, text: `ALTER TABLE ${name} ADD COLUMN added_later int` },
      silentLog,
    )
  await client.end()
}

it('goes on beside a later version, whose columns and timers it does not know', async () => {
  const first = await startMachine()
  const callers = await onDatabase(() => settleCallers(12))
  const load = startLoad(nextAddress, callers, { insists: true })
  await startMachine()
  const isAbout = callers[0]?.playerId ?? 0
  const setLater = (subjectId: number, playerId: number | null) => sql`
    INSERT INTO timer (kind, subject_id, player_id, run_at, due_at)
    VALUES ('ofLaterVersion', ${subjectId}, ${playerId}, now(), now())`
  await onDatabase(() => setLater(0, null))
  await onDatabase(() => setLater(isAbout, isAbout))
  await everybodyDoes(load, callers, 8)
  await addColumns()
  await everybodyDoes(load, callers)
  close(first)
  await first.stop()
  await everybodyDoes(load, callers)
  await load.stop()

  expect(failuresOf(load).filter((status) => status !== 503)).toEqual([])
  // As the later version would take them.
  const taken = await onDatabase(
    () => sql`DELETE FROM timer WHERE kind = 'ofLaterVersion' RETURNING attempts, last_error`,
  )
  expect(taken).toEqual([
    { attempts: 0, lastError: null },
    { attempts: 0, lastError: null },
  ])
  await expectWhole(load)
})
