import { command } from '../../game/commands/command.ts'
import { advance } from '../../game/quests/advance.ts'
import type { HandlersOf } from '../../platform/http/handlers.ts'
import { buyUnits } from './buy-units.ts'

export const armyHandlers = {
  buyUnits: command(async ({ player, body: { group, amount } }) => {
    const cost = buyUnits(player, group, amount)
    await advance(player.id, { type: 'unitsBought', group, amount })
    return { group, amount, cost, current: player[group] }
  }),
} satisfies HandlersOf<'army'>
