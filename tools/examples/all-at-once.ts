import { earn } from '../../server/game/player/ledger.ts'
import { lockPlayer } from '../../server/game/player/lock-order.ts'
import { inTransaction } from '../../server/platform/transaction.ts'
import { subscribing } from './client.ts'
import type { ExampleServer } from './example-server.ts'
import { openPages } from './open-pages.ts'
import type { Browser } from './recorder.ts'
import { register } from './register.ts'

/** Gives gold for about half of the army, and opens its page. */
function prepare(playerId: number): Promise<unknown> {
  return inTransaction(async () => {
    earn(await lockPlayer(playerId), { gold: 400 }, 'ADMIN')
    return openPages(playerId, ['armyOpenBanner'])
  })
}

/** Plays the calls that do many things at once, with a separate player, so that the other examples do not change. */
export async function allAtOnce({ call, show }: Browser, { on }: ExampleServer): Promise<void> {
  const playerId = await register(call, 'Всеволод', 'vsevolod@example.org')
  await on(() => prepare(playerId))
  await show.POST('/player-army/fill', {
    body: { gold: 400 },
    params: { header: subscribing('controlPanel') },
  })
}
