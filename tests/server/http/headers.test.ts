import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePort } from '#server/platform/database/embedded/postmaster.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { sendWire } from '../../support/wire.ts'

const ORIGIN = 'https://donjon.example'

let server: TestServer
let dist: string
beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'donjon-dist-'))
  for (const name of ['game', 'admin', 'docs']) {
    await mkdir(join(dist, name))
    await writeFile(join(dist, name, 'index.html'), `<html><p>${name}</p></html>`)
  }
  const env = { NODE_ENV: 'production', PUBLIC_URL: ORIGIN, PORT: String(await freePort()) }
  server = await startTestServer({ dist, env })
})
afterAll(async () => {
  await server.close()
  await rm(dist, { recursive: true })
})

/** One address of each kind: the API with and without an answer, probes, and all sites. */
const ADDRESSES = [
  '/api/public/world',
  '/api/player-sessions',
  '/api/nothing',
  '/health',
  '/ready',
  '/',
  '/admin',
  '/docs/',
]

async function statusOf(method: string, path: string, headers: Record<string, string> = {}) {
  return (await sendWire(server.url, { method, path, headers })).status
}

describe('on https', () => {
  it.each(ADDRESSES)('%s keeps browsers to https, to its type, and to this site', async (path) => {
    const { headers } = await fetch(`${server.url}${path}`)
    expect(
      Number(/^max-age=(\d+)/.exec(headers.get('strict-transport-security') ?? '')?.[1]),
    ).toBeGreaterThanOrEqual(31_536_000)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-type')).toMatch(/^(application\/json|text\/html); charset=utf-8$/i)
    expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
  })

  it.each(ADDRESSES)('a page opened from %s gets no referrer', async (path) => {
    const { headers } = await fetch(`${server.url}${path}`)
    expect(headers.get('referrer-policy')).toBe('no-referrer')
  })

  it.each(['/api/public/world', '/api/player-sessions', '/admin', '/docs/', '/health'])(
    'nobody may show %s in a frame',
    async (path) => {
      const { headers } = await fetch(`${server.url}${path}`)
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    },
  )

  it('answers of the API are not cached', async () => {
    for (const path of ['/api/player-sessions', '/api/nothing'])
      expect((await fetch(`${server.url}${path}`)).headers.get('cache-control')).toBe('no-store')
  })

  it.each(ADDRESSES)('%s shows its answer to no page of another origin', async (path) => {
    const origin = 'https://evil.example'
    const preflight = { origin, 'access-control-request-method': 'POST' }
    const asked = [
      await fetch(`${server.url}${path}`, { headers: { origin } }),
      await fetch(`${server.url}${path}`, { method: 'OPTIONS', headers: preflight }),
    ]
    for (const { headers } of asked)
      expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
  })

  it('the Host of a request makes no origin ours', async () => {
    const send = (origin: string, host: string) => statusOf('POST', '/api/auth/logout', { origin, host })
    expect(await send('http://evil.example', 'evil.example')).toBe(403)
    expect(await send(`${ORIGIN}.evil.example`, 'donjon.example')).toBe(403)
    expect(await send('http://donjon.example', 'donjon.example')).toBe(403)
    expect(await send(ORIGIN, 'donjon.example')).toBe(204)
  })

  it('TRACE is not answered', async () => {
    expect(await statusOf('TRACE', '/')).toBeGreaterThanOrEqual(400)
    expect(await statusOf('TRACE', '/api/public/world')).toBe(405)
  })
})
