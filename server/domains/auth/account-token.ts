import { createHash, randomBytes } from 'node:crypto'
import { Op } from 'sequelize'
import { DAY_MS } from '#rules/core/game-day.ts'
import { NEW_ADDRESS_DAYS, OLD_ADDRESS_DAYS } from '#rules/settings/email-change.ts'
import { type LockedPlayer, lockPlayer } from '../../game/player/lock-order.ts'
import { now } from '../../platform/clock.ts'
import { conflict, refuse } from '../../platform/errors.ts'
import { keyedHash, keyFor, keysFor } from '../../platform/keys.ts'
import { sql, sqlOne } from '../../platform/sql.ts'
import { type Account, findAccount } from './account.ts'
import { accountTokens, type TokenPurpose } from './models.ts'

/** Validity of a mailed link, in seconds. */
export const TOKEN_SECONDS = {
  CONFIRM_EMAIL: 3 * 86_400,
  RESET_PASSWORD: 600,
  CHANGE_EMAIL_NEW: NEW_ADDRESS_DAYS * 86_400,
  // The old address may answer as long as the change is under way.
  CHANGE_EMAIL_OLD: (NEW_ADDRESS_DAYS + OLD_ADDRESS_DAYS) * 86_400,
} as const satisfies Record<TokenPurpose, number>

/** 256 bits cannot be guessed, so one fast hash of it is enough. */
function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/**
 * The hashes that a token may be stored by: that of the current secret, those of former ones, and the one without a key
 * of older versions of the server.
 */
function hashesOf(token: string): Buffer[] {
  const unkeyed = createHash('sha256').update(token).digest()
  return [...keysFor('mailedLink').map((key) => keyedHash(key, token)), unkeyed]
}

function expiryOf(purpose: TokenPurpose): Date {
  return new Date(now().getTime() + TOKEN_SECONDS[purpose] * 1000)
}

/**
 * Links with one purpose that work at the same time. A stranger can ask for a reset of somebody's password: that must
 * not make the link useless which its owner is about to open.
 */
const LIVE_TOKENS = {
  CONFIRM_EMAIL: 1,
  RESET_PASSWORD: 5,
  CHANGE_EMAIL_NEW: 1,
  CHANGE_EMAIL_OLD: 1,
} as const satisfies Record<TokenPurpose, number>

/** Makes the player's tokens with this purpose useless, except for the newest ones. */
async function endTokens(playerId: number, purpose: TokenPurpose, kept: number): Promise<void> {
  await sql`
    UPDATE account_token SET used_at = ${now()} WHERE hash IN (
      SELECT hash FROM account_token WHERE player_id = ${playerId} AND purpose = ${purpose} AND used_at IS NULL
      ORDER BY created_at DESC OFFSET ${kept})`
}

/** Makes every mailed link to a new password useless: the password has been changed. */
export function endResets(playerId: number): Promise<void> {
  return endTokens(playerId, 'RESET_PASSWORD', 0)
}

/** Issues a token for the player's current address; only the letter contains it. Ends older ones. */
export async function issueToken(
  player: Pick<LockedPlayer, 'id'>,
  email: string,
  purpose: TokenPurpose,
): Promise<string> {
  const token = newToken()
  await endTokens(player.id, purpose, LIVE_TOKENS[purpose] - 1)
  await accountTokens().create({
    hash: keyedHash(keyFor('mailedLink'), token),
    playerId: player.id,
    purpose,
    email,
    createdAt: now(),
    expiresAt: expiryOf(purpose),
  })
  return token
}

/**
 * Letters with a reset link to one account: at most so many within so many seconds. In the ten minutes that a link
 * lives, no more are mailed than can be live, so nobody can make the link useless which the owner is about to open.
 */
const RESET_LIMITS = [
  { letters: 1, seconds: 60 },
  { letters: LIVE_TOKENS.RESET_PASSWORD, seconds: TOKEN_SECONDS.RESET_PASSWORD },
] as const

/** Whether another reset link may be mailed: more would only flood the owner's mailbox. */
export async function mayMailReset(playerId: number): Promise<boolean> {
  for (const { letters, seconds } of RESET_LIMITS) {
    const since = new Date(now().getTime() - seconds * 1000)
    const { count } = await sqlOne<{ count: number }>`
      SELECT count(*) FROM account_token
      WHERE player_id = ${playerId} AND purpose = 'RESET_PASSWORD' AND created_at > ${since}`
    if (count >= letters) return false
  }
  return true
}

/** Makes every mailed link about a change of the e-mail useless. */
export async function endEmailChangeTokens(playerId: number): Promise<void> {
  await endTokens(playerId, 'CHANGE_EMAIL_NEW', 0)
  await endTokens(playerId, 'CHANGE_EMAIL_OLD', 0)
}

type EmailChangeToken = { readonly playerId: number; readonly isNew: boolean }

/** Whose change of the e-mail the token is about. Its links may be opened again while the change is under way. */
export async function findEmailChangeToken(token: string): Promise<EmailChangeToken | undefined> {
  const issued = await accountTokens().findOne({
    where: {
      hash: hashesOf(token),
      purpose: ['CHANGE_EMAIL_NEW', 'CHANGE_EMAIL_OLD'],
      usedAt: null,
      expiresAt: { [Op.gt]: now() },
    },
  })
  return issued ? { playerId: issued.playerId, isNew: issued.purpose === 'CHANGE_EMAIL_NEW' } : undefined
}

export function invalid() {
  return refuse('tokenInvalid', 'Ссылка уже использована или устарела, запросите новую')
}

type Redeemed = {
  readonly player: LockedPlayer
  readonly account: Account
}

/**
 * Uses a token and returns its player, locked, and the account. 422 tokenInvalid if it is unknown, used or expired,
 * or was sent to an earlier address of the player. 409 alreadyConfirmed for a confirmation of the present address
 * that has done its work: mail scanners open links before their readers.
 */
export async function redeemToken(token: string, purpose: TokenPurpose): Promise<Redeemed> {
  const issued = await accountTokens().findOne({ where: { hash: hashesOf(token), purpose } })
  if (!issued) throw invalid()
  const { hash } = issued
  const player = await lockPlayer(issued.playerId)
  const [used] = await accountTokens().update(
    { usedAt: now() },
    { where: { hash, usedAt: null, expiresAt: { [Op.gt]: now() } } },
  )
  const account = await findAccount(player.id)
  if (account?.email !== issued.email) throw invalid()
  if (used === 0 && purpose === 'CONFIRM_EMAIL' && account.emailConfirmedAt)
    throw conflict('alreadyConfirmed', 'Почта уже подтверждена')
  if (used === 0) throw invalid()
  return { player, account }
}

/** How long a token is kept after its expiry, ms. */
const KEPT_AFTER_END_MS = 7 * DAY_MS

/** Removes tokens that expired more than a week ago. */
export function purgeAccountTokens(instant: Date, limit: number): Promise<number> {
  return accountTokens().destroy({
    where: { expiresAt: { [Op.lt]: new Date(instant.getTime() - KEPT_AFTER_END_MS) } },
    limit,
  })
}
