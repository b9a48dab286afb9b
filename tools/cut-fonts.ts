/**
 * `node tools/cut-fonts.ts`: cuts the digits and signs out of the Latin files of the fonts, into apps/game/src/ui/fonts/. A Russian page
 * needs them and hardly any Latin letter, so it loads 5 KB instead of 23 for each face. Run it again after an update of the fonts.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import subsetFont from 'subset-font'

const FACES = [
  'forum/files/forum-latin-400-normal',
  'philosopher/files/philosopher-latin-400-normal',
  'philosopher/files/philosopher-latin-700-normal',
  'philosopher/files/philosopher-latin-400-italic',
]

/** As the unicode-range in apps/game/src/ui/fonts.css: first and last code point. */
const SIGNS = [
  [0x20, 0x40],
  [0x5b, 0x60],
  [0x7b, 0xbf],
  [0xd7, 0xd7],
  [0xf7, 0xf7],
  [0x2000, 0x206f],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2191, 0x2193],
  [0x2212, 0x2215],
] as const

const root = path.join(import.meta.dirname, '..')
const folder = path.join(root, 'apps', 'game', 'src', 'ui', 'fonts')
const text = SIGNS.flatMap(([first, last]) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
).join('')

await mkdir(folder, { recursive: true })
for (const face of FACES) {
  const font = await readFile(path.join(root, 'node_modules', '@fontsource', `${face}.woff2`))
  const cut = await subsetFont(font, text, { targetFormat: 'woff2' })
  const name = path.basename(face).replace('latin', 'signs')
  await writeFile(path.join(folder, `${name}.woff2`), cut)
  console.log(`${name}: ${font.length} → ${cut.length} bytes`)
}
