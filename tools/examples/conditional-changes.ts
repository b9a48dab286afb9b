import { TUTORIAL } from '../../catalogue/tutorial/tutorial.ts'
import { gameDayOf } from '../../server/game/energy/game-day.ts'
import { receiveConsumables } from '../../server/game/items/consumables.ts'
import { changeEnhancePoints } from '../../server/game/items/enhance-points.ts'
import { receiveGear } from '../../server/game/items/gear.ts'
import { readOwnGear, saveGear } from '../../server/game/items/gear-row.ts'
import { receiveResources } from '../../server/game/items/resources.ts'
import { earn } from '../../server/game/player/ledger.ts'
import { lockPlayer } from '../../server/game/player/lock-order.ts'
import { now } from '../../server/platform/clock.ts'
import { sql } from '../../server/platform/sql.ts'
import { inTransaction } from '../../server/platform/transaction.ts'
import { fieldsOf, type Node } from '../generate/document.ts'
import type { ExampleServer } from './example-server.ts'
import { openPages } from './open-pages.ts'
import type { Caller } from './recorder.ts'

const PASSWORD = 'krepost-na-holme'

/** Quests of the tutorial that wait for a purchase, a lot and a skill. */
const WAITING_STEPS = ['buyGearQuest', 'tradeConsumableOpenQuest', 'learnSkillQuest']

function numberOf(node: Node | undefined, key: string): number {
  const value = fieldsOf({ node: node ?? null }, 'node')[key]
  if (typeof value !== 'number') throw new Error(`The answer has no number ${key}`)
  return value
}

async function settle({ call }: Caller, name: string, email: string): Promise<number> {
  const body = { name, email, password: PASSWORD, confirmPassword: PASSWORD }
  const { player = null } = fieldsOf({ answer: await call('registerPlayer', { body }) }, 'answer')
  return numberOf(player, 'playerId')
}

type Chest = {
  readonly bow: number
  readonly blank: number
}

/** A player of level 20 with everything available. The whole tutorial is done except the quests above. */
function furnish(playerId: number): Promise<Chest> {
  return inTransaction(async () => {
    const player = await lockPlayer(playerId)
    const changes = { level: 20, forge: 4, storage: 5, health: 90, healthAt: now() }
    earn(player, { gold: 200_000, diamonds: 2_000, glory: 5_000 }, 'ADMIN', { changes })
    const resourceIds = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]
    await receiveResources(
      player,
      resourceIds.map((resourceId) => ({ resourceId, amount: 400 })),
      'DAILY_REWARD',
    )
    await receiveConsumables(player, [{ consumableId: 1, amount: 2 }], 'ADMIN')
    changeEnhancePoints(player, 800, 'ADMIN')
    const pieces = [1, 999].map((gearId) => ({ gearId, quality: 60 }))
    const [bow, blank] = await receiveGear(player, pieces, 'ADMIN')
    if (!bow || !blank) throw new Error('The lord was not given a bow and a blank')
    const [row] = await readOwnGear(playerId, [blank.gearEntityId])
    if (row) saveGear(row, { limitsLevel: 1 })
    await openPages(
      playerId,
      TUTORIAL.map(({ key }) => key).filter((key) => !WAITING_STEPS.includes(key)),
    )
    // The daily quest that counts a cup of wine.
    await sql`
      INSERT INTO daily_quest (player_id, position, day, seed, quest_key, progress, things)
      VALUES (${playerId}, 1, ${gameDayOf(now())}, 'wine', 'medicine', 0, '{}')`
    return { bow: bow.gearEntityId, blank: blank.gearEntityId }
  })
}

/** Changes worn gear, which changes the army. */
async function wornPiece({ call }: Caller, { bow, blank }: Chest): Promise<void> {
  const gearEntityId = bow
  await call('equipGear', { body: { gearEntityId } })
  await call('transferBlankToGear', { body: { blankEntityId: blank, gearEntityId } })
  await call('addEnhancePoints', { body: { gearEntityId, points: 500 } })
  await call('resetEnhancePoints', { body: { gearEntityId } })
  await call('grindGear', { body: { gearEntityId, type: 'CHARACTERISTICS', name: 'archersAttack' } })
  await call('makeCraft', { body: { targetEntityId: bow, gearId: 1, choice: { archersAttack: 6 } } })
  await call('resetCraft', { body: { gearEntityId } })
}

/** Sells a lot of resources. */
async function soldResources(seller: Caller, buyer: Caller): Promise<void> {
  const query = { marketKey: 'resource', itemId: '1', amount: '60' }
  const { gold } = fieldsOf({ terms: await seller.call('getMarketTerms', { query }) }, 'terms')
  const price = numberOf(gold, 'usual')
  const offered = { marketKey: 'resource', itemId: 1, amount: 60, currency: 'GOLD', price, hours: 24 }
  const { lot = null } = fieldsOf({ put: await seller.call('createMarketLot', { body: offered }) }, 'put')
  const params = { lotId: numberOf(lot, 'lotId') }
  await buyer.call('buyMarketLot', { params, body: { currency: 'GOLD', price } })
}

/**
 * Repeats calls whose changes depend on what they act on, so that every channel of `x-live` changes at least
 * once. They are not kept as examples.
 */
export async function conditionalChanges(lord: Caller, other: Caller, { on }: ExampleServer): Promise<void> {
  const playerId = await settle(lord, 'Ярополк', 'yaropolk@example.org')
  const otherId = await settle(other, 'Мстислав', 'mstislav@example.org')
  const chest = await on(() => furnish(playerId))
  await on(() => furnish(otherId))
  await wornPiece(lord, chest)
  await soldResources(lord, other)
  const blank = { gold: 0, diamonds: 1 }
  await lord.call('buyBlankGear', { body: { amount: 1, price: blank } })
  await lord.call('upgradeBuilding', { body: { building: 'forge', level: 5 } })
  await lord.call('openSkillBranch', { params: { branchKey: 'economy' } })
  await lord.call('learnSkill', { params: { skillKey: 'census' }, body: { level: 1 } })
  await lord.call('drinkWine', { body: { consumableId: 1 } })
}
