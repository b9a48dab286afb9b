import { gearById } from '#catalogue/gear/gear.ts'
import { enhanceResetPoints } from '#rules/forge/enhance.ts'
import { skilledRecyclePoints } from '#rules/forge/recycle.ts'
import { RENAME_COST } from '#rules/gear/rename.ts'
import { type Action, anyGear, aptGear, gearOf } from './action.ts'
import { type Books, count, expectSame, skillOf } from './books.ts'
import type { Castle } from './castle.ts'
import { type ExpectedGear, type GearById, ownGear } from './expected-gear.ts'
import { paid } from './holdings.ts'
import type { World } from './world.ts'

/** The gear in a slot of this player. */
function wornIn(items: GearById, ownerId: number, slot: number) {
  return [...items].find(([, gear]) => gear.ownerId === ownerId && gear.equippedSlot === slot)
}

type Worn = {
  readonly gearEntityId: number
  readonly equippedSlot: number
  readonly replacedEntityId: number | null
}

/** Puts gear into its slots at once: the slots' gear of before is taken off first. */
function reckonWorn(castle: Castle, world: World, books: Books, equipped: readonly Worn[]): void {
  const ownerId = castle.lord.player.id
  const items = equipped.map((worn) => ({
    ...worn,
    gear: ownGear(world.gear, ownerId, worn.gearEntityId),
  }))
  const before = equipped.map(({ equippedSlot }) => wornIn(world.gear, ownerId, equippedSlot))
  equipped.forEach(({ gearEntityId, replacedEntityId }, index) => {
    const [replacedId] = before[index] ?? [null]
    expectSame('What is taken off', replacedEntityId, replacedId === gearEntityId ? null : replacedId)
  })
  for (const worn of before) if (worn) worn[1].equippedSlot = null
  for (const { gear, gearEntityId, equippedSlot } of items) {
    gear.equippedSlot = equippedSlot
    if (!castle.wornOnce.has(gearEntityId)) count(books, { type: 'gearEquipped', gearEntityId })
    castle.wornOnce.add(gearEntityId)
  }
}

/** Enhance points for recycling, by the rules. */
function owedFor(gear: ExpectedGear, books: Books): number {
  return skilledRecyclePoints(
    { ...gear, level: gearById(gear.gearId)?.level ?? 0 },
    skillOf(books, 'recyclePoints'),
  )
}

