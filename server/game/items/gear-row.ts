import type { ModelRow } from '../../platform/database/model.ts'
import { assignmentsOf, columnsOf } from '../../platform/database/model-parts.ts'
import { part, sql, sqlMaybe, sqlSoon } from '../../platform/sql.ts'
import type { Fact } from '../live/facts.ts'
import { report } from '../live/report.ts'
import { gear as gearModel } from './models.ts'

/** A stored gear item. */
export type GearRow = {
  -readonly [Name in keyof ModelRow<typeof gearModel>]: ModelRow<typeof gearModel>[Name]
} & {
  /** The present name of who made the craft. Null without a craft, or if nobody knows who made it. */
  crafterName: string | null
}

/** The columns that may change. Only `transferGear` changes the owner. */
export type GearChanges = Partial<
  Omit<GearRow, 'id' | 'playerId' | 'gearId' | 'quality' | 'createdAt' | 'crafterName'>
>

/** Every column of `GearRow`, for SELECT lists. */
export const gearColumns = part`${columnsOf(gearModel)},
  (SELECT player.name FROM player WHERE player.id = gear.craft_by) AS crafter_name`

/** Columns without effect on the item's bonuses. */
const MARKS = [
  'equippedSlot',
  'isInMarket',
  'isLocked',
  'ownName',
  'viewedAt',
] as const satisfies (keyof GearChanges)[]

function isOneOf(changes: GearChanges, name: string): name is keyof GearChanges {
  return Object.hasOwn(changes, name)
}

/** The facts that these changes of an item report. `gear` is the row before the changes. */
function factsOfGear(gear: GearRow, changes: GearChanges): Fact[] {
  const changed = Object.keys(changes).filter(
    (name) => isOneOf(changes, name) && changes[name] !== undefined && changes[name] !== gear[name],
  )
  const marks = MARKS.filter((mark) => changed.includes(mark))
  const isReworked = changed.length > marks.length
  const isWorn = gear.equippedSlot !== null
  return [
    ...(isReworked ? (['gear'] as const) : []),
    ...(marks.length > 0 ? (['gearMarks'] as const) : []),
    ...(marks.includes('equippedSlot') || (isWorn && isReworked) ? (['worn'] as const) : []),
    ...(marks.includes('viewedAt') ? (['newGear'] as const) : []),
  ]
}

/**
 * Writes changes of an item whose owner is locked, reports them, and updates `gear`. Not awaited: statements run in
 * the order of the calls, so a slot is freed before another item takes it.
 */
export function saveGear(gear: GearRow, changes: GearChanges): void {
  report(gear.playerId, ...factsOfGear(gear, changes))
  Object.assign(gear, changes)
  sqlSoon`UPDATE gear SET ${assignmentsOf(gearModel, changes)} WHERE id = ${gear.id}`
}

/** A player's worn gear: at most 24 items, by an index of worn items only. */
export function readWornGear(playerId: number): Promise<GearRow[]> {
  return sql<GearRow>`
    SELECT ${gearColumns} FROM gear WHERE player_id = ${playerId} AND equipped_slot IS NOT NULL ORDER BY equipped_slot`
}

/** The worn gear of several players, by the same index. */
export function readWornGearOf(playerIds: readonly number[]): Promise<GearRow[]> {
  return sql<GearRow>`
    SELECT ${gearColumns} FROM gear
    WHERE player_id = ANY(${playerIds}::bigint[]) AND equipped_slot IS NOT NULL ORDER BY player_id, equipped_slot`
}

/** All gear of a player, newest first. */
export function readGear(playerId: number): Promise<GearRow[]> {
  return sql<GearRow>`SELECT ${gearColumns} FROM gear WHERE player_id = ${playerId} ORDER BY id DESC`
}

/** Those of these items that belong to the player, unordered. */
export function readOwnGear(playerId: number, ids: readonly number[]): Promise<GearRow[]> {
  return sql<GearRow>`SELECT ${gearColumns} FROM gear WHERE id = ANY(${ids}::bigint[]) AND player_id = ${playerId}`
}

/** A player's worn gear and one more item: what equipping needs. */
export function readWearing(playerId: number, gearEntityId: number): Promise<GearRow[]> {
  return sql<GearRow>`
    SELECT ${gearColumns} FROM gear WHERE player_id = ${playerId} AND equipped_slot IS NOT NULL
    UNION
    SELECT ${gearColumns} FROM gear WHERE player_id = ${playerId} AND id = ${gearEntityId}`
}

/** An item of any owner, for reading only. */
export function findGear(gearEntityId: number): Promise<GearRow | undefined> {
  return sqlMaybe<GearRow>`SELECT ${gearColumns} FROM gear WHERE id = ${gearEntityId}`
}
