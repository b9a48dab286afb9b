import { receiveGear } from '../../server/game/items/gear.ts'
import { earn } from '../../server/game/player/ledger.ts'
import { lockPlayer } from '../../server/game/player/lock-order.ts'
import { inTransaction } from '../../server/platform/transaction.ts'
import { fieldsOf } from '../generate/document.ts'
import type { ExampleServer } from './example-server.ts'
import { openPages } from './open-pages.ts'
import type { Caller } from './recorder.ts'

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
export async function forge({ call, show }: Caller, { on }: ExampleServer): Promise<void> {
  const password = 'krepost-na-holme'
  const form = { name: 'Светозар', email: 'svetozar@example.org', password, confirmPassword: password }
  const { player = null } = fieldsOf({ answer: await call('registerPlayer', { body: form }) }, 'answer')
  const { playerId } = fieldsOf({ player }, 'player')
  if (typeof playerId !== 'number') throw new Error('The answer has no number playerId')
  const bow = await on(() => prepare(playerId))
  await show('grindGear', {
    body: { gearEntityId: bow, type: 'CHARACTERISTICS', name: 'archersAttack' },
    subscribes: ['forgeGrind', 'enhance'],
  })
}
