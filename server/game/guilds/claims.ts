import { nameSkeleton } from '#rules/core/name-skeleton.ts'
import { isReservedName } from '#rules/core/reserved-names.ts'
import { conflict } from '../../platform/errors.ts'
import { sql, sqlSoon } from '../../platform/sql.ts'
import { nameKeyOf } from '../player/name-key.ts'

type Named = { readonly name: string; readonly tag: string }
type Holder = { readonly guildId: number } | { readonly foundingId: number }

const RESERVED = 'оставлено для игры: выберите другое'

/** What is claimed, in this order for everybody, so that two claims never wait for each other. */
function claimsOf({ name, tag }: Named) {
  return [
    { key: `name:${nameKeyOf(name)}`, code: 'nameTaken', message: 'Гильдия с таким названием уже есть' },
    { key: `tag:${nameKeyOf(tag)}`, code: 'tagTaken', message: 'Такая метка уже занята' },
    {
      key: `look-name:${nameSkeleton(name)}`,
      code: 'nameTaken',
      message: 'Название слишком похоже на занятое: выберите другое',
    },
    {
      key: `look-tag:${nameSkeleton(tag)}`,
      code: 'tagTaken',
      message: 'Метка слишком похожа на занятую: выберите другую',
    },
  ] as const
}

function refuseReserved({ name, tag }: Named): void {
  if (isReservedName(name)) throw conflict('nameReserved', `Название ${RESERVED}`)
  if (isReservedName(tag)) throw conflict('nameReserved', 'Метка оставлена для игры: выберите другую')
}

/**
 * Reserves a name and a tag, and what they look like, for a guild or a founding. 409 nameTaken, tagTaken, nameReserved for those of the
 * staff and the game.
 */
export async function claimNames(named: Named, holder: Holder): Promise<void> {
  refuseReserved(named)
  const claims = claimsOf(named)
  const keys = claims.map(({ key }) => key)
  const guildId = 'guildId' in holder ? holder.guildId : null
  const foundingId = 'foundingId' in holder ? holder.foundingId : null
  const claimed = await sql<{ key: string }>`
    INSERT INTO guild_claim (key, guild_id, founding_id)
    SELECT key, ${guildId}::bigint, ${foundingId}::bigint FROM unnest(${keys}::text[]) WITH ORDINALITY AS asked (key, place)
    ORDER BY place ON CONFLICT (key) DO NOTHING RETURNING key`
  const missed = claims.find(({ key }) => !claimed.some((one) => one.key === key))
  if (missed) throw conflict(missed.code, missed.message)
}

/** Gives the names of a founding to the guild that it has founded. */
export function passClaims(foundingId: number, guildId: number): void {
  sqlSoon`UPDATE guild_claim SET guild_id = ${guildId}, founding_id = NULL WHERE founding_id = ${foundingId}`
}

/** Frees the names of a founding that has failed. */
export function freeClaims(foundingId: number): void {
  sqlSoon`DELETE FROM guild_claim WHERE founding_id = ${foundingId}`
}
