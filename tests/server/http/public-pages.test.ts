import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { PUBLIC_PAGES } from '#catalogue/public-pages.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'

let server: TestServer
let dist: string
beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'donjon-dist-'))
  await mkdir(join(dist, 'game'))
  await writeFile(
    join(dist, 'game', 'index.html'),
    await readFile(new URL('../../../apps/game/index.html', import.meta.url), 'utf8'),
  )
  server = await startTestServer({ dist })
})
afterAll(async () => {
  await server.close()
  await rm(dist, { recursive: true })
})

async function textOf(path: string): Promise<string> {
  return (await fetch(`${server.url}${path}`)).text()
}

function only(html: string, pattern: RegExp): string {
  const found = [...html.matchAll(pattern)].map(([, text = '']) => text)
  expect(found).toHaveLength(1)
  return found[0] ?? ''
}

it.each(PUBLIC_PAGES)(
  '/$path has a title, a description and an address of its own',
  async ({ path, title, description }) => {
    const { publicUrl } = server.platform.config
    for (const address of path === '' ? ['/', '/?utm=mail'] : [`/${path}`, `/${path}/`]) {
      const html = await textOf(address)
      expect(only(html, /<title>([^<]*)<\/title>/g)).toBe(title)
      expect(only(html, /<meta name="description" content="([^"]*)"/g)).toBe(description)
      expect(only(html, /<link rel="canonical" href="([^"]*)"/g)).toBe(`${publicUrl}/${path}`)
      expect(only(html, /property="og:image" content="([^"]*)"/g)).toMatch(/\/share\/[\w-]+\.jpg$/)
    }
    expect(description.length).toBeLessThanOrEqual(160)
    expect(description.length).toBeGreaterThan(40)
  },
)

it('titles and descriptions differ, and the picture is there', async () => {
  expect(new Set(PUBLIC_PAGES.map(({ title }) => title)).size).toBe(PUBLIC_PAGES.length)
  expect(new Set(PUBLIC_PAGES.map(({ description }) => description)).size).toBe(PUBLIC_PAGES.length)
  const picture = only(await textOf('/'), /property="og:image" content="[^"]*(\/share\/[^"]*)"/g)
  const file = new URL(`../../../apps/game/public${picture}`, import.meta.url)
  expect((await stat(file)).size).toBeGreaterThan(10_000)
})

it('pages of players have the general title and are not listed', async () => {
  for (const path of ['/game', '/auth/login', '/nowhere']) {
    const html = await textOf(path)
    expect(html).toContain('<title>Донжон</title>')
    expect(html).not.toContain('rel="canonical"')
  }
})

it('the map of the site names every public page, and robots are shown to it', async () => {
  const { publicUrl } = server.platform.config
  const map = await textOf('/sitemap.xml')
  expect([...map.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address)).toEqual(
    PUBLIC_PAGES.map(({ path }) => `${publicUrl}/${path}`),
  )
  const robots = await textOf('/robots.txt')
  expect(robots).toContain(`Sitemap: ${publicUrl}/sitemap.xml`)
  for (const folder of ['/api/', '/game/', '/admin/', '/auth/', '/redirect/'])
    expect(robots).toContain(`Disallow: ${folder}\n`)
})
