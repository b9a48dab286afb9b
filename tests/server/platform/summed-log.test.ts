import { Writable } from 'node:stream'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { createLog } from '#server/platform/log.ts'
import { warnSummed } from '#server/platform/summed-log.ts'
import { type DatabaseRoute, openDatabaseRoute } from '../../support/database-route.ts'
import { startTalkativeServer, type TalkativeServer } from '../../support/talkative-server.ts'
import { PASSWORD } from '../auth/newcomer.ts'

let route: DatabaseRoute
let server: TalkativeServer

beforeAll(async () => {
  server = await startTalkativeServer({}, 'warn', async (url) => {
    route = await openDatabaseRoute(url)
    return route.url
  })
})
afterEach(() => {
  vi.useRealTimers()
})
afterAll(async () => {
  route.mend()
  await server.close()
  await route.close()
})

type Line = { readonly msg: string; readonly level: number; readonly again?: number }

function lines(): Line[] {
  return server
    .logged()
    .split('\n')
    .filter(Boolean)
    .map((line): Line => JSON.parse(line))
}

function messages(): string[] {
  return lines().map(({ msg }) => msg)
}

function isRepeated({ msg, again }: Line, index: number): boolean {
  return again === undefined && messages().indexOf(msg) !== index
}

async function statusOfLogin(): Promise<number> {
  const { status } = await fetch(`${server.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'nobody@example.org', password: PASSWORD }),
  })
  return status
}

it('writes one line for each kind of failure while the database is away, and no error', async () => {
  route.cut()
  // Enough for several rounds of timers, public data and pushes, which are looked for each second or two.
  await expect.poll(route.refused, { timeout: 120_000 }).toBeGreaterThan(80)
  await expect.poll(messages).toContain('pushes were not ordered')
  expect([await statusOfLogin(), await statusOfLogin()]).toEqual([503, 503])
  expect(messages()).toContain('calls are refused: notReady')
  expect(messages()).toContain('timers cannot be read')
  expect(messages()).toContain('public data were not read')
  // A slow machine may take longer than the minute after which a number follows.
  expect(lines().filter(isRepeated)).toEqual([])
  expect(lines().filter(({ level }) => level > 40)).toEqual([])
})

it('tells each minute how often it came again, until it no longer comes', () => {
  vi.useFakeTimers()
  const written: Record<string, unknown>[] = []
  const destination = new Writable({
    write: (chunk, _encoding, done) => {
      const { msg, nth, again } = JSON.parse(String(chunk))
      written.push({ msg, nth, again })
      done()
    },
  })
  const log = createLog({ logLevel: 'warn', mode: 'test' }, { destination })
  const fail = (...numbers: readonly number[]) => {
    for (const nth of numbers) warnSummed(log, 'it fails', { nth })
  }
  fail(1, 2, 3)
  expect(written.splice(0)).toEqual([{ msg: 'it fails', nth: 1 }])
  vi.advanceTimersByTime(60_000)
  expect(written.splice(0)).toEqual([{ msg: 'it fails', nth: 3, again: 2 }])
  fail(4)
  vi.advanceTimersByTime(60_000)
  expect(written.splice(0)).toEqual([{ msg: 'it fails', nth: 4, again: 1 }])
  // A minute of silence: it is over, and the next one is news.
  vi.advanceTimersByTime(60_000)
  fail(5)
  expect(written).toEqual([{ msg: 'it fails', nth: 5 }])
})
