import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { GUEST_PATHS } from '../../catalogue/outer-paths.ts'
import { type Bundle, chunksOf, closure, stylesOf, textOf } from './chunks.ts'

const SOURCES = path.join(import.meta.dirname, 'src')
const FEATURES = path.join(SOURCES, 'features')
const GAME_FRAME = path.join(SOURCES, 'layouts/game-layout.tsx')
const AUTH_FRAME = path.join(SOURCES, 'layouts/auth-layout.tsx')

/** An entry of a features/<feature>/pages.ts: the key of the page, and what follows up to the next one. */
const ENTRY = /^ {2}(\w+): \{(.*?)^ {2}\}/gms
const IMPORTED = /import\('(\.[\w./-]+\.tsx)'\)/

/** The modules of a page's layout and of its component. */
type PageModules = { readonly frame: string; readonly page: string }

/** By the page's key. Pages of one component share it. */
function gamePageModules(): [key: string, modules: PageModules][] {
  return globSync('*/pages.ts', { cwd: FEATURES }).flatMap((file) => {
    const text = readFileSync(path.join(FEATURES, file), 'utf8')
    const shared = IMPORTED.exec(text)?.[1]
    return [...text.matchAll(ENTRY)].map(([, key = '', entry = '']): [string, PageModules] => {
      const imported = IMPORTED.exec(entry)?.[1] ?? shared
      if (imported === undefined) throw new Error(`${file}: no component of ${key}`)
      return [key, { frame: GAME_FRAME, page: path.join(FEATURES, path.dirname(file), imported) }]
    })
  })
}

function guestPageModules(): [key: string, modules: PageModules][] {
  return Object.values(GUEST_PATHS).map((name) => [
    name,
    { frame: AUTH_FRAME, page: path.join(FEATURES, 'auth', `${name}-page.tsx`) },
  ])
}

function chunkWith(bundle: Bundle, module: string): Rolldown.OutputChunk {
  const chunk = chunksOf(bundle).find(({ moduleIds }) => moduleIds.includes(module))
  if (!chunk) throw new Error(`No chunk has ${module}`)
  return chunk
}

/**
 * Tags that load the parts of a page at the same time as the start of the game: those of the frame, then those of the page. A browser sends six
 * requests at a time, so the page's have a low priority: they must not hold up the question whether there is a session.
 */
function tagsFor(bundle: Bundle, page: string, modules: PageModules): string {
  const tagged = new Set<string>()
  const tagsOf = (module: string, priority: string): string[] => {
    const chunks = [...closure(bundle, [chunkWith(bundle, module)])]
    const styles = stylesOf(chunks).map((file) => ({ file, kind: 'rel="preload" as="style"' }))
    const scripts = chunks.map(({ fileName }) => ({ file: fileName, kind: 'rel="modulepreload"' }))
    const found = [...styles, ...scripts].filter(
      ({ file }) => !tagged.has(file) && !page.includes(`/${file}"`),
    )
    for (const { file } of found) tagged.add(file)
    return found.map(({ file, kind }) => `<link ${kind} crossorigin${priority} href="/${file}">`)
  }
  return [...tagsOf(modules.frame, ''), ...tagsOf(modules.page, ' fetchpriority="low"')].join('\n    ')
}

/**
 * Writes a document for each page of the game and each page for guests: pages/<key>.html. It is index.html that also names the page's parts,
 * so that they need not wait until the start of the game has run and asks for them (server/game/page-documents.ts).
 */
export function pageDocumentsPlugin(): Plugin {
  return {
    name: 'page-documents',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const page = textOf(bundle, 'index.html')
      if (page === '') return
      for (const [key, modules] of [...gamePageModules(), ...guestPageModules()])
        this.emitFile({
          type: 'asset',
          fileName: `pages/${key}.html`,
          source: page.replace('</head>', () => `  ${tagsFor(bundle, page, modules)}\n  </head>`),
        })
    },
  }
}
