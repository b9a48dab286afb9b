import { experienceForLevel } from '#rules/player/level.ts'
import { savePlayer } from '#server/game/player/ledger.ts'
import { lockPlayer } from '#server/game/player/lock-order.ts'
import { advance } from '#server/game/quests/advance.ts'
import { inTransaction } from '#server/platform/transaction.ts'
import { subscribing } from './client.ts'
import type { ExampleServer } from './example-server.ts'
import { openPages } from './open-pages.ts'
import type { Browser } from './recorder.ts'

/**
 * Plays the daily reward, a daily quest and a stage of an infinite quest with a player who has won missions
 * today.
 */
export async function tasks({ show }: Browser, playerId: number, { on }: ExampleServer): Promise<void> {
  const wins = Array.from(
    { length: 15 },
    () => ({ type: 'missionWon', difficulty: 'EASY', missionKey: 'oldMill', regionKey: 'posad' }) as const,
  )
  await on(() =>
    inTransaction(async () => {
      await openPages(playerId, ['dailyQuestsAboutBanner'])
      await advance((await lockPlayer(playerId)).id, ...wins)
    }),
  )
  await show.POST('/player-quests/daily-reward/take')
  await show.POST('/player-quests/daily/{questKey}/claim', {
    params: { path: { questKey: 'morningMarch' }, header: subscribing('controlPanel') },
  })
  await show.POST('/player-quests/infinite/{kind}/claim', { params: { path: { kind: 'winMissions' } } })
  await on(() =>
    inTransaction(async () => {
      const player = await lockPlayer(playerId)
      // The rewards reach the next level.
      savePlayer(player, { experience: experienceForLevel(player.level + 1) - 100 })
      await advance(playerId, ...wins, ...wins)
    }),
  )
  await show.POST('/player-quests/claim-all')
}
