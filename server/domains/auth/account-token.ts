import { createHash, randomBytes } from 'node:crypto'
import { now } from '../../platform/clock.ts'
import { refuse } from '../../platform/errors.ts'
import { type LockedPlayer, lockPlayer } from '../../platform/lock-order.ts'
import { sql, sqlMaybe, sqlSoon } from '../../platform/sql.ts'

type Purpose = 'CONFIRM_EMAIL' | 'RESET_PASSWORD'

/** How long a mailed link works, in seconds. */
export const tokenSeconds = { CONFIRM_EMAIL: 3 * 86_400, RESET_PASSWORD: 600 } as const satisfies Record<
  Purpose,
  number
>

/** 256 bits: nobody guesses it, and one quick hash of it is enough. */
const newToken = (): string => randomBytes(32).toString('base64url')

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest()

const expiryOf = (purpose: Purpose): Date => new Date(now().getTime() + tokenSeconds[purpose] * 1000)

/** A token for the player's present address, known to the letter alone. Older ones of the purpose stop working. */
export const issueToken = (player: LockedPlayer, email: string, purpose: Purpose): string => {
  const token = newToken()
  sqlSoon`
    UPDATE account_token SET used_at = ${now()}
    WHERE player_id = ${player.id} AND purpose = ${purpose} AND used_at IS NULL`
  sqlSoon`
    INSERT INTO account_token (hash, player_id, purpose, email, created_at, expires_at)
    VALUES (${hashOf(token)}, ${player.id}, ${purpose}, ${email}, ${now()}, ${expiryOf(purpose)})`
  return token
}

export interface Addressee {
  readonly name: string
  readonly email: string
}

/**
 * A reset token for whoever owns the address, if anybody does: the same statements for a known and an unknown one. Older
 * ones stop working.
 */
export const issueResetToken = async (
  emailKey: string,
): Promise<{ readonly token: string; readonly addressee: Addressee | undefined }> => {
  const token = newToken()
  // By itself: what twins have issued meanwhile is seen only by a statement that begins after the lock.
  await sql`SELECT FROM player WHERE email_key = ${emailKey} FOR NO KEY UPDATE`
  const addressee = await sqlMaybe<Addressee>`
    WITH owner AS (
      SELECT id, name, email FROM player WHERE email_key = ${emailKey}
    ), retired AS (
      UPDATE account_token SET used_at = ${now()} FROM owner
      WHERE player_id = owner.id AND purpose = 'RESET_PASSWORD' AND used_at IS NULL
    ), made AS (
      INSERT INTO account_token (hash, player_id, purpose, email, created_at, expires_at)
      SELECT ${hashOf(token)}, id, 'RESET_PASSWORD', email, ${now()}, ${expiryOf('RESET_PASSWORD')} FROM owner
    )
    SELECT name, email FROM owner`
  return { token, addressee }
}

const invalid = () => refuse('tokenInvalid', 'Ссылка уже использована или устарела, запросите новую')

/**
 * Uses a token up and returns its player, locked. 422 tokenInvalid when it was never issued, is used, too old, or went
 * to an address that is no longer the player's.
 */
export const redeemToken = async (token: string, purpose: Purpose): Promise<LockedPlayer> => {
  const hash = hashOf(token)
  const issued = await sqlMaybe<{ playerId: number; email: string }>`
    SELECT player_id, email FROM account_token WHERE hash = ${hash} AND purpose = ${purpose}`
  if (!issued) throw invalid()
  const player = await lockPlayer(issued.playerId)
  const used = await sql`
    UPDATE account_token SET used_at = ${now()}
    WHERE hash = ${hash} AND used_at IS NULL AND expires_at > ${now()} RETURNING player_id`
  if (used.length === 0 || player.email !== issued.email) throw invalid()
  return player
}
