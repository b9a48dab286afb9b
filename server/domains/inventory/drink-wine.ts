import { wineById } from '#catalogue/inventory/wines.ts'
import { healthAfterWine, wineRefusals } from '#rules/raids/lasting-health.ts'
import { healthChanges, lastingHealth } from '../../game/army/lasting-health.ts'
import { healthMaxOf } from '../../game/army/player-army.ts'
import { refuseByRules } from '../../game/commands/refuse-by-rules.ts'
import { readConsumables, removeConsumables } from '../../game/items/consumables.ts'
import { readWorn } from '../../game/items/worn.ts'
import { savePlayer } from '../../game/player/ledger.ts'
import type { LockedPlayer } from '../../game/player/lock-order.ts'
import { afterGameSeconds, now } from '../../platform/clock.ts'
import { notFound } from '../../platform/errors.ts'

/**
 * Drinks one cup: restores lasting health and starts the wait for the next cup. Returns the full health, which the
 * answer needs. 404 for an unknown wine; 422 noWine, levelTooLow, wineCooldown, healthFull.
 */
export async function drinkWine(player: LockedPlayer, consumableId: number): Promise<number> {
  const wine = wineById(consumableId)
  if (!wine) throw notFound('notFound', 'Такого вина нет')
  const [stacks, worn] = await Promise.all([readConsumables(player.id), readWorn(player.id)])
  const stack = stacks.find(({ id }) => id === consumableId)
  const healthMax = healthMaxOf(player, worn)
  const health = lastingHealth(player, healthMax)
  refuseByRules(
    wineRefusals({
      cups: (stack?.amount ?? 0) - (stack?.amountInMarket ?? 0),
      level: player.level,
      levelMin: wine.levelMin,
      isCoolingDown: player.wineReadyAt !== null && player.wineReadyAt > now(),
      health,
      healthMax,
    }),
  )
  await removeConsumables(player, [{ consumableId, amount: 1 }], 'DRINK')
  savePlayer(player, {
    ...healthChanges(healthAfterWine(health, healthMax, wine.additional), healthMax),
    wineReadyAt: afterGameSeconds(60 * wine.additional.rechargeMinutes),
  })
  return healthMax
}
