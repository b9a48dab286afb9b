import { createHash, randomBytes } from 'node:crypto'
import { Op } from 'sequelize'
import { DAY_MS } from '../../../rules/core/game-day.ts'
import { type LockedPlayer, lockPlayer } from '../../game/player/lock-order.ts'
import { now } from '../../platform/clock.ts'
import { conflict, refuse } from '../../platform/errors.ts'
import { type Account, findAccount } from './account.ts'
import { accounts, accountTokens, type TokenPurpose } from './models.ts'

/** Validity of a mailed link, in seconds. */
export const TOKEN_SECONDS = { CONFIRM_EMAIL: 3 * 86_400, RESET_PASSWORD: 600 } as const satisfies Record<
  TokenPurpose,
  number
>

/** 256 bits cannot be guessed, so one fast hash is enough. */
function newToken(): string {
  return randomBytes(32).toString('base64url')
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

function expiryOf(purpose: TokenPurpose): Date {
  return new Date(now().getTime() + TOKEN_SECONDS[purpose] * 1000)
}

/**
 * Issues a token for the player's current address; only the letter contains it. Invalidates older tokens with the
 * same purpose.
 */
export async function issueToken(
  player: Pick<LockedPlayer, 'id'>,
  email: string,
  purpose: TokenPurpose,
): Promise<string> {
  const token = newToken()
  await accountTokens().update({ usedAt: now() }, { where: { playerId: player.id, purpose, usedAt: null } })
  await accountTokens().create({
    hash: hashOf(token),
    playerId: player.id,
    purpose,
    email,
    createdAt: now(),
    expiresAt: expiryOf(purpose),
  })
  return token
}

export type Addressee = {
  readonly name: string
  readonly email: string
}

/**
 * Issues a reset token for the owner of the address, and invalidates older ones. Undefined for an unknown address,
 * which takes less time: answer in steady time.
 */
export async function issueResetToken(
  emailKey: string,
): Promise<{ readonly token: string; readonly addressee: Addressee } | undefined> {
  const account = await accounts().findOne({ where: { emailKey } })
  if (!account) return undefined
  const { email } = account
  const owner = await lockPlayer(account.playerId)
  return { token: await issueToken(owner, email, 'RESET_PASSWORD'), addressee: { name: owner.name, email } }
}

function invalid() {
  return refuse('tokenInvalid', 'Ссылка уже использована или устарела, запросите новую')
}

type Redeemed = {
  readonly player: LockedPlayer
  readonly account: Account
}

/**
 * Uses a token and returns its player, locked, and the account. 422 tokenInvalid if it is unknown, used or expired,
 * or was sent to an earlier address of the player. 409 alreadyConfirmed for a confirmation of the present address that
 * has done its work: mail scanners open links before their readers.
 */
export async function redeemToken(token: string, purpose: TokenPurpose): Promise<Redeemed> {
  const hash = hashOf(token)
  const issued = await accountTokens().findOne({ where: { hash, purpose } })
  if (!issued) throw invalid()
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
export function purgeAccountTokens(instant: Date): Promise<unknown> {
  return accountTokens().destroy({
    where: { expiresAt: { [Op.lt]: new Date(instant.getTime() - KEPT_AFTER_END_MS) } },
  })
}
