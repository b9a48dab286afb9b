export type TimeOfDay = 'day' | 'dusk' | 'night'

/**
 * Pigments by day: s stone, w wood, r slate, t thatch, q tile, g grass, e earth, h hills, f fields, a water, m
 * iron, o gold, b cloth, x leaves, k ink.
 */
// biome-ignore format: one pigment per line
const DAY = {
  s1: '#f8efdb', s2: '#e3d3b1', s3: '#b39c7c', s4: '#75624f',
  w1: '#c79a63', w2: '#96693e', w3: '#66431f', w4: '#3c2612',
  r1: '#86aee2', r2: '#4672bd', r3: '#274a90', r4: '#152c5e',
  t1: '#ecca7c', t2: '#c69a49', t3: '#86602a',
  q1: '#c9694a', q2: '#a1452f', q3: '#66291d',
  g1: '#b5c766', g2: '#86a84c', g3: '#5b8440', g4: '#3a6034', g5: '#24432a',
  e1: '#e6d2a1', e2: '#c8ab74', e3: '#947448',
  h1: '#a9c3dc', h2: '#8fb2c4', h3: '#86ab94', h4: '#8aac64',
  f1: '#e2cf7c', f2: '#b9c26a', f3: '#95af58', f4: '#cfae62',
  a1: '#cfe6ea', a2: '#6fa6c2', a3: '#356a93',
  m1: '#b9c0c6', m2: '#6c757d', m3: '#343a40',
  o1: '#fbe7a1', o2: '#deae41', o3: '#93661a',
  b1: '#c8392f', b2: '#8a1d1c',
  x1: '#93b354', x2: '#5d8a41', x3: '#33582f',
  k: '#2a1a10',
}

/** Sky from zenith to horizon (y1…y4), lit windows and their glow, clouds, sun or moon, gilded arcs, stars. */
// biome-ignore format: three skies side by side
const SKY = {
  day: { y1: '#1d4c9f', y2: '#4f8bd0', y3: '#a9d0e8', y4: '#f8eccb', win: '#4a3a34', glow: '0', cl: '#fff8e6', clo: '.9', sun: '#ffe9a3', arc: '#ffe7a0', arco: '.34', st: '0' },
  dusk: { y1: '#2b2a63', y2: '#7a4a83', y3: '#dc8163', y4: '#ffd58a', win: '#ffcf6a', glow: '.55', cl: '#ffb38c', clo: '.75', sun: '#ffd07a', arc: '#ffd997', arco: '.34', st: '.35' },
  night: { y1: '#070e2b', y2: '#0f2253', y3: '#1f3f7d', y4: '#4c6ba0', win: '#ffd777', glow: '1', cl: '#34508c', clo: '.55', sun: '#f4e3b0', arc: '#e8c76f', arco: '.42', st: '1' },
} satisfies Record<TimeOfDay, Record<string, string>>

type Pigment = keyof typeof DAY
export type Palette = Record<Pigment | keyof (typeof SKY)['day'], string>

/** How a time of day tints a pigment: multiply each channel, then mix in a veil. */
const LIGHT = {
  dusk: { multiply: [1, 0.85, 0.74], veil: [110, 40, 86], share: 0.1 },
  night: { multiply: [0.44, 0.52, 0.74], veil: [22, 40, 100], share: 0.15 },
} as const

function mix(hex: string, channel: (value: number, index: 0 | 1 | 2) => number): string {
  const at = (index: 0 | 1 | 2) => {
    const value = channel(Number.parseInt(hex.slice(1 + index * 2, 3 + index * 2), 16), index)
    return Math.max(0, Math.min(255, Math.round(value)))
      .toString(16)
      .padStart(2, '0')
  }
  return `#${at(0)}${at(1)}${at(2)}`
}

/** A colour at a time of day. `keep` is the share (0 to 1) of its own light that it keeps, as gold does. */
export function tint(hex: string, time: TimeOfDay, keep = 0): string {
  if (time === 'day') return hex
  const { multiply, veil, share } = LIGHT[time]
  return mix(hex, (v, i) => (v * multiply[i] * (1 - share) + veil[i] * share) * (1 - keep) + v * keep)
}

// Far hills and water have the sky's colours at dusk, which no tint of their own colours gives.
const DUSK = { h1: '#a07fa8', h2: '#9c8798', h3: '#96906f', a1: '#f6cfa4', a2: '#b78ea3', a3: '#5b5a8d' }

/** Every colour of the scene at a time of day. */
export function palette(time: TimeOfDay): Palette {
  const tinted = { ...DAY }
  for (const key of PIGMENTS) tinted[key] = tint(DAY[key], time, key === 'o1' || key === 'o2' ? 0.45 : 0)
  return { ...tinted, ...(time === 'dusk' ? DUSK : {}), ...SKY[time] }
}

function isPigment(key: string): key is Pigment {
  return key in DAY
}

const PIGMENTS = Object.keys(DAY).filter(isPigment)
