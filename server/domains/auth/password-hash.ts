import { hash, hashRaw, parseOptions, verify } from '@node-rs/argon2'
import { hashQueue } from './hash-queue.ts'

/** Argon2id (the package's default) with 46 MiB, one pass, one lane. */
const HASH_COST = { memoryCost: 47_104, timeCost: 1, parallelism: 1 } as const

/** A hash of no password. Unknown e-mails are compared with it and take the same time as known ones. */
const UNKNOWN_ACCOUNT_HASH =
  '$argon2id$v=19$m=47104,t=1,p=1$0/TqbBJ4SEFlEv+jnzfcZA$WNx+RFFZXNGNEfqIBZq0ckqaB1v+lqiyRkkWnaOlG3o'

/** Devices may send the same letter composed or decomposed. */
function normalized(password: string): string {
  return password.normalize('NFC')
}

/** A salted hash in PHC format. */
export function hashPassword(password: string): Promise<string> {
  return hashQueue.run(() => hash(normalized(password), HASH_COST))
}

/** A hash that is the same every time, to look a secret of few bits up by it. */
export function hashWithSalt(secret: string, salt: Buffer): Promise<Buffer> {
  return hashQueue.run(() => hashRaw(secret, { ...HASH_COST, salt }))
}

/** Whether the password matches the hash. Without a hash false, after the same time. */
export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  const right = await hashQueue.run(() => verify(passwordHash ?? UNKNOWN_ACCOUNT_HASH, normalized(password)))
  return right && passwordHash !== null
}

/** Whether the hash was made with other cost parameters than the current ones. */
export function isOutdated(passwordHash: string): boolean {
  const made = parseOptions(passwordHash)
  return (
    made.memoryCost !== HASH_COST.memoryCost ||
    made.timeCost !== HASH_COST.timeCost ||
    made.parallelism !== HASH_COST.parallelism
  )
}
