/** A list that must stay quick however much lies in its tables. */
export interface KeysetCase {
  readonly name: string
  /** Below /api. */
  readonly path: string
  /** Pages walked down before the measured one; 0 measures the first. */
  readonly depth: number
}

const deep = 9

const firstAndDeep = (name: string, path: string): readonly KeysetCase[] => [
  { name: `${name}, first page`, path, depth: 0 },
  { name: `${name}, page ${deep + 1}`, path, depth: deep },
]

/** Each list of the specification's seeded million; a new one (the market's search) is a line here and its seed. */
export const keysetCases: readonly KeysetCase[] = [
  ...firstAndDeep('money history', '/player-money-history?limit=20'),
  { name: 'money history, rare source', path: '/player-money-history?limit=20&source=ENERGY', depth: 0 },
  { name: 'money history, sums', path: '/player-money-history/summary', depth: 0 },
  ...firstAndDeep('item history', '/player-item-history?limit=20'),
  { name: 'item history, rare source', path: '/player-item-history?limit=20&source=CHALLENGE', depth: 0 },
  { name: 'storage', path: '/game-data?inventory=true', depth: 0 },
]
