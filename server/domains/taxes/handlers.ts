import { command } from '../../game/commands/command.ts'
import { now } from '../../platform/clock.ts'
import type { HandlersOf } from '../../platform/http/handlers/handlers.ts'
import { startCollection } from './collect.ts'
import { viewCollection } from './views.ts'

export const taxesHandlers = {
  startTaxCollection: command(async ({ player, body: { hours } }) => {
    await startCollection(player, hours)
    const collection = viewCollection(player)
    if (!collection) throw new Error('The tax collection just started is missing')
    return { collection, serverTime: now().toISOString() }
  }),
} satisfies HandlersOf<'taxes'>
