import { experienceForLevel } from '#rules/player/level.ts'
import { receiveResources } from '#server/game/items/resources.ts'
import { earn } from '#server/game/player/ledger.ts'
import { lockPlayer } from '#server/game/player/lock-order.ts'
import type { PlayerChanges } from '#server/game/player/player-row.ts'
import { saveRaidCastle } from '#server/game/raids/raid-castle.ts'
import { inTransaction } from '#server/platform/transaction.ts'
import type { ExampleServer } from './example-server.ts'
import { openPages } from './open-pages.ts'
import type { Browser } from './recorder.ts'
import { register } from './register.ts'

const LEVEL = 12
const WOOD = 1

/** A castle of a level at which others raid it, with wood for a siege tower. */
function grow(playerId: number, changes: PlayerChanges): Promise<void> {
  return inTransaction(async () => {
    const player = await lockPlayer(playerId)
    earn(player, { gold: 9_000 }, 'ADMIN', { changes: { level: LEVEL, ...changes } })
    await receiveResources(player, [{ resourceId: WOOD, amount: 40 }], 'DAILY_REWARD')
  })
}

/**
 * Plays a search, spies, a raid and a repair with players of its own, so that the other examples do not change. The raid is won,
 * uses a tower and reaches a level: it changes every channel that a raid can change.
 */
export async function raids(lord: Browser, other: Browser, { on }: ExampleServer): Promise<void> {
  const playerId = await register(lord.call, 'Святослав', 'svyatoslav@example.org')
  const opponentId = await register(other.call, 'Изяслав', 'izyaslav@example.org')
  const experience = experienceForLevel(LEVEL + 1) - 1
  const army = { archers: 90, swordsmen: 90, squires: 60, cavalry: 30 }
  await on(() => grow(playerId, { experience, ...army, walls: 3, catapult: 2, catapultProjectiles: 1 }))
  await on(() => grow(opponentId, { archers: 30, swordsmen: 30, squires: 20, walls: 2 }))
  await on(() => openPages(playerId, ['buildingsOpenBanner', 'forayOpenBanner', 'forayChooseOpenBanner']))
  const { show } = lord
  await show.POST('/forays/garrison', { body: { garrison: { top: 30, left: 0, right: 0, bottom: 30 } } })
  await show.POST('/forays/motto', { body: { motto: 'Мы ещё вернёмся' } })
  await show.POST('/forays/search')
  await show.GET('/forays/opponents')
  const params = { path: { opponentId } }
  await show.GET('/forays/opponents/{opponentId}', { params })
  await show.POST('/forays/opponents/{opponentId}/spy', { params })
  const body = { opponentId, position: 'top', siegeTower: true, projectiles: true } as const
  await show.POST('/forays/start', { body })
  await on(() =>
    inTransaction(async () => {
      await lockPlayer(playerId)
      saveRaidCastle(playerId, { damaged: ['walls'] })
    }),
  )
  await show.POST('/player-buildings/repair', { body: { building: 'walls', level: 3 } })
}
