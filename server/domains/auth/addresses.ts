import { sql } from '../../platform/sql.ts'

/** Every e-mail address that letters to a player may have gone to: the own one, a coming one, and those of mailed links. */
export async function readAddresses(playerId: number): Promise<string[]> {
  const found = await sql<{ email: string }>`
    SELECT email FROM account WHERE player_id = ${playerId}
    UNION SELECT email FROM email_change WHERE player_id = ${playerId}
    UNION SELECT email FROM account_token WHERE player_id = ${playerId}`
  return found.map(({ email }) => email)
}
