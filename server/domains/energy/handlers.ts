import { command } from '../../game/commands/command.ts'
import { advance } from '../../game/quests/advance.ts'
import type { HandlersOf } from '../../platform/http/handlers/handlers.ts'
import { restoreEnergy } from './restore-energy.ts'
import { viewEnergy } from './views.ts'

export const energyHandlers = {
  restoreEnergy: command(async ({ player }) => {
    restoreEnergy(player)
    await advance(player.id, { type: 'energyRestored' })
    return { energy: viewEnergy(player) }
  }),
} satisfies HandlersOf<'energy'>
