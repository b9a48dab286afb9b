import { GEAR } from '#catalogue/gear/gear.ts'
import { RESOURCES } from '#catalogue/inventory/resources.ts'
import { makeCraft } from '#rules/craft/craft.ts'
import type { GameEvent } from '#rules/quests/game-event.ts'
import { receiveConsumables } from '#server/game/items/consumables.ts'
import { changeEnhancePoints } from '#server/game/items/enhance-points.ts'
import { receiveGear } from '#server/game/items/gear.ts'
import { type GearChanges, readOwnGear, saveGear } from '#server/game/items/gear-row.ts'
import { receiveResources } from '#server/game/items/resources.ts'
import { lockPlayer } from '#server/game/player/lock-order.ts'
import type { Money } from '#server/game/player/money.ts'
import type { PlayerChanges } from '#server/game/player/player-row.ts'
import { advance } from '#server/game/quests/advance.ts'
import { inTransaction } from '#server/platform/transaction.ts'

const army = {
  archers: 70,
  swordsmen: 70,
  squires: 300,
  priests: 20,
  instructors: 20,
  peasants: 100,
  servants: 25,
  cavalry: 40,
}
export const base = { ...army, level: 20, health: 40, energy: 70 }

/** Rich with free slots, middling with the market's skills, and poor with a full storage. */
export const CONDITIONS: readonly (PlayerChanges & Money & { readonly wealth: number })[] = [
  {
    gold: 60_000,
    diamonds: 3_000,
    glory: 6_000,
    forge: 5,
    storage: 12,
    skillBranches: ['economy'],
    wealth: 300,
  },
  {
    gold: 9_000,
    diamonds: 120,
    glory: 900,
    forge: 4,
    storage: 2,
    skillBranches: ['craft', 'economy'],
    skills: { caravanBook: 5, guildPrices: 3 },
    wealth: 150,
  },
  { gold: 400, diamonds: 4, glory: 30, forge: 2, storage: 0, wealth: 490 },
]
/** Basis points by which the skills above lower the market fee. */
export const FEE_OFF = [0, 5 * 300 + 3 * 200, 0]

const models = GEAR.filter(({ level }) => level <= 14)
  .filter((_, index) => index % 9 === 0)
  .slice(0, 9)
const BOW_ID = 1

const gear: readonly { readonly gearId: number; readonly changes?: GearChanges }[] = [
  ...models.map(({ id }) => ({ gearId: id })),
  { gearId: BOW_ID, changes: { equippedSlot: 1, enhancePoints: 900 } },
  {
    gearId: BOW_ID,
    changes: { enhancePoints: 5_500, characteristicsName: 'archersAttack', characteristicsLevel: 3 },
  },
  { gearId: BOW_ID, changes: { craft: makeCraft({ archersAttack: 6 }, BOW_ID) } },
  { gearId: BOW_ID, changes: { isLocked: true } },
  { gearId: 999, changes: { limitsLevel: 2 } },
  { gearId: 999, changes: { characteristicsName: 'archersAttack', characteristicsLevel: 2 } },
  { gearId: 999 },
]

const manyActions: readonly GameEvent[] = [
  ...Array.from(
    { length: 12 },
    () => ({ type: 'missionWon', difficulty: 'EASY', missionKey: 'oldMill', regionKey: 'posad' }) as const,
  ),
  { type: 'energySpent', amount: 60 },
  { type: 'unitsBought', group: 'archers', amount: 25 },
  { type: 'taxesCollected', hours: 8 },
]

/** Uses the item functions, so that the histories are complete. */
export function furnish(playerId: number, amount: number): Promise<void> {
  return inTransaction(async () => {
    const player = await lockPlayer(playerId)
    await receiveResources(
      player,
      RESOURCES.map(({ id }) => ({ resourceId: id, amount })),
      'DAILY_REWARD',
    )
    await receiveConsumables(
      player,
      [
        { consumableId: 1, amount: 40 },
        { consumableId: 2, amount: 3 },
      ],
      'ADMIN',
    )
    const received = await receiveGear(
      player,
      gear.map(({ gearId }) => ({ gearId, quality: 50 })),
      'ADMIN',
    )
    const rows = await readOwnGear(
      player.id,
      received.map(({ gearEntityId }) => gearEntityId),
    )
    for (const [index, { gearEntityId }] of received.entries()) {
      const row = rows.find(({ id }) => id === gearEntityId)
      const changes = gear[index]?.changes
      if (row && changes) saveGear(row, changes)
    }
    changeEnhancePoints(player, 5_000, 'ADMIN')
    await advance(player.id, ...manyActions)
  })
}
