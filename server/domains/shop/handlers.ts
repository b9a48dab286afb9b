import type { GameEvent } from '#rules/quests/game-event.ts'
import { command } from '../../game/commands/command.ts'
import { advance } from '../../game/quests/advance.ts'
import type { HandlersOf } from '../../platform/http/handlers/handlers.ts'
import { buyConsumables } from './buy-consumables.ts'
import { buyBlankGear, buyShopGear } from './buy-gear.ts'
import { buyGold } from './buy-gold.ts'
import { sellConsumables, sellGear } from './sell.ts'

/** The gold that counts for quests. Diamonds do not count. */
function spent({ gold }: { readonly gold: number }): GameEvent[] {
  return gold > 0 ? [{ type: 'goldSpentInShop', amount: gold }] : []
}

export const shopHandlers = {
  buyShopGear: command(async ({ player, body }) => {
    const result = await buyShopGear(player, body)
    await advance(player.id, { type: 'gearBought' }, ...spent(result.cost))
    return result
  }),

  buyBlankGear: command(async ({ player, body }) => {
    const { pieces, cost } = await buyBlankGear(player, body)
    await advance(player.id, ...pieces.map(() => ({ type: 'gearBought' as const })), ...spent(cost))
    return { gearEntityIds: pieces.map(({ gearEntityId }) => gearEntityId), cost }
  }),

  sellGear: command(async ({ player, body }) => ({ gold: await sellGear(player, body) })),

  buyConsumables: command(async ({ player, body }) => {
    const result = await buyConsumables(player, body)
    await advance(player.id, { type: 'consumableBought', amount: body.amount }, ...spent(result.cost))
    return result
  }),

  sellConsumables: command(async ({ player, body }) => ({
    gold: await sellConsumables(player, body),
  })),

  buyGold: command(async ({ player, body }) => buyGold(player, body)),
} satisfies HandlersOf<'shop'>
