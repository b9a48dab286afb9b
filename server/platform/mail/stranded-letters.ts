import { sql } from '../sql.ts'

/** Longer than any delivery takes: `createDelivery` gives up after 30 s, `deliverPush` after 10; seconds. */
const LETTER_SECONDS_MAX = 40

/** Letters that were given up are kept for a day, seconds. */
const GIVEN_UP_SECONDS = 86_400

/**
 * Frees letters and pushes whose server died while it was delivering them: the queue itself would keep them for four hours.
 * Removes those that were given up.
 */
export async function freeStrandedLetters(): Promise<void> {
  await sql`
    SELECT graphile_worker.force_unlock_workers(array_agg(DISTINCT locked_by)) FROM graphile_worker.jobs
    WHERE locked_at < now() - make_interval(secs => ${LETTER_SECONDS_MAX})
    HAVING count(*) > 0`
  await sql`
    SELECT graphile_worker.complete_jobs(array_agg(id)) FROM graphile_worker.jobs
    WHERE attempts >= max_attempts AND locked_at IS NULL
      AND updated_at < now() - make_interval(secs => ${GIVEN_UP_SECONDS})
    HAVING count(*) > 0`
}
