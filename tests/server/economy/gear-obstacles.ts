import { GEAR } from '#catalogue/gear/gear.ts'
import type { OperationId } from '#generated/operations.ts'
import { makeCraft } from '#rules/craft/craft.ts'
import type { GearChanges } from '#server/game/items/gear-row.ts'
import { giveGear, givePoints, giveResources } from '../../support/give-items.ts'
import type { CallOptions, Lord } from '../../support/open-game.ts'
import { createLot } from '../market/stall-keeper.ts'
import { type Obstacle, withForeignGear, withGear } from './obstacle.ts'

type AskOfGear = (id: number, lord: Lord) => CallOptions | Promise<CallOptions>

const one: AskOfGear = (gearEntityId) => ({ body: { gearEntityId } })
const craftOf: AskOfGear = async (targetEntityId, lord) => {
  await giveResources(lord, { 1: 100, 7: 100, 12: 100 })
  return { body: { targetEntityId, gearId: 1, choice: { archersAttack: 6 } } }
}
const lotOf: AskOfGear = (itemId) => ({
  body: { marketKey: 'gear', itemId, amount: 1, currency: 'GOLD', price: 100, hours: 24 },
})
const grind: AskOfGear = (gearEntityId) => ({
  body: { gearEntityId, type: 'CHARACTERISTICS', name: 'archersAttack' },
})
const toBlank: AskOfGear = async (gearEntityId, lord) => ({
  body: {
    gearEntityId,
    blankEntityId: await giveGear(lord, { gearId: 999, quality: 50 }, { limitsLevel: 2 }),
  },
})
const fromBlank: AskOfGear = async (blankEntityId, lord) => ({
  body: { blankEntityId, gearEntityId: await giveGear(lord, { gearId: 1, quality: 50 }) },
})

const craft = makeCraft({ archersAttack: 6 }, 1)

/** Every call about one gear item, with gear that it would succeed on. */
const calls: readonly (readonly [OperationId, AskOfGear, GearChanges?])[] = [
  ['equipGear', one],
  ['equipGearSet', (gearEntityId) => ({ body: { pieces: [{ gearEntityId, slot: 1 }] } })],
  ['unequipGear', one],
  ['markGearAsViewed', one],
  ['toggleGearLock', one],
  ['renameGear', (gearEntityId) => ({ body: { gearEntityId, name: 'Заноза' } }), { enhancePoints: 6_000 }],
  ['recycleGear', (id) => ({ body: { gearEntityIds: [id] } })],
  ['addEnhancePoints', (gearEntityId) => ({ body: { gearEntityId, points: 1 } })],
  ['resetEnhancePoints', one, { enhancePoints: 500 }],
  ['transferBlankToGear', toBlank],
  ['grindGear', grind],
  ['makeCraft', craftOf],
  ['resetCraft', one, { craft }],
  ['sellGear', (id) => ({ body: { gearEntityIds: [id], gold: 27 } })],
  ['createMarketLot', lotOf],
]

/** Calls that gear on the market does not refuse: viewing, and unequipping, since it is not worn. */
const HARMLESS_CALLS: readonly OperationId[] = ['unequipGear', 'markGearAsViewed']

const blankWork = { gearId: 999, limitsLevel: 2 } as const
const highBow = GEAR.find(({ gearClass, level }) => gearClass === 'rangedWeapon' && level >= 10)
const high = { gearId: highBow?.id ?? 0 }
const below = { level: (highBow?.level ?? 1) - 1 }

function callOf(operation: OperationId): AskOfGear {
  return calls.find(([name]) => name === operation)?.[1] ?? one
}

function row(
  operation: OperationId,
  code: string,
  changes: Parameters<typeof withGear>[1],
  condition: Parameters<typeof withGear>[2] = {},
  ask: AskOfGear = callOf(operation),
): Obstacle {
  return { operation, code, ask: withGear(ask, changes, condition) }
}

