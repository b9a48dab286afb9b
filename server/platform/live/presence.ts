import { randomUUID } from 'node:crypto'
import { withPlatform } from '../ambient.ts'
import type { Platform } from '../platform.ts'
import { stillOpen } from '../sessions/sessions.ts'
import { sql, sqlOne } from '../sql.ts'
import type { LiveIo } from './live-server.ts'
import { presences } from './models.ts'

export type Presence = {
  /** Players with an open live connection, on all processes; those elsewhere as of a few seconds ago. */
  count(): number
  stop(): Promise<void>
}

const beatMilliseconds = 5000

/** Small changes of a large number are not worth a fetch by everybody. */
function isWorthTelling(before: number, after: number): boolean {
  return Math.abs(after - before) >= Math.max(1, Math.floor(before / 50))
}

/**
 * Every five seconds: notes which players this process has, reads what the others noted, tells its own tabs if the
 * sum has changed, and cuts connections whose session has ended meanwhile (by its time, or the event was lost).
 */
export function startPresence(io: LiveIo, platform: Platform): Presence {
  const processId = randomUUID()
  let elsewhere = 0
  let told = 0
  const here = () => new Set([...io.of('/').sockets.values()].map((socket) => socket.data.playerId))
  const count = () => elsewhere + here().size

  const noteAndRead = async () => {
    const ids = [...here()]
    // The machine's own time: presence has nothing to do with the game's clock.
    await sql`
      INSERT INTO presence (process_id, player_ids, updated_at) VALUES (${processId}, ${ids}::bigint[], now())
      ON CONFLICT (process_id) DO UPDATE SET player_ids = excluded.player_ids, updated_at = excluded.updated_at`
    await sql`DELETE FROM presence WHERE updated_at < now() - interval '1 minute'`
    const others = await sqlOne<{ count: number }>`
      SELECT count(*) FROM (
        SELECT unnest(player_ids) FROM presence
        WHERE process_id <> ${processId} AND updated_at > now() - interval '20 seconds'
        EXCEPT SELECT unnest(${ids}::bigint[])
      ) AS elsewhere`
    elsewhere = others.count
  }

  const cutEnded = async () => {
    const sockets = [...io.of('/').sockets.values()]
    if (sockets.length === 0) return
    const ids = [...new Set(sockets.map((socket) => socket.data.sessionId))]
    const open = await stillOpen(ids)
    for (const socket of sockets) if (!open.has(socket.data.sessionId)) socket.disconnect(true)
  }

  const beat = async () => {
    await noteAndRead()
    await cutEnded()
    const sum = count()
    if (!isWorthTelling(told, sum)) return
    told = sum
    io.local.emit('needFetchGameData', { channels: ['online'] })
  }

  let running: Promise<void> = Promise.resolve()
  let isRunning = false
  const run = () => {
    // While the database is slow, beats do not pile up.
    if (isRunning) return
    isRunning = true
    running = withPlatform(platform, beat)
      .catch((error: unknown) => platform.log.warn({ err: error }, 'presence was not noted'))
      .finally(() => {
        isRunning = false
      })
  }
  const timer = setInterval(run, beatMilliseconds)
  timer.unref()
  run()
  return {
    count,
    stop: async () => {
      clearInterval(timer)
      await running
      await withPlatform(platform, () => presences().destroy({ where: { processId } })).catch(() => undefined)
    },
  }
}
