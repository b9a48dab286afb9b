import { createContext, type ReactNode, useContext, useState } from 'react'
import { inMarketRefusals } from '../../../../../rules/gear/storage-refusals.ts'
import { offerRefusals } from '../../../../../rules/market/market.ts'
import { usePageOpen } from '../../shell/page-open.ts'
import { reasonsOf } from '../../shell/refusal-reasons.ts'
import { Button } from '../../ui/controls/button.tsx'
import { MarketIcon } from '../../ui/pictures/icons.ts'
import { SellSheet } from './sell-sheet.tsx'
import type { Goods } from './sell-sheet-view.tsx'

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

/** «На рынок». Nothing while the market is closed or outside of an `OfferPlace`. */
export function OfferButton({ goods, isInMarket }: OfferButtonProps) {
  const offer = useContext(OfferContext)
  if (!offer) return null
  const cannot = reasonsOf([...inMarketRefusals({ isInMarket }), ...offerRefusals(goods)])
  return (
    <Button icon={<MarketIcon />} cannot={cannot} onClick={() => offer(goods)}>
      На рынок
    </Button>
  )
}
