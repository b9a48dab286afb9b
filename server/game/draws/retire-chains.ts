import type pg from 'pg'
import { gameDayOf } from '../energy/game-day.ts'

/**
 * Retires every chain: the next start or draw makes a new one, with a new commitment, from that day on. For a chain whose
 * key is lost or known to others, and after a restore: the counters are then those of the backup, and numbers whose seeds
 * players have already seen must not be drawn again from the same secret.
 */
export async function retireChains(database: Pick<pg.ClientBase, 'query'>, instant: Date): Promise<void> {
  await database.query('UPDATE secret_chain SET retired_on = $1 WHERE retired_on IS NULL', [
    gameDayOf(instant),
  ])
}
