import { deletedPlayerName } from '../../../../rules/settings/deleted-player.ts'
import { sql } from '../../../platform/sql.ts'
import type { Replacing } from './replace-names.ts'

/** Rows with a whole report: fewer at once. */
const REPORTS = 100

type Found = { readonly id: number }

/** Names and inputs of crusades. Those that are out write their report from the input. */
export async function replaceInCrusades({ playerId, names, position }: Replacing): Promise<number | null> {
  const found = await sql<Found>`
    SELECT id FROM crusade WHERE id > ${position} AND id IN (
      SELECT crusade_id FROM crusade_member WHERE player_id = ${playerId}
      UNION SELECT id FROM crusade WHERE leader_id = ${playerId}
    ) ORDER BY id LIMIT ${REPORTS} FOR UPDATE`
  const ids = found.map(({ id }) => id)
  const neutral = deletedPlayerName(playerId)
  for (const name of names) {
    await sql`
      UPDATE crusade SET name = left(replace(name, ${name}, ${neutral}), 30),
        input = replace(input::text, ${JSON.stringify(name)}, ${JSON.stringify(neutral)})::jsonb
      WHERE id = ANY(${ids}::bigint[])`
  }
  return ids.at(-1) ?? null
}

/** The player's own runs, whose inputs name the host. */
export async function replaceInRuns({ playerId, names, position }: Replacing): Promise<number | null> {
  const found = await sql<Found>`
    SELECT id FROM mission_run WHERE player_id = ${playerId} AND id > ${position} ORDER BY id LIMIT ${REPORTS}`
  const ids = found.map(({ id }) => id)
  for (const name of names) {
    await sql`
      UPDATE mission_run
      SET input = replace(input::text, ${JSON.stringify(name)}, ${JSON.stringify(deletedPlayerName(playerId))})::jsonb
      WHERE id = ANY(${ids}::bigint[])`
  }
  return ids.at(-1) ?? null
}

/** Reports and what they were computed from: both alike, so that the fight can still be checked. */
export async function replaceInFights({ playerId, names, position }: Replacing): Promise<number | null> {
  const found = await sql<Found>`
    SELECT id FROM (
      SELECT fight_id AS id FROM fight_log WHERE player_id = ${playerId} AND fight_id > ${position}
      UNION SELECT id FROM fight WHERE attacker_id = ${playerId} AND id > ${position}
      UNION SELECT id FROM fight WHERE defender_id = ${playerId} AND id > ${position}
      UNION SELECT crusade.fight_id FROM crusade_member AS member JOIN crusade ON crusade.id = member.crusade_id
        WHERE member.player_id = ${playerId} AND crusade.fight_id > ${position}
    ) AS fought ORDER BY id LIMIT ${REPORTS}`
  const ids = found.map(({ id }) => id)
  const neutral = deletedPlayerName(playerId)
  for (const name of names) {
    const [quoted, quotedNeutral] = [JSON.stringify(name), JSON.stringify(neutral)]
    await sql`
      UPDATE fight SET title = CASE WHEN title = ${name} THEN ${neutral} ELSE title END,
        input = replace(input::text, ${quoted}, ${quotedNeutral})::jsonb,
        report = replace(report::text, ${quoted}, ${quotedNeutral})::jsonb
      WHERE id = ANY(${ids}::bigint[])`
  }
  return ids.at(-1) ?? null
}
