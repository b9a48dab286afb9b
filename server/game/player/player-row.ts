import type { BuildingLevels } from '../../../rules/buildings/buildings.ts'
import type { SkillBranch, SkillLevels } from '../../../rules/skills/skills.ts'
import type { TaxHours } from '../../../rules/taxes/taxes.ts'
import { json, type SqlPart, type SqlValue, sqlMaybe, trustedText } from '../../platform/sql.ts'

/** A player as stored (table `player`). Experience in hundredths, days as YYYY-MM-DD, buildings by their levels. */
export type PlayerRow = BuildingLevels & {
  readonly id: number
  readonly kind: 'HUMAN' | 'NEIGHBOUR'
  name: string
  nameKey: string
  email: string | null
  emailKey: string | null
  emailConfirmedAt: Date | null
  passwordHash: string | null
  roles: string[]
  level: number
  experience: number
  gold: number
  diamonds: number
  glory: number
  archers: number
  swordsmen: number
  squires: number
  priests: number
  instructors: number
  peasants: number
  servants: number
  cavalry: number
  energy: number
  energyAt: Date
  energySpentToday: number
  energyDay: string | null
  restoresToday: number
  restoresDay: string | null
  missionsWon: number
  missionsLost: number
  missionsDrawn: number
  /** At the junk dealer's; changed by `changeEnhancePoints` only. */
  enhancePoints: number
  skillBranches: SkillBranch[]
  skills: SkillLevels
  subscriptionUntil: Date | null
  /** Lasting health at `healthAt`; null is full. */
  health: number | null
  healthAt: Date | null
  wineReadyAt: Date | null
  /** Tax collectors on their way: all four, or none. */
  taxesHours: TaxHours | null
  taxesGold: number | null
  taxesStartedAt: Date | null
  taxesEndsAt: Date | null
  /** The game day of which `shopBought` speaks. */
  shopDay: string | null
  shopBought: number[]
  rev: number
  lastSeenAt: Date | null
  readonly createdAt: Date
}

/** What a command may change of a player besides money: money goes through the ledger only. */
export type PlayerChanges = Partial<
  Omit<PlayerRow, 'id' | 'kind' | 'createdAt' | 'rev' | 'gold' | 'diamonds' | 'glory'>
>

const columnOf: Record<keyof PlayerChanges, string> = {
  name: 'name',
  nameKey: 'name_key',
  email: 'email',
  emailKey: 'email_key',
  emailConfirmedAt: 'email_confirmed_at',
  passwordHash: 'password_hash',
  roles: 'roles',
  level: 'level',
  experience: 'experience',
  archers: 'archers',
  swordsmen: 'swordsmen',
  squires: 'squires',
  priests: 'priests',
  instructors: 'instructors',
  peasants: 'peasants',
  servants: 'servants',
  cavalry: 'cavalry',
  energy: 'energy',
  energyAt: 'energy_at',
  energySpentToday: 'energy_spent_today',
  energyDay: 'energy_day',
  restoresToday: 'restores_today',
  restoresDay: 'restores_day',
  missionsWon: 'missions_won',
  missionsLost: 'missions_lost',
  missionsDrawn: 'missions_drawn',
  forge: 'forge',
  storage: 'storage',
  servantsHouse: 'servants_house',
  stable: 'stable',
  walls: 'walls',
  moats: 'moats',
  stakes: 'stakes',
  catapult: 'catapult',
  catapultProjectiles: 'catapult_projectiles',
  enhancePoints: 'enhance_points',
  skillBranches: 'skill_branches',
  skills: 'skills',
  subscriptionUntil: 'subscription_until',
  health: 'health',
  healthAt: 'health_at',
  wineReadyAt: 'wine_ready_at',
  taxesHours: 'taxes_hours',
  taxesGold: 'taxes_gold',
  taxesStartedAt: 'taxes_started_at',
  taxesEndsAt: 'taxes_ends_at',
  shopDay: 'shop_day',
  shopBought: 'shop_bought',
  lastSeenAt: 'last_seen_at',
}

function isColumn(name: string): name is keyof PlayerChanges {
  return Object.hasOwn(columnOf, name)
}

function columnValue(changes: PlayerChanges, name: keyof PlayerChanges): SqlValue {
  return name === 'skills' ? json(changes.skills ?? {}) : changes[name]
}

/** `, level = $1, energy = $2` for an UPDATE of `player`: only columns of the list above, in its order. */
export function playerAssignments(changes: PlayerChanges): SqlPart {
  const pieces: string[] = ['']
  const values: SqlValue[] = []
  for (const name of Object.keys(columnOf)) {
    if (!isColumn(name) || changes[name] === undefined) continue
    pieces[pieces.length - 1] += `, ${columnOf[name]} = `
    pieces.push('')
    values.push(columnValue(changes, name))
  }
  return { pieces, values }
}

/** Every column of `PlayerRow`, for SELECT lists. */
export const playerColumns = trustedText(
  ['id', 'kind', 'created_at', 'rev', 'gold', 'diamonds', 'glory', ...Object.values(columnOf)].join(', '),
)

/** A player without a lock: for reading only. */
export function findPlayer(id: number): Promise<PlayerRow | undefined> {
  return sqlMaybe<PlayerRow>`SELECT ${playerColumns} FROM player WHERE id = ${id}`
}
