import { setTimeout as delay } from 'node:timers/promises'
import { createAbsenceNotes } from '../bus/note-absence.ts'
import { isDatabaseAway } from '../database/database-errors.ts'
import type { Log } from '../log.ts'

type Message = {
  readonly channel: string
  readonly payload: string
  /** Undefined: for all processes. */
  readonly playerId: string | undefined
  readonly since: number
}

export type Notifier = {
  /** Returns at once. */
  notify(channel: string, payload: string): void
  /** Sends what waits, once more if need be. */
  close(): Promise<void>
}

const BATCH_MAX = 500
const RETRY_MS = 1000
/** A message that could not be sent so long (ms) is given up: one that the database refuses must not hold up the others. */
const GIVEN_UP_MS = 60_000

const NOTES = {
  away: 'live events were not delivered to other processes and wait',
  back: 'live events are delivered to other processes again',
}

/** The only player that the adapter's message is for. */
function playerOf(payload: string): string | undefined {
  return /"rooms":\["player:(\d+)"\]/.exec(payload)?.[1]
}

/**
 * A process writes the player into its row of `presence` before it admits a tab, and the tab then fetches what it shows. So if this
 * statement, which begins after the commit that it tells of, does not see the player, the fetch of a later tab sees the commit.
 */
const NOTIFY = `
  SELECT pg_notify(event.channel, event.payload)
  FROM unnest($1::text[], $2::text[], $3::bigint[]) WITH ORDINALITY AS event (channel, payload, player_id, place)
  WHERE event.player_id IS NULL OR event.player_id IN (
    SELECT there.id FROM presence, unnest(presence.player_ids) AS there (id)
    WHERE presence.process_id <> $4 AND there.id = ANY ($3::bigint[])
  )
  ORDER BY event.place`

/**
 * Sends the adapter's messages in their order, one statement at a time with all that wait. Of a player without a tab elsewhere
 * nothing is sent: each NOTIFY wakes the listeners of all processes.
 */
export function createNotifier(
  query: (text: string, values: unknown[]) => Promise<unknown>,
  processId: string,
  log: Log,
): Notifier {
  const notes = createAbsenceNotes(log, NOTES)
  let waiting: Message[] = []
  let isClosed = false
  let running: Promise<void> | undefined

  const send = async (batch: readonly Message[]) => {
    const of = <Value>(read: (message: Message) => Value) => batch.map(read)
    await query(NOTIFY, [
      of(({ channel }) => channel),
      of(({ payload }) => payload),
      of(({ playerId }) => playerId ?? null),
      processId,
    ])
  }
  const sendOneByOne = async (batch: readonly Message[]) => {
    for (const message of batch) await send([message]).catch(notes.away)
  }
  const run = async () => {
    while (waiting.length > 0) {
      const batch = waiting.slice(0, BATCH_MAX)
      waiting = waiting.slice(BATCH_MAX)
      try {
        await send(batch)
        notes.back()
      } catch (error) {
        if (batch.length > 1 && !isDatabaseAway(error)) {
          // PostgreSQL refused one of them: the others are sent by themselves.
          await sendOneByOne(batch)
          continue
        }
        notes.away(error)
        if (isClosed) return
        const oldest = performance.now() - GIVEN_UP_MS
        waiting = [...batch, ...waiting].filter(({ since }) => since > oldest)
        await delay(RETRY_MS, undefined, { ref: false })
      }
    }
  }
  const start = () => {
    running ??= run().finally(() => {
      running = undefined
    })
  }
  return {
    notify: (channel, payload) => {
      waiting.push({ channel, payload, playerId: playerOf(payload), since: performance.now() })
      start()
    },
    close: async () => {
      isClosed = true
      await running
    },
  }
}
