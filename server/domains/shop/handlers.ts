import { command } from '../../game/commands/command.ts'
import { advance } from '../../game/quests/advance.ts'
import type { HandlersOf } from '../../platform/http/handlers/handlers.ts'
import { buyConsumables } from './buy-consumables.ts'
import { buyBlankGear, buyShopGear } from './buy-gear.ts'
import { buyGold } from './buy-gold.ts'
import { sellConsumables, sellGear } from './sell.ts'

export const shopHandlers = {
  buyShopGear: command(async ({ player, body }) => {
    const { gear, cost, events } = await buyShopGear(player, body)
    await advance(player.id, ...events)
    const { gearEntityId, gearId, quality } = gear
    return { gearEntityId, gearId, quality, cost }
  }),

  buyBlankGear: command(async ({ player, body }) => {
    const { gear: items, cost, events } = await buyBlankGear(player, body)
    await advance(player.id, ...events)
    return { gearEntityIds: items.map(({ gearEntityId }) => gearEntityId), cost }
  }),

  sellGear: command(async ({ player, body }) => ({ gold: await sellGear(player, body) })),

  buyConsumables: command(async ({ player, body }) => {
    const { cost, events } = await buyConsumables(player, body)
    await advance(player.id, ...events)
    return { consumableId: body.consumableId, amount: body.amount, cost }
  }),

  sellConsumables: command(async ({ player, body }) => ({
    gold: await sellConsumables(player, body),
  })),

  buyGold: command(async ({ player, body }) => buyGold(player, body)),
} satisfies HandlersOf<'shop'>
