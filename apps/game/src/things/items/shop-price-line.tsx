import type { Money } from '#rules/core/buying.ts'
import { Tip } from '../../ui/overlays/tip.tsx'
import { DiamondIcon, GoldIcon } from '../../ui/pictures/icons.ts'
import { Amount } from '../../ui/values/amount.tsx'
import { StatLine } from '../../ui/values/stat-line.tsx'

/** The shop's price of an item. Nothing if the shop does not sell it. */
export function ShopPriceLine({ price: { gold, diamonds } }: { price: Readonly<Money> }) {
  if (gold + diamonds === 0) return null
  return (
    <StatLine name={<Tip of="gearCost">Цена в лавке</Tip>}>
      {gold > 0 && <Amount value={gold} label="Золото" icon={<GoldIcon />} of="gold" />}{' '}
      {diamonds > 0 && <Amount value={diamonds} label="Алмазы" icon={<DiamondIcon />} of="diamonds" />}
    </StatLine>
  )
}
