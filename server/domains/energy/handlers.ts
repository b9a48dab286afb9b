import { command } from '../../game/commands/command.ts'
import { advance } from '../../game/quests/advance.ts'
import type { ApiHandlers } from '../../platform/http/handlers.ts'
import { restoreEnergy } from './restore-energy.ts'
import { viewEnergy } from './views.ts'

export const energyHandlers = {
  restoreEnergy: command<'restoreEnergy'>(async ({ player }) => {
    restoreEnergy(player)
    await advance(player.id, { type: 'energyRestored' })
    return { energy: viewEnergy(player) }
  }),
} satisfies Pick<ApiHandlers, 'restoreEnergy'>