/** Actions on storage, junk dealer and wine. */
export const storageActions: Readonly<Record<string, Action>> = {
  equip: async (castle, dice, world) => {
    const gearEntityId = await aptGear(
      castle,
      dice,
      world,
      ({ slots, isInMarket }) => slots.length > 0 && !isInMarket,
    )
    const slot = dice.rarely(5) ? { slot: 1 + dice.upTo(23) } : {}
    const worn = await castle.ask('equipGear', { body: { gearEntityId, ...slot } })
    // It was worn there already, so nothing changed.
    if (!worn || Object.keys(worn.gameData ?? {}).length === 0) return
    castle.reckon(worn, (books) => reckonWorn(castle, world, books, [worn]))
  },
  equipSet: async (castle, dice, world) => {
    const apt = (await gearOf(castle, world)).filter(
      ({ slots, isInMarket }) => slots.length > 0 && (!isInMarket || dice.rarely(20)),
    )
    const idBySlot = new Map<number, number>()
    for (const gear of [dice.pick(apt), dice.pick(apt), dice.pick(apt)]) {
      const slot = gear && dice.pick(gear.slots)
      if (slot && gear.id !== null && ![...idBySlot.values()].includes(gear.id)) {
        idBySlot.set(slot, gear.id)
      }
    }
    if (dice.rarely(20)) idBySlot.set(24, await anyGear(castle, dice, world))
    if (idBySlot.size === 0) return
    const items = [...idBySlot].map(([slot, gearEntityId]) => ({ gearEntityId, slot }))
    const worn = await castle.ask('equipGearSet', { body: { pieces: items } })
    // All were worn there already, so nothing changed.
    if (!worn || Object.keys(worn.gameData ?? {}).length === 0) return
    castle.reckon(worn, (books) => reckonWorn(castle, world, books, worn.equipped))
  },
  unequip: async (castle, dice, world) => {
    const gearEntityId = await aptGear(castle, dice, world, ({ equippedSlot }) => equippedSlot !== null)
    const taken = await castle.ask('unequipGear', { body: { gearEntityId } })
    if (!taken) return
    castle.reckon(taken, () => {
      ownGear(world.gear, castle.lord.player.id, gearEntityId).equippedSlot = null
    })
  },
  lock: async (castle, dice, world) => {
    const gearEntityId = await anyGear(castle, dice, world)
    const locked = await castle.ask('toggleGearLock', { body: { gearEntityId } })
    if (!locked) return
    castle.reckon(locked, () => {
      const gear = ownGear(world.gear, castle.lord.player.id, gearEntityId)
      gear.isLocked = !gear.isLocked
      expectSame('The lock', locked.isLocked, gear.isLocked)
    })
  },
  look: async (castle, dice, world) => {
    const gearEntityId = await anyGear(castle, dice, world)
    const seen = await castle.ask('markGearAsViewed', { body: { gearEntityId } })
    if (seen) castle.reckon(seen, () => void ownGear(world.gear, castle.lord.player.id, gearEntityId))
  },
  rename: async (castle, dice, world) => {
    const gearEntityId = await aptGear(castle, dice, world, ({ enhanceLevel }) => enhanceLevel >= 5)
    const name = dice.of('Заноза', 'Оглобля')
    const named = await castle.ask('renameGear', { body: { gearEntityId, name } })
    if (!named) return
    castle.reported.push(paid({ ...RENAME_COST }))
    castle.reckon(named, () => {
      ownGear(world.gear, castle.lord.player.id, gearEntityId).ownName = name
    })
  },
  recycle: async (castle, dice, world) => {
    const wanted = await Promise.all([anyGear(castle, dice, world), anyGear(castle, dice, world)])
    const gearEntityIds = [...new Set(dice.rarely(3) ? wanted : wanted.slice(1))]
    const recycled = await castle.ask('recycleGear', { body: { gearEntityIds } })
    if (!recycled) return
    castle.reported.push({ gear: -gearEntityIds.length })
    castle.reckon(recycled, (books) => {
      const gone = gearEntityIds.map((id) => ownGear(world.gear, castle.lord.player.id, id))
      const owed = gone.reduce((sum, gear) => sum + owedFor(gear, books), 0)
      expectSame('Points for what was taken apart', recycled.points, owed)
      books.points += owed
      for (const gear of gone) gear.ownerId = null
    })
  },
  addPoints: async (castle, dice, world) => {
    const gearEntityId = await aptGear(castle, dice, world, ({ slots }) => slots.length > 0)
    const points = 1 + dice.upTo(1_500)
    const added = await castle.ask('addEnhancePoints', { body: { gearEntityId, points } })
    if (!added) return
    castle.reckon(added, (books) => {
      const gear = ownGear(world.gear, castle.lord.player.id, gearEntityId)
      books.points -= points
      gear.enhancePoints += points
      expectSame('Points left', added.enhancePoints, books.points)
      expectSame('Points of the item', added.gearEnhancePoints, gear.enhancePoints)
    })
  },
  resetPoints: async (castle, dice, world) => {
    const gearEntityId = await aptGear(castle, dice, world, ({ enhancePoints }) => enhancePoints > 0)
    const reset = await castle.ask('resetEnhancePoints', { body: { gearEntityId } })
    if (!reset) return
    castle.reckon(reset, (books) => {
      const gear = ownGear(world.gear, castle.lord.player.id, gearEntityId)
      books.points += enhanceResetPoints(gear.enhancePoints)
      gear.enhancePoints = 0
      expectSame('Points left', reset.enhancePoints, books.points)
    })
  },
  drink: async (castle, dice) => {
    const consumableId = 1 + dice.upTo(2)
    const drunk = await castle.ask('drinkWine', { body: { consumableId } })
    if (drunk) castle.reported.push({ [`consumable ${consumableId}`]: -1 })
  },
}
