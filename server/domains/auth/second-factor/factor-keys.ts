import { createCipheriv, createDecipheriv, randomBytes, timingSafeEqual } from 'node:crypto'
import { keyedHash, keyFor, keysFor } from '../../../platform/keys.ts'
import { isUuid } from '../../../platform/uuid.ts'

const CIPHER = 'aes-256-gcm'
/** Names the key, so that texts of a former secret are found. */
const MARK_BYTES = 4
const NONCE_BYTES = 12
const TAG_BYTES = 16
const HEAD_BYTES = MARK_BYTES + NONCE_BYTES + TAG_BYTES

function markOf(key: Buffer): Buffer {
  return keyedHash(key, 'mark').subarray(0, MARK_BYTES)
}

/** The beginning of every text that is encrypted with the key of the present secret. */
export function presentMark(): Buffer {
  return markOf(keyFor('secondFactor'))
}

function boundTo(playerId: number): Buffer {
  return Buffer.from(`player ${playerId}`)
}

/** Encrypts a text of the player: mark, nonce, tag and cipher text. In another player's row it cannot be opened. */
export function seal(playerId: number, text: string): Buffer {
  const key = keyFor('secondFactor')
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES })
  cipher.setAAD(boundTo(playerId))
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([markOf(key), nonce, cipher.getAuthTag(), sealed])
}

/** Throws for a text of another player, and for one of a secret that the settings do not name any more. */
export function unseal(playerId: number, sealed: Buffer): string {
  const mark = sealed.subarray(0, MARK_BYTES)
  const key = keysFor('secondFactor').find((candidate) => markOf(candidate).equals(mark))
  if (!key) throw new Error('A second factor is encrypted with a secret that SECRET_PREVIOUS does not have')
  const nonce = sealed.subarray(MARK_BYTES, MARK_BYTES + NONCE_BYTES)
  const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES })
  decipher.setAAD(boundTo(playerId))
  decipher.setAuthTag(sealed.subarray(MARK_BYTES + NONCE_BYTES, HEAD_BYTES))
  return Buffer.concat([decipher.update(sealed.subarray(HEAD_BYTES)), decipher.final()]).toString()
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
