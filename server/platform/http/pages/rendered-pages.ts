import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import etag from 'etag'
import { LRUCache } from 'lru-cache'
import type { Log } from '../../log.ts'
import type { PublicReader } from '../calls/read-public.ts'
import { type PageHead, withHead } from './page-head.ts'
import { inlineScriptHashes } from './page-headers.ts'
import { readSiteStyles, type SiteStyles } from './site-styles.ts'

/** How long (ms) a rendered page answers: what is published on another process is seen a second later. */
const KEPT_MS = 1_000
/** Searches make a page for each of their words: together they may take so much memory and no more. */
const KEPT_BYTES_MAX = 32 * 1_024 * 1_024
/** Renderings that wait for their turn. Above it a page comes unrendered, and the browser renders it. */
const WAITING_MAX = 20

/** Of 0 to 11. A page is compressed each time that it is rendered. */
const BROTLI_QUALITY = 5

/** A public page as the reader gets it. */
export type RenderedPage = {
  readonly status: number
  readonly etag: string
  /** For its Content-Security-Policy. */
  readonly scripts: readonly string[]
  readonly plain: Buffer
  readonly gzip: Buffer
  readonly br: Buffer
}

/** `isWriter`: for somebody who has just written something, and must see it. */
export type RenderPage = (address: string, isWriter: boolean) => Promise<RenderedPage | null>

type RenderedSite = {
  readonly html: string
  readonly answers: string
  readonly status: number
  readonly errors: readonly unknown[]
}
type RenderSite = (address: string, read: (url: string) => Promise<unknown>) => Promise<RenderedSite>

type Asked = { readonly address: string; readonly isWriter: boolean }

type Built = { readonly renderSite: RenderSite; readonly template: string; readonly styles: SiteStyles }

function isRenderer(module: unknown): module is { renderSite: RenderSite } {
  return (
    typeof module === 'object' &&
    module !== null &&
    'renderSite' in module &&
    typeof module.renderSite === 'function'
  )
}

async function readBuilt(dist: string, version: number): Promise<Built> {
  const file = path.join(dist, 'site-server', 'render-site.js')
  const folder = path.join(dist, 'site')
  const template = await readFile(path.join(folder, 'site.html'), 'utf8')
  const [module, styles] = await Promise.all([
    import(`${pathToFileURL(file).href}?v=${version}`),
    readSiteStyles(folder, template),
  ])
  if (!isRenderer(module)) throw new Error(`${file} has no renderSite`)
  return { renderSite: module.renderSite, template, styles }
}

/** The build that lies in `dist`, read again after a new one. Null without a build. */
function createBuiltSite(dist: string): () => Promise<Built | null> {
  let current: { version: number; built: Promise<Built> } | undefined
  return async () => {
    const file = await stat(path.join(dist, 'site', 'site.html')).catch(() => undefined)
    if (!file) return null
    if (current?.version !== file.mtimeMs)
      current = { version: file.mtimeMs, built: readBuilt(dist, file.mtimeMs) }
    return current.built
  }
}

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

async function pageOf(
  { html, answers, status }: RenderedSite,
  { template, styles }: Built,
  head: PageHead | null,
): Promise<RenderedPage> {
  const page = template
    .replace('</head>', () => `${styles.tagsFor(html)}</head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${html}</div>${answers}`)
  const plain = Buffer.from(head ? withHead(page, head) : page)
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY }
  const [br, gz] = await Promise.all([brotli(plain, { params }), gzipped(plain)])
  return { status, etag: etag(plain), scripts: inlineScriptHashes(template), plain, gzip: gz, br }
}

export type RenderedPagesParts = {
  /** Folder of the built sites. */
  readonly dist: string
  readonly read: PublicReader
  /** The head of a public page by its path. */
  readonly headOf: (path: string) => Promise<PageHead | null>
  /** Changes with every change by an administrator that this process knows of. */
  readonly version: () => number
  readonly log: Log
}

/**
 * Renders public pages from the built site, one at a time, and keeps each for a second. Null if there is no build, if an answer failed, or
 * under a flood: then the page is sent unrendered.
 */
export function createRenderedPages({ dist, read, headOf, version, log }: RenderedPagesParts): RenderPage {
  const builtSite = createBuiltSite(dist)
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0

  const inTurn = async <T>(work: () => Promise<T>): Promise<T | null> => {
    if (waiting >= WAITING_MAX) return null
    waiting++
    const turn = last.then(work).finally(() => waiting--)
    last = turn.catch(() => undefined)
    return turn
  }

  const render = async ({ address, isWriter }: Asked): Promise<RenderedPage | null> => {
    const built = await builtSite()
    if (!built) return null
    const [site, head] = await Promise.all([
      built.renderSite(address, (url) => read(url, isWriter)),
      headOf(address.split('?', 1)[0] ?? '/'),
    ])
    for (const err of site.errors)
      log.error({ err, address }, 'a part of a public page could not be rendered')
    return site.status === 503 ? null : pageOf(site, built, head)
  }

  const pages = new LRUCache<string, RenderedPage, Asked>({
    maxSize: KEPT_BYTES_MAX,
    sizeCalculation: ({ plain, gzip: gz, br }) => plain.length + gz.length + br.length,
    ttl: KEPT_MS,
    fetchMethod: async (_key, _stale, { context: asked }) => (await inTurn(() => render(asked))) ?? undefined,
  })

  return async (address, isWriter) => {
    try {
      return (
        (await pages.fetch(`${version()} ${isWriter} ${address}`, { context: { address, isWriter } })) ?? null
      )
    } catch (error) {
      log.error({ err: error, address }, 'a public page could not be rendered')
      return null
    }
  }
}
