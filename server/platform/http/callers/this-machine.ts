import type { Request } from 'express'
import { addressOf } from '../../address.ts'

const LOCAL_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]'])

function isLocalHost(host: string | undefined): boolean {
  return host !== undefined && LOCAL_HOSTS.has(host.replace(/:\d+$/, '').toLowerCase())
}

/**
 * Whether a program or a page of this machine sent the request. A proxy on this machine forwards those of others, and
 * a foreign page can send its browser here under its own host name.
 */
export function isOfThisMachine({ socket, headers }: Pick<Request, 'socket' | 'headers'>): boolean {
  const address = addressOf(socket.remoteAddress)
  const isForwarded = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined
  return !isForwarded && isLocalHost(headers.host) && (address === '::1' || address.startsWith('127.'))
}
