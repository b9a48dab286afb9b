import { timingSafeEqual } from 'node:crypto'
import { keyedHash, keyFor, keysFor } from '../../../platform/keys.ts'
import * as seals from '../../../platform/seal.ts'
import { isUuid } from '../../../platform/uuid.ts'

/** The beginning of every text that is encrypted with the key of the present secret. */
export function presentMark(): Buffer {
  return seals.presentMark('secondFactor')
}

function boundTo(playerId: number): string {
  return `player ${playerId}`
}

/** Encrypts a text of the player. In another player's row it cannot be opened. */
export function seal(playerId: number, text: string): Buffer {
  return seals.seal('secondFactor', boundTo(playerId), text)
}

/** Throws for a text of another player, and for one of a secret that the settings do not name any more. */
export function unseal(playerId: number, sealed: Buffer): string {
  return seals.unseal('secondFactor', boundTo(playerId), sealed)
}

function signatureBy(key: Buffer, stepId: string): string {
  return keyedHash(key, `login step ${stepId}`).toString('hex')
}

/** The token of a pending login. It follows from the id, so it need not be stored. */
export function loginTokenOf(stepId: string): string {
  return `${stepId}.${signatureBy(keyFor('loginStep'), stepId)}`
}

/** The id of the pending login if the signature is valid. */
export function readLoginToken(token: string): string | undefined {
  const [stepId = '', signature = ''] = token.split('.')
  const given = Buffer.from(signature)
  const isSigned = keysFor('loginStep').some((key) => {
    const expected = Buffer.from(signatureBy(key, stepId))
    return expected.length === given.length && timingSafeEqual(expected, given)
  })
  return isSigned && isUuid(stepId) ? stepId : undefined
}
