import { command } from '../../game/commands/command.ts'
import { advance } from '../../game/quests/advance.ts'
import type { HandlersOf } from '../../platform/http/handlers/handlers.ts'
import { grindGear } from './grind-gear.ts'
import { viewTry } from './views.ts'

export const forgeHandlers = {
  grindGear: command(async ({ player, body }) => {
    const { tried, after, events } = await grindGear(player, body)
    await advance(player.id, ...events)
    return { try: viewTry(tried), ...after }
  }),
} satisfies HandlersOf<'forge'>
