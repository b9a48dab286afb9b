import { useListMarketLots } from '../../../../../generated/hooks/market.ts'
import type { MarketKey } from '../../../../../generated/types.ts'
import type { MarketFilter } from './market-types.ts'
import type { BestLots, StallLots } from './market-view.tsx'
import { MARKET_KEY } from './use-lots.ts'

/** Lots shown of each list. */
const BEST_LOTS = 3

function useBest(marketKey: MarketKey, filter: MarketFilter, enabled: boolean): StallLots {
  const { data, error, refetch } = useListMarketLots(
    marketKey,
    { ...filter, limit: BEST_LOTS },
    { query: { queryKey: [MARKET_KEY, marketKey, 'best', filter], enabled } },
  )
  return { lots: data?.items, error, onRetry: () => void refetch() }
}

/** The best lots of each list for gold: gear and wine of the player's level, cheap resources. */
export function useBestLots(level: number | undefined): BestLots {
  const isKnown = level !== undefined
  return {
    gear: useBest('gear', { levelMax: level, sort: 'quality', direction: 'DESC' }, isKnown),
    consumable: useBest('consumable', { levelMax: level, sort: 'unitPrice', direction: 'ASC' }, isKnown),
    resource: useBest('resource', { sort: 'unitPrice', direction: 'ASC' }, isKnown),
  }
}
