/** A list that must stay fast however many rows its tables hold. */
export type KeysetCase = {
  readonly name: string
  /** Path below /api. */
  readonly path: string
  /** Pages to skip before the measured one. 0 measures the first. */
  readonly depth: number
  /** Default GET. */
  readonly method?: 'POST'
  /** The part of the calls that are answered within the figure; 0.99 by default. */
  readonly quantile?: number
  /** The most that the figure of a million may be of that of a thousand. */
  readonly goal?: number
  /** Default: players in turn. */
  readonly reader?: 'keeper'
}

const DEEP_PAGE = 9
/** Of the top lists: they are read by everybody, and the world grows. */
const TOP_LIST_GOAL = 1.3
/** Whom a search finds is drawn, and it fights them out. */
const SEARCH_GOAL = 2

function firstAndDeep(name: string, path: string): readonly KeysetCase[] {
  return [
    { name: `${name}, first page`, path, depth: 0 },
    { name: `${name}, page ${DEEP_PAGE + 1}`, path, depth: DEEP_PAGE },
  ]
}

const topLists: readonly KeysetCase[] = [
  ...firstAndDeep('top list by level', '/top-lists/players?limit=20'),
  ...firstAndDeep('top list by gold', '/top-lists/players?limit=20&sort=TOTAL_GOLD&direction=ASC'),
  { name: 'top list, own place by level', path: '/top-lists/players/own-place', depth: 0 },
  { name: 'top list, own place by wins', path: '/top-lists/players/own-place?sort=WIN', depth: 0 },
  { name: 'top list, own place by gold', path: '/top-lists/players/own-place?sort=TOTAL_GOLD', depth: 0 },
  { name: 'top list, a name', path: '/top-lists/players/search?name=keys%201&sort=TOTAL_GOLD', depth: 0 },
]

const guilds: readonly KeysetCase[] = [
  ...firstAndDeep('top guilds by gold', '/top-lists/guilds?limit=4'),
  ...firstAndDeep('top guilds by level', '/top-lists/guilds?limit=4&sort=AVERAGE_LEVEL&direction=ASC'),
  { name: 'top guilds, own place', path: '/top-lists/guilds/own-place', depth: 0 },
  { name: 'top guilds, a name', path: '/top-lists/guilds/search?name=guild%201', depth: 0 },
]

const challenge: readonly KeysetCase[] = [
  ...firstAndDeep('challenge, table and own place', '/challenges/current?limit=20'),
  { name: 'control panel with the own place', path: '/game-data?controlPanel=true', depth: 0 },
]

/** Lists measured against a million rows. A new list needs a line here and its seed. */
export const keysetCases: readonly KeysetCase[] = [
  ...firstAndDeep('money history', '/player-money-history?limit=20'),
  { name: 'money history, rare source', path: '/player-money-history?limit=20&source=ENERGY', depth: 0 },
  { name: 'money history, sums', path: '/player-money-history/summary', depth: 0 },
  ...firstAndDeep('item history', '/player-item-history?limit=20'),
  { name: 'item history, rare source', path: '/player-item-history?limit=20&source=CHALLENGE', depth: 0 },
  { name: 'storage', path: '/game-data?inventory=true', depth: 0 },
  ...firstAndDeep('market, gear by price', '/trade/market/gear/lots?limit=20'),
  ...firstAndDeep('market, gear by quality', '/trade/market/gear/lots?limit=20&sort=quality&direction=DESC'),
  ...firstAndDeep('market, resources by unit', '/trade/market/resource/lots?limit=20&sort=unitPrice'),
  { name: 'market, gear ending soon', path: '/trade/market/gear/lots?limit=20&sort=endsAt', depth: 0 },
  { name: 'market, a class', path: '/trade/market/gear/lots?limit=20&gearClass=boots', depth: 0 },
  {
    name: 'market, a group by level',
    path: '/trade/market/gear/lots?limit=20&group=cavalry&sort=level',
    depth: 0,
  },
  {
    name: 'market, a name',
    path: `/trade/market/gear/lots?limit=20&search=${encodeURIComponent('лук')}`,
    depth: 0,
  },
  {
    name: 'market, levels and quality',
    path: '/trade/market/gear/lots?limit=20&levelMax=30&qualityMin=60',
    depth: 0,
  },
  ...challenge.map((one) => ({ ...one, goal: TOP_LIST_GOAL })),
  ...guilds.map((one) => ({ ...one, goal: TOP_LIST_GOAL })),
  ...topLists.map((one) => ({ ...one, goal: TOP_LIST_GOAL })),
  { name: 'opponents, a search', path: '/forays/search', depth: 0, method: 'POST', goal: SEARCH_GOAL },
  { name: 'market, sharpened (few)', path: '/trade/market/gear/lots?limit=20&isSharpened=true', depth: 0 },
]
