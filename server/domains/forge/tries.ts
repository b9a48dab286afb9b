import type { SharpeningType } from '../../../rules/forge/sharpening.ts'
import type { GrindCharacteristic } from '../../../rules/gear/gear.ts'
import { now } from '../../platform/clock.ts'
import { sql, sqlOne } from '../../platform/sql.ts'

/** One try at the forge as stored (table `sharpening_try`). */
export type TryRow = {
  readonly id: number
  readonly gearEntityId: number
  readonly gearId: number
  readonly gearName: string
  readonly type: SharpeningType
  readonly name: GrindCharacteristic | null
  /** That was tried for. */
  readonly level: number
  /** Of the draw, whole per cent. */
  readonly chancePercent: number
  readonly isSure: boolean
  readonly success: boolean
  readonly seed: string
  readonly createdAt: Date
}

const TRIES_SHOWN = 20

/** Writes a try down and returns it. */
export async function saveTry(playerId: number, tried: Omit<TryRow, 'id' | 'createdAt'>): Promise<TryRow> {
  const createdAt = now()
  const { id } = await sqlOne<{ id: number }>`
    INSERT INTO sharpening_try (player_id, gear_entity_id, gear_id, gear_name, type, name, level, chance_percent,
      is_sure, success, seed, created_at)
    VALUES (${playerId}, ${tried.gearEntityId}, ${tried.gearId}, ${tried.gearName}, ${tried.type}, ${tried.name},
      ${tried.level}, ${tried.chancePercent}, ${tried.isSure}, ${tried.success}, ${tried.seed}, ${createdAt})
    RETURNING id`
  return { ...tried, id, createdAt }
}

/** A player's last tries, newest first. */
export function readTries(playerId: number): Promise<TryRow[]> {
  return sql<TryRow>`
    SELECT id, gear_entity_id, gear_id, gear_name, type, name, level, chance_percent, is_sure, success, seed, created_at
    FROM sharpening_try WHERE player_id = ${playerId} ORDER BY id DESC LIMIT ${TRIES_SHOWN}`
}

/** Tries at the forge are kept for a year, ms. */
const KEPT_MS = 365 * 86_400_000

export function purgeTries(instant: Date): Promise<unknown> {
  return sql`DELETE FROM sharpening_try WHERE created_at < ${new Date(instant.getTime() - KEPT_MS)}`
}
