import { keepPreviousData, useQueryClient } from '@tanstack/react-query'
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import { useCreateMarketLot, useGetMarketTerms } from '#generated/hooks/market.ts'
import { offerRefusals } from '#rules/market/market.ts'
import { useGameData } from '../../live/use-game-data.ts'
import { FeatureButton } from '../../shell/feature-button.tsx'
import { notify } from '../../shell/notify.ts'
import { PageLink } from '../../shell/page-link.tsx'
import { usePageOpen } from '../../shell/page-open.ts'
import { reasonsOf } from '../../shell/refusal-reasons.ts'
import { buttonClass } from '../../ui/controls/button-class.ts'
import { MarketIcon } from '../../ui/pictures/icons.ts'
import { type Goods, SellSheetView } from './sell-sheet-view.tsx'
import { MARKET_KEY } from './use-lots.ts'
import { WithdrawButton } from './withdraw.tsx'

/** Opens the sheet that creates a lot. Null while the market is closed. */
export const OfferContext = createContext<((goods: Goods) => void) | null>(null)

/** Provides `OfferButton` below it with the sheet, if the market is open. */
export function OfferPlace({ children }: { children: ReactNode }) {
  const [goods, setGoods] = useState<Goods | null>(null)
  const isOpen = usePageOpen('market')
  return (
    <OfferContext value={isOpen ? setGoods : null}>
      {children}
      {goods && <SellSheet goods={goods} onClose={() => setGoods(null)} />}
    </OfferContext>
  )
}

type OfferButtonProps = { goods: Goods; isInMarket: boolean }

/** «На рынок», or the way back from it. Nothing while the market is closed or outside of an `OfferPlace`. */
export function OfferButton({ goods, isInMarket }: OfferButtonProps) {
  const offer = useContext(OfferContext)
  if (!offer) return null
  if (isInMarket) {
    return goods.marketKey === 'gear' ? (
      <WithdrawButton gearEntityId={goods.itemId} name={goods.name} />
    ) : (
      <PageLink className={buttonClass({})} to="myLots">
        <MarketIcon />
        Мои лоты
      </PageLink>
    )
  }
  return (
    <FeatureButton
      feature="market"
      icon={<MarketIcon />}
      cannot={reasonsOf(offerRefusals(goods))}
      onClick={() => offer(goods)}
    >
      На рынок
    </FeatureButton>
  )
}

/** Delay (ms) after the last change of the slider before the terms are fetched. */
const AMOUNT_SETTLE_DELAY_MS = 250

type SellSheetProps = { goods: Goods; onClose: () => void }

/** Creates a lot, with the market's current terms for it. */
function SellSheet({ goods, onClose }: SellSheetProps) {
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
