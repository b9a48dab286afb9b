import { expect } from 'vitest'
import { sql } from '#server/platform/sql.ts'
import { buildPlayer } from './build-player.ts'
import { type HeardLog, heardLog } from './heard-log.ts'
import { ALL_PAGES_OPEN } from './open-game.ts'
import { type Replica, startReplica } from './replica.ts'
import { giveSecondFactor } from './second-factor.ts'
import { startTestServer, type TestClient, type TestServer } from './server.ts'

/** What reads. */
export type Reader = Pick<TestClient, 'fetch'>

/** Two processes of one game with a standby, and an administrator. */
export type ReplicatedGame = {
  readonly replica: Replica
  readonly here: TestServer
  readonly there: TestServer
  /** Of both processes. */
  readonly log: HeardLog
  readonly adminId: number
  /** A browser of the administrator that has written nothing yet, at the first process. */
  newBrowser(): Promise<TestClient>
  /** Waits until both processes read at the standby. */
  untilUsed(): Promise<void>
  /** Runs `work` while nothing new arrives at the standby. */
  whilePaused(work: () => Promise<void>): Promise<void>
  close(): Promise<void>
}

/** A few calls a second, not twenty. */
export const POLL = { timeout: 60_000, interval: 300 }

/** Another process of the game. */
export function startReadingAt(
  readUrl: string,
  { primaryUrl }: Pick<Replica, 'primaryUrl'>,
  { log }: HeardLog,
) {
  const env = { DATABASE_READ_URL: readUrl }
  // No read is refused because many come at once.
  const admission = { waitMs: 60_000, ownWaitMs: 60_000, waitingOfSessionMax: 100 }
  return startTestServer({ databaseUrl: primaryUrl, log, env, admission })
}

/** What a gauge or counter of the server says. */
export async function metricOf({ url }: TestServer, name: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text()
  return Number(new RegExp(`^${name} (\\d+)`, 'm').exec(text)?.[1] ?? Number.NaN)
}

export function readsAtStandby(server: TestServer): Promise<number> {
  return metricOf(server, 'donjon_reads_on_replica_total')
}

export async function readJson(reader: Reader, path: string) {
  const response = await reader.fetch(`/api${path}`)
  expect(response.status, path).toBe(200)
  return response.json()
}

/** The same browser at another process. */
export function sameAt(client: TestClient, { url }: TestServer): Reader {
  return { fetch: (path) => fetch(`${url}${path}`, { headers: { cookie: client.cookies() } }) }
}

export async function send(client: TestClient, path: string, body: unknown, method = 'POST') {
  const headers = { 'Content-Type': 'application/json' }
  const response = await client.fetch(`/api${path}`, { method, headers, body: JSON.stringify(body) })
  const answer = await response.json()
  expect(response.status, JSON.stringify(answer)).toBe(200)
  return answer
}

/** A list of the console, of this player. */
export function listOf(playerId: number, path: string): string {
  return `${path}?filter=${encodeURIComponent(JSON.stringify({ playerId }))}`
}

/** What administrators have noted about the player. */
export async function notesAbout(playerId: number, reader: Reader): Promise<string[]> {
  const notes = await readJson(reader, listOf(playerId, '/admin/player-notes'))
  return notes.map(({ text }: { text: string }) => text)
}

async function settleAdministrator(): Promise<number> {
  const { id } = await buildPlayer({ roles: ['PLAYER', 'SUPER_ADMIN'] })
  await giveSecondFactor(id)
  await sql`
    INSERT INTO tutorial_step (player_id, step_key, kind, progress, status, completed_at)
    SELECT ${id}, key, 'BANNER', 1, 'COMPLETED', now() FROM unnest(${[...ALL_PAGES_OPEN, 'guildsOpenBanner']}::text[]) AS key`
  return id
}

async function isUsedBy(server: TestServer, reader: Reader): Promise<boolean> {
  const before = await readsAtStandby(server)
  await readJson(reader, '/admin/audit-entries')
  return (await readsAtStandby(server)) > before
}

export async function startReplicatedGame(): Promise<ReplicatedGame> {
  const replica = await startReplica()
  const log = heardLog()
  const here = await startReadingAt(replica.standbyUrl, replica, log)
  const there = await startReadingAt(replica.standbyUrl, replica, log)
  const adminId = await here.on(settleAdministrator)
  return {
    replica,
    here,
    there,
    log,
    adminId,
    newBrowser: () => here.browserOf(adminId),
    untilUsed: async () => {
      for (const server of [here, there]) {
        const reader = await server.browserOf(adminId)
        await expect.poll(() => isUsedBy(server, reader), POLL).toBe(true)
      }
    },
    whilePaused: async (work) => {
      await replica.untilCaughtUp()
      await replica.atStandby('SELECT pg_wal_replay_pause()')
      try {
        await work()
      } finally {
        await replica.atStandby('SELECT pg_wal_replay_resume()')
      }
    },
    close: async () => {
      await here.close()
      await there.close()
      await replica.stop()
    },
  }
}
