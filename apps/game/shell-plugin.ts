import { createHash } from 'node:crypto'
import path from 'node:path'
import type { Plugin, Rolldown } from 'vite'

type Bundle = Rolldown.OutputBundle

const WORKER_FILE = 'sw.js'
/** Files that the page's frame needs beside the start of the game. */
const SHELL_MODULES =
  /[\\/](?:layouts[\\/](?:auth|public)-layout|app[\\/](?:toaster|updates)|content[\\/]main-page)\.tsx$/
const FIXED_FILES = ['/', '/icon.svg', '/manifest.webmanifest']

function chunksOf(bundle: Bundle): Rolldown.OutputChunk[] {
  return Object.values(bundle).filter((output) => output.type === 'chunk')
}

/** The chunks and all that they import at once. */
function closure(bundle: Bundle, roots: readonly Rolldown.OutputChunk[]): Set<Rolldown.OutputChunk> {
  const found = new Set<Rolldown.OutputChunk>()
  const visit = (chunk: Rolldown.OutputChunk): void => {
    if (found.has(chunk)) return
    found.add(chunk)
    for (const file of chunk.imports) {
      const next = bundle[file]
      if (next?.type === 'chunk') visit(next)
    }
  }
  for (const root of roots) visit(root)
  return found
}

function textOf(bundle: Bundle, file: string): string {
  const output = bundle[file]
  return output?.type === 'asset' ? output.source.toString() : ''
}

function shellFiles(bundle: Bundle, page: string): string[] {
  const roots = chunksOf(bundle).filter(
    ({ facadeModuleId }) =>
      facadeModuleId?.endsWith('index.html') || SHELL_MODULES.test(facadeModuleId ?? ''),
  )
  const chunks = [...closure(bundle, roots)]
  const styles = chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])
  const named = [...page.matchAll(/"(\/assets\/[^"]+)"/g)].map(([, file = '']) => file)
  const loaded = [...chunks.map(({ fileName }) => fileName), ...styles].map((file) => `/${file}`)
  return [...new Set([...FIXED_FILES, ...named, ...loaded])].sort()
}

/** Builds the service worker to /sw.js, with the list of files that the shell needs without a network. */
export function shellPlugin(source: string): Plugin {
  return {
    name: 'shell',
    apply: 'build',
    enforce: 'post',
    buildStart() {
      this.emitFile({ type: 'chunk', id: path.resolve(source), fileName: WORKER_FILE })
    },
    generateBundle(_options, bundle) {
      const worker = bundle[WORKER_FILE]
      if (worker?.type !== 'chunk') return
      const page = textOf(bundle, 'index.html')
      const files = shellFiles(bundle, page)
      const version = createHash('sha256').update(page).update(files.join()).digest('hex').slice(0, 12)
      worker.code = worker.code
        .replace('__SHELL_FILES__', JSON.stringify(files))
        .replace('__SHELL_VERSION__', JSON.stringify(version))
    },
  }
}
