import { keepPreviousData, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useCreateMarketLot, useGetMarketTerms } from '../../../../../generated/hooks/market/market.ts'
import { notify } from '../../app/notify.ts'
import { useGameData } from '../../live/use-game-data.ts'
import { type Goods, SellSheetView } from './sell-sheet-view.tsx'
import { marketKeyWord } from './use-lots.ts'

type SellSheetProps = { goods: Goods; onClose: () => void }

/** Putting something up, with the terms that the market has for it now. */
export function SellSheet({ goods, onClose }: SellSheetProps) {
  const queries = useQueryClient()
  const [amount, setAmount] = useState(1)
  const { marketKey, itemId } = goods
  const wish = { marketKey, itemId, amount: Math.max(1, amount) }
  const terms = useGetMarketTerms(wish, {
    query: { queryKey: [marketKeyWord, 'terms', wish], placeholderData: keepPreviousData },
  })
  const purse = useGameData('controlPanel').data?.purse ?? { gold: 0, diamonds: 0 }
  const sell = useCreateMarketLot({
    mutation: {
      onSuccess: () => {
        notify('success', 'Лот на рынке', goods.name)
        onClose()
      },
      onSettled: () => void queries.invalidateQueries({ queryKey: [marketKeyWord] }),
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
      isSelling={sell.isPending || terms.isPlaceholderData}
      onSell={(data) => sell.mutate({ data })}
      onClose={onClose}
    />
  )
}
