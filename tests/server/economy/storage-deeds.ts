import { anyPiece, aptPiece, type Deed } from './deed.ts'

/** Storage, junk dealer, wine. */
export const storageDeeds: Readonly<Record<string, Deed>> = {
  equip: async (castle, dice, world) => {
    const gearEntityId = await aptPiece(
      castle,
      dice,
      world,
      ({ slots, isInMarket }) => slots.length > 0 && !isInMarket,
    )
    const slot = dice.rarely(5) ? { slot: 1 + dice.upTo(23) } : {}
    return castle.ask('equipGear', { body: { gearEntityId, ...slot } })
  },
  unequip: async (castle, dice, world) => {
    const gearEntityId = await aptPiece(castle, dice, world, ({ equippedSlot }) => equippedSlot !== null)
    return castle.ask('unequipGear', { body: { gearEntityId } })
  },
  lock: async (castle, dice, world) =>
    castle.ask('toggleGearLock', { body: { gearEntityId: await anyPiece(castle, dice, world) } }),
  look: async (castle, dice, world) =>
    castle.ask('markGearAsViewed', { body: { gearEntityId: await anyPiece(castle, dice, world) } }),
  rename: async (castle, dice, world) => {
    const gearEntityId = await aptPiece(castle, dice, world, ({ enhanceLevel }) => enhanceLevel >= 5)
    const named = await castle.ask('renameGear', {
      body: { gearEntityId, name: dice.of('Заноза', 'Оглобля') },
    })
    if (named) castle.told.push({ diamonds: -300 })
  },
  recycle: async (castle, dice, world) => {
    const wanted = await Promise.all([anyPiece(castle, dice, world), anyPiece(castle, dice, world)])
    const gearEntityIds = [...new Set(dice.rarely(3) ? wanted : wanted.slice(1))]
    const recycled = await castle.ask('recycleGear', { body: { gearEntityIds } })
    if (recycled) castle.told.push({ gear: -gearEntityIds.length })
  },
  addPoints: async (castle, dice, world) => {
    const gearEntityId = await aptPiece(castle, dice, world, ({ slots }) => slots.length > 0)
    return castle.ask('addEnhancePoints', { body: { gearEntityId, points: 1 + dice.upTo(1_500) } })
  },
  resetPoints: async (castle, dice, world) => {
    const gearEntityId = await aptPiece(castle, dice, world, ({ enhancePoints }) => enhancePoints > 0)
    return castle.ask('resetEnhancePoints', { body: { gearEntityId } })
  },
  drink: async (castle, dice) => {
    const consumableId = 1 + dice.upTo(2)
    const drunk = await castle.ask('drinkWine', { body: { consumableId } })
    if (drunk) castle.told.push({ [`consumable ${consumableId}`]: -1 })
  },
}
