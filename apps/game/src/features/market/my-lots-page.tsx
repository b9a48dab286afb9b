import { useState } from 'react'
import { useListMyMarketLots } from '#generated/hooks/market.ts'
import type { MarketLot } from '#generated/types.ts'
import { LOTS_MAX } from '#rules/market/market.ts'
import { useGameData } from '../../live/use-game-data.ts'
import { useOutdated } from '../../live/use-outdated.ts'
import { LotSheet } from './lot-sheet.tsx'
import { MyLotsView } from './my-lots-view.tsx'
import { MARKET_KEY } from './use-lots.ts'

const MY_LOTS_KEY = [MARKET_KEY, 'my']

/** The player's lots, refetched when the storage changes: that is when a lot is sold or returns. */
export function MyLotsPage() {
  const [opened, setOpened] = useState<MarketLot | null>(null)
  const lots = useListMyMarketLots({ query: { queryKey: MY_LOTS_KEY, staleTime: 0 } })
  const panel = useGameData('controlPanel').data
  useOutdated(useGameData('inventory').data, MY_LOTS_KEY)
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
