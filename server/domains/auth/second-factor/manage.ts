import { type CommandCall, preparedCommand } from '../../../game/commands/command.ts'
import { conflict } from '../../../platform/errors.ts'
import type { QueryCall } from '../../../platform/http/handlers/handlers.ts'
import { query } from '../../../platform/http/handlers/query.ts'
import { logSecurity } from '../../../platform/security-log.ts'
import { afterCommit } from '../../../platform/transaction.ts'
import { countCode } from './code-limits.ts'
import { type Factor, findConfirmedFactor, needsFactor, prepareCode, spendCode } from './factor.ts'
import { secondFactors } from './models.ts'
import { provePassword, requireProof, wrongCode } from './prove-caller.ts'
import {
  countRecoveryCodes,
  newRecoverySet,
  type RecoverySet,
  recoveryReplay,
  saveRecoveryCodes,
} from './recovery-codes.ts'
import { removeFactor } from './remove-factor.ts'

type Operation = 'renewRecoveryCodes' | 'turnOffSecondFactor'

type Proof = {
  readonly provenHash: string | null
  readonly recoveryHash: Buffer | null
}

async function prove({ caller, body }: QueryCall<Operation>): Promise<Proof> {
  const { playerId, sessionId } = caller
  const provenHash = await provePassword(playerId, body.password)
  if (provenHash === null) return { provenHash, recoveryHash: null }
  await countCode(playerId, sessionId)
  return { provenHash, recoveryHash: await prepareCode(playerId, body.code) }
}

/** The factor of a player who gave the password and a code. 409 secondFactorOff, 422 wrongCredentials, codeWrong. */
async function requireBoth(
  { player, body, address }: CommandCall<Operation>,
  { provenHash, recoveryHash }: Proof,
): Promise<Factor> {
  const factor = await findConfirmedFactor(player.id)
  if (!factor) throw conflict('secondFactorOff', 'Вход по коду не включён')
  await requireProof(player.id, provenHash)
  const used = await spendCode(factor, body.code, recoveryHash)
  if (!used) throw wrongCode(player.id, address)
  if (used === 'recovery') {
    afterCommit(() => logSecurity({ event: 'recoveryCodeUsed', playerId: player.id, address }))
  }
  return factor
}

type Renewal = Proof & { readonly recovery: RecoverySet | undefined }

export const renewRecoveryCodes = preparedCommand<'renewRecoveryCodes', Renewal>(
  async (call) => {
    const proof = await prove(call)
    return { ...proof, recovery: proof.provenHash === null ? undefined : await newRecoverySet() }
  },
  async (call, { recovery, ...proof }) => {
    const { playerId } = await requireBoth(call, proof)
    if (!recovery) throw wrongCode(playerId, call.address)
    await secondFactors().update({ recoverySalt: recovery.salt }, { where: { playerId } })
    await saveRecoveryCodes(playerId, recovery.hashes)
    const { address } = call
    afterCommit(() => logSecurity({ event: 'recoveryCodesRenewed', playerId, address }))
    return { recoveryCodes: [...recovery.codes] }
  },
  recoveryReplay,
)

export const turnOffSecondFactor = preparedCommand<'turnOffSecondFactor', Proof>(
  prove,
  async (call, proof) => {
    const { playerId } = await requireBoth(call, proof)
    await removeFactor(playerId)
    const { address } = call
    afterCommit(() => logSecurity({ event: 'secondFactorOff', playerId, address }))
    return undefined
  },
)

export const getSecondFactor = query<'getSecondFactor'>(async ({ caller }) => {
  const factor = await findConfirmedFactor(caller.playerId)
  return {
    isOn: factor !== undefined,
    isRequired: needsFactor(caller.roles),
    since: factor?.confirmedAt?.toISOString() ?? null,
    recoveryCodesLeft: factor ? await countRecoveryCodes(caller.playerId) : 0,
  }
})
