import type { ListMarketLotsParams, MarketKey } from '#generated/types.ts'
import { ARMY_GROUPS } from '#rules/army/army.ts'
import { GEAR_CLASSES } from '#rules/gear/gear-class.ts'
import { MARKET_SORTS } from '#rules/market/market-sorts.ts'
import { ORDERS } from './market-words.ts'

/** The query of a list, without its paging. */
export type MarketFilter = Omit<ListMarketLotsParams, 'limit' | 'cursor'>

function wholeOf(params: URLSearchParams, name: string, most: number): number | undefined {
  const text = params.get(name)
  const value = Number(text)
  return text !== null && text !== '' && Number.isInteger(value) && value >= 0 && value <= most
    ? value
    : undefined
}

/** The search text without characters that the contract refuses. */
function searchOf(text: string | null): string {
  return (text ?? '')
    .replaceAll(/[^A-Za-zА-Яа-яЁё0-9«»'’.,!? -]/g, '')
    .trim()
    .slice(0, 60)
}

/** Parses a list's order (`price ASC`). Falls back to the list's default. */
export function orderOf(marketKey: MarketKey, value: string): Pick<MarketFilter, 'sort' | 'direction'> {
  const orders: readonly { value: string }[] = ORDERS[marketKey]
  const [name, direction] =
    (orders.find((order) => order.value === value) ?? orders[0])?.value.split(' ') ?? []
  return {
    sort: MARKET_SORTS.find((sort) => sort === name),
    direction: direction === 'DESC' ? 'DESC' : 'ASC',
  }
}

/** Parses the filter from the address. Ignores invalid values. */
export function marketFilterOf(marketKey: MarketKey, params: URLSearchParams): MarketFilter {
  const search = searchOf(params.get('search'))
  return {
    currency: params.get('currency') === 'DIAMONDS' ? 'DIAMONDS' : 'GOLD',
    ...orderOf(marketKey, `${params.get('sort')} ${params.get('direction')}`),
    ...(search !== '' && { search }),
    ...whole(params, 'priceMin', 1_000_000_000),
    ...whole(params, 'priceMax', 1_000_000_000),
    ...(marketKey !== 'resource' && { ...whole(params, 'levelMax', 1000) }),
    ...(marketKey === 'gear' && gearFilterOf(params)),
  }
}

function whole<Name extends 'priceMin' | 'priceMax' | 'levelMax' | 'qualityMin' | 'enhanceLevelMin'>(
  params: URLSearchParams,
  name: Name,
  most: number,
): MarketFilter {
  const value = wholeOf(params, name, most)
  return value === undefined ? {} : { [name]: value }
}

function gearFilterOf(params: URLSearchParams): MarketFilter {
  const gearClass = GEAR_CLASSES.find((name) => name === params.get('gearClass'))
  const group = ARMY_GROUPS.find((name) => name === params.get('group'))
  return {
    ...(gearClass && { gearClass }),
    ...(group && { group }),
    ...whole(params, 'qualityMin', 100),
    ...whole(params, 'enhanceLevelMin', 100),
    ...(params.get('isSharpened') === 'true' && { isSharpened: true }),
  }
}

/** The address of a filter. The default order and currency are left out. */
export function marketParamsOf(filter: MarketFilter): URLSearchParams {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(filter)) {
    if (value !== undefined && value !== '' && !(name === 'currency' && value === 'GOLD')) {
      params.set(name, String(value))
    }
  }
  return params
}

const UNCOUNTED_FILTERS = new Set(['currency', 'sort', 'direction'])

/** How many filters are set. */
export function narrowings(filter: MarketFilter): number {
  return Object.entries(filter).filter(([name, value]) => !UNCOUNTED_FILTERS.has(name) && value !== undefined)
    .length
}

const TYPED_FILTERS = ['search', 'priceMin', 'priceMax'] as const

/** Whether the filters differ in a typed field: such steps replace one another in the history. */
export function isTyped(before: MarketFilter, after: MarketFilter): boolean {
  return TYPED_FILTERS.some((name) => after[name] !== undefined && after[name] !== before[name])
}
