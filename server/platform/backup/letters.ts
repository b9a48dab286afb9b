import type pg from 'pg'

const COLUMNS = 'identifier, payload, run_at, max_attempts, key, priority'

/** The text of letters that wait or are on their way. Those that were given up stay behind. */
export const COPY_LETTERS = `
  COPY (
    SELECT identifier, payload, run_at, max_attempts, key, priority
    FROM graphile_worker._private_jobs AS jobs JOIN graphile_worker._private_tasks AS tasks ON tasks.id = task_id
    WHERE attempts < max_attempts OR locked_at IS NOT NULL
    ORDER BY jobs.id
  ) TO STDOUT`

/** Where the text goes first: the queue's own tables differ between its versions. */
export const COPY_TO_LETTERS = `COPY restored_letter (${COLUMNS}) FROM STDIN`

export async function openLetters(client: pg.Client): Promise<void> {
  await client.query(`
    CREATE TEMPORARY TABLE restored_letter (
      identifier text, payload json, run_at timestamptz, max_attempts int, key text, priority int
    ) ON COMMIT DROP`)
}

/** Replaces the letters of the queue by the loaded ones. Their attempts count from zero. */
export async function orderLetters(client: pg.Client): Promise<void> {
  await client.query(`
    SELECT graphile_worker.force_unlock_workers(array_agg(DISTINCT locked_by)) FROM graphile_worker.jobs
    WHERE locked_by IS NOT NULL HAVING count(*) > 0`)
  await client.query(
    'SELECT graphile_worker.complete_jobs(array_agg(id)) FROM graphile_worker.jobs HAVING count(*) > 0',
  )
  await client.query(`
    SELECT count(graphile_worker.add_job(identifier, payload, run_at => run_at, max_attempts => max_attempts,
      job_key => key, priority => priority)) FROM restored_letter`)
}
