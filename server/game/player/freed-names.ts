import { nameSkeleton } from '#rules/core/name-skeleton.ts'
import { nameReservedUntil } from '#rules/settings/rename.ts'
import { now } from '../../platform/clock.ts'
import { keyedHash, keyFor, keysFor } from '../../platform/keys.ts'
import { sql } from '../../platform/sql.ts'

type FreedName = { readonly name: string; readonly reservedUntil: Date }

/**
 * Reserves the name of a player who is being deleted, and the former names that still wait, so that nobody is taken for the deleted player. The
 * table keeps keyed hashes, neither the names nor the player. Call it before the names are erased.
 */
export async function reserveFreedNames(playerId: number): Promise<void> {
  const reservedUntil = new Date(nameReservedUntil(now().getTime()))
  const names = await sql<FreedName>`
    SELECT name, ${reservedUntil}::timestamptz AS reserved_until FROM player WHERE id = ${playerId}
    UNION ALL SELECT name, reserved_until FROM player_name WHERE player_id = ${playerId} AND reserved_until > ${now()}`
  const key = keyFor('freedName')
  for (const { name, reservedUntil: until } of names) {
    await sql`
      INSERT INTO freed_name (look_hash, reserved_until) VALUES (${keyedHash(key, nameSkeleton(name))}, ${until})
      ON CONFLICT (look_hash) DO UPDATE SET reserved_until = greatest(freed_name.reserved_until, excluded.reserved_until)`
  }
}

/** Those of these looks that a castle had that was deleted less than 90 days ago. */
export async function readFreedLooks(looks: readonly string[]): Promise<ReadonlySet<string>> {
  const lookOf = new Map(
    keysFor('freedName').flatMap((key) =>
      looks.map((look) => [keyedHash(key, look).toString('hex'), look] as const),
    ),
  )
  const found = await sql<{ hash: string }>`
    SELECT encode(look_hash, 'hex') AS hash FROM freed_name
    WHERE look_hash IN (SELECT decode(hash, 'hex') FROM unnest(${[...lookOf.keys()]}::text[]) AS hash)
      AND reserved_until > ${now()}`
  return new Set(found.flatMap(({ hash }) => lookOf.get(hash) ?? []))
}

/** Removes names that wait no longer. */
export async function purgeFreedNames(instant: Date, limit: number): Promise<number> {
  const removed = await sql`
    DELETE FROM freed_name WHERE look_hash IN (
      SELECT look_hash FROM freed_name WHERE reserved_until < ${instant} ORDER BY reserved_until LIMIT ${limit}
    ) RETURNING look_hash`
  return removed.length
}
