import { createHash, randomBytes } from 'node:crypto'
import { Op } from 'sequelize'
import { type LockedPlayer, lockPlayer } from '../../game/player/lock-order.ts'
import { now } from '../../platform/clock.ts'
import { refuse } from '../../platform/errors.ts'
import { type Account, findAccount } from './account.ts'
import { accounts, accountTokens, type TokenPurpose } from './models.ts'

/** How long a mailed link works, in seconds. */
export const tokenSeconds = { CONFIRM_EMAIL: 3 * 86_400, RESET_PASSWORD: 600 } as const satisfies Record<
  TokenPurpose,
  number
>

/** 256 bits: nobody guesses it, and one quick hash of it is enough. */
function newToken(): string {
  return randomBytes(32).toString('base64url')
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

function expiryOf(purpose: TokenPurpose): Date {
  return new Date(now().getTime() + tokenSeconds[purpose] * 1000)
}

/** A token for the player's present address, known to the letter alone. Older ones of the purpose stop working. */
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
 * A reset token for whoever owns the address; undefined if nobody does, which takes less time: answer steadily. Older
 * ones stop working.
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
 * Uses a token up and returns its player, locked, and the account. 422 tokenInvalid when it was never issued, is used, too old, or went
 * to an address that is no longer the player's.
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
  if (used === 0 || account?.email !== issued.email) throw invalid()
  return { player, account }
}

/** How long a token stays in the database after its end, ms. */
const KEPT_AFTER_END_MS = 7 * 86_400_000

export function purgeAccountTokens(instant: Date): Promise<unknown> {
  return accountTokens().destroy({
    where: { expiresAt: { [Op.lt]: new Date(instant.getTime() - KEPT_AFTER_END_MS) } },
  })
}
