import { sql, sqlOne } from '../../platform/sql.ts'

/** Takes the lock of those who found neighbours for the surrounding transaction, if nobody has it. */
export async function tryWorldLock(): Promise<boolean> {
  const { got } = await sqlOne<{ got: boolean }>`SELECT pg_try_advisory_xact_lock(777001, 3) AS got`
  return got
}

/** Waits for the same lock. Take it after the player's: who holds it waits for no player that exists. */
export async function worldLock(): Promise<void> {
  await sql`SELECT FROM (SELECT pg_advisory_xact_lock(777001, 3)) AS taken`
}
