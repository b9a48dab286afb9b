import { once } from 'node:events'
import { createServer } from 'node:net'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { heardLog } from '../../support/heard-log.ts'
import { canReplicate } from '../../support/replica.ts'
import {
  metricOf,
  notesAbout,
  POLL,
  type ReplicatedGame,
  readsAtStandby,
  send,
  startReadingAt,
  startReplicatedGame,
} from '../../support/replicated-game.ts'

let game: ReplicatedGame
beforeAll(async () => {
  if (canReplicate) game = await startReplicatedGame()
})
afterAll(() => game?.close())

/** What somebody reads who has written nothing. No call may fail. */
async function notesForOthers(): Promise<string[]> {
  return notesAbout(game.adminId, await game.newBrowser())
}

/** Reads until the standby is left alone. */
async function untilLeftAlone(): Promise<void> {
  const isAway = async () => {
    await notesForOthers()
    return metricOf(game.here, 'donjon_replica_away')
  }
  await expect.poll(isAway, POLL).toBe(1)
}

/** An address that takes connections and never answers. */
async function openSilence() {
  const silence = createServer((socket) => socket.on('error', () => undefined))
  silence.listen(0, '127.0.0.1')
  await once(silence, 'listening')
  const address = silence.address()
  const url = new URL(game.replica.primaryUrl)
  url.port = String(typeof address === 'object' ? address?.port : '')
  return { url: url.href, close: () => silence.close() }
}

function openPrimary() {
  return { url: game.replica.primaryUrl, close: () => undefined }
}

describe.skipIf(!canReplicate)(
  'the primary answers instead of a standby (copies a database by cp -a)',
  () => {
    it('that is far behind, until it has caught up', async () => {
      await game.untilUsed()
      await game.whilePaused(async () => {
        const note = { playerId: game.adminId, text: 'Вдали' }
        await send(await game.newBrowser(), '/admin/player-notes', note)
        await expect.poll(notesForOthers, POLL).toContain(note.text)
        expect(await metricOf(game.here, 'donjon_replica_away')).toBe(1)
      })
      await game.untilUsed()
      expect(await metricOf(game.here, 'donjon_replica_away')).toBe(0)
      expect(game.log.said()).toContain('more than five seconds behind')
      expect(game.log.said()).toContain('standbys are used again')
    })

    it('that stops in the midst of reads, until it is back', async () => {
      await game.untilUsed()
      const reads = Promise.all(Array.from({ length: 60 }, notesForOthers))
      await game.replica.stopStandby()
      await reads
      await untilLeftAlone()
      await game.replica.startStandby()
      await game.untilUsed()
    })

    it('that ends the connection of a read', async () => {
      await game.untilUsed()
      const locking = new pg.Client({ connectionString: game.replica.primaryUrl })
      await locking.connect()
      await locking.query('BEGIN')
      await locking.query('LOCK TABLE player_note IN ACCESS EXCLUSIVE MODE')
      await locking.query('SELECT pg_switch_wal()')
      const atStandby = (statement: string) => expect.poll(() => game.replica.atStandby(statement), POLL)
      await atStandby(`SELECT FROM pg_locks WHERE relation = 'player_note'::regclass`).toHaveLength(1)
      const reading = notesForOthers()
      await atStandby(
        `SELECT pg_terminate_backend(pid) AS ended FROM pg_stat_activity WHERE wait_event_type = 'Lock'`,
      ).toEqual([{ ended: true }])
      await locking.query('ROLLBACK')
      await locking.end()
      await reading
      await game.untilUsed()
    })

    it.skipIf(process.platform !== 'linux')('that is frozen', async () => {
      await game.untilUsed()
      const frozen = await game.replica.atStandby<{ pid: number }>(
        `SELECT pid FROM pg_stat_activity WHERE application_name = 'donjon reads'`,
      )
      for (const { pid } of frozen) process.kill(pid, 'SIGSTOP')
      await untilLeftAlone()
      for (const { pid } of frozen) process.kill(pid, 'SIGCONT')
      await game.untilUsed()
    })

    it.each([
      ['leads to a primary', openPrimary, 'does not lead to a standby'],
      ['takes connections and says nothing', openSilence, 'is away or refuses'],
    ] as const)('if the address %s', async (_, open, said) => {
      const place = await open()
      const heard = heardLog()
      const server = await startReadingAt(place.url, game.replica, heard)
      const reader = await server.browserOf(game.adminId)
      const log = async () => {
        await notesAbout(game.adminId, reader)
        return heard.said()
      }
      await expect.poll(log, POLL).toContain(said)
      expect(await readsAtStandby(server)).toBe(0)
      await server.close()
      place.close()
    })
  },
)
