import { sqlOne } from '../sql.ts'
import { rateLimitCounters } from './models.ts'

/** Increments the count of `key`, shared by all processes. The count restarts after `keptMs` without an increment. */
export async function countShared(key: string, instant: Date, keptMs: number): Promise<number> {
  const at = instant.getTime()
  const { points } = await sqlOne<{ points: number }>`
    INSERT INTO rate_limit AS kept (key, points, expire) VALUES (${key}, 1, ${at + keptMs})
    ON CONFLICT (key) DO UPDATE SET expire = excluded.expire,
      points = CASE WHEN kept.expire <= ${at} THEN 1 ELSE kept.points + 1 END
    RETURNING points`
  return points
}

/** Resets the count of `key`. */
export async function forgetShared(key: string): Promise<void> {
  await rateLimitCounters().destroy({ where: { key } })
}
