import { nameSkeleton } from '#rules/core/name-skeleton.ts'
import { isReservedName } from '#rules/core/reserved-names.ts'
import { nameReservedUntil } from '#rules/settings/rename.ts'
import { now } from '../../platform/clock.ts'
import { newRowOf } from '../../platform/database/model-parts.ts'
import { conflict } from '../../platform/errors.ts'
import { sql, sqlOne, sqlSoon } from '../../platform/sql.ts'
import { readFreedLooks } from './freed-names.ts'
import { playerNames } from './models.ts'
import { nameKeyOf } from './name-key.ts'

export function nameTaken() {
  const message = 'Это имя уже занято'
  return conflict('nameTaken', message, { fields: [{ path: 'body.name', message }] })
}

/** Keeps the name that a locked player gives up. Nobody else may take it for a while. Not awaited. */
export function keepFormerName(playerId: number, name: string): void {
  const until = now()
  sqlSoon`
    INSERT INTO ${newRowOf(playerNames, {
      playerId,
      name,
      nameKey: nameKeyOf(name),
      until,
      reservedUntil: new Date(nameReservedUntil(until.getTime())),
    })}`
}

/**
 * 409 nameTaken if the name, or one that looks like it, waits for another player who has given it up, or was a deleted player's. Call it after the
 * name is written: the unique index lets one player have it, and then this sees who gave it up a moment ago.
 */
export async function refuseReservedName(playerId: number, name: string): Promise<void> {
  const look = nameSkeleton(name)
  const reserved = await sql<{ isOwn: boolean }>`
    SELECT player_id = ${playerId} AS is_own FROM player_name
    WHERE name_skeleton(name) = ${look} AND reserved_until > ${now()}`
  if (reserved.some(({ isOwn }) => !isOwn)) throw nameTaken()
  // Two names from before may look alike: one is a deleted player's, and the other one's owner keeps the look.
  if (reserved.length === 0 && (await readFreedLooks([look])).size > 0) throw nameTaken()
}

/** How often a player has changed the name, and when for the last time. */
export function readNameHistory(playerId: number): Promise<{ changes: number; changedAt: Date | null }> {
  return sqlOne`
    SELECT count(*)::int AS changes, max(until) AS changed_at FROM player_name WHERE player_id = ${playerId}`
}

/** Whether each of the names, or one that looks like it, is in use, reserved, or given up less than 90 days ago. */
export async function areNamesTaken(names: readonly string[]): Promise<readonly boolean[]> {
  const looks = names.map(nameSkeleton)
  const taken = await sql<{ look: string }>`
    SELECT look FROM player_look WHERE look = ANY(${looks}::text[])
    UNION SELECT name_skeleton(name) FROM player_name
      WHERE name_skeleton(name) = ANY(${looks}::text[]) AND reserved_until > ${now()}`
  const found = new Set([...taken.map(({ look }) => look), ...(await readFreedLooks(looks))])
  return names.map((name) => found.has(nameSkeleton(name)) || isReservedName(name))
}
