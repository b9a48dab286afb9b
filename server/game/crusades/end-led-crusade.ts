import { now } from '../../platform/clock.ts'
import { sql } from '../../platform/sql.ts'
import { schedule } from '../timers/schedule.ts'

/**
 * Disbands the crusade that a locked player leads and that has not set out, by its timer: it locks the crusade before the
 * members, as the lock order wants.
 */
export async function endLedCrusade(playerId: number): Promise<void> {
  const led = await sql<{
    id: number
  }>`SELECT id FROM crusade WHERE leader_id = ${playerId} AND started_at IS NULL`
  for (const { id } of led) schedule('crusadeGathering', { playerId, subjectId: id, dueAt: now() })
}
