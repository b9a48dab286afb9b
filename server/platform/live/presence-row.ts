import { withPlatform } from '../ambient.ts'
import type { Platform } from '../platform.ts'
import { sqlOne } from '../sql.ts'
import { presences } from './models.ts'

/** How long (ms) a tab that the server has let in may take to arrive. Longer than its handshake may last. */
const EXPECTED_MS = 20_000

export type PresenceRow = {
  /** Saves who is here or expected, by a statement that begins after the call. Calls that wait share one statement. */
  write(): Promise<void>
  /** Resolves when the row shows the player. */
  expect(playerId: number): Promise<void>
  /** A tab that was expected is here, and `present` gives its player. */
  arrived(playerId: number): void
  /** Removes the row. It is not written any more. */
  remove(): Promise<void>
}

export type PresenceRowOptions = {
  readonly platform: Platform
  readonly processId: string
  readonly present: () => Iterable<number>
  /** Called when the row was gone. */
  readonly onForgotten: () => void
}

/** The row of this process in `presence`. Other processes send it the events of the players in it. */
export function createPresenceRow({
  platform,
  processId,
  present,
  onForgotten,
}: PresenceRowOptions): PresenceRow {
  /** Until when (ms) each tab of a player may arrive. */
  const expected = new Map<number, readonly number[]>()
  /** As the row is now, and as it may be once the running statement ends. */
  let written = new Set<number>()
  let inWriting: Set<number> | undefined
  let isFirst = true
  let isRemoved = false
  let last: Promise<void> = Promise.resolve()
  let next: Promise<void> | undefined

  const setExpected = (playerId: number, untils: readonly number[]) => {
    if (untils.length > 0) expected.set(playerId, untils)
    else expected.delete(playerId)
  }
  const players = () => {
    for (const [playerId, untils] of expected)
      setExpected(
        playerId,
        untils.filter((until) => until > performance.now()),
      )
    return new Set([...present(), ...expected.keys()])
  }
  const save = async () => {
    next = undefined
    const ids = players()
    inWriting = ids
    try {
      // Real time: presence does not depend on the game clock.
      const { isNew } = await withPlatform(
        platform,
        () => sqlOne<{ isNew: boolean }>`
          INSERT INTO presence (process_id, player_ids, updated_at) VALUES (${processId}, ${[...ids]}::bigint[], now())
          ON CONFLICT (process_id) DO UPDATE SET player_ids = excluded.player_ids, updated_at = excluded.updated_at
          RETURNING xmax = 0 AS "isNew"`,
      )
      written = ids
      if (isNew && !isFirst) onForgotten()
      isFirst = false
    } catch (error) {
      // Whether it was saved is unknown.
      written = new Set([...written].filter((id) => ids.has(id)))
      throw error
    } finally {
      inWriting = undefined
    }
  }
  const write = () => {
    if (isRemoved) return last
    next ??= last.then(save)
    last = next.catch(() => undefined)
    return next
  }
  return {
    write,
    expect: async (playerId) => {
      setExpected(playerId, [...(expected.get(playerId) ?? []), performance.now() + EXPECTED_MS])
      if (!written.has(playerId) || inWriting?.has(playerId) === false) await write()
    },
    remove: async () => {
      isRemoved = true
      await last
      await withPlatform(platform, () => presences().destroy({ where: { processId } }))
    },
    arrived: (playerId) => setExpected(playerId, (expected.get(playerId) ?? []).slice(1)),
  }
}
