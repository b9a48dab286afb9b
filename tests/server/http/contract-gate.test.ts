import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PlayerRow } from '#server/game/player/player-row.ts'
import { buildPlayer } from '../../support/build-player.ts'
import { startTestServer, type TestClient, type TestServer } from '../../support/server.ts'

let server: TestServer
let player: PlayerRow
let browser: TestClient

beforeAll(async () => {
  server = await startTestServer()
  player = await server.on(() => buildPlayer())
  browser = await server.browserOf(player.id)
})
afterAll(() => server.close())

function post(
  path: string,
  body: BodyInit,
  headers: Record<string, string> = { 'content-type': 'application/json' },
) {
  return browser.fetch(path, { method: 'POST', body, headers })
}

async function expectError(response: Response, status: number, code: string) {
  const body: unknown = await response.json()
  expect({ status: response.status, body }).toEqual({
    status,
    body: expect.objectContaining({
      code,
      message: expect.any(String),
      requestId: response.headers.get('x-request-id'),
    }),
  })
  return body
}

describe('the gate', () => {
  it.each([
    ['an unknown path', '/api/no-such-thing', 'GET', 404, 'notFound'],
    ['another method', '/api/public/world', 'DELETE', 405, 'badRequest'],
    ['a path that cannot be decoded', '/api/fights/%E0%A4%A', 'GET', 400, 'badRequest'],
    ['an unknown parameter', '/api/public/world?gold=1', 'GET', 400, 'badRequest'],
    ['a parameter of the wrong kind', '/api/player-sessions/7', 'DELETE', 400, 'badRequest'],
  ])('answers %s in the shape of errors', async (_name, path, method, status, code) => {
    await expectError(await browser.fetch(path, { method }), status, code)
  })

  it.each([
    ['malformed JSON', '{"email":', {}],
    ['another content type', 'email=1', { 'content-type': 'text/plain' }],
    ['no content type', new Uint8Array([123, 125]), {}],
    ['another charset', '{}', { 'content-type': 'application/json; charset=koi8-r' }],
    ['bytes that are no UTF-8', new Uint8Array([34, 255, 34]), { 'content-type': 'application/json' }],
    ['a compressed body', '{}', { 'content-type': 'application/json', 'content-encoding': 'gzip' }],
    [
      'more than 100 KB',
      JSON.stringify({ email: 'x'.repeat(110_000) }),
      { 'content-type': 'application/json' },
    ],
    ['no object', '[]', { 'content-type': 'application/json' }],
    [
      'a foreign field',
      '{"email":"a@b.ru","password":"12345678","gold":1}',
      { 'content-type': 'application/json' },
    ],
    [
      'a prototype',
      '{"email":"a@b.ru","password":"12345678","__proto__":{"a":1}}',
      { 'content-type': 'application/json' },
    ],
  ])('refuses %s', async (_name, body, headers) => {
    await expectError(await post('/api/auth/login', body, { ...headers }), 400, 'badRequest')
  })

  it('requires the body of the contract, even if none of its fields is required', async () => {
    const body = await expectError(
      await browser.fetch('/api/auth/login', { method: 'POST' }),
      400,
      'badRequest',
    )
    expect(body).toMatchObject({ message: 'У этого запроса должно быть тело' })
  })

  it('names every invalid field in Russian, in the words of the contract', async () => {
    const body = await expectError(
      await post('/api/auth/login', '{"email":"x","password":""}'),
      400,
      'badRequest',
    )
    expect(body).toMatchObject({
      message: 'Укажите адрес почты',
      details: {
        fields: [
          { path: 'body.email', message: 'Укажите адрес почты' },
          { path: 'body.password', message: 'Укажите пароль' },
        ],
      },
    })
  })

  it('uses the request id of the caller if it is valid', async () => {
    const id = '0e9c1f0a-6f0e-4a39-9a1c-9a5f6f7f0b11'
    const given = await browser.fetch('/api/public/world', { headers: { 'x-request-id': id } })
    expect(given.headers.get('x-request-id')).toBe(id)
    const other = await browser.fetch('/api/public/world', { headers: { 'x-request-id': '<script>' } })
    expect(other.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
    expect(other.headers.get('x-server-time')).toMatch(/^\d{4}-.*Z$/)
  })

  it('refuses unsafe calls from other origins, but not those of programs', async () => {
    const close = (headers: Record<string, string>) =>
      browser.fetch('/api/player-sessions/close-others', { method: 'POST', headers })
    await expectError(await close({ origin: 'https://evil.example' }), 403, 'originRefused')
    await expectError(await close({ origin: 'null' }), 403, 'originRefused')
    await expectError(
      await close({ 'sec-fetch-site': 'same-site', origin: server.url }),
      403,
      'originRefused',
    )
    await expectError(await close({ 'sec-fetch-site': 'cross-site' }), 403, 'originRefused')
    const own = await close({ 'sec-fetch-site': 'same-origin', origin: server.url })
    expect(own.status).not.toBe(403)
  })

  it('opens the console only to roles of the contract', async () => {
    await expectError(await browser.fetch('/api/admin/players'), 403, 'forbidden')
    await expectError(await server.visitor().fetch('/api/admin/players'), 401, 'unauthorized')
  })

  it('refuses calls that the tutorial has not opened, and names their banner', async () => {
    const body = await expectError(
      await post('/api/player-buildings/upgrade', '{"building":"storage","level":1}'),
      403,
      'pageLocked',
    )
    expect(body).toMatchObject({ details: { unlock: 'buildingsOpenBanner' } })
  })
})
