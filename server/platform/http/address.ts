import { isIP } from 'node:net'

/**
 * The caller's address in the form that PostgreSQL takes: without an IPv6 zone, and IPv4 as such. Empty for what is no
 * address: a proxy that passes a foreign X-Forwarded-For on, or a connection that has gone.
 */
export function addressOf(given: string | undefined): string {
  const address = (given ?? '').replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '')
  return isIP(address) === 0 ? '' : address
}

/** The first four groups of an IPv6 address, the left-out zeros filled in. */
function firstGroups(address: string): string {
  const [head = '', tail] = address.split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  const left = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length)
  return [...before, ...Array<string>(left).fill('0'), ...after].slice(0, 4).join(':')
}

/** Of an IPv6 address its network of 64 bits: a household has more addresses than there are limits. */
export function networkOf(address: string): string {
  return address.includes(':') ? firstGroups(address) : address
}
