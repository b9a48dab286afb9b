import { receiveGear } from '#server/game/items/gear.ts'
import { earn } from '#server/game/player/ledger.ts'
import { lockPlayer } from '#server/game/player/lock-order.ts'
import { inTransaction } from '#server/platform/transaction.ts'
import { subscribing } from './client.ts'
import type { ExampleServer } from './example-server.ts'
import { openPages } from './open-pages.ts'
import type { Browser } from './recorder.ts'
import { register } from './register.ts'

/** Gives gold for about half of the army and two gear items, and opens the pages. Returns the items. */
function prepare(playerId: number): Promise<number[]> {
  return inTransaction(async () => {
    const player = await lockPlayer(playerId)
    earn(player, { gold: 400 }, 'ADMIN')
    const gear = [1, 49].map((gearId) => ({ gearId, quality: 70 }))
    const items = await receiveGear(player, gear, 'ADMIN')
    await openPages(playerId, ['armyOpenBanner', 'storageOpenBanner'])
    return items.flatMap(({ gearEntityId }) => gearEntityId ?? [])
  })
}

/** Plays the calls that do many things at once, with a separate player, so that the other examples do not change. */
export async function allAtOnce({ call, show }: Browser, { on }: ExampleServer): Promise<void> {
  const playerId = await register(call, 'Всеволод', 'vsevolod@example.org')
  const [sling = 0, mantle = 0] = await on(() => prepare(playerId))
  await show.POST('/player-army/fill', {
    body: { gold: 400 },
    params: { header: subscribing('controlPanel') },
  })
  await show.POST('/player-inventory/equip-set', {
    body: {
      pieces: [
        { gearEntityId: sling, slot: 1 },
        { gearEntityId: mantle, slot: 11 },
      ],
    },
  })
}
