import type { Config } from '../config.ts'

/** Names that nobody can be reached at: push services refuse them, some with every message. */
const PLACEHOLDER =
  /(?:^|[.@])(?:localhost|localdomain|example|invalid|local|internal|example\.(?:com|net|org))$/i

function isReachableName(host: string): boolean {
  return /^[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z][a-z\d-]+$/i.test(host) && !PLACEHOLDER.test(host)
}

/**
 * Whom a push service asks if something is wrong: the game's address if it is a public https one, else the sender of
 * letters. Undefined: both are placeholders, so nothing is pushed.
 */
export function pushSubjectOf({
  publicUrl,
  mailFrom,
}: Pick<Config, 'publicUrl' | 'mailFrom'>): string | undefined {
  const { protocol, hostname, origin } = new URL(publicUrl)
  if (protocol === 'https:' && isReachableName(hostname)) return origin
  const address = /<([^<>\s]+)>\s*$/.exec(mailFrom)?.[1] ?? mailFrom.trim()
  const host = /^[^@\s]+@([^@\s]+)$/.exec(address)?.[1]
  return host !== undefined && isReachableName(host) ? `mailto:${address}` : undefined
}
