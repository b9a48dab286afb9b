import { afterAll, beforeAll, expect, it } from 'vitest'
import { type DatabaseRoute, openDatabaseRoute } from '../../support/database-route.ts'
import { startTalkativeServer, type TalkativeServer } from '../../support/talkative-server.ts'

let route: DatabaseRoute
let server: TalkativeServer

beforeAll(async () => {
  server = await startTalkativeServer({}, 'warn', async (url) => {
    route = await openDatabaseRoute(url)
    return route.url
  })
})
afterAll(async () => {
  await route.mend()
  await server.close()
})

type Line = { readonly msg: string; readonly level: number }

function lines(): Line[] {
  return server
    .logged()
    .split('\n')
    .filter(Boolean)
    .map((line): Line => JSON.parse(line))
}

async function statusOf(path: string): Promise<number> {
  return (await fetch(`${server.url}${path}`)).status
}

it('writes one line for each kind of failure while the database is away, and no error', async () => {
  await route.cut()
  // Timers, public data and pushes are looked for each second or two: several rounds of each fail meanwhile.
  const start = performance.now()
  await expect.poll(() => performance.now() - start > 12_000, { timeout: 30_000 }).toBe(true)
  expect(await statusOf('/api/public/lists-of-the-best')).not.toBe(200)
  const messages = lines().map(({ msg }) => msg)
  for (const message of ['timers cannot be read', 'public data were not read', 'pushes were not ordered'])
    expect(messages).toContain(message)
  const repeated = messages.filter((message, index) => messages.indexOf(message) !== index)
  expect(repeated).toEqual([])
  expect(lines().filter(({ level }) => level > 40)).toEqual([])
})
