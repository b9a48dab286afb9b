import { setTimeout as delay } from 'node:timers/promises'
import { withPlatform } from '../../ambient.ts'
import { freeSpaceFor } from '../../database/embedded/free-space.ts'
import { columnsOf } from '../../database/model-parts.ts'
import { onConnectionOfItsOwn } from '../../database/own-connection.ts'
import type { Platform } from '../../platform.ts'
import { sql } from '../../sql.ts'
import { readiness } from './models.ts'

/** A health checker does not wait longer: a database that hangs counts as down, ms. */
const ANSWER_TIMEOUT_MS = 2000
/** Questions within this time share an answer, so that nobody can make the server write without end, ms. */
const SHARED_FOR_MS = 500

/** Whether the database stores what it is given. */
function writes(platform: Platform): Promise<boolean> {
  return withPlatform(
    platform,
    () => sql`
      INSERT INTO readiness (${columnsOf(readiness)}) VALUES (1, now())
      ON CONFLICT (id) DO UPDATE SET written_at = excluded.written_at`,
  ).then(
    () => true,
    () => false,
  )
}

/**
 * The row of `readiness` fits into a page that exists, while others no longer get one, and without room for its next
 * log file of 16 MB the database ends: it is not ready before that.
 */
const FREE_BYTES_MIN = 64 * 1024 * 1024

async function hasRoom({ config, database }: Platform): Promise<boolean> {
  const free = await freeSpaceFor(database.url, config.dataDir).catch(() => undefined)
  return free === undefined || free >= FREE_BYTES_MIN
}

async function canStore(platform: Platform): Promise<boolean> {
  return (await hasRoom(platform)) && (await writes(platform))
}

/**
 * A question whether the database can be read and written now. One at a time, on a connection of its own: calls that
 * wait for the connections of players must not make a database that is back look as if it were away.
 */
export function readinessOf(platform: Platform): () => Promise<boolean> {
  const own = onConnectionOfItsOwn(platform, { name: 'donjon readiness', timeoutMs: ANSWER_TIMEOUT_MS })
  let asked = Number.NEGATIVE_INFINITY
  let isOpen = false
  let answer: Promise<boolean> = Promise.resolve(false)
  const ask = () => {
    isOpen = true
    return canStore(own).finally(() => {
      isOpen = false
    })
  }
  return () => {
    if (!isOpen && performance.now() - asked > SHARED_FOR_MS) {
      asked = performance.now()
      answer = Promise.race([ask(), delay(ANSWER_TIMEOUT_MS, false, { ref: false })])
    }
    return answer
  }
}
