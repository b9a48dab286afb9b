import type { Plugin } from 'vite'
import { type Bundle, chunkWith, closure, stylesOf, textOf } from './chunks.ts'
import type { PageModules, PageModulesPlugin } from './page-modules.ts'

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
export function pageDocumentsPlugin(modules: PageModulesPlugin): Plugin {
  return {
    name: 'page-documents',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const page = textOf(bundle, 'index.html')
      for (const [key, ofPage] of modules.found().pages)
        this.emitFile({
          type: 'asset',
          fileName: `pages/${key}.html`,
          source: page.replace('</head>', () => `  ${tagsFor(bundle, page, ofPage)}\n  </head>`),
        })
    },
  }
}
