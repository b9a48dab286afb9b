import { randomInt, randomUUID } from 'node:crypto'

export const KINDS = ['reads', 'commands', 'logins'] as const
export type Kind = (typeof KINDS)[number]

export type MixedCall = {
  readonly kind: Kind
  readonly bytes: string
}

/** Of a hundred calls. The rest are reads. */
const COMMANDS_PERCENT = 25
const LOGINS_PERCENT = 2

const READS = [
  '/api/game-data?controlPanel=true&army=true&inventory=true',
  '/api/game-data?controlPanel=true&missions=true&notifications=true',
  '/api/missions',
]

function bytesOf(method: string, path: string, headers: Readonly<Record<string, string>>, body = ''): string {
  const lines = Object.entries({ ...headers, 'Content-Length': String(body.length) })
  return `${method} ${path} HTTP/1.1\r\nHost: localhost\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n${body}`
}

/** A call of the mix, by one of the players. */
export function nextCall(cookies: readonly string[]): MixedCall {
  const cookie = cookies[randomInt(cookies.length)] ?? ''
  const json = { 'Content-Type': 'application/json' }
  const chosen = randomInt(100)
  if (chosen < LOGINS_PERCENT) {
    const body = JSON.stringify({ email: `${randomUUID()}@example.org`, password: 'a wrong one' })
    return { kind: 'logins', bytes: bytesOf('POST', '/api/auth/login', json, body) }
  }
  if (chosen < LOGINS_PERCENT + COMMANDS_PERCENT) {
    const headers = { ...json, Cookie: cookie, 'Idempotency-Key': randomUUID() }
    const body = JSON.stringify({ group: 'archers', amount: 1 })
    return { kind: 'commands', bytes: bytesOf('POST', '/api/player-army/buy', headers, body) }
  }
  const path = READS[randomInt(READS.length)] ?? ''
  return { kind: 'reads', bytes: bytesOf('GET', path, { Cookie: cookie }) }
}
