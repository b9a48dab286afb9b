import { type Arms, CHARGES, COLOURS, HALVES, METALS, ORDINARIES, OVER_VARIED, VARIED } from './arms.ts'

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

/** The arms that follow from an identifier: `p42` for the player 42, `gволя` for the guild of that tag. */
export function armsDrawnFrom(id: string): Arms {
  const next = sequenceOf(id)
  const plan = next()
  const metalField = next() < 0.45
  const metal = pick(next, METALS)
  const colour = pick(next, COLOURS)
  const third =
    COLOURS[(COLOURS.indexOf(colour) + 1 + Math.floor(next() * (COLOURS.length - 1))) % 5] ?? colour
  const base = {
    field: metalField ? metal : colour,
    other: metalField ? colour : metal,
    third: null,
    division: 'PLAIN',
    ordinary: null,
    charge: pick(next, CHARGES),
    chargeCount: 1,
  } satisfies Arms

  if (plan < 0.22) return base
  if (plan < 0.32) return { ...base, chargeCount: 3 }
  if (plan < 0.55) return { ...base, division: pick(next, HALVES) }
  if (plan < 0.68) return { ...base, third, division: pick(next, VARIED), ordinary: pick(next, OVER_VARIED) }
  return { ...base, ordinary: pick(next, ORDINARIES) }
}
