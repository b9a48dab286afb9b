import { currentPlatform } from '../ambient.ts'
import { now } from '../clock.ts'
import { idempotencySeconds } from '../idempotency.ts'
import { ledgerFaults } from '../ledger-faults.ts'
import { sql } from '../sql.ts'
import { strandedGoods } from '../stranded-goods.ts'
import { inTransaction } from '../transaction.ts'
import { scheduleTimer } from './schedule-timer.ts'
import type { TimerHandler, TimerHandlers } from './timer-handlers.ts'

function inSeconds(seconds: number): Date {
  return new Date(now().getTime() + seconds * 1000)
}

function checkInvariants(onFaults: ((count: number) => void) | undefined): TimerHandler {
  return async (timer) => {
    const faults = [...(await ledgerFaults()), ...(await strandedGoods())]
    if (faults.length > 0) currentPlatform().log.error({ faults }, 'the ledger does not add up')
    onFaults?.(faults.length)
    scheduleTimer(timer.kind, 0, inSeconds(60))
  }
}

/** Tries at the forge are kept for a year, s. */
const trySeconds = 365 * 86_400

/** Old rows go in one statement each, an hour's worth at a time. */
const purge: TimerHandler = async (timer) => {
  const seconds = now().getTime() / 1000
  await sql`DELETE FROM idempotency WHERE created_at < ${new Date((seconds - idempotencySeconds) * 1000)}`
  await sql`DELETE FROM account_token WHERE expires_at < ${new Date((seconds - 7 * 86_400) * 1000)}`
  await sql`DELETE FROM session WHERE expires_at < ${new Date((seconds - 30 * 86_400) * 1000)}`
  await sql`DELETE FROM sharpening_try WHERE created_at < ${new Date((seconds - trySeconds) * 1000)}`
  await sql`DELETE FROM rate_limit WHERE expire < ${Math.floor(seconds * 1000)}`
  scheduleTimer(timer.kind, 0, inSeconds(3600))
}

export type PlatformTimerOptions = {
  /** Told the number of broken invariants each minute, for a metric. */
  readonly onFaults?: (count: number) => void
}

/** The server's own timers, to be given to `createPlatform` beside the domains'. */
export function platformTimers(options: PlatformTimerOptions = {}): TimerHandlers {
  return {
    invariants: checkInvariants(options.onFaults),
    purge,
  }
}

/** Sets the server's own timers where they are not set yet; at every start. */
export function startPlatformTimers(): Promise<void> {
  return inTransaction(async () => {
    await sql`
      INSERT INTO timer (kind, subject_id, due_at, run_at)
      SELECT kind, 0, ${now()}, ${now()} FROM unnest(${Object.keys(platformTimers())}::text[]) AS kind
      ON CONFLICT (kind, subject_id) DO NOTHING`
  })
}
