import { afterAll, beforeAll, expect, it } from 'vitest'
import { type ErrorService, startErrorService } from '../../support/error-service.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'

const ADDRESS = '/api/public/error-reports'

let service: ErrorService
let server: TestServer
beforeAll(async () => {
  service = await startErrorService()
  server = await startTestServer({ env: { SENTRY_DSN: service.dsn } })
})
afterAll(async () => {
  await server?.close()
  await service?.close()
})

/** As the SDK of a page writes it: lines of JSON. */
function envelope(dsn: string, items: readonly [type: string, payload: object][]): string {
  const lines = items.flatMap(([type, payload]) => [{ type }, payload])
  return [{ event_id: 'a'.repeat(32), dsn }, ...lines].map((line) => JSON.stringify(line)).join('\n')
}

function send(body: string, url = server.url): Promise<Response> {
  return fetch(`${url}${ADDRESS}`, {
    method: 'POST',
    headers: { 'content-type': 'text/plain;charset=UTF-8' },
    body,
  })
}

it('passes the report of a page on as it is', async () => {
  const body = envelope(service.dsn, [['event', { message: 'the moat is dry' }]])
  expect((await send(body)).status).toBe(200)
  expect(service.received.map(({ raw }) => raw)).toEqual([body])
})

it('refuses a report that another page sends', async () => {
  const before = service.received.length
  for (const [name, value] of [
    ['origin', 'https://evil.example'],
    ['sec-fetch-site', 'cross-site'],
  ] as const) {
    const headers = new Headers({ [name]: value })
    const body = envelope(service.dsn, [['event', { message: 'flood' }]])
    const answer = await fetch(`${server.url}${ADDRESS}`, { method: 'POST', headers, body })
    expect([answer.status, (await answer.json()).code]).toEqual([403, 'originRefused'])
  }
  expect(service.received.length).toBe(before)
})

it.each([
  ['for another project', () => envelope('https://key@elsewhere.example/1', [['event', {}]])],
  ['of something else than an error', () => envelope(service.dsn, [['transaction', {}]])],
  [
    'with an attachment',
    () =>
      envelope(service.dsn, [
        ['event', {}],
        ['attachment', {}],
      ]),
  ],
  ['without content', () => envelope(service.dsn, [])],
  ['that is none', () => 'hello'],
  ['that is empty', () => ''],
  ['that is too large', () => envelope(service.dsn, [['event', { message: 'a'.repeat(300_000) }]])],
])('refuses a report %s', async (_name, body) => {
  const before = service.received.length
  const answer = await send(body())
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({ code: 'badRequest' })
  expect(service.received.length).toBe(before)
})

it('says so when the service does not answer', async () => {
  const away = await startErrorService()
  await away.close()
  const other = await startTestServer({ env: { SENTRY_DSN: away.dsn } })
  expect((await send(envelope(away.dsn, [['event', {}]]), other.url)).status).toBe(502)
  await other.close()
})

it('there is no such address without a service', async () => {
  const other = await startTestServer()
  expect((await send(envelope(service.dsn, [['event', {}]]), other.url)).status).toBe(404)
  await other.close()
})

it('takes only so many from one network', async () => {
  const other = await startTestServer({ env: { SENTRY_DSN: service.dsn, RATE_LIMIT_FACTOR: '0.05' } })
  const statuses: number[] = []
  for (let count = 0; count < 5; count += 1)
    statuses.push((await send(envelope(service.dsn, [['event', { count }]]), other.url)).status)
  expect(statuses).toEqual([200, 200, 200, 429, 429])
  await other.close()
})
