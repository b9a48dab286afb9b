import { keyFor, keysFor } from '../keys.ts'
import { isUuid } from '../uuid.ts'
import { isSignedBy, signatureOf } from './signature.ts'

/** Scanners of public repositories find a lost token by it. */
const PREFIX = 'donjon'

/** A personal token as the player gets it. It is always the same for an id, so it need not be stored. */
export function tokenText(tokenId: string): string {
  return `${PREFIX}.${tokenId}.${signatureOf(tokenId, keyFor('personalToken'))}`
}

/** The token's id if the signature is valid. The database decides whether it still works. */
export function readTokenText(text: string): string | undefined {
  const [prefix, tokenId = '', signature = '', ...rest] = text.split('.')
  if (prefix !== PREFIX || rest.length > 0 || !isUuid(tokenId)) return undefined
  return keysFor('personalToken').some((key) => isSignedBy(key, tokenId, signature)) ? tokenId : undefined
}
