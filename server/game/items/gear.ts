import { now } from '../../platform/clock.ts'
import { someColumnsOf } from '../../platform/database/model-parts.ts'
import { notFound } from '../../platform/errors.ts'
import { sql } from '../../platform/sql.ts'
import { report } from '../live/report.ts'
import type { LockedPlayer } from '../player/lock-order.ts'
import { gearEntries } from './models.ts'
import type { GearSource } from './sources.ts'

const entryColumns = someColumnsOf(gearEntries, [
  'playerId',
  'gearEntityId',
  'gearId',
  'quality',
  'action',
  'source',
  'reference',
  'createdAt',
])

/** An item to be created. */
export type NewGear = {
  readonly gearId: number
  /** Whole per cent, 0 to 100. */
  readonly quality: number
  /** For castles that start with worn gear. Without it the item goes to the storage. */
  readonly equippedSlot?: number
}

/** A created item. */
export type ReceivedGear = {
  readonly gearEntityId: number
  readonly gearId: number
  readonly quality: number
}

/**
 * Creates items for a locked player in the order given and writes the history, in one statement. The caller checks
 * the storage.
 */
export async function receiveGear(
  player: LockedPlayer,
  items: readonly NewGear[],
  source: GearSource,
  reference?: string,
): Promise<ReceivedGear[]> {
  if (items.length === 0) return []
  const received = await sql<ReceivedGear>`
    WITH made AS (
      INSERT INTO gear (player_id, gear_id, quality, equipped_slot, created_at)
      SELECT ${player.id}, line.gear_id, line.quality, line.slot, ${now()} FROM unnest(
        ${items.map((gear) => gear.gearId)}::int[], ${items.map((gear) => gear.quality)}::smallint[],
        ${items.map((gear) => gear.equippedSlot ?? null)}::smallint[]
      ) WITH ORDINALITY AS line (gear_id, quality, slot, position) ORDER BY line.position
      RETURNING id, gear_id, quality
    )
    INSERT INTO gear_entry (${entryColumns})
    SELECT ${player.id}, id, gear_id, quality, 'RECEIVED', ${source}, ${reference ?? null}, ${now()}
    FROM made ORDER BY id
    RETURNING gear_entity_id, gear_id, quality`
  report(player.id, 'gear', 'newGear')
  if (items.some(({ equippedSlot }) => equippedSlot !== undefined)) report(player.id, 'worn')
  return received
}

/**
 * Destroys items of a locked player and writes the history. 404 without any change if one of them is worn, locked,
 * on the market or another player's. Ask the rules first: they give the reason.
 */
export async function removeGear(
  player: LockedPlayer,
  gearEntityIds: readonly number[],
  source: GearSource,
  reference?: string,
): Promise<void> {
  if (gearEntityIds.length === 0) return
  const removed = await sql<{ id: number }>`
    WITH gone AS (
      DELETE FROM gear WHERE id = ANY(${gearEntityIds}::bigint[]) AND player_id = ${player.id}
        AND equipped_slot IS NULL AND NOT is_in_market AND NOT is_locked
      RETURNING id, gear_id, quality
    )
    INSERT INTO gear_entry (${entryColumns})
    SELECT ${player.id}, id, gear_id, quality, 'REMOVED', ${source}, ${reference ?? null}, ${now()}
    FROM gone ORDER BY id
    RETURNING id`
  if (removed.length < gearEntityIds.length) throw notFound()
  report(player.id, 'gear', 'newGear')
}

/**
 * Moves an item on the market from one locked player to another: off the market, unviewed, marked as bought there.
 * Writes both histories. 404 if the giver has no such item on the market.
 */
export async function transferGear(
  giver: LockedPlayer,
  taker: LockedPlayer,
  gearEntityId: number,
  source: GearSource,
  reference?: string,
): Promise<void> {
  const moved = await sql<{ id: number }>`
    WITH moved AS (
      UPDATE gear SET player_id = ${taker.id}, is_in_market = false, from_market = true, viewed_at = NULL
      WHERE id = ${gearEntityId} AND player_id = ${giver.id} AND is_in_market
      RETURNING id, gear_id, quality
    )
    INSERT INTO gear_entry (${entryColumns})
    SELECT side.player_id, id, gear_id, quality, side.action, ${source}, ${reference ?? null}, ${now()}
    FROM moved, (VALUES (${giver.id}::bigint, 'REMOVED'), (${taker.id}::bigint, 'RECEIVED')) AS side (player_id, action)
    RETURNING id`
  if (moved.length === 0) throw notFound()
  report(giver.id, 'gear', 'newGear')
  report(taker.id, 'gear', 'newGear')
}
