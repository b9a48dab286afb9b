import { conflict } from '../../platform/errors.ts'
import { sql, sqlSoon } from '../../platform/sql.ts'
import { nameKeyOf } from '../player/name-key.ts'

type Named = { readonly name: string; readonly tag: string }
type Holder = { readonly guildId: number } | { readonly foundingId: number }

function keysOf({ name, tag }: Named): [string, string] {
  return [`name:${nameKeyOf(name)}`, `tag:${nameKeyOf(tag)}`]
}

/** Reserves a name and a tag for a guild or a founding. 409 nameTaken, tagTaken. */
export async function claimNames(named: Named, holder: Holder): Promise<void> {
  const keys = keysOf(named)
  const guildId = 'guildId' in holder ? holder.guildId : null
  const foundingId = 'foundingId' in holder ? holder.foundingId : null
  // In this order for everybody, so that two claims never wait for each other.
  const claimed = await sql<{ key: string }>`
    INSERT INTO guild_claim (key, guild_id, founding_id)
    SELECT key, ${guildId}::bigint, ${foundingId}::bigint FROM unnest(${keys}::text[]) WITH ORDINALITY AS asked (key, place)
    ORDER BY place ON CONFLICT (key) DO NOTHING RETURNING key`
  const isClaimed = (key: string) => claimed.some((one) => one.key === key)
  if (!isClaimed(keys[0])) throw conflict('nameTaken', 'Гильдия с таким названием уже есть')
  if (!isClaimed(keys[1])) throw conflict('tagTaken', 'Такая метка уже занята')
}

/** Gives the names of a founding to the guild that it has founded. */
export function passClaims(foundingId: number, guildId: number): void {
  sqlSoon`UPDATE guild_claim SET guild_id = ${guildId}, founding_id = NULL WHERE founding_id = ${foundingId}`
}

/** Frees the names of a founding that has failed. */
export function freeClaims(foundingId: number): void {
  sqlSoon`DELETE FROM guild_claim WHERE founding_id = ${foundingId}`
}
