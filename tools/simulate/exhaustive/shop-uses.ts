import { DONATE_PACKS } from '#catalogue/donate/donate-packs.ts'
import { WINES, type Wine } from '#catalogue/inventory/wines.ts'
import { GOLD_PACKS } from '#catalogue/shop/shop.ts'
import { buyRefusals, moneyRefusals } from '#rules/core/buying.ts'
import { energyIntervalMs } from '#rules/energy/energy.ts'
import { healthAfterWine, wineRefusals } from '#rules/raids/lasting-health.ts'
import { goldForDiamonds } from '#rules/shop/trade.ts'
import { lordOf } from './lord.ts'
import { firstFault, refused, type Use, unless, use } from './use.ts'

/** Bought and drunk by a beaten army of the least level. */
function drunk({ cost, levelMin, additional }: Wine): string | null {
  const { healthMax } = lordOf(levelMin)
  const health = Math.floor(healthMax / 4)
  const request = { cups: 1, level: levelMin, levelMin, isCoolingDown: false, health, healthMax }
  return firstFault(
    () => unless(cost.gold + cost.diamonds > 0, 'costs nothing'),
    () => refused(buyRefusals({ price: cost, amount: 1, purse: cost, free: 1 })),
    () => refused(wineRefusals(request)),
    () => unless(healthAfterWine(health, healthMax, additional) > health, 'heals nothing'),
  )
}

/** Wines, gold for diamonds, and what the store for paid purchases sells. */
export function shopUses(): Use[] {
  return [
    ...WINES.map((wine) => use('wines', wine.key, () => drunk(wine))),
    ...GOLD_PACKS.map(({ key, diamonds }) =>
      use('gold packs', key, () =>
        firstFault(
          () => refused(moneyRefusals({ gold: 0, diamonds }, { gold: 0, diamonds })),
          () => unless(goldForDiamonds(diamonds, 1) > 0, 'brings nothing'),
        ),
      ),
    ),
    ...DONATE_PACKS.map((pack) =>
      use('donate packs', pack.key, () => {
        if (pack.kind === 'diamonds') return unless(pack.diamonds > 0, 'brings nothing')
        const [boosted, plain] = [true, false].map((subscription) =>
          energyIntervalMs({ subscription, winner: false }),
        )
        return unless(pack.periodDays > 0 && (boosted ?? 0) < (plain ?? 0), 'brings nothing')
      }),
    ),
  ]
}
