import { receiveGear } from '../../server/game/items/gear.ts'
import { receiveResources } from '../../server/game/items/resources.ts'
import { earn } from '../../server/game/player/ledger.ts'
import { lockPlayer } from '../../server/game/player/lock-order.ts'
import { inTransaction } from '../../server/platform/transaction.ts'
import { fieldsOf, type Node } from '../generate/document.ts'
import type { ExampleServer } from './example-server.ts'
import { openPages } from './open-pages.ts'
import type { Caller } from './recorder.ts'

function numberOf(node: Node | undefined, key: string): number {
  const value = fieldsOf({ node: node ?? null }, 'node')[key]
  if (typeof value !== 'number') throw new Error(`The answer has no number ${key}`)
  return value
}

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
export async function craft({ call, show }: Caller, { on }: ExampleServer): Promise<void> {
  const password = 'krepost-na-holme'
  const form = { name: 'Златоуст', email: 'zlatoust@example.org', password, confirmPassword: password }
  const { player = null } = fieldsOf({ answer: await call('registerPlayer', { body: form }) }, 'answer')
  const bow = await on(() => prepare(numberOf(player, 'playerId')))
  const recipe = { gearId: 1, choice: { archersAttack: 6, archersMastery: 2 } }
  await show('makeCraft', { body: { targetEntityId: bow, ...recipe }, subscribes: ['controlPanel'] })
  await show('resetCraft', { body: { gearEntityId: bow } })
  const category = await show('createCraftCategory', { body: { name: 'Лучникам' } })
  const params = { categoryId: numberOf(category, 'categoryId') }
  await show('renameCraftCategory', { params, body: { name: 'Стрелкам' } })
  const saved = await show('saveCraftRecipe', { body: recipe, subscribes: ['craftBook'] })
  const recipeId = numberOf(saved, 'recipeId')
  await show('moveCraftRecipe', { params: { recipeId }, body: params })
  await show('deleteCraftCategory', { params })
  await show('deleteCraftRecipe', { params: { recipeId } })
}
