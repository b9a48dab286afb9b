import { TUTORIAL } from '#catalogue/tutorial/tutorial.ts'
import { gameDayOf } from '#server/game/energy/game-day.ts'
import { receiveConsumables } from '#server/game/items/consumables.ts'
import { changeEnhancePoints } from '#server/game/items/enhance-points.ts'
import { receiveGear } from '#server/game/items/gear.ts'
import { readOwnGear, saveGear } from '#server/game/items/gear-row.ts'
import { receiveResources } from '#server/game/items/resources.ts'
import { earn } from '#server/game/player/ledger.ts'
import { lockPlayer } from '#server/game/player/lock-order.ts'
import { now } from '#server/platform/clock.ts'
import { sql } from '#server/platform/sql.ts'
import { inTransaction } from '#server/platform/transaction.ts'
import { bodyOf } from './client.ts'
import type { ExampleServer } from './example-server.ts'
import { openPages } from './open-pages.ts'
import type { Browser } from './recorder.ts'
import { register } from './register.ts'

/** Quests of the tutorial that wait for a purchase, a lot and a skill. */
const WAITING_STEPS = ['buyGearQuest', 'tradeConsumableOpenQuest', 'learnSkillQuest']

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
    const gear = [1, 999].map((gearId) => ({ gearId, quality: 60 }))
    const [bow, blank] = await receiveGear(player, gear, 'ADMIN')
    if (!bow || !blank) throw new Error('The lord was not given a bow and a blank')
    const [blankRow] = await readOwnGear(playerId, [blank.gearEntityId])
    if (blankRow) saveGear(blankRow, { limitsLevel: 1 })
    const [bowRow] = await readOwnGear(playerId, [bow.gearEntityId])
    const sureNextTime = { characteristicsLevel: 3, characteristicsFailures: 3 }
    if (bowRow) saveGear(bowRow, { characteristicsName: 'archersAttack', ...sureNextTime })
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
async function wornGear({ call }: Browser, { bow, blank }: Chest): Promise<void> {
  const gearEntityId = bow
  await call.POST('/player-inventory/equip-gear', { body: { gearEntityId } })
  await call.POST('/player-inventory/transfer-blank-to-gear', {
    body: { blankEntityId: blank, gearEntityId },
  })
  await call.POST('/player-inventory/add-enhance-points', { body: { gearEntityId, points: 500 } })
  await call.POST('/player-inventory/reset-enhance-points', { body: { gearEntityId } })
  await call.POST('/forge/grind', { body: { gearEntityId, type: 'CHARACTERISTICS', name: 'archersAttack' } })
  await call.POST('/forge/craft', { body: { targetEntityId: bow, gearId: 1, choice: { archersAttack: 6 } } })
  await call.POST('/forge/craft/reset', { body: { gearEntityId } })
}

/** Sells a lot of resources. */
async function soldResources(seller: Browser, buyer: Browser): Promise<void> {
  const wood = { marketKey: 'resource', itemId: 1, amount: 60 } as const
  const terms = bodyOf(await seller.call.GET('/trade/market/terms', { params: { query: wood } }))
  const price = terms.gold.usual
  const body = { ...wood, currency: 'GOLD', price, hours: 24 } as const
  const { lot } = bodyOf(await seller.call.POST('/trade/market/lots', { body }))
  await buyer.call.POST('/trade/market/lots/{lotId}/buy', {
    params: { path: { lotId: lot.lotId } },
    body: { currency: 'GOLD', price },
  })
}

/**
 * Repeats calls whose changes depend on what they act on, so that every channel of `x-live` changes at least
 * once. They are not kept as examples.
 */
export async function conditionalChanges(
  lord: Browser,
  other: Browser,
  { on }: ExampleServer,
): Promise<void> {
  const playerId = await register(lord.call, 'Ярополк', 'yaropolk@example.org')
  const otherId = await register(other.call, 'Мстислав', 'mstislav@example.org')
  const chest = await on(() => furnish(playerId))
  await on(() => furnish(otherId))
  await wornGear(lord, chest)
  await soldResources(lord, other)
  const blank = { gold: 0, diamonds: 1 }
  await lord.call.POST('/trade/shop/blank/buy', { body: { amount: 1, price: blank } })
  await lord.call.POST('/player-buildings/upgrade', { body: { building: 'forge', level: 5 } })
  await lord.call.POST('/player-buildings/upgrade', { body: { building: 'walls', level: 1 } })
  await lord.call.POST('/player-skills/branches/{branchKey}/open', {
    params: { path: { branchKey: 'economy' } },
  })
  await lord.call.POST('/player-skills/{skillKey}/learn', {
    params: { path: { skillKey: 'census' } },
    body: { level: 1 },
  })
  await lord.call.POST('/player-inventory/drink-wine', { body: { consumableId: 1 } })
  await lord.call.POST('/player-quests/claim-all')
}
