import { useListMarketLots } from '#generated/hooks/market.ts'
import type { MarketKey } from '#generated/types.ts'
import { together } from '../../live/together.ts'
import type { GameDataView } from '../../live/use-game-data.ts'
import type { MarketFilter } from './market-types.ts'
import type { BestLots, StallLots } from './market-view.tsx'
import { MARKET_KEY } from './use-lots.ts'

type Panel = GameDataView<'controlPanel'>

/** Lots shown of each list. */
const BEST_LOTS = 3

function useBest(marketKey: MarketKey, filter: MarketFilter, panel: Panel): StallLots {
  const { data, error, refetch } = useListMarketLots(
    marketKey,
    { ...filter, limit: BEST_LOTS },
    { query: { queryKey: [MARKET_KEY, marketKey, 'best', filter], enabled: panel.data !== undefined } },
  )
  return { lots: data?.items, ...together(panel, { error, retry: () => void refetch() }) }
}

/** The best lots of each list for gold: gear and wine of the player's level, cheap resources. */
export function useBestLots(panel: Panel): BestLots {
  const levelMax = panel.data?.baseInfo.level
  return {
    gear: useBest('gear', { levelMax, sort: 'quality', direction: 'DESC' }, panel),
    consumable: useBest('consumable', { levelMax, sort: 'unitPrice', direction: 'ASC' }, panel),
    resource: useBest('resource', { sort: 'unitPrice', direction: 'ASC' }, panel),
  }
}
