import { receiveGear } from '#server/game/items/gear.ts'
import { earn } from '#server/game/player/ledger.ts'
import { lockPlayer } from '#server/game/player/lock-order.ts'
import { inTransaction } from '#server/platform/transaction.ts'
import { subscribing } from './client.ts'
import type { ExampleServer } from './example-server.ts'
import { openPages } from './open-pages.ts'
import type { Browser } from './recorder.ts'
import { register } from './register.ts'

/** Prepares a forge of level 2, diamonds for the try and a bow. Returns the bow. */
function prepare(playerId: number): Promise<number> {
  return inTransaction(async () => {
    const player = await lockPlayer(playerId)
    earn(player, { diamonds: 10 }, 'ADMIN', { changes: { level: 8, forge: 2 } })
    const [bow] = await receiveGear(player, [{ gearId: 1, quality: 58 }], 'ADMIN')
    if (!bow) throw new Error('The smith was not given a bow')
    await openPages(playerId, ['storageOpenBanner', 'forgeOpenBanner', 'enhanceOpenBanner'])
    return bow.gearEntityId
  })
}

/** Plays one try of sharpening and the channels of the forge and the junk dealer, with a separate player. */
export async function forge({ call, show }: Browser, { on }: ExampleServer): Promise<void> {
  const playerId = await register(call, 'Светозар', 'svetozar@example.org')
  const bow = await on(() => prepare(playerId))
  await show.POST('/forge/grind', {
    body: { gearEntityId: bow, type: 'CHARACTERISTICS', name: 'archersAttack' },
    params: { header: subscribing('forgeGrind', 'enhance') },
  })
}
