import { earn } from '#server/game/player/ledger.ts'
import { lockPlayer } from '#server/game/player/lock-order.ts'
import { inTransaction } from '#server/platform/transaction.ts'
import { subscribing } from './client.ts'
import type { ExampleServer } from './example-server.ts'
import { openPages } from './open-pages.ts'
import type { Browser } from './recorder.ts'

/** Plays buildings, skills and taxes with a player who has plenty of gold and glory. */
export async function castle({ show }: Browser, playerId: number, { on }: ExampleServer): Promise<void> {
  await on(() =>
    inTransaction(async () => {
      earn(await lockPlayer(playerId), { gold: 500, glory: 600 }, 'ADMIN')
      await openPages(playerId, ['buildingsOpenBanner', 'skillsBranchOpenBanner', 'taxesAboutBanner'])
    }),
  )
  await show.POST('/player-buildings/upgrade', { body: { building: 'storage', level: 1 } })
  await show.POST('/player-skills/branches/{branchKey}/open', { params: { path: { branchKey: 'economy' } } })
  await show.POST('/player-skills/{skillKey}/learn', {
    params: { path: { skillKey: 'census' }, header: subscribing('skillBranches') },
    body: { level: 1 },
  })
  await show.POST('/player-taxes/start', { body: { hours: 4 } })
}
