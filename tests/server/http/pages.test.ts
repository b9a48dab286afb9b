import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { sendWire } from '../../support/wire.ts'

let server: TestServer
let dist: string
const SCRIPT = 'document.title = "Донжон"'

beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'donjon-dist-'))
  for (const [name, title] of [
    ['game', 'игра'],
    ['admin', 'пульт'],
    ['docs', 'описание'],
  ] as const) {
    await mkdir(join(dist, name, 'assets'), { recursive: true })
    await writeFile(join(dist, name, 'index.html'), `<html><script>${SCRIPT}</script><p>${title}</p></html>`)
  }
  await mkdir(join(dist, 'game', 'pages'))
  await writeFile(join(dist, 'game', 'pages', 'guildHistory.html'), '<html><p>история гильдии</p></html>')
  await writeFile(join(dist, 'game', 'pages', 'otherGuild.html'), '<html><p>гильдия</p></html>')
  const code = 'export const here = 1\n'.repeat(100)
  const file = join(dist, 'game', 'assets', 'index-a1B2c3D4.js')
  await writeFile(file, code)
  await writeFile(`${file}.br`, brotliCompressSync(code))
  await writeFile(`${file}.gz`, gzipSync(code))
  await writeFile(join(dist, 'game', 'assets', 'plain-a1B2c3D4.js'), code)
  await writeFile(join(dist, 'game', 'assets', '0a1b2c3d.js'), code)
  await writeFile(join(dist, 'secret.txt'), 'secret')
  server = await startTestServer({ dist })
})
afterAll(async () => {
  await server.close()
  await rm(dist, { recursive: true })
})

function get(path: string, headers: Record<string, string> = {}) {
  return fetch(`${server.url}${path}`, { headers })
}

it.each(['/', '/game', '/game/fight-log/7', '/auth/login', '/redirect/fight-log/abc'])(
  'serves the game at %s, revalidated each time',
  async (path) => {
    const page = await get(path)
    expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-cache'])
    expect(await page.text()).toContain('игра')
  },
)

it.each([
  ['/game/guild/inner/history', 'история гильдии'],
  ['/game/guild/inner/history/', 'история гильдии'],
  ['/game/guild/ABC', '<p>гильдия</p>'],
])('serves the document of the page at %s', async (path, text) => {
  const page = await get(path)
  expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-cache'])
  expect(page.headers.get('content-security-policy')).toContain("default-src 'self'")
  expect(await page.text()).toContain(text)
})

it.each(['/castle', '/game/throne', '/auth', '/redirect', '/game/fight-log/7/8'])(
  'shows the game’s own page about %s, with the status 404 where there is none',
  async (path) => {
    const page = await get(path)
    expect([path, page.status]).toEqual([path, path === '/auth' ? 200 : 404])
    expect(await page.text()).toContain('игра')
    expect(page.headers.get('content-security-policy')).toContain("default-src 'self'")
  },
)

it('allows only the messenger to frame the game, and nobody to frame the console', async () => {
  const game = (await get('/castle')).headers.get('content-security-policy')
  expect(game).toContain("frame-ancestors 'self' https://web.telegram.org")
  const page = await get('/admin/players')
  expect(await page.text()).toContain('пульт')
  expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
})

it('allows only the page’s scripts, by their hashes', async () => {
  const policy = (await get('/')).headers.get('content-security-policy') ?? ''
  expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/=]{44}'/)
  expect(policy).not.toMatch(/script-src[^;]*unsafe/)
})

it.each([
  '/',
  '/game',
  '/guides',
  '/auth/login',
  '/redirect/fight-log/abc',
  '/castle',
  '/admin',
  '/admin/players',
  '/docs/',
])('lets %s run no script but its own', async (path) => {
  const page = await get(path)
  const policy = page.headers.get('content-security-policy') ?? ''
  const directives = new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(' ')
      return [name, sources]
    }),
  )
  expect(directives.get('default-src')).toEqual(["'self'"])
  expect(directives.get('object-src')).toEqual(["'none'"])
  expect(directives.get('base-uri')).toEqual(["'none'"])
  const scripts = directives.get('script-src') ?? []
  expect(scripts[0]).toBe("'self'")
  expect(scripts.slice(1).filter((source) => !/^'sha256-[\w+/=]{44}'$/.test(source))).toEqual([])
  // Each inline script of the page is allowed by its hash: else the page would not work.
  expect(scripts.slice(1)).toContain(`'sha256-${createHash('sha256').update(SCRIPT).digest('base64')}'`)
  expect(await page.text()).toContain(SCRIPT)
})

it.each(['/', '/game/army', '/admin/players', '/assets/index-a1B2c3D4.js'])(
  'sends %s only once to a browser that caches it',
  async (path) => {
    // Over the wire: `fetch` adds `Cache-Control: no-cache`, as a browser does at a forced reload.
    const ask = (headers: Record<string, string>) => sendWire(server.url, { method: 'GET', path, headers })
    const { headers: first } = await ask({})
    const conditions: Record<string, string>[] = [
      { 'if-none-match': first.etag ?? '' },
      // A page whose head is made for its address has no other mark.
      ...(first['last-modified'] === undefined ? [] : [{ 'if-modified-since': first['last-modified'] }]),
    ]
    for (const condition of conditions) {
      const second = await ask(condition)
      expect([second.status, second.text]).toEqual([304, ''])
      expect(second.headers['content-security-policy']).toBe(first['content-security-policy'])
    }
    expect((await ask({ 'if-none-match': '"another"' })).status).toBe(200)
  },
)

