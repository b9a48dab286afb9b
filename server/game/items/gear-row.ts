import type { GearCraft, GrindCharacteristic, GrindTrade } from '../../../rules/gear/gear.ts'
import { json, type SqlPart, type SqlValue, sql, sqlMaybe, sqlSoon, trustedText } from '../../platform/sql.ts'

/** A piece of gear as stored (table `gear`). */
export type GearRow = {
  readonly id: number
  playerId: number
  /** The model of the catalogue. */
  readonly gearId: number
  readonly quality: number
  enhancePoints: number
  characteristicsName: GrindCharacteristic | null
  characteristicsLevel: number
  characteristicsFailures: number
  armorOrDodgeName: GrindTrade | null
  armorOrDodgeLevel: number
  armorOrDodgeFailures: number
  limitsLevel: number
  limitsFailures: number
  craft: GearCraft | null
  ownName: string | null
  equippedSlot: number | null
  isInMarket: boolean
  isLocked: boolean
  fromMarket: boolean
  viewedAt: Date | null
  readonly createdAt: Date
}

/** What may change of a piece; its owner changes by `transferGear` only. */
export type GearChanges = Partial<Omit<GearRow, 'id' | 'playerId' | 'gearId' | 'quality' | 'createdAt'>>

const columnOf: Record<keyof GearChanges, string> = {
  enhancePoints: 'enhance_points',
  characteristicsName: 'characteristics_name',
  characteristicsLevel: 'characteristics_level',
  characteristicsFailures: 'characteristics_failures',
  armorOrDodgeName: 'armor_or_dodge_name',
  armorOrDodgeLevel: 'armor_or_dodge_level',
  armorOrDodgeFailures: 'armor_or_dodge_failures',
  limitsLevel: 'limits_level',
  limitsFailures: 'limits_failures',
  craft: 'craft',
  ownName: 'own_name',
  equippedSlot: 'equipped_slot',
  isInMarket: 'is_in_market',
  isLocked: 'is_locked',
  fromMarket: 'from_market',
  viewedAt: 'viewed_at',
}

/** Every column of `GearRow`, for SELECT lists. */
export const gearColumns = trustedText(
  ['id', 'player_id', 'gear_id', 'quality', 'created_at', ...Object.values(columnOf)].join(', '),
)

function isColumn(name: string): name is keyof GearChanges {
  return Object.hasOwn(columnOf, name)
}

function columnValue(changes: GearChanges, name: keyof GearChanges): SqlValue {
  if (name !== 'craft') return changes[name]
  return changes.craft ? json(changes.craft) : null
}

function assignmentsOf(changes: GearChanges): SqlPart {
  const pieces: string[] = ['']
  const values: SqlValue[] = []
  for (const name of Object.keys(columnOf)) {
    if (!isColumn(name) || changes[name] === undefined) continue
    pieces[pieces.length - 1] += `${values.length === 0 ? '' : ', '}${columnOf[name]} = `
    pieces.push('')
    values.push(columnValue(changes, name))
  }
  return { pieces, values }
}

/**
 * Writes changes of a piece whose owner is locked, and brings `gear` up to date. Not waited for: statements arrive in
 * the order of their calls, so a slot is freed before it is taken.
 */
export function saveGear(gear: GearRow, changes: GearChanges): void {
  Object.assign(gear, changes)
  sqlSoon`UPDATE gear SET ${assignmentsOf(changes)} WHERE id = ${gear.id}`
}

/** What a player wears: at most 24 pieces, by an index that holds no others. */
export function readWornGear(playerId: number): Promise<GearRow[]> {
  return sql<GearRow>`
    SELECT ${gearColumns} FROM gear WHERE player_id = ${playerId} AND equipped_slot IS NOT NULL ORDER BY equipped_slot`
}

/** All that a player has, newest first. */
export function readGear(playerId: number): Promise<GearRow[]> {
  return sql<GearRow>`SELECT ${gearColumns} FROM gear WHERE player_id = ${playerId} ORDER BY id DESC`
}

/** Of these pieces, those that are the player's; unordered. */
export function readOwnGear(playerId: number, ids: readonly number[]): Promise<GearRow[]> {
  return sql<GearRow>`SELECT ${gearColumns} FROM gear WHERE id = ANY(${ids}::bigint[]) AND player_id = ${playerId}`
}

/** What a player wears, and one piece besides: all that putting it on has to know. */
export function readWearing(playerId: number, gearEntityId: number): Promise<GearRow[]> {
  return sql<GearRow>`
    SELECT ${gearColumns} FROM gear WHERE player_id = ${playerId} AND equipped_slot IS NOT NULL
    UNION
    SELECT ${gearColumns} FROM gear WHERE player_id = ${playerId} AND id = ${gearEntityId}`
}

/** A piece whoever owns it: for looking only. */
export function findGear(gearEntityId: number): Promise<GearRow | undefined> {
  return sqlMaybe<GearRow>`SELECT ${gearColumns} FROM gear WHERE id = ${gearEntityId}`
}
