import { command } from '../../game/commands/command.ts'
import { viewCost } from '../../game/items/resource-views.ts'
import { advance } from '../../game/quests/advance.ts'
import type { HandlersOf } from '../../platform/http/handlers/handlers.ts'
import { repairBuilding } from './repair-building.ts'
import { raiseBuilding } from './upgrade-building.ts'

export const buildingsHandlers = {
  upgradeBuilding: command(async ({ player, body: { building, level: meant } }) => {
    const { buildingLevel, cost, events } = await raiseBuilding(player, building, meant)
    await advance(player.id, ...events)
    return { building, level: buildingLevel, cost: viewCost(cost) }
  }),

  repairBuilding: command(async ({ player, body: { building, level } }) => ({
    building,
    gold: await repairBuilding(player, building, level),
  })),
} satisfies HandlersOf<'buildings'>
