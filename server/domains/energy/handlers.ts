import { command } from '../../platform/http/command.ts'
import type { ApiHandlers } from '../../platform/http/handlers.ts'
import { touch } from '../../platform/live/touch.ts'
import { advance } from '../quests/service.ts'
import { restoreEnergy } from './service.ts'
import { viewEnergy } from './views.ts'

export const energyHandlers = {
  restoreEnergy: command<'restoreEnergy'>(async ({ player }) => {
    restoreEnergy(player)
    touch(player.id, 'controlPanel')
    await advance(player.id, { type: 'energyRestored' })
    return { energy: viewEnergy(player) }
  }),
} satisfies Pick<ApiHandlers, 'restoreEnergy'>
