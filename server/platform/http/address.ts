import { isIP } from 'node:net'

/**
 * The caller's address in a form PostgreSQL accepts: without an IPv6 zone, mapped IPv4 as plain IPv4. Empty
 * for anything that is not an address, such as a proxy's invalid X-Forwarded-For or a closed connection.
 */
export function addressOf(given: string | undefined): string {
  const address = (given ?? '').replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '')
  return isIP(address) === 0 ? '' : address
}

/** The first four groups of an IPv6 address, with the omitted zeros filled in. */
function firstGroups(address: string): string {
  const [head = '', tail] = address.split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  const left = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length)
  return [...before, ...Array<string>(left).fill('0'), ...after].slice(0, 4).join(':')
}

/** For IPv6 the /64 network: one household has more addresses than the limits could count. */
export function networkOf(address: string): string {
  return address.includes(':') ? firstGroups(address) : address
}
