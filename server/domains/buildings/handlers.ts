import type { ChannelName } from '../../../generated/types.ts'
import type { Building } from '../../../rules/buildings/buildings.ts'
import { command } from '../../game/commands/command.ts'
import { viewCost } from '../../game/items/resource-views.ts'
import { touch } from '../../game/live/touch.ts'
import { advance } from '../../game/quests/advance.ts'
import type { ApiHandlers } from '../../platform/http/handlers.ts'
import { raiseBuilding } from './upgrade-building.ts'

/** Channels that show what a building gives, besides its own. */
const shownIn: Partial<Record<Building, readonly ChannelName[]>> = {
  servantsHouse: ['army'],
  stable: ['army'],
  storage: ['inventory'],
  forge: ['forgeGrind', 'forgeCraft'],
}

export const buildingsHandlers = {
  upgradeBuilding: command<'upgradeBuilding'>(async ({ player, body: { building, level: meant } }) => {
    const { level, cost } = await raiseBuilding(player, building, meant)
    touch(player.id, 'buildings', 'controlPanel', ...(shownIn[building] ?? []))
    await advance(player.id, { type: 'buildingRaised' })
    return { building, level, cost: viewCost(cost) }
  }),
} satisfies Pick<ApiHandlers, 'upgradeBuilding'>
