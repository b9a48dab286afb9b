import type { IncomingHttpHeaders } from 'node:http'

/** A header that was sent once; undefined without it. */
export function headerOf(headers: IncomingHttpHeaders, name: string): string | undefined {
  const value = headers[name]
  return typeof value === 'string' ? value : undefined
}
