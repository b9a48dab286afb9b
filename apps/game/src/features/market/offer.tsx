import { createContext, type ReactNode, useContext, useState } from 'react'
import { offerRefusals } from '#rules/market/market.ts'
import { FeatureButton } from '../../shell/feature-button.tsx'
import { PageLink } from '../../shell/page-link.tsx'
import { usePageOpen } from '../../shell/page-open.ts'
import { reasonsOf } from '../../shell/refusal-reasons.ts'
import { buttonClass } from '../../ui/controls/button-class.ts'
import { MarketIcon } from '../../ui/pictures/icons.ts'
import { SellSheet } from './sell-sheet.tsx'
import type { Goods } from './sell-sheet-view.tsx'
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
