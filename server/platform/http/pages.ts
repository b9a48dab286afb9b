import { readFile } from 'node:fs/promises'
import path from 'node:path'
import etag from 'etag'
import { type Request, type RequestHandler, type Response, Router } from 'express'
import type { Config } from '../config.ts'
import { builtFiles } from './built-files.ts'
import { type PageHead, withHead } from './page-head.ts'
import { inlineScriptHashes, type PagePolicy, pageHeaders } from './page-headers.ts'

export type SiteOptions = Omit<PagePolicy, 'scripts'> & {
  readonly config: Config
  /** Folder of the built site, with index.html. */
  readonly folder: string
  /** True: unknown paths get index.html, whose own router handles them. False: they are 404. */
  readonly shell: boolean
  /** Whether the site has a page at the path. If not, index.html is sent with the status 404. All paths if left out. */
  readonly isPage?: (path: string) => boolean
  /** The head of a page, for programs that run no scripts. Null for the general one. */
  readonly headOf?: (request: Request) => Promise<PageHead | null>
  /** Pages beside index.html that contain inline scripts. */
  readonly pages?: readonly string[]
}

const hashed = /-[\w-]{8,}\.\w+$/
const hasExtension = /\.\w{1,8}$/

const cacheFor: RequestHandler = (request, response, next) => {
  const forEver = request.path.startsWith('/assets/') && hashed.test(request.path)
  const picture = request.path.startsWith('/share/') ? 'public, max-age=86400' : 'no-cache'
  response.setHeader('Cache-Control', forEver ? 'public, max-age=31536000, immutable' : picture)
  next()
}

function missingPage(title: string) {
  return `<!doctype html><html lang="ru"><meta charset="utf-8"><title>${title}</title><h1>${title}</h1></html>`
}

/** Sends the page, or 304 to a browser that has exactly this one. */
function sendText(request: Request, response: Response, html: string): void {
  response.setHeader('ETag', etag(html))
  if (request.fresh) response.status(304).end()
  else response.type('html').send(html)
}

/**
 * Sends a page with its headers. Reads the file for each call, since a build may replace it while the server
 * runs.
 */
function sendPage(options: SiteOptions, files: RequestHandler, page = 'index.html'): RequestHandler {
  const { config, folder, frameAncestors } = options
  return async (request, response, next) => {
    const [html, head] = await Promise.all([
      readFile(path.join(folder, page), 'utf8').catch(() => undefined),
      options.headOf?.(request) ?? null,
    ])
    if (html === undefined) {
      response.status(404).type('html').send(missingPage('Страница ещё не собрана'))
      return
    }
    pageHeaders(config, { frameAncestors, scripts: inlineScriptHashes(html) })(request, response, (error) => {
      if (error) {
        next(error)
        return
      }
      const isPage = options.isPage?.(request.path) ?? true
      if (!isPage || head !== null) {
        response.status(isPage ? 200 : 404)
        sendText(request, response, head === null ? html : withHead(html, head))
        return
      }
      request.url = `/${page}`
      files(request, response, next)
    })
  }
}

/**
 * Serves one built site. Hashed files are cached for good, all others are revalidated. A missing file is 404,
 * so that a page of an older build fails to load its lazy part and reloads. Other paths get index.html, which
 * shows its own not-found page, with the status 404 where the site has no page.
 */
export function site(options: SiteOptions): Router {
  const router = Router()
  const headers = pageHeaders(options.config, options)
  const files = builtFiles(options.folder)
  const sendShell = sendPage(options, files)
  router.use(headers, cacheFor)
  router.get('/', (request, response, next) => {
    const [address = '', search] = request.originalUrl.split('?', 2)
    // Links to pages beside index.html are relative: without the slash they would resolve one folder higher.
    if (!options.shell && !address.endsWith('/'))
      response.redirect(308, search === undefined ? `${address}/` : `${address}/?${search}`)
    else sendShell(request, response, next)
  })
  for (const page of options.pages ?? []) router.get(`/${page}`, sendPage(options, files, page))
  router.use(files)
  router.use((request, response, next) => {
    const wantsPage = request.method === 'GET' || request.method === 'HEAD'
    if (
      options.shell &&
      wantsPage &&
      !hasExtension.test(request.path) &&
      !request.path.startsWith('/assets/')
    ) {
      sendShell(request, response, next)
      return
    }
    if (hasExtension.test(request.path) && !options.shell) {
      // The documentation has its own pages beside index.html.
      next()
      return
    }
    response.status(404).type('html').send(missingPage('Здесь ничего нет'))
  })
  return router
}
