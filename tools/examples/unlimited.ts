import { experienceForLevel } from '#rules/player/level.ts'
import { earn } from '#server/game/player/ledger.ts'
import { lockPlayer } from '#server/game/player/lock-order.ts'
import { inTransaction } from '#server/platform/transaction.ts'
import type { ExampleServer } from './example-server.ts'
import { openPages } from './open-pages.ts'
import type { Browser } from './recorder.ts'
import { register } from './register.ts'

const LEVEL = 12

/**
 * Plays a run of the unlimited mission with a player of its own, so that the other examples do not change. It reaches a
 * level and sets a record: it changes every channel that a run can change.
 */
export async function unlimited(lord: Browser, { on }: ExampleServer): Promise<void> {
  const playerId = await register(lord.call, 'Всеслав', 'vseslav@example.org')
  const army = { archers: 60, swordsmen: 60, squires: 40, cavalry: 20 }
  const experience = experienceForLevel(LEVEL + 1) - 1
  await on(() =>
    inTransaction(async () => {
      const player = await lockPlayer(playerId)
      earn(player, { gold: 4_000 }, 'ADMIN', { changes: { level: LEVEL, experience, ...army } })
    }),
  )
  await on(() => openPages(playerId, ['myCastleAboutBanner']))
  await lord.show.POST('/missions/unlimited/start')
  await lord.show.GET('/missions/unlimited')
}
