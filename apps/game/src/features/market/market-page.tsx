import { useState } from 'react'
import { useListMarketLots } from '#generated/hooks/market.ts'
import type { MarketKey, MarketLot } from '#generated/types.ts'
import { together } from '../../live/together.ts'
import { type GameDataView, useGameData } from '../../live/use-game-data.ts'
import { usePageOpen } from '../../shell/page-open.ts'
import { LotSheet } from './lot-sheet.tsx'
import type { MarketFilter } from './market-filter.ts'
import { type BestLots, MarketView, type StallLots } from './market-view.tsx'
import { MARKET_KEY } from './use-lots.ts'

/** The market's entrance: its three lists, each with a few lots. */
export function MarketPage() {
  const [opened, setOpened] = useState<MarketLot | null>(null)
  const panel = useGameData('controlPanel')
  const level = panel.data?.baseInfo.level
  const best = useBestLots(panel)
  return (
    <>
      <MarketView best={best} level={level ?? 1} areMyLotsOpen={usePageOpen('myLots')} onOpen={setOpened} />
      {opened && <LotSheet lot={opened} onClose={() => setOpened(null)} />}
    </>
  )
}

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
function useBestLots(panel: Panel): BestLots {
  const levelMax = panel.data?.baseInfo.level
  return {
    gear: useBest('gear', { levelMax, sort: 'quality', direction: 'DESC' }, panel),
    consumable: useBest('consumable', { levelMax, sort: 'unitPrice', direction: 'ASC' }, panel),
    resource: useBest('resource', { sort: 'unitPrice', direction: 'ASC' }, panel),
  }
}
