import type { Money } from '../../../../../rules/core/buying.ts'
import { Amount } from '../../ui/amount.tsx'
import { DiamondIcon, GoldIcon } from '../../ui/icons.ts'
import { StatLine } from '../../ui/stat-line.tsx'
import { Tip } from '../../ui/tip.tsx'

/** What the shop asks for a thing; nothing where it sells none. */
export function ShopPriceLine({ price: { gold, diamonds } }: { price: Readonly<Money> }) {
  if (gold + diamonds === 0) return null
  return (
    <StatLine name={<Tip of="gearCost">Цена в лавке</Tip>}>
      {gold > 0 && <Amount value={gold} label="Золото" icon={<GoldIcon />} of="gold" />}{' '}
      {diamonds > 0 && <Amount value={diamonds} label="Алмазы" icon={<DiamondIcon />} of="diamonds" />}
    </StatLine>
  )
}
