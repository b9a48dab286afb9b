import ipaddr from 'ipaddr.js'
import { z } from 'zod'

/** Where a browser's push service takes messages for it, and the browser's keys. */
export type PushSubscription = {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

const URL_CHARACTERS_MAX = 1000
/** An uncompressed point of P-256: 65 bytes in base64url. */
const POINT = /^B[\w-]{86}=?$/
/** 16 bytes in base64url. */
const SECRET = /^[\w-]{22}(?:==)?$/

const tokenSchema = z.object({
  endpoint: z.string().max(URL_CHARACTERS_MAX),
  keys: z.object({ p256dh: z.string().regex(POINT), auth: z.string().regex(SECRET) }),
})

/** Whether an address is on the public internet: not of a private network, of this machine or reserved. */
export function isPublicAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast'
}

/** Push services have names and answer at the usual port. What a name leads to is checked again when it is used. */
function isPublicEndpoint(endpoint: URL): boolean {
  const isNamed =
    endpoint.hostname.includes('.') && !ipaddr.isValid(endpoint.hostname.replace(/^\[|\]$/g, ''))
  return isNamed && endpoint.port === ''
}

/** Parses a token. `isOpen`: tests have a push service on this machine. Undefined if it is no subscription. */
export function readToken(token: string, isOpen: boolean): PushSubscription | undefined {
  let json: unknown
  try {
    json = JSON.parse(token)
  } catch {
    return undefined
  }
  const parsed = tokenSchema.safeParse(json)
  if (!parsed.success || !URL.canParse(parsed.data.endpoint)) return undefined
  const { endpoint, keys } = parsed.data
  const url = new URL(endpoint)
  if (url.protocol !== 'https:' || url.username !== '' || url.password !== '' || url.hash !== '')
    return undefined
  if (!isOpen && !isPublicEndpoint(url)) return undefined
  return { endpoint: url.href, ...keys }
}
