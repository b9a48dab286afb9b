import { createContext, type ReactNode, useContext, useState } from 'react'
import { useGameData } from '../../live/use-game-data.ts'
import { Button } from '../../ui/controls/button.tsx'
import { MarketIcon } from '../../ui/pictures/icons.ts'
import { SellSheet } from './sell-sheet.tsx'
import type { Goods } from './sell-sheet-view.tsx'

/** Opens the sheet that puts something up; null while the market is closed. */
export const OfferContext = createContext<((goods: Goods) => void) | null>(null)

/** Lets everything below put things up (`OfferButton`), once the market has opened. */
export function OfferPlace({ children }: { children: ReactNode }) {
  const [goods, setGoods] = useState<Goods | null>(null)
  const layout = useGameData('playerLayout').data
  const isOpen = layout?.unlocks.includes('tradeMarketOpenBanner') ?? false
  return (
    <OfferContext value={isOpen ? setGoods : null}>
      {children}
      {goods && <SellSheet goods={goods} onClose={() => setGoods(null)} />}
    </OfferContext>
  )
}

type OfferButtonProps = { goods: Goods; isInMarket: boolean }

/** «На рынок»; nothing where the market is closed or does not belong. */
export function OfferButton({ goods, isInMarket }: OfferButtonProps) {
  const offer = useContext(OfferContext)
  if (!offer) return null
  const { isLocked, isEquipped } = goods
  const cannot = [
    ...(isInMarket ? [{ message: 'Уже выставлено на рынок' }] : []),
    ...(isLocked ? [{ message: 'Вещь заблокирована' }] : []),
    ...(isEquipped ? [{ message: 'Сначала снимите вещь' }] : []),
  ]
  return (
    <Button icon={<MarketIcon />} cannot={cannot} onClick={() => offer(goods)}>
      На рынок
    </Button>
  )
}
