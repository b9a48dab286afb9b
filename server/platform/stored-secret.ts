import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'

/** At least so many characters of a secret; fewer could be guessed. */
export const SECRET_CHARACTERS_MIN = 32

/** The stored secrets, the current one first. */
export type StoredSecrets = readonly [string, ...string[]]

const PRIVATE_MODE = 0o600

function fileIn(dataDir: string): string {
  return path.join(dataDir, 'secret')
}

/** Whether a secret has been generated in DATA_DIR. */
export function hasStoredSecret(dataDir: string): boolean {
  return existsSync(fileIn(dataDir))
}

/** A secret with 256 random bits. */
export function newSecret(): string {
  return randomBytes(32).toString('hex')
}

/** Writes a new file beside `file` that only its owner can read, and returns its name. */
function writeAside(file: string, secrets: readonly string[]): string {
  const aside = `${file}-${process.pid}-${randomBytes(4).toString('hex')}`
  writeFileSync(aside, secrets.join('\n'), { mode: PRIVATE_MODE, flag: 'wx' })
  return aside
}

/**
 * Written to a temporary file and linked afterwards, so that a reader never sees half a secret. If two processes
 * start at once, one of them wins.
 */
function makeSecret(file: string): void {
  const aside = writeAside(file, [newSecret()])
  try {
    linkSync(aside, file)
  } catch {
    // Some file systems have no hard links.
    if (!existsSync(file)) renameSync(aside, file)
  } finally {
    rmSync(aside, { force: true })
  }
}

/**
 * The secrets in DATA_DIR, made once and readable by their owner only: a line each, the current one first. Throws if the
 * file is damaged: sessions are signed with the secret, so an empty or truncated one would let anybody in.
 */
export function readStoredSecrets(dataDir: string): StoredSecrets {
  const file = fileIn(dataDir)
  mkdirSync(dataDir, { recursive: true })
  if (!existsSync(file)) makeSecret(file)
  // A copy may have been made without its mode. Windows has none, and no user ids.
  const { mode, uid } = statSync(file)
  if ((mode & 0o077) !== 0 && uid === process.getuid?.()) chmodSync(file, PRIVATE_MODE)
  const [current = '', ...former] = readFileSync(file, 'utf8')
    .trim()
    .split(/\s*\n\s*/)
  if ([current, ...former].some((secret) => secret.length < SECRET_CHARACTERS_MIN))
    throw new Error(`${file} is damaged (delete it: a new one is made, and all sessions end)`)
  return [current, ...former]
}

/**
 * Replaces the stored secrets as a whole: a server that starts meanwhile reads the old ones or the new ones. The owner stays:
 * root may run this for a server of another user.
 */
export function storeSecrets(dataDir: string, secrets: StoredSecrets): void {
  const file = fileIn(dataDir)
  const { uid, gid } = statSync(file)
  const aside = writeAside(file, secrets)
  chownSync(aside, uid, gid)
  renameSync(aside, file)
}

function unusedMark(dataDir: string): string {
  return path.join(dataDir, 'secret-unused')
}

/**
 * Whether the server that last started in DATA_DIR signs with another secret than the stored one: then a rotation of the
 * stored one changes nothing.
 */
export function isStoredSecretUnused(dataDir: string): boolean {
  return hasStoredSecret(dataDir) && existsSync(unusedMark(dataDir))
}

/** Notes beside a stored secret, if there is one, whether the server that starts signs with it. */
export function noteSecretInUse(dataDir: string, secret: string): void {
  if (!hasStoredSecret(dataDir)) return
  const mark = unusedMark(dataDir)
  if (readStoredSecrets(dataDir)[0] === secret) rmSync(mark, { force: true })
  else writeFileSync(mark, 'The server that last started here has a SECRET of its own.\n')
}
