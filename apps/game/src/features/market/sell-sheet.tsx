import { keepPreviousData, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useCreateMarketLot, useGetMarketTerms } from '#generated/hooks/market.ts'
import { useGameData } from '../../live/use-game-data.ts'
import { notify } from '../../shell/notify.ts'
import { type Goods, SellSheetView } from './sell-sheet-view.tsx'
import { MARKET_KEY } from './use-lots.ts'

/** Delay (ms) after the last change of the slider before the terms are fetched. */
const AMOUNT_SETTLE_DELAY_MS = 250

type SellSheetProps = { goods: Goods; onClose: () => void }

/** Creates a lot, with the market's current terms for it. */
export function SellSheet({ goods, onClose }: SellSheetProps) {
  const queries = useQueryClient()
  const [amount, setAmount] = useState(1)
  const { marketKey, itemId } = goods
  const settled = useSettled(amount, AMOUNT_SETTLE_DELAY_MS)
  const request = { marketKey, itemId, amount: settled }
  const terms = useGetMarketTerms(request, {
    query: { queryKey: [MARKET_KEY, 'terms', request], placeholderData: keepPreviousData },
  })
  const purse = useGameData('controlPanel').data?.purse ?? { gold: 0, diamonds: 0 }
  const sell = useCreateMarketLot({
    mutation: {
      onSuccess: () => {
        notify('success', 'Лот на рынке', goods.name)
        onClose()
      },
      onSettled: () => void queries.invalidateQueries({ queryKey: [MARKET_KEY] }),
    },
  })
  return (
    <SellSheetView
      goods={goods}
      amount={amount}
      onAmount={setAmount}
      terms={terms.data}
      purse={purse}
      error={terms.error}
      onRetry={() => void terms.refetch()}
      isSelling={sell.isPending || terms.isPlaceholderData || settled !== amount}
      onSell={(data) => sell.mutate({ data })}
      onClose={onClose}
    />
  )
}

/** A value that has not changed for `delayMs`. Saves calls while a slider moves. */
function useSettled<T>(value: T, delayMs: number): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delayMs)
    return () => clearTimeout(timer)
  }, [value, delayMs])
  return settled
}