/** Obstacles that concern gear: owner, market, lock, worn, level, and lack of funds or space. */
export const gearObstacles: readonly Obstacle[] = [
  ...calls.map(
    ([operation, ask, changes]): Obstacle => ({
      operation,
      code: 'notFound',
      why: 'somebody else owns it',
      ask: withForeignGear(ask, changes),
    }),
  ),
  ...calls
    .filter(([operation]) => !HARMLESS_CALLS.includes(operation))
    .map(([operation, ask, changes]) =>
      row(operation, 'gearInMarket', { ...changes, isInMarket: true }, {}, ask),
    ),
  {
    ...row('transferBlankToGear', 'gearInMarket', { ...blankWork, isInMarket: true }, {}, fromBlank),
    why: 'the blank',
  },
  row('recycleGear', 'gearLocked', { isLocked: true }),
  row('sellGear', 'gearLocked', { isLocked: true }),
  row('transferBlankToGear', 'gearLocked', { ...blankWork, isLocked: true }, {}, fromBlank),
  row('createMarketLot', 'itemLocked', { isLocked: true }),
  row('recycleGear', 'gearEquipped', { equippedSlot: 1 }),
  row('sellGear', 'gearEquipped', { equippedSlot: 1 }),
  row('createMarketLot', 'itemInUse', { equippedSlot: 1 }),
  row('equipGear', 'levelTooLow', high, below),
  row('equipGearSet', 'levelTooLow', high, below),
  // Worn only thanks to its compensation, which a failed try would remove.
  row('grindGear', 'levelTooLow', { ...high, equippedSlot: 1, limitsLevel: 3 }, below, (gearEntityId) => ({
    body: { gearEntityId, type: 'LIMITS' },
  })),
  row('makeCraft', 'levelTooLow', { equippedSlot: 1 }, { level: 10 }),
  row(
    'transferBlankToGear',
    'levelTooLow',
    { equippedSlot: 1 },
    { level: 5 },
    async (gearEntityId, lord) => ({
      body: {
        gearEntityId,
        blankEntityId: await giveGear(
          lord,
          { gearId: 999, quality: 50 },
          { characteristicsName: 'archersAttack', characteristicsLevel: 4 },
        ),
      },
    }),
  ),
  row('grindGear', 'forgeLevelTooLow', {}, { forge: 0 }),
  row('makeCraft', 'forgeLevelTooLow', {}, { forge: 3 }),
  row('resetCraft', 'forgeLevelTooLow', { craft }, { forge: 3 }),
  row('renameGear', 'notEnoughDiamonds', { enhancePoints: 6_000 }, { diamonds: 299 }),
  row('grindGear', 'notEnoughDiamonds', {}, { diamonds: 0 }),
  row('resetCraft', 'notEnoughDiamonds', { craft }, { diamonds: 999 }),
  row('makeCraft', 'notEnoughGold', {}, { gold: 599 }),
  row('makeCraft', 'notEnoughResources', {}, {}, (targetEntityId) => ({
    body: { targetEntityId, gearId: 1, choice: { archersAttack: 6 } },
  })),
  {
    ...row('makeCraft', 'notEnoughResources', {}, {}, async (targetEntityId, lord) => {
      await giveResources(lord, { 1: 4, 7: 3, 12: 1 })
      await createLot(lord, { marketKey: 'resource', itemId: 1, amount: 4 })
      return { body: { targetEntityId, gearId: 1, choice: { archersAttack: 6 } } }
    }),
    why: 'some of it lies on the market',
  },
  row('addEnhancePoints', 'notEnoughPoints', {}),
  row('addEnhancePoints', 'enhanceLimitReached', {}, {}, async (gearEntityId, lord) => {
    await givePoints(lord, 20_000)
    return { body: { gearEntityId, points: 20_000 } }
  }),
  row('resetCraft', 'notEnoughSpace', { craft }, {}, async (gearEntityId, lord) => {
    await giveResources(lord, { 1: 500, 7: 500, 12: 500 })
    return { body: { gearEntityId } }
  }),
  row('createMarketLot', 'notEnoughGold', {}, { gold: 0 }),
  row('createMarketLot', 'notEnoughItems', {}, {}, () => ({
    body: { marketKey: 'resource', itemId: 1, amount: 3, currency: 'GOLD', price: 30, hours: 24 },
  })),
]
