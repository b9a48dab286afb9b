import { ARMY_GROUPS } from '#rules/army/army.ts'
import { command } from '../../game/commands/command.ts'
import { advance } from '../../game/quests/advance.ts'
import type { HandlersOf } from '../../platform/http/handlers/handlers.ts'
import { buyUnits } from './buy-units.ts'
import { fillArmy } from './fill-army.ts'

export const armyHandlers = {
  buyUnits: command(async ({ player, body: { group, amount } }) => {
    const { cost, events } = buyUnits(player, group, amount)
    await advance(player.id, ...events)
    return { group, amount, cost, current: player[group] }
  }),

  fillArmy: command(async ({ player, body: { gold } }) => {
    const { plan, events } = fillArmy(player, gold)
    const { units, cost } = plan
    const hired = ARMY_GROUPS.filter((group) => units[group] > 0).map((group) => ({
      group,
      amount: units[group],
      current: player[group],
    }))
    await advance(player.id, ...events)
    return { hired, cost: { gold: cost, diamonds: 0 } }
  }),
} satisfies HandlersOf<'army'>
