import { setTimeout as delay } from 'node:timers/promises'
import { withPlatform } from '../ambient.ts'
import type { Platform } from '../platform.ts'
import { sql } from '../sql.ts'

/** A health checker does not wait longer: a database that hangs counts as down, ms. */
const ANSWER_TIMEOUT_MS = 2000
/** Questions within this time share an answer, so that nobody can make the server write without end, ms. */
const SHARED_FOR_MS = 500

/** Whether the database stores what it is given. */
function writes(platform: Platform): Promise<boolean> {
  return withPlatform(
    platform,
    () => sql`
      INSERT INTO readiness (id, written_at) VALUES (1, now())
      ON CONFLICT (id) DO UPDATE SET written_at = excluded.written_at`,
  ).then(
    () => true,
    () => false,
  )
}

/** A question whether the database can be read and written now. */
export function readinessOf(platform: Platform): () => Promise<boolean> {
  let asked = Number.NEGATIVE_INFINITY
  let answer: Promise<boolean> = Promise.resolve(false)
  return () => {
    if (performance.now() - asked > SHARED_FOR_MS) {
      asked = performance.now()
      answer = Promise.race([writes(platform), delay(ANSWER_TIMEOUT_MS, false, { ref: false })])
    }
    return answer
  }
}
