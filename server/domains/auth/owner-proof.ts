import type { LockedPlayer } from '../../game/player/lock-order.ts'
import { logSecurity } from '../../platform/security-log.ts'
import { afterCommit } from '../../platform/transaction.ts'
import type { Account } from './account.ts'
import { countCode } from './second-factor/code-limits.ts'
import { findConfirmedFactor, prepareCode, spendCode } from './second-factor/factor.ts'
import { provePassword, requireProof, wrongCode } from './second-factor/prove-caller.ts'

type Given = { readonly password: string; readonly code?: string }

export type OwnerProof = {
  readonly provenHash: string | null
  readonly recoveryHash: Buffer | null
}

/** The slow part of `requireOwner`, before the transaction. A wrong password is refused later. */
export async function proveOwner(
  { playerId, sessionId }: { readonly playerId: number; readonly sessionId: string },
  { password, code }: Given,
): Promise<OwnerProof> {
  const provenHash = await provePassword(playerId, password)
  if (provenHash === null || code === undefined || !(await findConfirmedFactor(playerId)))
    return { provenHash, recoveryHash: null }
  await countCode(playerId, sessionId)
  return { provenHash, recoveryHash: await prepareCode(playerId, code) }
}

/** The account of a caller who gave the password, and a code if there is a second factor. 422 wrongCredentials, codeWrong. */
export async function requireOwner(
  {
    player,
    body,
    address,
  }: { readonly player: LockedPlayer; readonly body: Given; readonly address: string },
  { provenHash, recoveryHash }: OwnerProof,
): Promise<Account> {
  const account = await requireProof(player.id, provenHash)
  const factor = await findConfirmedFactor(player.id)
  if (!factor) return account
  const used = body.code === undefined ? undefined : await spendCode(factor, body.code, recoveryHash)
  if (!used) throw wrongCode(player.id, address)
  if (used === 'recovery') {
    afterCommit(() => logSecurity({ event: 'recoveryCodeUsed', playerId: player.id, address }))
  }
  return account
}
