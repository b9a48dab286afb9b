import type { MarketCurrency } from '#generated/types.ts'
import { CurrencyAmount } from '../../ui/values/currency-amount.tsx'

type LotPriceProps = { price: number; currency: MarketCurrency; label?: string }

/** A price in its currency. */
export function LotPrice({ price, currency, label }: LotPriceProps) {
  return <CurrencyAmount currency={currency} value={price} label={label} />
}
