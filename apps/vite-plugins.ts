import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { icons } from '@iconify-json/game-icons'
import type { Plugin } from 'vite'

const FOLDER = join(import.meta.dirname, '..', 'node_modules', '.cache', 'icons')
/** In the address of each picture in the folder, also where `node_modules` is a link. */
const PICTURES = '/.cache/icons/'
const ICON_MODULE = join(import.meta.dirname, 'game', 'src', 'ui', 'pictures', 'icon-of.tsx')
const WANTED = /^~icons\/game-icons\/([\w-]+)$/
const RESOLVED = '\0icon:'

/** What the frame of the game and the castle show at once: one picture for all of them, so that a phone does not fetch each. */
const FRAME_ICONS = [
  ...[
    'cancel',
    'castle',
    'chest',
    'crossed-swords',
    'cut-diamond',
    'hamburger-menu',
    'hazard-sign',
    'hourglass',
  ],
  ...[
    'laurels',
    'open-book',
    'open-chest',
    'polar-star',
    'power-lightning',
    'ringing-bell',
    'scroll-unfurled',
  ],
  ...['swordman', 'two-coins'],
]
const FRAME = 'frame-icons'
/** The picture of the frame's icons, as the build calls it before it names the file. */
export const FRAME_PICTURE = `${FRAME}.svg`

/** Whether a module is an icon, or the address of one's picture. */
export function isIcon(id: string): boolean {
  return id.startsWith(RESOLVED) || id.includes(PICTURES)
}

/** Whether a module is an icon of the frame. */
export function isFrameIcon(id: string): boolean {
  return id.startsWith(RESOLVED) && FRAME_ICONS.includes(id.slice(RESOLVED.length))
}

/** Whether a module is of a package. Pictures of icons are written below their folder. */
export function isLibrary(id: string): boolean {
  return id.includes('/node_modules/') && !isIcon(id)
}

function symbolOf(name: string): string {
  const drawing = icons.icons[name]
  if (!drawing) throw new Error(`game-icons has no ${name}`)
  return `<symbol id="${name}" viewBox="0 0 512 512">${drawing.body}</symbol>`
}

/** Writes the picture for the bundler. Several builds may do so at the same time. */
function writePicture(file: string, names: readonly string[]): string {
  const picture = join(FOLDER, `${file}.svg`)
  const aside = `${picture}.${process.pid}`
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(aside, `<svg xmlns="http://www.w3.org/2000/svg">${names.map(symbolOf).join('')}</svg>`)
  renameSync(aside, picture)
  return picture
}

/**
 * Makes `~icons/game-icons/<name>` a React component that shows a picture of its own, or its part of the frame's: drawings inside of scripts
 * would delay the page and be sent again with each rendered one. Shared by the game, the stories and the tests.
 */
export function iconPlugin(): Plugin {
  return {
    name: 'icons',
    enforce: 'pre',
    resolveId: (id) => (WANTED.test(id) ? `${RESOLVED}${WANTED.exec(id)?.[1]}` : null),
    load(id) {
      if (!id.startsWith(RESOLVED)) return null
      const name = id.slice(RESOLVED.length)
      const picture = FRAME_ICONS.includes(name)
        ? writePicture(FRAME, FRAME_ICONS)
        : writePicture(name, [name])
      return {
        code: `import address from ${JSON.stringify(`${picture}?no-inline`)}
import { iconOf } from ${JSON.stringify(ICON_MODULE)}
export default /* @__PURE__ */ iconOf(address + ${JSON.stringify(`#${name}`)})`,
        moduleSideEffects: false,
      }
    },
  }
}

const ROUTER_FOLDER = join(import.meta.dirname, '..', 'node_modules', 'react-router', 'dist', 'production')

/** The router without its warnings for developers: half a kilobyte less. Its package names only the other build. */
export const PRODUCTION_ROUTER = [
  { find: /^react-router$/, replacement: join(ROUTER_FOLDER, 'index.mjs') },
  { find: /^react-router\/dom$/, replacement: join(ROUTER_FOLDER, 'dom-export.mjs') },
]

/**
 * Names of built files: a hash and nothing else. Content blockers hide files by words such as push, share or notification, and one hidden file can
 * take a page down. Lists of blockers put words between other signs, so the hash has letters, but no hyphens. The first scripts name two hundred
 * others, and a hash does not compress: letters make it short.
 */
export const PICTURE_NAMES = {
  hashCharacters: 'base36',
  assetFileNames: 'assets/[hash][extname]',
} as const
export const FILE_NAMES = {
  ...PICTURE_NAMES,
  entryFileNames: 'assets/[hash].js',
  chunkFileNames: 'assets/[hash].js',
} as const

const MAPS_FOLDER = join(import.meta.dirname, '..', 'dist', 'source-maps')

/**
 * Keeps the source maps of a build in dist/source-maps/`name`, which is not served: the operator gives them to the error
 * reporting service (docs/operating.md). The files themselves do not name them.
 */
export function sourceMapsPlugin(name: string): Plugin {
  return {
    name: 'source-maps-apart',
    apply: 'build',
    enforce: 'post',
    config: () => ({ build: { sourcemap: 'hidden' } }),
    writeBundle({ dir }, bundle) {
      if (dir === undefined) return
      rmSync(join(MAPS_FOLDER, name), { recursive: true, force: true })
      for (const file of Object.keys(bundle)) {
        if (!file.endsWith('.map')) continue
        const target = join(MAPS_FOLDER, name, file)
        mkdirSync(dirname(target), { recursive: true })
        renameSync(join(dir, file), target)
      }
    },
  }
}
