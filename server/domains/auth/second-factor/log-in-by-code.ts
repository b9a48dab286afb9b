import { preparedCommand } from '../../../game/commands/command.ts'
import { lockPlayer } from '../../../game/player/lock-order.ts'
import { unauthorized } from '../../../platform/errors.ts'
import { logSecurity } from '../../../platform/security-log.ts'
import { afterCommit } from '../../../platform/transaction.ts'
import { findAccount } from '../account.ts'
import { postLetter } from '../letters.ts'
import { openSession, sessionReplay } from '../open-session.ts'
import { findLaunch, type Launch, sentInitData } from '../telegram/launch.ts'
import { linkEntered } from '../telegram/link.ts'
import { countCode } from './code-limits.ts'
import { findConfirmedFactor, prepareCode, spendCode } from './factor.ts'
import { countTry, endLoginStep, type LoginStep } from './login-step.ts'

type Prepared = {
  /** Undefined for a login that is over. It is refused later, since a repeated call must get its first answer. */
  readonly step: LoginStep | undefined
  readonly recoveryHash: Buffer | null
  /** Its account is linked to the castle, unless it has begun this login. */
  readonly launch: Launch | undefined
}

function stepEnded() {
  return unauthorized('loginStepEnded', 'Время для кода вышло. Введите почту и пароль ещё раз')
}

/** Tries are counted outside of the transaction: a refusal must not take the count back. */
export const logInByCode = preparedCommand<'logInByCode', Prepared>(
  async (call) => {
    const { body, headers } = call
    const launch = findLaunch(call)
    const step = await countTry(body.loginToken, headers)
    if (!step) return { step, recoveryHash: null, launch }
    await countCode(step.playerId, step.knownDevice)
    return { step, recoveryHash: await prepareCode(step.playerId, body.code), launch }
  },
  async (call, { step, recoveryHash, launch }) => {
    if (!step) throw stepEnded()
    const { address } = call
    const player = await lockPlayer(step.playerId)
    if (!(await endLoginStep(step.id))) throw stepEnded()
    const [factor, account] = [await findConfirmedFactor(player.id), await findAccount(player.id)]
    if (!factor || !account) throw stepEnded()
    const used = await spendCode(factor, call.body.code, recoveryHash)
    if (!used) {
      logSecurity({ event: 'codeWrong', playerId: player.id, address })
      throw step.isLastTry ? stepEnded() : unauthorized('codeWrong', 'Код неверный или уже использован')
    }
    if (used === 'recovery') {
      postLetter('recoveryCodeUsed', player.id)
      afterCommit(() => logSecurity({ event: 'recoveryCodeUsed', playerId: player.id, address }))
    }
    const result = await openSession(player, account, call)
    const { sessionId } = result
    if (launch) await linkEntered({ playerId: player.id, sessionId, address }, launch)
    return result
  },
  { ...sessionReplay, proof: sentInitData },
)
