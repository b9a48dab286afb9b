import { START_ARMY, START_DIAMONDS, START_ENERGY, START_GOLD } from '#catalogue/world/start.ts'
import type { Army } from '#rules/army/army.ts'
import { nameSkeleton } from '#rules/core/name-skeleton.ts'
import { experienceForLevel } from '#rules/player/level.ts'
import { now } from '../../platform/clock.ts'
import { newRowOf } from '../../platform/database/model-parts.ts'
import { sqlOne } from '../../platform/sql.ts'
import { reportMade } from '../live/report.ts'
import { markStanding } from '../standings/mark-standing.ts'
import { earn } from './ledger.ts'
import { type LockedPlayer, lockPlayer } from './lock-order.ts'
import { players } from './models.ts'
import type { Money } from './money.ts'
import { nameKeyOf } from './name-key.ts'

/** What differs between new castles. Everything else starts as the catalogue says. */
export type NewCastle = {
  readonly kind: 'HUMAN' | 'NEIGHBOUR'
  readonly name: string
  readonly level?: number
  readonly army?: Army
  readonly money?: Money
}

/**
 * Founds a castle in the surrounding transaction: the player, the first units, and the first money through the
 * ledger. A taken name fails by the table's UNIQUE (`player_name_key_key`), one that looks like another by `player_look_taken`.
 */
export async function foundCastle(castle: NewCastle): Promise<LockedPlayer> {
  const level = castle.level ?? 1
  const { id } = await sqlOne<{ id: number }>`
    WITH made AS (INSERT INTO ${newRowOf(players, {
      kind: castle.kind,
      name: castle.name,
      nameKey: nameKeyOf(castle.name),
      level,
      experience: experienceForLevel(level),
      energy: START_ENERGY,
      energyAt: now(),
      createdAt: now(),
    })} RETURNING id)
    INSERT INTO player_look (player_id, look) SELECT id, ${nameSkeleton(castle.name)} FROM made RETURNING player_id AS id`
  reportMade(id)
  markStanding(id)
  const player = await lockPlayer(id)
  const money = castle.money ?? { gold: START_GOLD, diamonds: START_DIAMONDS }
  earn(player, money, 'START', { changes: { ...(castle.army ?? START_ARMY) } })
  return player
}
