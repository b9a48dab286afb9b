import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { type KeyPurpose, keyedHash, keyFor, keysFor } from './keys.ts'

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
export function presentMark(purpose: KeyPurpose): Buffer {
  return markOf(keyFor(purpose))
}

/** Encrypts a text of the owner: mark, nonce, tag and cipher text. In the row of another owner it cannot be opened. */
export function seal(purpose: KeyPurpose, owner: string, text: string): Buffer {
  const key = keyFor(purpose)
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES })
  cipher.setAAD(Buffer.from(owner))
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([markOf(key), nonce, cipher.getAuthTag(), sealed])
}

/** Throws for a text of another owner, and for one of a secret that the settings do not name any more. */
export function unseal(purpose: KeyPurpose, owner: string, sealed: Buffer): string {
  const mark = sealed.subarray(0, MARK_BYTES)
  const key = keysFor(purpose).find((candidate) => markOf(candidate).equals(mark))
  if (!key)
    throw new Error(`A text (${purpose}) is encrypted with a secret that SECRET_PREVIOUS does not have`)
  const nonce = sealed.subarray(MARK_BYTES, MARK_BYTES + NONCE_BYTES)
  const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES })
  decipher.setAAD(Buffer.from(owner))
  decipher.setAuthTag(sealed.subarray(MARK_BYTES + NONCE_BYTES, HEAD_BYTES))
  return Buffer.concat([decipher.update(sealed.subarray(HEAD_BYTES)), decipher.final()]).toString()
}
