import type { Role } from '#generated/types.ts'
import { currentPlatform } from '../../../platform/ambient.ts'
import type { ModelRow } from '../../../platform/database/model.ts'
import { forbidden, unauthorized } from '../../../platform/errors.ts'
import { unseal } from './factor-keys.ts'
import { secondFactors } from './models.ts'
import { hashRecoveryCode, plainCode, takeRecoveryCode } from './recovery-codes.ts'
import { matchTotp } from './totp.ts'

/** A player's authenticator app. The lock on the player guards its changes. */
export type Factor = ModelRow<typeof secondFactors>

/** Also one that is not confirmed yet. */
export async function findFactor(playerId: number): Promise<Factor | undefined> {
  return (await secondFactors().findByPk(playerId))?.get()
}

/** Undefined unless a login needs a code. */
export async function findConfirmedFactor(playerId: number): Promise<Factor | undefined> {
  const factor = await findFactor(playerId)
  return factor?.confirmedAt ? factor : undefined
}

/** Whether some of the roles work only with a second factor: those of administrators. */
export function needsFactor(roles: readonly Role[]): boolean {
  return roles.some((role) => role !== 'PLAYER')
}

/** 403 secondFactorNeeded for an administrator without a second factor. */
export async function requireSecondFactor(playerId: number): Promise<void> {
  if (await findConfirmedFactor(playerId)) return
  throw forbidden(
    'secondFactorNeeded',
    'Управление открывается только со входом по коду. Включите его в игре: «Настройки», «Вход по коду»',
  )
}

/** Recovery codes are longer than those of the app. */
function isTotp(code: string): boolean {
  return plainCode(code).length === 6
}

/** The slow part of a check, before the transaction: the hash of a recovery code. Null for a code of the app. */
export async function prepareCode(playerId: number, code: string): Promise<Buffer | null> {
  if (isTotp(code)) return null
  const salt = (await findConfirmedFactor(playerId))?.recoverySalt
  return salt ? hashRecoveryCode(code, salt) : null
}

/** The secret of the app. 401 codeWrong when no key opens it: recovery codes work without one. */
function secretOf({ playerId, sealedSecret }: Factor): string {
  try {
    return unseal(playerId, sealedSecret)
  } catch (error) {
    currentPlatform().log.error({ err: error, playerId }, 'a second factor cannot be read')
    throw unauthorized('codeWrong', 'Код приложения сейчас не проверить. Введите запасной код')
  }
}

/** The time step of a right, unused code of the app. */
export async function stepOf(factor: Factor, code: string): Promise<number | undefined> {
  return matchTotp(secretOf(factor), plainCode(code), factor.lastStep)
}

/** What a right code was. */
export type UsedCode = 'app' | 'recovery'

/** Uses a code up. Undefined for a wrong or a used one. The player is locked. */
export async function spendCode(
  factor: Factor,
  code: string,
  recoveryHash: Buffer | null,
): Promise<UsedCode | undefined> {
  const { playerId } = factor
  if (recoveryHash) return (await takeRecoveryCode(playerId, recoveryHash)) ? 'recovery' : undefined
  const step = await stepOf(factor, code)
  if (step === undefined) return undefined
  await secondFactors().update({ lastStep: step }, { where: { playerId } })
  return 'app'
}
