import type { Money } from '#rules/core/buying.ts'
import { Tip } from '../../ui/overlays/tip.tsx'
import { CurrencyAmount } from '../../ui/values/currency-amount.tsx'
import { StatLine } from '../../ui/values/stat-line.tsx'

/** The shop's price of an item. Nothing if the shop does not sell it. */
export function ShopPriceLine({ price: { gold, diamonds } }: { price: Readonly<Money> }) {
  if (gold + diamonds === 0) return null
  return (
    <StatLine name={<Tip of="gearCost">Цена в лавке</Tip>}>
      {gold > 0 && <CurrencyAmount currency="GOLD" value={gold} />}{' '}
      {diamonds > 0 && <CurrencyAmount currency="DIAMONDS" value={diamonds} />}
    </StatLine>
  )
}
