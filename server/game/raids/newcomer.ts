import { RAID_LEVEL } from '#rules/buildings/buildings.ts'
import { NEWCOMER_SECONDS } from '#rules/raids/timers.ts'
import { afterGameSeconds } from '../../platform/clock.ts'
import { newRowOf } from '../../platform/database/model-parts.ts'
import { sqlSoon } from '../../platform/sql.ts'
import type { LockedPlayer } from '../player/lock-order.ts'
import { raidCastles } from './models.ts'
import { expectNeighbours } from './neighbour-visits.ts'

/**
 * Starts the protection of a newcomer who has just reached one of these levels, if it is the level of raids. Then
 * neighbours may come.
 * Reports nothing: below that level nobody has a page of raids open.
 */
export function protectNewcomer(
  { id, kind }: Pick<LockedPlayer, 'id' | 'kind'>,
  levels: readonly { level: number }[],
  instant: Date,
): void {
  if (kind !== 'HUMAN' || !levels.some(({ level }) => level === RAID_LEVEL)) return
  const protectedUntil = afterGameSeconds(NEWCOMER_SECONDS, instant)
  sqlSoon`
    INSERT INTO ${newRowOf(raidCastles, { playerId: id, protectedUntil })}
    ON CONFLICT (player_id) DO UPDATE SET protected_until = excluded.protected_until`
  expectNeighbours(id, protectedUntil)
}
