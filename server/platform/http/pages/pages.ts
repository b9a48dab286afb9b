import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import etag from 'etag'
import { type Request, type RequestHandler, type Response, Router } from 'express'
import type { Config } from '../../config.ts'
import { builtFiles } from './built-files.ts'
import { type PageHead, withHead } from './page-head.ts'
import { inlineScriptHashes, type PagePolicy, pageHeaders } from './page-headers.ts'
import type { RenderedPage, RenderPage } from './rendered-pages.ts'

export type SiteOptions = Omit<PagePolicy, 'scripts'> & {
  readonly config: Config
  /** Folder of the built site, with index.html. */
  readonly folder: string
  /** True: unknown paths get index.html, whose own router handles them. False: they are 404. */
  readonly shell: boolean
  /** Whether the site has a page at the path. If not, index.html is sent with the status 404. All paths if left out. */
  readonly isPage?: (path: string) => boolean
  /** The document of a page: a file of the folder. index.html if it is left out, or if the build has no such file. */
  readonly documentOf?: (path: string) => string
  /** The head of a page, for programs that run no scripts. Null for the general one. */
  readonly headOf?: (request: Request) => Promise<PageHead | null>
  /** Pages that the server renders, and the folder of their own build, with site.html. */
  readonly rendered?: {
    readonly folder: string
    readonly isOne: (path: string) => boolean
    readonly render: RenderPage
    /** Whether the reader has just written something, and must see it. */
    readonly isWriter: (request: Request) => boolean
  }
  /** Pages beside index.html that contain inline scripts. */
  readonly pages?: readonly string[]
}

const INDEX_PAGE = 'index.html'
const SITE_PAGE = 'site.html'

/** Longer searches are cut. */
const VALUE_MAX = 100

/** Each build puts only files here whose names have a hash of their contents. */
const HASHED_FILES = '/assets/'
const hasExtension = /\.\w{1,8}$/

const cacheFor: RequestHandler = (request, response, next) => {
  const forEver = request.path.startsWith(HASHED_FILES)
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

type FoundDocument = { readonly file: string; readonly html: string }

/** Reads the first of these files that exists: for each call, since a build may replace them while the server runs. */
async function readDocument(folder: string, files: readonly string[]): Promise<FoundDocument | null> {
  for (const file of files) {
    const html = await readFile(path.join(folder, file), 'utf8').catch(() => undefined)
    if (html !== undefined) return { file, html }
  }
  return null
}

/** Sends a page with its headers: `page`, or the document of the address. */
function sendPage(options: SiteOptions, files: RequestHandler, page?: string): RequestHandler {
  const { config, folder, frameAncestors, documentOf = () => INDEX_PAGE } = options
  return async (request, response, next) => {
    const [found, head] = await Promise.all([
      readDocument(folder, page === undefined ? [documentOf(request.path), INDEX_PAGE] : [page]),
      options.headOf?.(request) ?? null,
    ])
    if (found === null) {
      response.status(404).type('html').send(missingPage('Страница ещё не собрана'))
      return
    }
    const { html } = found
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
      request.url = `/${found.file}`
      files(request, response, next)
    })
  }
}

/** What pages read of the query: the words of a search, and where older news begin. Trackers add their own. */
const READ_PARAMETERS = ['q', 'news'] as const

/** The address that a page is rendered for. */
function addressToRender(request: Request): string {
  const read = new URLSearchParams()
  for (const name of READ_PARAMETERS) {
    const value = request.query[name]
    if (typeof value === 'string' && value !== '') read.set(name, value.slice(0, VALUE_MAX))
  }
  return read.size === 0 ? request.path : `${request.path}?${read}`
}

function sendRendered(request: Request, response: Response, page: RenderedPage): void {
  response.setHeader('ETag', page.etag)
  response.setHeader('Vary', 'Accept-Encoding')
  if (request.fresh) {
    response.status(304).end()
    return
  }
  const encoding = request.acceptsEncodings(['br', 'gzip'])
  if (encoding) response.setHeader('Content-Encoding', encoding)
  const body = encoding === 'br' ? page.br : encoding === 'gzip' ? page.gzip : page.plain
  response.status(page.status).type('html').send(body)
}

/**
 * Sends a public page rendered, or the empty one where that failed: the browser renders it then. `sendGame` answers where only the game is
 * built.
 */
function sendRenderedPage(
  { folder, render, isWriter }: NonNullable<SiteOptions['rendered']>,
  options: SiteOptions,
  sendGame: RequestHandler,
): RequestHandler {
  const { config, frameAncestors } = options
  const sendEmpty = sendPage({ ...options, folder }, builtFiles(folder), SITE_PAGE)
  return async (request, response, next) => {
    const page = await render(addressToRender(request), isWriter(request))
    if (!page) {
      const send = existsSync(path.join(folder, SITE_PAGE)) ? sendEmpty : sendGame
      send(request, response, next)
      return
    }
    pageHeaders(config, { frameAncestors, scripts: page.scripts })(request, response, (error) =>
      error ? next(error) : sendRendered(request, response, page),
    )
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
  const sendGame = sendPage(options, files)
  const { rendered } = options
  const sendPublic = rendered ? sendRenderedPage(rendered, options, sendGame) : sendGame
  const sendShell: RequestHandler = (request, response, next) =>
    (rendered?.isOne(request.path) ? sendPublic : sendGame)(request, response, next)
  router.use(headers, cacheFor)
  router.get('/', (request, response, next) => {
    const [address = '', search] = request.originalUrl.split('?', 2)
    // Links to pages beside index.html are relative: without the slash they would resolve one folder higher.
    if (!options.shell && !address.endsWith('/'))
      response.redirect(308, search === undefined ? `${address}/` : `${address}/?${search}`)
    else sendShell(request, response, next)
  })
  for (const page of options.pages ?? []) router.get(`/${page}`, sendPage(options, files, page))
  if (rendered) router.use('/assets', builtFiles(path.join(rendered.folder, 'assets')))
  router.use(files)
  router.use((request, response, next) => {
    const wantsPage = request.method === 'GET' || request.method === 'HEAD'
    if (
      options.shell &&
      wantsPage &&
      !hasExtension.test(request.path) &&
      !request.path.startsWith(HASHED_FILES)
    ) {
      sendShell(request, response, next)
      return
    }
    if (hasExtension.test(request.path) && !options.shell) {
      // The documentation has its own pages beside index.html.
      next()
      return
    }
    // Another process may have the file already, or have it still.
    response.setHeader('Cache-Control', 'no-cache')
    response.status(404).type('html').send(missingPage('Здесь ничего нет'))
  })
  return router
}
