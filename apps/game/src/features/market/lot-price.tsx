import { DiamondIcon, GoldIcon } from '../../ui/pictures/icons.ts'
import { Amount } from '../../ui/values/amount.tsx'
import type { MarketCurrency } from './market-types.ts'

type LotPriceProps = { price: number; currency: MarketCurrency; label?: string }

/** A price in its currency. */
export function LotPrice({ price, currency, label }: LotPriceProps) {
  return currency === 'GOLD' ? (
    <Amount value={price} label={label ?? 'Золото'} icon={<GoldIcon />} of="gold" />
  ) : (
    <Amount value={price} label={label ?? 'Алмазы'} icon={<DiamondIcon />} of="diamonds" />
  )
}
