import type { ReactNode } from 'react'
import { useTipCard } from '../../ui/overlays/tip.tsx'
import { PriceTag, type PriceTagProps } from './price-tag.tsx'

type PricedProps = PriceTagProps & {
  /** The card that shows the price; pressed for something else, so that the tip stands beside it. */
  children: (price: ReactNode) => ReactNode
}

/** A card with a price that the mouse explains. */
export function Priced({ children, ...price }: PricedProps) {
  const { anchor, owner, card } = useTipCard<HTMLSpanElement>('gearCost')
  return (
    <>
      {children(
        <span ref={anchor} {...owner}>
          <PriceTag {...price} />
        </span>,
      )}
      {card}
    </>
  )
}
