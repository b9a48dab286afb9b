import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import { FRAME_PICTURE } from '../vite-plugins.ts'
import { type Bundle, chunksOf, chunkWith, closure, stylesOf, textOf } from './chunks.ts'
import type { PageModulesPlugin } from './page-modules.ts'

const WORKER_FILE = 'sw.js'
/** Files of the public folder that the shell shows. Their names stay, so their contents tell the versions. */
const FIXED_FILES = ['icon.svg', 'manifest.webmanifest', 'offline.html']

/** What Workbox caches in advance: an address, and the version of what is there. Hashed files need none. */
type ShellFile = { url: string; revision: string | null }

function revisionOf(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16)
}

/** Whether the file is the picture of the frame's icons. */
function isShellPicture(bundle: Bundle, file: string): boolean {
  const output = bundle[file]
  return output?.type === 'asset' && output.names.includes(FRAME_PICTURE)
}

/** What the page names, and the files of the parts that are shown without a network. */
function shellFiles(bundle: Bundle, page: string, offline: readonly string[]): ShellFile[] {
  const started = chunksOf(bundle).filter(({ fileName }) => page.includes(`/${fileName}"`))
  const chunks = [...closure(bundle, [...started, ...offline.map((id) => chunkWith(bundle, id))])]
  const pictures = chunks.flatMap(({ viteMetadata }) =>
    [...(viteMetadata?.importedAssets ?? [])].filter((file) => isShellPicture(bundle, file)),
  )
  const named = [...page.matchAll(/"(\/assets\/[^"]+)"/g)].map(([, file = '']) => file)
  const loaded = [...chunks.map(({ fileName }) => fileName), ...stylesOf(chunks), ...pictures].map(
    (file) => `/${file}`,
  )
  return [...new Set([...named, ...loaded])].sort().map((url) => ({ url, revision: null }))
}

function fixedFiles(publicFolder: string): ShellFile[] {
  return FIXED_FILES.map((file) => ({
    url: `/${file}`,
    revision: revisionOf(readFileSync(path.join(publicFolder, file))),
  }))
}

/** Builds the service worker to /sw.js, with the list of files that the shell needs without a network. */
export function shellPlugin(source: string, modules: PageModulesPlugin): Plugin {
  let publicFolder = ''
  return {
    name: 'shell',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      publicFolder = config.publicDir
    },
    buildStart() {
      this.emitFile({ type: 'chunk', id: path.resolve(source), fileName: WORKER_FILE })
    },
    generateBundle(_options, bundle) {
      const worker = bundle[WORKER_FILE]
      if (worker?.type !== 'chunk') return
      const page = textOf(bundle, 'index.html')
      const files = [
        { url: '/index.html', revision: revisionOf(page) },
        ...fixedFiles(publicFolder),
        ...shellFiles(bundle, page, modules.found().offline),
      ]
      worker.code = worker.code.replace('__SHELL_FILES__', JSON.stringify(files))
    },
  }
}
