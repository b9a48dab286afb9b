import { createHmac, hkdfSync } from 'node:crypto'
import { currentPlatform } from './ambient.ts'
import type { Config } from './config.ts'

/** What a key is for. docs/operating.md says for each what it protects and what a rotation does. */
export type KeyPurpose =
  | 'session'
  | 'personalToken'
  | 'mailedLink'
  | 'repeatedCall'
  | 'networkMark'
  | 'daySecret'
  | 'loginStep'
  | 'secondFactor'
  | 'donateSandbox'
  | 'pushKey'
  | 'freedName'

const KEY_BYTES = 32

type Secrets = Pick<Config, 'secret' | 'formerSecrets'>

const derived = new WeakMap<Secrets, Map<KeyPurpose, readonly [Buffer, ...Buffer[]]>>()

function derive(secret: string, purpose: KeyPurpose): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, 'donjon', purpose, KEY_BYTES))
}

/**
 * The keys of a purpose, 32 bytes each: first the one for new things, of SECRET, then those of the former secrets, which
 * still verify what they signed.
 */
export function keysFor(purpose: KeyPurpose): readonly [Buffer, ...Buffer[]] {
  const { config } = currentPlatform()
  const ofConfig = derived.get(config) ?? new Map<KeyPurpose, readonly [Buffer, ...Buffer[]]>()
  derived.set(config, ofConfig)
  const known = ofConfig.get(purpose)
  if (known) return known
  const former = config.formerSecrets.map((secret) => derive(secret, purpose))
  const keys = [derive(config.secret, purpose), ...former] as const
  ofConfig.set(purpose, keys)
  return keys
}

/** The key for new things of a purpose, 32 bytes. It differs for every purpose and says nothing about the others. */
export function keyFor(purpose: KeyPurpose): Buffer {
  return keysFor(purpose)[0]
}

/**
 * Keys that verify what the current one does not: those of the former secrets, and the secrets themselves, with which
 * older versions of the server signed.
 */
export function formerKeysFor(purpose: KeyPurpose): readonly (Buffer | string)[] {
  const { secret, formerSecrets } = currentPlatform().config
  return [...keysFor(purpose).slice(1), secret, ...formerSecrets]
}

/** HMAC-SHA-256 of the text by a key, 32 bytes. */
export function keyedHash(key: Buffer | string, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest()
}
