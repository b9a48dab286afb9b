import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import { type Bundle, chunksOf, closure, stylesOf, textOf } from './chunks.ts'

const WORKER_FILE = 'sw.js'
/** The group of vite.config.ts that index.html starts. */
const START_CHUNK = 'start'
/** Files that the page's frame needs beside the start of the game. */
const SHELL_MODULES = /[\\/](?:layouts[\\/](?:auth|public)-layout|app[\\/](?:late-parts|other-site))\.tsx$/
/** The icons of the frame (`apps/vite-plugins.ts`), as the build called them before it named the file. */
const SHELL_PICTURES = /frame-icons/
/** Files of the public folder that the shell shows. Their names stay, so their contents tell the versions. */
const FIXED_FILES = ['icon.svg', 'manifest.webmanifest', 'offline.html']

/** Pictures of the README that the manifest shows before the game is installed. */
const SCREENSHOTS = ['castle-night-360.webp', 'missions-360.webp', 'castle-day-1280.webp', 'report-1280.webp']
const SCREENSHOT_FOLDER = path.join(import.meta.dirname, '../../docs/screenshots')

/** What Workbox caches in advance: an address, and the version of what is there. Hashed files need none. */
type ShellFile = { url: string; revision: string | null }

function revisionOf(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16)
}

function isShellPicture(bundle: Bundle, file: string): boolean {
  const output = bundle[file]
  return output?.type === 'asset' && output.names.some((name) => SHELL_PICTURES.test(name))
}

function shellFiles(bundle: Bundle, page: string): ShellFile[] {
  const roots = chunksOf(bundle).filter(
    ({ name, facadeModuleId }) => name === START_CHUNK || SHELL_MODULES.test(facadeModuleId ?? ''),
  )
  const chunks = [...closure(bundle, roots)]
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
export function shellPlugin(source: string): Plugin {
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
      for (const file of SCREENSHOTS)
        this.emitFile({
          type: 'asset',
          fileName: `screenshots/${file}`,
          source: readFileSync(path.join(SCREENSHOT_FOLDER, file)),
        })
    },
    generateBundle(_options, bundle) {
      const worker = bundle[WORKER_FILE]
      if (worker?.type !== 'chunk') return
      const page = textOf(bundle, 'index.html')
      const files = [
        { url: '/index.html', revision: revisionOf(page) },
        ...fixedFiles(publicFolder),
        ...shellFiles(bundle, page),
      ]
      worker.code = worker.code.replace('__SHELL_FILES__', JSON.stringify(files))
    },
  }
}
