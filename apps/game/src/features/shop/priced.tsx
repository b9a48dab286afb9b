import type { ReactNode } from 'react'
import { useTipCard } from '../../ui/overlays/tip.tsx'
import { PriceTag, type PriceTagProps } from './price-tag.tsx'

type PricedProps = PriceTagProps & {
  /** Renders the card with the price in it. A press does something else, so the tip opens beside the card. */
  children: (price: ReactNode) => ReactNode
}

/** A card with a price that is explained on hover. */
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