it.each([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['identity', null],
  ['zstd', null],
])('sends a file to clients that accept %s in the form %s', async (accepted, encoding) => {
  const file = await get('/assets/index-a1B2c3D4.js', { 'accept-encoding': accepted })
  expect(file.headers.get('content-encoding')).toBe(encoding)
  expect(file.headers.get('content-type')).toMatch(/^text\/javascript/)
  expect(file.headers.get('vary')).toBe('Accept-Encoding')
  expect(await file.text()).toContain('export const here')
})

it('does not compress files that the build has not compressed', async () => {
  const file = await get('/assets/plain-a1B2c3D4.js', { 'accept-encoding': 'br' })
  expect([file.status, file.headers.get('content-encoding')]).toEqual([200, null])
})

it('sends the plain file if a later build has no compressed one', async () => {
  const folder = join(dist, 'docs')
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'index.html'), '<p>before</p>')
  await writeFile(join(folder, 'index.html.br'), brotliCompressSync('<p>before</p>'))
  const other = await startTestServer({ dist, databaseUrl: server.databaseUrl })
  await rm(join(folder, 'index.html.br'))
  await writeFile(join(folder, 'index.html'), '<p>after</p>')
  const page = await fetch(`${other.url}/docs/`, { headers: { 'accept-encoding': 'br' } })
  expect([page.status, page.headers.get('content-encoding'), await page.text()]).toEqual([
    200,
    null,
    '<p>after</p>',
  ])
  expect(page.headers.get('content-type')).toMatch(/^text\/html/)
  await other.close()
})

it('sends a requested range of a file', async () => {
  const part = await get('/assets/plain-a1B2c3D4.js', { range: 'bytes=0-5' })
  expect([part.status, await part.text()]).toEqual([206, 'export'])
})

it('caches hashed files for ever, sends them compressed, and answers 404 for missing ones', async () => {
  const file = await get('/assets/index-a1B2c3D4.js', { 'accept-encoding': 'br' })
  expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(file.headers.get('content-encoding')).toBe('br')
  expect(await file.text()).toContain('export const here')
  const neutral = await get('/assets/0a1b2c3d.js')
  expect(neutral.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  const missing = await get('/assets/old-99999999.js')
  expect([missing.status, missing.headers.get('cache-control')]).toEqual([404, 'no-cache'])
  expect((await get('/icon.png')).status).toBe(404)
})

it.each(['/..%2fsecret.txt', '/assets/..%2f..%2fsecret.txt', '/%2e%2e/secret.txt', '/assets/%E0%A4%A.js'])(
  'shows nothing outside of the site at %s',
  async (path) => {
    expect(await (await get(path, { 'accept-encoding': 'br' })).text()).not.toContain('secret')
  },
)

it.each(['/assets/%ff.js', '/%E0%A4%A.css', '/docs/%ff.json'])('finds nothing at %s', async (path) => {
  expect((await get(path, { 'accept-encoding': 'br' })).status).toBe(404)
})

it('answers probes for liveness and readiness, and gives metrics', async () => {
  expect((await get('/health')).status).toBe(200)
  expect((await get('/ready')).status).toBe(200)
  await get('/api/public/world')
  const metrics = await (await get('/metrics')).text()
  expect(metrics).toMatch(/donjon_call_seconds_count\{operation="getWorld",status="200"\} [1-9]/)
  expect(metrics).toContain('donjon_live_connections')
})

it('is not ready while the database cannot be written', async () => {
  const { pool } = server.platform.database
  const ready = async () => (await get('/ready')).status
  await pool.query('ALTER TABLE readiness RENAME TO gone')
  await expect.poll(ready).toBe(503)
  await pool.query('ALTER TABLE gone RENAME TO readiness')
  await expect.poll(ready).toBe(200)
})

it('shows metrics only to this machine, or with the token', async () => {
  expect((await get('/metrics', { 'x-forwarded-for': '203.0.113.7' })).status).toBe(403)
  const guarded = await startTestServer({ env: { METRICS_TOKEN: 'a token for Prometheus' } })
  const ask = async (headers: Record<string, string>) =>
    (await fetch(`${guarded.url}/metrics`, { headers })).status
  expect(await ask({})).toBe(403)
  expect(await ask({ authorization: 'Bearer a token for prometheus' })).toBe(403)
  expect(await ask({ authorization: 'Bearer a token for Prometheus' })).toBe(200)
  await guarded.close()
})

it('shows mails of development only to this machine, under its own name', async () => {
  expect((await get('/mailbox')).status).toBe(200)
  expect((await get('/mailbox', { 'x-forwarded-for': '203.0.113.7' })).status).toBe(403)
  const { status } = await sendWire(server.url, {
    method: 'GET',
    path: '/mailbox',
    headers: { host: 'evil.example' },
  })
  expect(status).toBe(403)
})

it('shows mails of development as text, with links but without their markup', async () => {
  await server.platform.database.pool.query(`
    INSERT INTO mailbox (recipient, subject, text_body, html_body, created_at)
    VALUES ('a@b.ru', '<b>Тема</b>', 'Вот: http://localhost/redirect/confirm?token=1&a=2',
      '<p title="x">Письмо</p>', now())`)
  const page = await (await get('/mailbox')).text()
  expect(page).toContain('<h2>&lt;b&gt;Тема&lt;/b&gt;</h2>')
  expect(page).toContain('<a href="http://localhost/redirect/confirm?token=1&amp;a=2">')
  // The letter's own markup stays in a frame without rights.
  expect(page).toMatch(/<iframe [^>]*sandbox [^>]*srcdoc="&lt;p title=&quot;x&quot;&gt;Письмо&lt;\/p&gt;"/)
})
