import { deletedPlayerName } from '../../../../rules/settings/deleted-player.ts'
import type { TEXT_STAGES } from '../../../../rules/settings/deletion.ts'
import { nameKeyOf } from '../../../game/player/name-key.ts'
import { sql, sqlOne } from '../../../platform/sql.ts'
import { replaceInCrusades, replaceInFights, replaceInRuns } from './names-in-reports.ts'

export type Replacing = {
  readonly playerId: number
  readonly names: readonly string[]
  /** Rows up to this id are done. */
  readonly position: number
}

/** Rows that one step looks at. */
const LOOKED_AT = 20_000

/** The last id of the next rows of a table; null: there are no more. */
async function endOf(rows: Promise<{ upTo: number | null }>): Promise<number | null> {
  return (await rows).upTo
}

/** Whether somebody else bears the name by now: then only rows that name the id as well are about the deleted player. */
async function isBorneByAnother(name: string, playerId: number): Promise<boolean> {
  const other = await sql`SELECT FROM player WHERE name_key = ${nameKeyOf(name)} AND id <> ${playerId}`
  return other.length > 0
}

/** Names in what others were told. */
async function replaceInNotifications({ playerId, names, position }: Replacing): Promise<number | null> {
  const upTo = await endOf(sqlOne`
    SELECT max(id) AS up_to FROM (SELECT id FROM notification WHERE id > ${position} ORDER BY id LIMIT ${LOOKED_AT}) AS next`)
  if (upTo === null) return null
  const neutralName = deletedPlayerName(playerId)
  const neutral = JSON.stringify(neutralName)
  for (const name of names) {
    const quoted = JSON.stringify(name)
    const needsId = await isBorneByAnother(name, playerId)
    await sql`
      UPDATE notification SET payload = replace(payload::text, ${quoted}, ${neutral})::jsonb
      WHERE id > ${position} AND id <= ${upTo} AND strpos(payload::text, ${quoted}) > 0
        AND (NOT ${needsId}::boolean OR strpos(payload::text, ${`: ${playerId}`}) > 0)`
    // Crusades are named by players.
    for (const key of ['crusade', 'crusadeName']) {
      await sql`
        UPDATE notification
        SET payload = payload || jsonb_build_object(${key}::text, replace(payload ->> ${key}::text, ${name}, ${neutralName}))
        WHERE id > ${position} AND id <= ${upTo} AND strpos(payload ->> ${key}::text, ${name}) > 0`
    }
  }
  return upTo
}

/** The maker's name on crafted gear of others. */
async function replaceOnGear({ playerId, names, position }: Replacing): Promise<number | null> {
  const upTo = await endOf(sqlOne`
    SELECT max(id) AS up_to FROM (SELECT id FROM gear WHERE id > ${position} ORDER BY id LIMIT ${LOOKED_AT}) AS next`)
  if (upTo === null) return null
  await sql`
    UPDATE gear SET craft = jsonb_set(craft, '{creatorName}', to_jsonb(${deletedPlayerName(playerId)}::text))
    WHERE id > ${position} AND id <= ${upTo} AND craft ->> 'creatorName' = ANY(${[...names]}::text[])`
  return upTo
}

const REPLACE: Readonly<
  Record<(typeof TEXT_STAGES)[number], (replacing: Replacing) => Promise<number | null>>
> = {
  CRUSADES: replaceInCrusades,
  RUNS: replaceInRuns,
  FIGHTS: replaceInFights,
  NOTIFICATIONS: replaceInNotifications,
  GEAR: replaceOnGear,
}

/** Replaces the names in the next rows of a stage. Resolves to how far it came; null: the stage is done. */
export function replaceNames(
  replacing: Replacing & { readonly stage: (typeof TEXT_STAGES)[number] },
): Promise<number | null> {
  return REPLACE[replacing.stage](replacing)
}

/** Replaces the names in texts of a guild, which goes on without the player. */
export async function replaceGuildTexts(
  guildId: number,
  { playerId, names }: Pick<Replacing, 'playerId' | 'names'>,
): Promise<void> {
  const neutral = deletedPlayerName(playerId)
  for (const name of names) {
    await sql`
      UPDATE guild SET description = left(replace(description, ${name}, ${neutral}), 2000),
        notice = left(replace(notice, ${name}, ${neutral}), 500)
      WHERE id = ${guildId} AND (strpos(description, ${name}) > 0 OR strpos(notice, ${name}) > 0)`
  }
}
