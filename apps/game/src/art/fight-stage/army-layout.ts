/** The groups that are drawn. The army's other groups do not fight. */
export const FIGURE_GROUPS = ['priests', 'squires', 'archers', 'cavalry', 'swordsmen'] as const
export type FigureGroup = (typeof FIGURE_GROUPS)[number]

export type Figure = {
  group: FigureGroup
  /** Distance from the middle of the field, and the ground line, in picture units. */
  out: number
  y: number
  size: number
  fallen: boolean
}

type Row = {
  most: number
  from: number
  step: number
  y: number
  size: number
}

// Riders are on the outer flank behind the swordsmen, so that neither hides the other.
const ROWS: Record<FigureGroup, Row> = {
  priests: { most: 4, from: 62, step: 32, y: 206, size: 0.84 },
  squires: { most: 6, from: 48, step: 24, y: 224, size: 0.95 },
  archers: { most: 6, from: 46, step: 25, y: 247, size: 1.06 },
  cavalry: { most: 3, from: 170, step: 52, y: 276, size: 1.02 },
  swordsmen: { most: 6, from: 36, step: 24, y: 304, size: 1.2 },
}

/** How many figures represent a number of soldiers: one for one, up to a full row for a few hundred. */
export function figuresFor(soldiers: number, most: number): number {
  if (soldiers <= 0) return 0
  return Math.min(most, 1 + Math.floor(Math.log2(soldiers) * 0.75))
}

/**
 * The army as figures, far rows first. `fallenShare` (0 to 1) of them have fallen. A figure fallen at one share is
 * fallen at every greater one. `bulk` is a figure's width relative to a man's (1): the greater it is, the fewer stand
 * in a row and the further apart.
 */
export function layOutArmy(
  army: Partial<Record<FigureGroup, number>>,
  fallenShare: number,
  bulk = 1,
): Figure[] {
  const standing = FIGURE_GROUPS.flatMap((group) => {
    const row = ROWS[group]
    const riders = group === 'cavalry'
    const n = figuresFor(army[group] ?? 0, Math.round(row.most / bulk))
    // Beasts extend further in front of their feet, and their far row must be visible between those of the near one.
    const room = bulk > 1 ? (riders ? 26 : row.size * 8 * bulk - (group === 'archers' ? 0 : 6)) : 0
    return Array.from({ length: n }, (_, i): Figure => {
      const stagger = riders ? -i * 7 : (i % 2) * 5
      const out = row.from + room + i * row.step * (riders ? 1 : bulk)
      return { group, out, y: row.y + stagger, size: row.size, fallen: false }
    })
  })
  const total = standing.length
  const fallen = Math.round(total * Math.max(0, Math.min(1, fallenShare)))
  const order = standing.map((_, i) => i).sort((a, b) => ((a * 7 + 3) % 11) - ((b * 7 + 3) % 11) || b - a)
  const lying = new Set(order.slice(0, fallen))
  return standing.map((figure, i) => ({ ...figure, fallen: lying.has(i) })).sort((a, b) => a.y - b.y)
}
