import type { IncomingMessage } from 'node:http'
import ipaddr from 'ipaddr.js'
import proxyaddr from 'proxy-addr'

const HOUSEHOLD_BITS = 64
/** What a provider gives to one customer at most. */
const HOME_BITS = 48

/**
 * The caller's address in a form PostgreSQL accepts, one spelling per address: without an IPv6 zone, mapped IPv4 as
 * plain IPv4. Empty for anything that is not an address, such as a proxy's invalid X-Forwarded-For or a closed
 * connection.
 */
export function addressOf(given: string | undefined): string {
  const address = given?.replace(/%.*$/, '') ?? ''
  // Only the four-part form of IPv4: PostgreSQL does not accept `127.1`.
  const isAddress = ipaddr.IPv4.isValidFourPartDecimal(address) || ipaddr.IPv6.isValid(address)
  return isAddress ? ipaddr.process(address).toString() : ''
}

type Trust = (address: string, hop: number) => boolean

/** Whose X-Forwarded-For counts: as Express reads its setting `trust proxy`. */
function trustOf(trustProxy: number | string): Trust {
  return typeof trustProxy === 'number'
    ? (_address, hop) => hop < trustProxy
    : proxyaddr.compile(trustProxy.split(',').map((address) => address.trim()))
}

/** Reads the caller's address, as `addressOf(request.ip)` does within Express. */
export function createAddressReader(trustProxy: number | string): (request: IncomingMessage) => string {
  const trust = trustOf(trustProxy)
  return (request) => addressOf(proxyaddr(request, trust))
}

function prefixOf(address: string, bits: number): string {
  return ipaddr.IPv6.isValid(address)
    ? ipaddr.IPv6.networkAddressFromCIDR(`${address}/${bits}`).toString()
    : address
}

/** For IPv6 the /48 network: all networks that one customer may have. */
export function homeOf(address: string): string {
  return prefixOf(address, HOME_BITS)
}

/** For IPv6 the /64 network: one household has more addresses than the limits could count. */
export function networkOf(address: string): string {
  return prefixOf(address, HOUSEHOLD_BITS)
}
