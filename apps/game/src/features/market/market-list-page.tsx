import { useState } from 'react'
import { Navigate, useParams, useSearchParams } from 'react-router-dom'
import type { MarketKey, MarketLot } from '#generated/types.ts'
import { useGameData } from '../../live/use-game-data.ts'
import { pageAddress } from '../../shell/page-address.ts'
import { LotSheet } from './lot-sheet.tsx'
import type { MarketFilter } from './market-filter.ts'
import { isTyped, marketFilterOf, marketParamsOf } from './market-filter.ts'
import { MarketListView } from './market-list-view.tsx'
import { MARKET_KEYS } from './market-words.ts'
import { useLots } from './use-lots.ts'

/** A list of the market. The address holds the filter. */
export function MarketListPage() {
  const { marketKey } = useParams()
  const known = MARKET_KEYS.find((key) => key === marketKey)
  return known ? <List key={known} marketKey={known} /> : <Navigate to={pageAddress('market')} replace />
}

function List({ marketKey }: { marketKey: MarketKey }) {
  const [params, setParams] = useSearchParams()
  const [opened, setOpened] = useState<MarketLot | null>(null)
  const level = useGameData('controlPanel').data?.baseInfo.level ?? 1
  const filter = marketFilterOf(marketKey, params)
  const list = useLots(marketKey, filter)
  const onFilter = (next: MarketFilter) =>
    setParams(marketParamsOf(next), { replace: isTyped(filter, next), preventScrollReset: true })
  return (
    <>
      <MarketListView
        marketKey={marketKey}
        filter={filter}
        onFilter={onFilter}
        level={level}
        list={list}
        onOpen={setOpened}
      />
      {opened && <LotSheet lot={opened} onClose={() => setOpened(null)} />}
    </>
  )
}
