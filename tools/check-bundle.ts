/**
 * `npm run check:bundle`: adds up the scripts that the castle's document names, and those that each public page needs, from the manifest
 * of the site. Fails above 150 KB gzip for the castle and 110 KB for a public page. What loads after a page (its parts below the first
 * window, a calculator, a player's arms) is not counted.
 * Also fails if the parts for the messenger are among the first scripts, or if the service worker stores more than 1.5 MB at its
 * installation, or if a file's name has words that content blockers might hide, or if a page has no document that names its parts (apps/game/page-documents-plugin.ts).
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { GUEST_PATHS } from '#catalogue/outer-paths.ts'
import { PAGES } from '#catalogue/pages.ts'

const CASTLE_KB = 150
const PUBLIC_KB = 110
const game = process.argv[2] ?? 'dist/game'
const site = process.argv[3] ?? 'dist/site'
/** What the first visit stores for the start without a network, uncompressed. */
const INSTALL_KB = 1500
/** Texts that only the parts for the messenger hold. */
const MESSENGER_TEXTS = ['web_app_setup_main_button', 'tgWebAppThemeParams']

type Chunk = { file: string; imports: string[] }

function chunkOf(folder: string, manifest: unknown, key: string): Chunk {
  const chunk: unknown =
    typeof manifest === 'object' && manifest !== null
      ? Object.entries(manifest).find(([name]) => name === key)?.[1]
      : null
  if (typeof chunk !== 'object' || chunk === null || !('file' in chunk) || typeof chunk.file !== 'string')
    throw new Error(`${folder}: the manifest has no ${key}; run npm run build first`)
  const imports = 'imports' in chunk && Array.isArray(chunk.imports) ? chunk.imports.map(String) : []
  return { file: chunk.file, imports }
}

function closure(folder: string, manifest: unknown, keys: readonly string[]): Set<string> {
  const files = new Set<string>()
  const seen = new Set<string>()
  const visit = (key: string): void => {
    if (seen.has(key)) return
    seen.add(key)
    const { file, imports } = chunkOf(folder, manifest, key)
    files.add(file)
    for (const next of imports) visit(next)
  }
  for (const key of keys) visit(key)
  return files
}

function kb(bytes: number) {
  return (bytes / 1000).toFixed(1).padStart(8)
}

function manifestOf(folder: string): unknown {
  return JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'))
}

/** The scripts that a document names. */
function scriptsIn(document: string): string[] {
  const html = readFileSync(document, 'utf8')
  return [...new Set([...html.matchAll(/"\/(assets\/[^"]+\.js)"/g)].map(([, file = '']) => file))]
}

/** The scripts that the document of a page of the game names; none without a document. */
function scriptsOf(page: string): string[] {
  const document = join(game, 'pages', `${page}.html`)
  return existsSync(document) ? scriptsIn(document) : []
}

/** The files with their sizes, the largest first. */
function sizesOf(folder: string, files: Iterable<string>) {
  return [...files]
    .map((file) => ({ file, bytes: gzipSync(readFileSync(join(folder, file)), { level: 9 }).length }))
    .sort((a, b) => b.bytes - a.bytes)
}

function totalOf(rows: readonly { bytes: number }[]): number {
  return rows.reduce((sum, { bytes }) => sum + bytes, 0)
}

function refuseAbove(limitKb: number, bytes: number, what: string): void {
  if (bytes <= limitKb * 1000) return
  console.error(`${what} is over ${limitKb} KB`)
  process.exitCode = 1
}

const start = scriptsIn(join(game, 'index.html'))
const castle = sizesOf(game, scriptsOf('castle'))
for (const { file, bytes } of castle) console.log(`${kb(bytes)} KB  ${file}`)
console.log(`${kb(totalOf(castle))} KB  the castle, of ${CASTLE_KB} KB`)
refuseAbove(CASTLE_KB, totalOf(castle), "The castle's first load")

const siteManifest = manifestOf(site)
const publicPages = Object.keys(siteManifest ?? {}).filter((key) => key.endsWith('-page.tsx'))
if (publicPages.length === 0) throw new Error(`${site}: no public page; run npm run build first`)
for (const page of publicPages) {
  const bytes = totalOf(sizesOf(site, closure(site, siteManifest, ['site.html', page])))
  console.log(`${kb(bytes)} KB  ${page}, of ${PUBLIC_KB} KB`)
  refuseAbove(PUBLIC_KB, bytes, page)
}

function fail(reason: string): void {
  console.error(reason)
  process.exitCode = 1
}

function holdersOf(text: string, files: readonly string[]): string[] {
  return files.filter((file) => readFileSync(join(game, file), 'utf8').includes(text))
}

const scripts = readdirSync(join(game, 'assets'))
  .filter((file) => file.endsWith('.js'))
  .map((file) => join('assets', file))
const first = castle.map(({ file }) => file)
for (const text of MESSENGER_TEXTS) {
  if (holdersOf(text, scripts).length === 0)
    fail(`No script holds ${text}: name another text of the messenger's parts`)
  for (const file of holdersOf(text, first))
    fail(`${file} of the first load has parts for the messenger: ${text}`)
}

/** The names of `apps/vite-plugins.ts`: a hash. */
const NEUTRAL = /^[\da-z]{8}\d?\.\w+(?:\.(?:br|gz))?$/
const consoleFolder = process.argv[4] ?? 'dist/admin'
for (const folder of [game, site, consoleFolder])
  for (const file of readdirSync(join(folder, 'assets')))
    if (!NEUTRAL.test(file)) fail(`${folder}: ${file} has a name that a content blocker might hide`)

for (const page of [...Object.keys(PAGES), ...Object.values(GUEST_PATHS)])
  if (scriptsOf(page).length <= start.length) fail(`The page ${page} has no document that names its parts`)

const list = /\[\{"?url"?:.*?\}\]/.exec(readFileSync(join(game, 'sw.js'), 'utf8'))?.[0] ?? ''
const urls = [...list.matchAll(/"?url"?:\s*["'`]([^"'`]+)["'`]/g)].map(([, url = '']) => url)
const installed = urls.reduce((sum, url) => sum + readFileSync(join(game, url)).length, 0)
console.log(`${kb(installed)} KB  in ${urls.length} files at the installation, of ${INSTALL_KB} KB`)
if (urls.length < 5) fail('The list of files in sw.js was not found')
if (installed > INSTALL_KB * 1000) fail(`The installation stores more than ${INSTALL_KB} KB`)
