import { command } from '../../game/commands/command.ts'
import { advance } from '../../game/quests/advance.ts'
import type { ApiHandlers } from '../../platform/http/handlers.ts'
import { buyUnits } from './buy-units.ts'

export const armyHandlers = {
  buyUnits: command<'buyUnits'>(async ({ player, body: { group, amount } }) => {
    const cost = buyUnits(player, group, amount)
    await advance(player.id, { type: 'unitsBought', group, amount })
    return { group, amount, cost, current: player[group] }
  }),
} satisfies Pick<ApiHandlers, 'buyUnits'>
