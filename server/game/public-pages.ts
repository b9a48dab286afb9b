import { Router } from 'express'
import { PUBLIC_PAGES, type PublicPage } from '#catalogue/public-pages.ts'
import type { Config } from '../platform/config.ts'
import type { PageHead } from '../platform/http/pages/page-head.ts'

/** Shown beside links to public pages. */
export const PUBLIC_PICTURE = '/share/draw-castle.jpg'

const byPath = new Map(PUBLIC_PAGES.map((page) => [`/${page.path}`, page]))

function addressOf({ path }: PublicPage, { publicUrl }: Pick<Config, 'publicUrl'>): string {
  return `${publicUrl}/${path}`
}

/** The head of a public page. Null for every other address. */
export function publicHead(path: string, config: Pick<Config, 'publicUrl'>): PageHead | null {
  const page = byPath.get(path === '/' ? path : path.replace(/\/$/, ''))
  if (!page) return null
  const { title, description } = page
  const picture = `${config.publicUrl}${PUBLIC_PICTURE}`
  return { title, description, address: addressOf(page, config), type: 'website', picture }
}

/** A page of the site map that is not in the catalogue: its path, and when its text was last changed. */
export type WrittenPage = { readonly path: string; readonly changedAt: Date }

function siteMap({ publicUrl }: Pick<Config, 'publicUrl'>, written: readonly WrittenPage[]): string {
  const entries = [
    ...PUBLIC_PAGES.map((page) => `<loc>${addressOf(page, { publicUrl })}</loc>`),
    ...written.map(
      ({ path, changedAt }) => `<loc>${publicUrl}${path}</loc><lastmod>${changedAt.toISOString()}</lastmod>`,
    ),
  ]
  const pages = entries.map((entry) => `  <url>${entry}</url>\n`)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${pages.join('')}</urlset>\n`
}

/** What belongs to a player or to a letter is not for search engines. */
const HIDDEN = ['/api/', '/admin/', '/auth/', '/game/', '/redirect/']

function robots({ publicUrl }: Pick<Config, 'publicUrl'>): string {
  const rules = HIDDEN.map((folder) => `Disallow: ${folder}\n`)
  return `User-agent: *\n${rules.join('')}\nSitemap: ${publicUrl}/sitemap.xml\n`
}

/** Serves /robots.txt and /sitemap.xml. `readWritten` reads the pages that editors have written. */
export function siteMapRoutes(
  config: Pick<Config, 'publicUrl'>,
  readWritten: () => Promise<readonly WrittenPage[]>,
): Router {
  const router = Router()
  const send = (address: string, type: string, textOf: () => string | Promise<string>) =>
    router.get(address, async (_request, response) => {
      const text = await textOf()
      response.setHeader('Cache-Control', 'public, max-age=3600')
      response.setHeader('X-Content-Type-Options', 'nosniff')
      response.type(type).send(text)
    })
  send('/robots.txt', 'text/plain', () => robots(config))
  send('/sitemap.xml', 'application/xml', async () => siteMap(config, await readWritten()))
  return router
}
