import { AROUND_ORDINARY, ON_ORDINARY, type Spot } from './blazon-layout.ts'

export type Metal = 'or' | 'argent'
export type Colour = 'gules' | 'azure' | 'vert' | 'sable' | 'purpure'
export type Tincture = Metal | Colour

export const TINCTURES: Record<Tincture, string> = {
  or: '#e3b23a',
  argent: '#f3ead2',
  gules: '#ad2320',
  azure: '#22509f',
  vert: '#2c6e3a',
  sable: '#26211f',
  purpure: '#6c2b78',
}

const METALS = ['or', 'argent'] as const satisfies readonly Metal[]
const COLOURS = ['gules', 'azure', 'vert', 'sable', 'purpure'] as const satisfies readonly Colour[]

const HALVES = ['PALE', 'FESS', 'BEND', 'SINISTER', 'QUARTERLY', 'CHEVRON', 'GYRONNY'] as const
const VARIED = ['BARRY', 'PALY', 'BENDY', 'CHEQUY', 'LOZENGY', 'SALTIRE'] as const
const OVER_VARIED = ['FESS', 'PALE', 'CHIEF', 'ESCUTCHEON'] as const
const ORDINARIES = [
  'FESS',
  'PALE',
  'BEND',
  'CHEVRON',
  'CHIEF',
  'CROSS',
  'SALTIRE',
  'PILE',
  'BORDURE',
] as const

export type Division = 'PLAIN' | (typeof HALVES)[number] | (typeof VARIED)[number]
export type Ordinary = (typeof ORDINARIES)[number] | 'ESCUTCHEON'

// biome-ignore format: a short list instead of forty lines
const CHARGES = [
  'lion',
  'eagle-emblem',
  'griffin-symbol',
  'wyvern',
  'stag-head',
  'bear-head',
  'wolf-head',
 
  'raven',
  'swan',
  'rooster',
  'owl',
  'horse-head',
  'unicorn',
  'fleur-de-lys',
  'rose',
  'oak-leaf',
  'acorn',
  'wheat',
  'crown',
  'tower',
  'key',
  'crossed-swords',
  'crossed-axes',
  'anchor',
  'trident',
  'bee',
  'sun',
  'star',
  'crescent',
  'horseshoe',
 
  'lyre',
  'holy-grail',
  'scallop',
  'dragon-head',
] as const
export type Charge = (typeof CHARGES)[number]

/** One figure on the shield. A counterchanged one has the other tincture on each half of a divided field. */
export type PlacedCharge = {
  name: Charge
  spot: Spot
  tincture: Tincture
  on: Tincture
  counterchanged: boolean
}

export type Blazon = {
  field: Tincture
  other: Tincture
  division: Division
  ordinary: { shape: Ordinary; tincture: Tincture } | null
  charges: readonly PlacedCharge[]
  /** The house's colours as CSS colours: livery of the army, cloth and trim of the banner. */
  house: { colour: string; metal: string; cloth: string; trim: string }
}

/** Gold and silver are metals. Metal is never placed on metal, nor colour on colour. */
export function isMetal(tincture: Tincture): boolean {
  return tincture === 'or' || tincture === 'argent'
}

/** FNV-1a over the id, then a mulberry sequence in [0, 1). */
function sequenceOf(id: string): () => number {
  let h = 2166136261
  for (const char of id) h = Math.imul(h ^ char.charCodeAt(0), 16777619)
  return () => {
    h += 0x6d2b79f5
    let t = Math.imul(h ^ (h >>> 15), 1 | h)
    t ^= t + Math.imul(t ^ (t >>> 7), 61 | t)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

function pick<T>(next: () => number, list: readonly [T, ...T[]]): T {
  return list[Math.floor(next() * list.length)] ?? list[0]
}

/**
 * The arms of a player or a guild. Pure: the same id always gives the same arms. A number is a player (3 is `p3`). A
 * guild passes a key of its tag, `gволя`.
 */
export function blazon(id: number | string): Blazon {
  const next = sequenceOf(typeof id === 'number' ? `p${id}` : id)
  const plan = next()
  const metalField = next() < 0.45
  const metal = pick(next, METALS)
  const colour = pick(next, COLOURS)
  const third =
    COLOURS[(COLOURS.indexOf(colour) + 1 + Math.floor(next() * (COLOURS.length - 1))) % 5] ?? colour
  const field = metalField ? metal : colour
  const other = metalField ? colour : metal
  const name = pick(next, CHARGES)
  const place = (spots: readonly Spot[], tincture: Tincture, on: Tincture, counterchanged = false) =>
    spots.map((spot): PlacedCharge => ({ name, spot, tincture, on, counterchanged }))

  const base = {
    field,
    other,
    division: 'PLAIN',
    ordinary: null,
    // The banner has the tincture that the shield does not use, or the arms would not stand out.
    house: {
      colour: TINCTURES[colour],
      metal: TINCTURES[metal],
      cloth: TINCTURES[other],
      trim: TINCTURES[field],
    },
  } satisfies Omit<Blazon, 'charges'>

  if (plan < 0.22) return { ...base, charges: place([[50, 55, 66]], other, field) }
  if (plan < 0.32) {
    return {
      ...base,
      charges: place(
        [
          [29, 35, 34],
          [71, 35, 34],
          [50, 77, 36],
        ] as const,
        other,
        field,
      ),
    }
  }
  if (plan < 0.55) {
    return { ...base, division: pick(next, HALVES), charges: place([[50, 55, 64]], other, field, true) }
  }
  if (plan < 0.68) {
    const division = pick(next, VARIED)
    const shape = pick(next, OVER_VARIED)
    const spots: readonly Spot[] =
      shape === 'PALE'
        ? [
            [50, 30, 25],
            [50, 64, 25],
          ]
        : shape === 'FESS'
          ? [[50, 55, 27]]
          : ON_ORDINARY[shape]
    const ordinary = { shape, tincture: third }
    return { ...base, division, ordinary, charges: place(spots, metal, third) }
  }
  const shape = pick(next, ORDINARIES)
  const charges = [...place(ON_ORDINARY[shape], field, other), ...place(AROUND_ORDINARY[shape], other, field)]
  return { ...base, ordinary: { shape, tincture: other }, charges }
}
