import { lookup } from 'node:dns'
import type { RequestOptions } from 'node:https'
import { isPublicAddress } from './subscription.ts'

/** Resolves names like the system, but only to public addresses: a token could name a machine of our own network. */
export const lookupPublic: RequestOptions['lookup'] = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? []
    if (error || !first) return done(error ?? new Error('The name has no address'), '', 0)
    if (!addresses.every(({ address }) => isPublicAddress(address)))
      return done(new Error('The address of the push service is not public'), '', 0)
    if (options.all) return done(null, addresses)
    done(null, first.address, first.family)
  })
}
