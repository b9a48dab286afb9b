import { withPlatform } from '../ambient.ts'
import type { Platform } from '../platform.ts'
import { stillOpen } from '../sessions/sessions.ts'
import { sqlOne } from '../sql.ts'
import { warnOfRetried } from '../summed-log.ts'
import { createCallers } from './callers.ts'
import { closeOwnTabs } from './close-tabs.ts'
import type { LiveIo } from './live-io.ts'
import { createPresenceRow } from './presence-row.ts'

export type Presence = {
  /**
   * Number of players with an open live connection or a page that goes on by calls, on all processes; those of other processes as of a
   * few seconds ago.
   */
  count(): number
  /** Notes that a player's page has asked by a call. A live connection of the player tells more. */
  noteCaller(playerId: number): void
  /** Resolves when the row of this process shows the player, who is about to have a tab here. */
  expectTab(playerId: number): Promise<void>
  stop(): Promise<void>
}

const BEAT_INTERVAL_MS = 5000

/** A small change of a large number is not worth a refetch by every tab. */
function isWorthSending(before: number, after: number): boolean {
  return Math.abs(after - before) >= Math.max(1, Math.floor(before / 50))
}

export type PresenceOptions = {
  readonly processId: string
  /** Called when others have removed the row of this process, after a minute without a beat: they sent it no events since. */
  readonly onForgotten: () => void
}

/**
 * Every five seconds: saves the players of this process, reads those of the others, notifies its tabs if the sum has
 * changed, and closes tabs whose session has ended (expired, or its close event was lost or is late).
 */
export function startPresence(
  io: LiveIo,
  platform: Platform,
  { processId, onForgotten }: PresenceOptions,
): Presence {
  let elsewhere = 0
  let lastSent = 0
  const callers = createCallers(() => platform.clock.now().getTime())
  const here = () =>
    new Set([...[...io.of('/').sockets.values()].map((socket) => socket.data.playerId), ...callers.present()])
  const count = () => elsewhere + here().size

  const row = createPresenceRow({ platform, processId, onForgotten, present: here })
  io.on('connection', ({ data: { playerId } }) => {
    callers.forget(playerId)
    row.arrived(playerId)
  })

  const noteAndRead = async () => {
    await row.write()
    const others = await sqlOne<{ count: number }>`
      WITH gone AS (
        DELETE FROM presence WHERE updated_at < now() - interval '1 minute' AND process_id <> ${processId}
      )
      SELECT count(*) FROM (
        SELECT unnest(player_ids) FROM presence
        WHERE process_id <> ${processId} AND updated_at > now() - interval '20 seconds'
        EXCEPT SELECT unnest(${[...here()]}::bigint[])
      ) AS elsewhere`
    elsewhere = others.count
  }

  const cutEnded = async () => {
    const ids = [...new Set([...io.of('/').sockets.values()].map((socket) => socket.data.sessionId))]
    if (ids.length === 0) return
    const open = await stillOpen(ids)
    // Told like any closed tab: this may come before the event of another process that has just closed the session.
    closeOwnTabs(
      io,
      ids.filter((id) => !open.has(id)),
    )
  }

  const beat = async () => {
    await noteAndRead()
    await cutEnded()
    const sum = count()
    if (!isWorthSending(lastSent, sum)) return
    lastSent = sum
    io.local.emit('needFetchGameData', { channels: ['online'] })
  }

  let running: Promise<void> = Promise.resolve()
  let isRunning = false
  const run = () => {
    // Runs do not pile up while the database is slow.
    if (isRunning) return
    isRunning = true
    running = withPlatform(platform, beat)
      .catch((error: unknown) => warnOfRetried(platform.log, 'presence was not saved', error))
      .finally(() => {
        isRunning = false
      })
  }
  const timer = setInterval(run, BEAT_INTERVAL_MS)
  timer.unref()
  run()
  return {
    count,
    noteCaller: (playerId) => {
      if (!io.of('/').adapter.rooms.has(`player:${playerId}`)) callers.note(playerId)
    },
    expectTab: row.expect,
    stop: async () => {
      clearInterval(timer)
      await running
      await row.remove().catch(() => undefined)
    },
  }
}
