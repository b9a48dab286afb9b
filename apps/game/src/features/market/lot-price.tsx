import type { MarketCurrency } from '#generated/types.ts'
import { DiamondIcon, GoldIcon } from '../../ui/pictures/icons.ts'
import { Amount } from '../../ui/values/amount.tsx'

type LotPriceProps = { price: number; currency: MarketCurrency; label?: string }

/** A price in its currency. */
export function LotPrice({ price, currency, label }: LotPriceProps) {
  return currency === 'GOLD' ? (
    <Amount value={price} label={label ?? 'Золото'} icon={<GoldIcon />} of="gold" />
  ) : (
    <Amount value={price} label={label ?? 'Алмазы'} icon={<DiamondIcon />} of="diamonds" />
  )
}
