import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePort } from '#server/platform/database/embedded/postmaster.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { newcomer, PASSWORD, post, register } from './newcomer.ts'

let server: TestServer
let email: string
beforeAll(async () => {
  server = await startTestServer()
  email = (await register(server.visitor())).email
})
afterAll(() => server.close())

function attributes(response: Response) {
  return (response.headers.getSetCookie()[0] ?? '')
    .split('; ')
    .map((part, index) => (index === 0 ? part.split('=')[0] : part))
    .sort()
}

describe('the cookie', () => {
  it('is hidden from scripts and other origins', async () => {
    const response = await post(server.visitor(), '/auth/login', { email, password: PASSWORD })
    expect(attributes(response)).toEqual(['HttpOnly', 'Max-Age=7776000', 'Path=/', 'SameSite=Lax', 'session'])
  })

  it('is limited to this host over https', async () => {
    const env = { PUBLIC_URL: 'https://donjon.example', PORT: String(await freePort()) }
    const secure = await startTestServer({ env })
    try {
      const response = await post(secure.visitor(), '/auth/register', newcomer())
      expect(response.status).toBe(200)
      expect(response.headers.get('strict-transport-security')).toBe('max-age=31536000')
      expect(attributes(response)).toEqual([
        'HttpOnly',
        'Max-Age=7776000',
        'Path=/',
        'SameSite=Lax',
        'Secure',
        '__Host-session',
      ])
    } finally {
      await secure.close()
    }
  })
})

describe('a page', () => {
  const logIn = (headers: Record<string, string>) =>
    post(server.visitor(), '/auth/login', { email, password: PASSWORD }, headers)

  it.each([
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'none', origin: 'https://evil.example' },
  ])('of another origin is refused: %j', async (headers) => {
    const response = await logIn(headers as Record<string, string>)
    expect(response.status).toBe(403)
    expect(await response.json()).toMatchObject({ code: 'originRefused' })
  })

  it('of the same origin is accepted, and so is a program without an origin', async () => {
    expect((await logIn({ origin: server.url, 'sec-fetch-site': 'same-origin' })).status).toBe(200)
    expect((await logIn({ origin: server.url })).status).toBe(200)
    expect((await logIn({})).status).toBe(200)
  })
})

describe('a bearer', () => {
  const bearerOf = async () => {
    const { data } = await server
      .visitor()
      .api.POST('/auth/login', { body: { email, password: PASSWORD, withBearer: true } })
    return (data && 'bearer' in data && data.bearer?.token) || ''
  }
  const renew = (headers: Record<string, string>) =>
    fetch(`${server.url}/api/auth/renew-bearer`, { method: 'POST', headers })

  it('is returned on request, and works without a cookie', async () => {
    const authorization = `Bearer ${await bearerOf()}`
    const response = await fetch(`${server.url}/api/auth/data`, { headers: { authorization } })
    expect(await response.json()).toMatchObject({ player: { email }, bearer: null })
  })

  it('works in a page inside a messenger, which has another origin', async () => {
    const authorization = `Bearer ${await bearerOf()}`
    const response = await renew({
      authorization,
      origin: 'https://web.telegram.org',
      'sec-fetch-site': 'cross-site',
    })
    expect(response.status).toBe(200)
    const { token } = await response.json()
    expect((await renew({ authorization: `Bearer ${token}` })).status).toBe(200)
  })

  it('cannot be forged or replaced by the session cookie', async () => {
    const token = await bearerOf()
    const browser = server.visitor()
    await post(browser, '/auth/login', { email, password: PASSWORD })
    const cookie = browser.cookies().replace('session=', '')
    for (const made of [`${token.slice(0, -2)}AA`, cookie, 'v1.x.y.z', '']) {
      expect((await renew({ authorization: `Bearer ${made}` })).status).toBe(401)
    }
  })
})
