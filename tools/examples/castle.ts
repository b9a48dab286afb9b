import { earn } from '../../server/game/player/ledger.ts'
import { lockPlayer } from '../../server/game/player/lock-order.ts'
import { inTransaction } from '../../server/platform/transaction.ts'
import type { ExampleServer } from './example-server.ts'
import { openPages } from './open-pages.ts'
import type { Caller } from './recorder.ts'

/** Plays buildings, skills and taxes with a player who has plenty of gold and glory. */
export async function castle({ show }: Caller, playerId: number, { on }: ExampleServer): Promise<void> {
  await on(() =>
    inTransaction(async () => {
      earn(await lockPlayer(playerId), { gold: 500, glory: 600 }, 'ADMIN')
      await openPages(playerId, ['buildingsOpenBanner', 'skillsBranchOpenBanner', 'taxesAboutBanner'])
    }),
  )
  await show('upgradeBuilding', { body: { building: 'storage', level: 1 } })
  await show('openSkillBranch', { params: { branchKey: 'economy' } })
  await show('learnSkill', {
    params: { skillKey: 'census' },
    body: { level: 1 },
    subscribes: ['skillBranches'],
  })
  await show('startTaxCollection', { body: { hours: 4 } })
}
