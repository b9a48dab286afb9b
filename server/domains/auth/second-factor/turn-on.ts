import type { SecondFactorSetup } from '#generated/types.ts'
import { preparedCommand } from '../../../game/commands/command.ts'
import { now } from '../../../platform/clock.ts'
import { conflict } from '../../../platform/errors.ts'
import { logSecurity } from '../../../platform/security-log.ts'
import { closeAllSessions } from '../../../platform/sessions/close-sessions.ts'
import { afterCommit } from '../../../platform/transaction.ts'
import { postLetter } from '../letters.ts'
import { findFactor, stepOf } from './factor.ts'
import { seal, unseal } from './factor-keys.ts'
import { secondFactors } from './models.ts'
import { provePassword, requireProof, wrongCode } from './prove-caller.ts'
import { newRecoverySet, type RecoverySet, recoveryReplay, saveRecoveryCodes } from './recovery-codes.ts'
import { newTotpSecret, totpUri } from './totp.ts'

function alreadyOn() {
  return conflict('secondFactorOn', 'Вход по коду уже включён')
}

/** The address holds the secret. It is stored encrypted with the answer, and the secret is read from it again. */
function secretIn(uri: string): string {
  return new URL(uri).searchParams.get('secret') ?? ''
}

export const startSecondFactor = preparedCommand<'startSecondFactor', string | null>(
  ({ caller, body }) => provePassword(caller.playerId, body.password),
  async ({ player }, provenHash) => {
    const { email } = await requireProof(player.id, provenHash)
    if ((await findFactor(player.id))?.confirmedAt) throw alreadyOn()
    const secret = newTotpSecret()
    await secondFactors().destroy({ where: { playerId: player.id } })
    await secondFactors().create({
      playerId: player.id,
      sealedSecret: seal(player.id, secret),
      createdAt: now(),
      confirmedAt: null,
      lastStep: null,
      recoverySalt: null,
    })
    return { secret, uri: totpUri(secret, email) } satisfies SecondFactorSetup
  },
  {
    keep: ({ uri }, { caller }) => ({ secret: '', uri: seal(caller.playerId, uri).toString('base64url') }),
    replay: (kept, { caller }) => {
      const uri = unseal(caller.playerId, Buffer.from(kept.uri, 'base64url'))
      return { secret: secretIn(uri), uri }
    },
  },
)

/** Codes for a right first code, made before the transaction. Undefined for a wrong one. */
type Prepared = RecoverySet | undefined

export const confirmSecondFactor = preparedCommand<'confirmSecondFactor', Prepared>(
  async ({ caller, body }) => {
    const factor = await findFactor(caller.playerId)
    const isRight = factor && !factor.confirmedAt && (await stepOf(factor, body.code)) !== undefined
    return isRight ? newRecoverySet() : undefined
  },
  async ({ caller, player, body, address }, recovery) => {
    const factor = await findFactor(player.id)
    if (!factor) throw conflict('secondFactorOff', 'Сначала получите ключ для приложения')
    if (factor.confirmedAt) throw alreadyOn()
    const lastStep = await stepOf(factor, body.code)
    if (!recovery || lastStep === undefined) throw wrongCode(player.id, address)
    const changes = { confirmedAt: now(), lastStep, recoverySalt: recovery.salt }
    await secondFactors().update(changes, { where: { playerId: player.id } })
    await saveRecoveryCodes(player.id, recovery.hashes)
    // They were opened without a code.
    await closeAllSessions(player.id, 'CLOSED_ELSEWHERE', caller.sessionId)
    postLetter('secondFactorOn', player.id)
    afterCommit(() => logSecurity({ event: 'secondFactorOn', playerId: player.id, address }))
    return { recoveryCodes: [...recovery.codes] }
  },
  recoveryReplay,
)
