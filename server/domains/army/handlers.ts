import { command } from '../../platform/http/command.ts'
import type { ApiHandlers } from '../../platform/http/handlers.ts'
import { touch } from '../../platform/live/touch.ts'
import { advance } from '../quests/service.ts'
import { buyUnits } from './service.ts'

export const armyHandlers = {
  buyUnits: command<'buyUnits'>(async ({ player, body: { group, amount } }) => {
    const cost = buyUnits(player, group, amount)
    touch(player.id, 'army', 'controlPanel')
    await advance(player.id, { type: 'unitsBought', group, amount })
    return { group, amount, cost, current: player[group] }
  }),
} satisfies Pick<ApiHandlers, 'buyUnits'>
