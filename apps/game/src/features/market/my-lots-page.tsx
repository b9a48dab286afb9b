import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useListMyMarketLots } from '../../../../../generated/hooks/market/market.ts'
import { LOTS_MAX } from '../../../../../rules/market.ts'
import { useGameData } from '../../live/use-game-data.ts'
import { LotSheet } from './lot-sheet.tsx'
import type { MarketLot } from './market-types.ts'
import { MyLotsView } from './my-lots-view.tsx'
import { marketKeyWord } from './use-lots.ts'

const queryKey = [marketKeyWord, 'my']

/** One's own stall, asked for anew when the purse or the storage changes: that is when a lot is sold or comes back. */
export function MyLotsPage() {
  const queries = useQueryClient()
  const [opened, setOpened] = useState<MarketLot | null>(null)
  const lots = useListMyMarketLots({ query: { queryKey } })
  const panel = useGameData('controlPanel').data
  const inventory = useGameData('inventory').data
  // biome-ignore lint/correctness/useExhaustiveDependencies: another storage or purse means that a lot has gone
  useEffect(() => {
    void queries.invalidateQueries({ queryKey })
  }, [inventory, panel?.purse.gold, panel?.purse.diamonds, queries])
  return (
    <>
      <MyLotsView
        lots={lots.data?.items}
        lotsMax={lots.data?.lotsMax ?? LOTS_MAX}
        level={panel?.baseInfo.level ?? 1}
        error={lots.error}
        onRetry={() => void lots.refetch()}
        onOpen={setOpened}
      />
      {opened && <LotSheet lot={opened} onClose={() => setOpened(null)} />}
    </>
  )
}
