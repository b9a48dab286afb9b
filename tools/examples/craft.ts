import { receiveGear } from '#server/game/items/gear.ts'
import { receiveResources } from '#server/game/items/resources.ts'
import { earn } from '#server/game/player/ledger.ts'
import { lockPlayer } from '#server/game/player/lock-order.ts'
import { inTransaction } from '#server/platform/transaction.ts'
import { bodyOf, subscribing } from './client.ts'
import type { ExampleServer } from './example-server.ts'
import { openPages } from './open-pages.ts'
import type { Browser } from './recorder.ts'
import { register } from './register.ts'

/** Prepares a forge that can craft, a bow, the resources and the open pages. Returns the bow. */
function prepare(playerId: number): Promise<number> {
  return inTransaction(async () => {
    const player = await lockPlayer(playerId)
    earn(player, { gold: 2_000, diamonds: 1_000 }, 'ADMIN', { changes: { level: 16, forge: 4 } })
    const resources = [1, 7, 12].map((resourceId) => ({ resourceId, amount: 20 }))
    await receiveResources(player, resources, 'DAILY_REWARD')
    const [bow] = await receiveGear(player, [{ gearId: 1, quality: 64 }], 'ADMIN')
    if (!bow) throw new Error('The craftsman was not given a bow')
    await openPages(playerId, ['storageOpenBanner', 'craftsCreateBanner', 'craftsBookOpenBanner'])
    return bow.gearEntityId
  })
}

/** Plays crafts and the craft book with a separate player, so that the other examples do not change. */
export async function craft({ call, show }: Browser, { on }: ExampleServer): Promise<void> {
  const playerId = await register(call, 'Златоуст', 'zlatoust@example.org')
  const bow = await on(() => prepare(playerId))
  const recipe = { gearId: 1, choice: { archersAttack: 6, archersMastery: 2 } }
  await show.POST('/forge/craft', {
    body: { targetEntityId: bow, ...recipe },
    params: { header: subscribing('controlPanel') },
  })
  await show.POST('/forge/craft/reset', { body: { gearEntityId: bow } })
  const category = await show.POST('/forge/craft-book/categories', { body: { name: 'Лучникам' } })
  const path = { categoryId: bodyOf(category).categoryId }
  await show.POST('/forge/craft-book/categories/{categoryId}/rename', {
    params: { path },
    body: { name: 'Стрелкам' },
  })
  const saved = await show.POST('/forge/craft-book/recipes', {
    body: recipe,
    params: { header: subscribing('craftBook') },
  })
  const recipePath = { recipeId: bodyOf(saved).recipeId }
  await show.POST('/forge/craft-book/recipes/{recipeId}/move', { params: { path: recipePath }, body: path })
  await show.DELETE('/forge/craft-book/categories/{categoryId}', { params: { path } })
  await show.DELETE('/forge/craft-book/recipes/{recipeId}', { params: { path: recipePath } })
}
