import { randomUUID } from 'node:crypto'
import { withPlatform } from '../ambient.ts'
import type { Platform } from '../platform.ts'
import { sql, sqlMaybe } from '../sql.ts'
import type { LiveIo } from './live-server.ts'

export interface Presence {
  /** Players with an open live connection, on all processes; those elsewhere as of a few seconds ago. */
  count(): number
  stop(): Promise<void>
}

const beatMilliseconds = 5000

/** Small changes of a large number are not worth a fetch by everybody. */
const isWorthTelling = (before: number, after: number): boolean =>
  Math.abs(after - before) >= Math.max(1, Math.floor(before / 50))

/**
 * Every five seconds: notes how many players this process has, reads what the others noted, tells its own tabs if the
 * sum has changed, and cuts connections whose session has ended meanwhile (an event may have been lost).
 */
export const startPresence = (io: LiveIo, platform: Platform): Presence => {
  const processId = randomUUID()
  let elsewhere = 0
  let told = 0
  const here = () => new Set([...io.of('/').sockets.values()].map((socket) => socket.data.playerId)).size
  const count = () => elsewhere + here()

  const noteAndRead = async () => {
    // The machine's own time: presence has nothing to do with the game's clock.
    await sql`
      INSERT INTO presence (process_id, count, updated_at) VALUES (${processId}, ${here()}, now())
      ON CONFLICT (process_id) DO UPDATE SET count = excluded.count, updated_at = excluded.updated_at`
    await sql`DELETE FROM presence WHERE updated_at < now() - interval '1 minute'`
    const others = await sqlMaybe<{ sum: number | null }>`
      SELECT sum(count)::int AS sum FROM presence
      WHERE process_id <> ${processId} AND updated_at > now() - interval '20 seconds'`
    elsewhere = others?.sum ?? 0
  }

  const cutEnded = async () => {
    const sockets = [...io.of('/').sockets.values()]
    if (sockets.length === 0) return
    const ids = [...new Set(sockets.map((socket) => socket.data.sessionId))]
    const open = await sql<{ id: string }>`
      SELECT id FROM session WHERE id = ANY(${ids}::uuid[]) AND closed_at IS NULL`
    const stillOpen = new Set(open.map((session) => session.id))
    for (const socket of sockets) if (!stillOpen.has(socket.data.sessionId)) socket.disconnect(true)
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
  const run = () => {
    running = withPlatform(platform, beat).catch((error: unknown) =>
      platform.log.warn({ err: error }, 'presence was not noted'),
    )
  }
  const timer = setInterval(run, beatMilliseconds)
  timer.unref()
  run()
  return {
    count,
    stop: async () => {
      clearInterval(timer)
      await running
      await withPlatform(platform, () => sql`DELETE FROM presence WHERE process_id = ${processId}`).catch(
        () => undefined,
      )
    },
  }
}
