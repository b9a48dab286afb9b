import { sql } from '#server/platform/sql.ts'

/** The session need not confirm the password: most tests of the console are about something else. */
export async function skipPasswordAgain(sessionId: string): Promise<void> {
  await sql`UPDATE session SET password_confirmed_until = '2999-01-01' WHERE id = ${sessionId}`
}
