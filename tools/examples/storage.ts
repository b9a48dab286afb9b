import { receiveConsumables } from '#server/game/items/consumables.ts'
import { changeEnhancePoints } from '#server/game/items/enhance-points.ts'
import { receiveGear } from '#server/game/items/gear.ts'
import { readOwnGear, saveGear } from '#server/game/items/gear-row.ts'
import { earn } from '#server/game/player/ledger.ts'
import { lockPlayer } from '#server/game/player/lock-order.ts'
import { now } from '#server/platform/clock.ts'
import { inTransaction } from '#server/platform/transaction.ts'
import { subscribing } from './client.ts'
import type { ExampleServer } from './example-server.ts'
import { openPages } from './open-pages.ts'
import type { Browser } from './recorder.ts'

/** Two bows, one with enough stars to be renamed, and a blank that carries a sharpening. */
type Chest = {
  readonly bow: number
  readonly famous: number
  readonly blank: number
}

/** Gives items as after some weeks of play, and opens the pages. */
function fillStorage(playerId: number): Promise<Chest> {
  return inTransaction(async () => {
    const player = await lockPlayer(playerId)
    const gear = await receiveGear(
      player,
      [
        { gearId: 1, quality: 46 },
        { gearId: 1, quality: 83 },
        { gearId: 999, quality: 50 },
      ],
      'ADMIN',
    )
    const [bow, famous, blank] = gear.map(({ gearEntityId }) => gearEntityId)
    if (!bow || !famous || !blank) throw new Error('The play was not given its gear')
    for (const row of await readOwnGear(playerId, [famous, blank])) {
      saveGear(row, row.id === blank ? { limitsLevel: 2 } : { enhancePoints: 5_000 })
    }
    changeEnhancePoints(player, 800, 'ADMIN')
    await receiveConsumables(player, [{ consumableId: 1, amount: 2 }], 'ADMIN')
    earn(player, { diamonds: 300 }, 'ADMIN', { changes: { health: 90, healthAt: now() } })
    await openPages(playerId, ['storageOpenBanner', 'forgeOpenBanner', 'enhanceOpenBanner'])
    return { bow, famous, blank }
  })
}

/** Plays everything that can be done with gear and wine. */
export async function storage(
  { call, show }: Browser,
  playerId: number,
  { on }: ExampleServer,
): Promise<void> {
  const { bow, famous, blank } = await on(() => fillStorage(playerId))
  await show.GET('/items', { params: { query: { type: 'gear', id: 1, entityId: bow } } })
  await show.POST('/player-inventory/mark-as-viewed', { body: { gearEntityId: bow } })
  await show.POST('/player-inventory/transfer-blank-to-gear', {
    body: { blankEntityId: blank, gearEntityId: bow },
  })
  await show.POST('/player-inventory/equip-gear', {
    body: { gearEntityId: bow },
    params: { header: subscribing('army') },
  })
  await show.POST('/player-inventory/unequip-gear', { body: { gearEntityId: bow } })
  await show.POST('/player-inventory/toggle-locked', { body: { gearEntityId: famous } })
  await show.POST('/player-inventory/rename-gear', { body: { gearEntityId: famous, name: 'Заноза' } })
  await show.POST('/player-inventory/add-enhance-points', { body: { gearEntityId: bow, points: 500 } })
  await show.POST('/player-inventory/reset-enhance-points', { body: { gearEntityId: bow } })
  await show.POST('/player-inventory/recycle-gear', { body: { gearEntityIds: [bow] } })
  await show.POST('/player-inventory/drink-wine', { body: { consumableId: 1 } })
  await call.GET('/game-data', { params: { query: { inventory: true } } })
}
