import type { IncomingHttpHeaders } from 'node:http'

/** The header's value if it was sent exactly once, else undefined. */
export function headerOf(headers: IncomingHttpHeaders, name: string): string | undefined {
  const value = headers[name]
  return typeof value === 'string' ? value : undefined
}
