import { randomBytes } from 'node:crypto'
import type { RecoveryCodes } from '#generated/types.ts'
import { now } from '../../../platform/clock.ts'
import { hashWithSalt } from '../password-hash.ts'
import { seal, unseal } from './factor-keys.ts'
import { recoveryCodes } from './models.ts'

const CODES = 10
const CODE_LENGTH = 10
/** 32 signs that are not mistaken for each other. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const SALT_BYTES = 16

export type RecoverySet = {
  /** For the player, once. */
  readonly codes: readonly string[]
  readonly salt: Buffer
  readonly hashes: readonly Buffer[]
}

function newCode(): string {
  const signs = [...randomBytes(CODE_LENGTH)].map((byte) => SIGNS[byte % SIGNS.length])
  return `${signs.slice(0, 5).join('')}-${signs.slice(5).join('')}`
}

/** As the app shows a code or as a recovery code was written down: without spaces and hyphens, O for 0, l for 1. */
export function plainCode(typed: string): string {
  return typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1')
}

/**
 * Hashes a recovery code. It has 50 bits, so a fast hash could be searched after a leak. All codes of a player share a
 * salt: a try costs one hash, not ten.
 */
export function hashRecoveryCode(code: string, salt: Buffer): Promise<Buffer> {
  return hashWithSalt(plainCode(code), salt)
}

/**
 * Ten new codes. Takes about half a second, so it runs before the transaction. One after the other: ten at once would keep
 * logins waiting for a hash.
 */
export async function newRecoverySet(): Promise<RecoverySet> {
  const salt = randomBytes(SALT_BYTES)
  const codes = [...new Set(Array.from({ length: CODES }, newCode))]
  const hashes: Buffer[] = []
  for (const code of codes) hashes.push(await hashRecoveryCode(code, salt))
  return { codes, salt, hashes }
}

/** Replaces the player's codes. */
export async function saveRecoveryCodes(playerId: number, hashes: readonly Buffer[]): Promise<void> {
  await recoveryCodes().destroy({ where: { playerId } })
  await recoveryCodes().bulkCreate(hashes.map((hash) => ({ playerId, hash, usedAt: null })))
}

/** Uses a code up. False for an unknown or a used one. */
export async function takeRecoveryCode(playerId: number, hash: Buffer): Promise<boolean> {
  const [taken] = await recoveryCodes().update({ usedAt: now() }, { where: { playerId, hash, usedAt: null } })
  return taken > 0
}

export function countRecoveryCodes(playerId: number): Promise<number> {
  return recoveryCodes().count({ where: { playerId, usedAt: null } })
}

type Asked = { readonly caller: { readonly playerId: number } }

/**
 * For commands that answer with new codes: the stored answer holds them encrypted for a day, so that a player whose
 * answer was lost on its way gets them by repeating the call.
 */
export const recoveryReplay = {
  keep: ({ recoveryCodes: codes }: RecoveryCodes, { caller }: Asked): RecoveryCodes => ({
    recoveryCodes: [seal(caller.playerId, codes.join(' ')).toString('base64url')],
  }),
  replay: ({ recoveryCodes: [sealed = ''] }: RecoveryCodes, { caller }: Asked): RecoveryCodes => ({
    recoveryCodes: unseal(caller.playerId, Buffer.from(sealed, 'base64url')).split(' '),
  }),
}
