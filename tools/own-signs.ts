import { icons } from '@iconify-json/game-icons'

function bodyOf(name: string): string {
  const body = icons.icons[name]?.body
  if (body === undefined) throw new Error(`game-icons has no ${name}`)
  return body
}

function pathOf(name: string): string {
  return /d="([^"]+)"/.exec(bodyOf(name))?.[1] ?? ''
}

function placed(name: string, transform: string): string {
  return `<g transform="${transform}">${bodyOf(name)}</g>`
}

/** A crescent with its horns to the left. */
const CRESCENT = 'M330 40a92 92 0 1 1 0 168a104 104 0 0 0 0-168z'

/** Rings of mail, as holes in what lies below them. */
function rings(): string {
  const hole = (x: number, y: number) => `M${x - 12} ${y}a12 12 0 1 0 24 0a12 12 0 1 0-24 0z`
  return [0, 1, 2, 3, 4]
    .flatMap((row) => [0, 1, 2].map((column) => hole(176 + column * 40 + (row % 2) * 20, 300 + row * 40)))
    .join('')
}

const RADIUS = 192
const PLANK_GAP = 12

/** A plank of the lid from one x to another, measured from the middle. */
function plank(from: number, to: number): string {
  const [high, low] = [from, to].map((x) => Math.round(Math.sqrt(RADIUS ** 2 - x ** 2)))
  return `M${256 + from} ${256 - (high ?? 0)}A${RADIUS} ${RADIUS} 0 0 1 ${256 + to} ${256 - (low ?? 0)}V${256 + (low ?? 0)}A${RADIUS} ${RADIUS} 0 0 1 ${256 + from} ${256 + (high ?? 0)}z`
}

/** The lid of a barrel: planks in a hoop, held by two battens. */
const LID = `<path fill="none" stroke="currentColor" stroke-width="24" d="M256 32a224 224 0 1 0 0 448a224 224 0 1 0 0-448z"/><path fill="currentColor" d="${[
  -192, -112, -36, 36, 112,
]
  .map((from) => plank(from, Math.min(RADIUS, from + (from === -36 ? 72 : 80) - PLANK_GAP)))
  .join('')}"/><path fill="none" stroke="#0006" stroke-width="36" d="M78 186H434M78 326H434"/>`

/** Signs that game-icons lacks, by their names in the catalogue. 512 × 512, one colour. */
export const OWN_SIGNS: Readonly<Record<string, string>> = {
  'barrel-lid': LID,
  'horse-in-mail': `<path fill="currentColor" fill-rule="evenodd" d="${pathOf('horse-head')}${rings()}"/>`,
  'white-horse': `<path fill="none" stroke="currentColor" stroke-width="14" d="${pathOf('horse-head')}"/>`,
  'desert-horse': `${placed('horse-head', 'translate(0 92) scale(.82)')}<path fill="currentColor" d="${CRESCENT}"/>`,
  'princely-bow': `${placed('pocket-bow', 'translate(0 102) scale(.8)')}${placed('crown', 'translate(150 -36) scale(.4)')}`,
}
