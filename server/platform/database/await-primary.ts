import { setTimeout as delay } from 'node:timers/promises'
import type { Log } from '../log.ts'
import { isDatabaseAway } from './database-errors.ts'
import { describeUrl } from './describe-database.ts'
import { onClient } from './on-client.ts'

const ASK_EVERY_MS = 1000
/** How often the log says that the start still waits, ms. */
const SAY_EVERY_MS = 10_000

const UNKNOWN_HOST = ['ENOTFOUND', 'EAI_AGAIN']

/** Whether the database is away or silent, so that a start waits for it. A wrong password or name does not change by waiting. */
export function isWorthWaitingFor(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  // A pooler says so of what it never takes, with the code of a lost connection.
  if (error.message.includes('unsupported startup parameter')) return false
  const code = 'code' in error ? String(error.code) : ''
  return isDatabaseAway(error) || error.message.includes('timeout') || UNKNOWN_HOST.includes(code)
}

/** Why the database cannot be used yet; undefined if it can. Rejects if waiting would not help. */
async function whyNotYet(url: string): Promise<string | undefined> {
  try {
    const isReadOnly = await onClient({ connectionString: url }, async (client) => {
      const { rows } = await client.query<{ setting: string }>(
        `SELECT current_setting('transaction_read_only') AS setting`,
      )
      return rows[0]?.setting === 'on'
    })
    return isReadOnly ? 'it is read-only: a standby, not the primary' : undefined
  } catch (error) {
    if (!(error instanceof Error && isWorthWaitingFor(error))) throw error
    return `${'code' in error ? error.code : ''} ${error.message}`.trim()
  }
}

/**
 * Waits for a database that can be written, as long as it takes: during a failover a server that ends would only be
 * started again and again. The log says at once and every ten seconds for what. Rejects if waiting does not help (wrong password,
 * no such database), or when the signal stops it.
 */
export async function awaitPrimary(url: string, log: Log, signal?: AbortSignal): Promise<void> {
  const started = performance.now()
  let said = Number.NEGATIVE_INFINITY
  for (;;) {
    const reason = await whyNotYet(url)
    if (reason === undefined) return
    signal?.throwIfAborted()
    if (performance.now() - said >= SAY_EVERY_MS) {
      said = performance.now()
      const seconds = Math.round((said - started) / 1000)
      log.warn({ database: describeUrl(url), reason, seconds }, 'the start waits for the database')
    }
    await delay(ASK_EVERY_MS, undefined, { signal })
  }
}
