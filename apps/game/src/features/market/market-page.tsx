import { useState } from 'react'
import type { MarketLot } from '#generated/types.ts'
import { useGameData } from '../../live/use-game-data.ts'
import { usePageOpen } from '../../shell/page-open.ts'
import { LotSheet } from './lot-sheet.tsx'
import { MarketView } from './market-view.tsx'
import { useBestLots } from './use-best-lots.ts'

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
