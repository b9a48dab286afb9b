import { useListMarketLots } from '../../../../../generated/hooks/market.ts'
import type { MarketKey } from '../../../../../generated/types.ts'
import type { MarketFilter } from './market-types.ts'
import type { BestLots } from './market-view.tsx'
import { marketKeyWord } from './use-lots.ts'

/** So many of each list are shown. */
const limit = 3

const none: readonly never[] = []

function useBest(marketKey: MarketKey, filter: MarketFilter, enabled: boolean) {
  const { data, error } = useListMarketLots(
    marketKey,
    { ...filter, limit },
    { query: { queryKey: [marketKeyWord, marketKey, 'best', filter], enabled } },
  )
  return data?.items ?? (error ? none : undefined)
}

/** What is best on each list, for gold: gear and wine that the player's level may use, cheap material. */
export function useBestLots(level: number | undefined): BestLots {
  const isKnown = level !== undefined
  return {
    gear: useBest('gear', { levelMax: level, sort: 'quality', direction: 'DESC' }, isKnown),
    consumable: useBest('consumable', { levelMax: level, sort: 'unitPrice', direction: 'ASC' }, isKnown),
    resource: useBest('resource', { sort: 'unitPrice', direction: 'ASC' }, isKnown),
  }
}
