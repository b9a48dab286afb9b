import { CRAFT_MATERIALS } from '#catalogue/craft/craft-materials.ts'
import { gearById } from '#catalogue/gear/gear.ts'
import { CRAFT_RESET_COST, craftCost, craftPoints } from '#rules/craft/craft.ts'
import { SHARPENING_COST } from '#rules/forge/sharpening-cost.ts'
import { type Action, anyGear, aptGear } from './action.ts'
import { count, expectSame, skillOf } from './books.ts'
import { ownGear } from './expected-gear.ts'
import { costOf, paid, resourcesOf } from './holdings.ts'

function isFree({ equippedSlot, isInMarket }: { equippedSlot: number | null; isInMarket: boolean }) {
  return equippedSlot === null && !isInMarket
}

const bowMaterials = CRAFT_MATERIALS[gearById(1)?.gearClass ?? 'rangedWeapon']

/** Actions on sharpening, crafts, blanks and the craft book. */
export const forgeActions: Readonly<Record<string, Action>> = {
  sharpen: async (castle, dice, world) => {
    const gearEntityId = await anyGear(castle, dice, world)
    const request = dice.of(
      { type: 'LIMITS' },
      { type: 'CHARACTERISTICS', name: dice.of('archersAttack', 'armor', 'luck', 'peasants') },
      { type: 'ARMOR_OR_DODGE', name: dice.of('armor', 'dodge') },
    )
    const tried = await castle.ask('grindGear', { body: { gearEntityId, ...request } })
    if (!tried) return
    castle.reported.push(paid({ ...SHARPENING_COST }))
    castle.reckon(tried, (books) => {
      ownGear(world.gear, castle.lord.player.id, gearEntityId)
      const { type, success } = tried.try
      count(books, { type: 'sharpeningTried', sharpening: type, success })
    })
  },
  craft: async (castle, dice, world) => {
    const targetEntityId = await aptGear(
      castle,
      dice,
      world,
      ({ gearId, craft }) => !craft && (gearId === 1 || gearId === 999),
    )
    const choice = dice.of(
      { archersAttack: 6 },
      { luck: 1, archers: 3 },
      { squires: 10 },
      { archersAttack: 90 },
    )
    const made = await castle.ask('makeCraft', { body: { targetEntityId, gearId: 1, choice } })
    if (!made) return
    castle.reported.push(paid(costOf(made.cost)))
    castle.reckon(made, (books) => {
      ownGear(world.gear, castle.lord.player.id, targetEntityId).isCrafted = true
      const discount = skillOf(books, 'craftCost')
      const cost = craftCost(craftPoints(choice), bowMaterials, discount)
      expectSame('The cost of a craft', costOf(made.cost), costOf(cost))
    })
  },
  resetCraft: async (castle, dice, world) => {
    const gearEntityId = await aptGear(castle, dice, world, ({ craft }) => craft !== null)
    const reset = await castle.ask('resetCraft', { body: { gearEntityId } })
    if (!reset) return
    castle.reported.push(paid({ ...CRAFT_RESET_COST }), resourcesOf(reset.resources))
    castle.reckon(reset, () => {
      ownGear(world.gear, castle.lord.player.id, gearEntityId).isCrafted = false
    })
  },
  transferBlank: async (castle, dice, world) => {
    const blankEntityId = await aptGear(castle, dice, world, (gear) => gear.gearId === 999 && isFree(gear))
    const gearEntityId = await aptGear(castle, dice, world, ({ gearId }) => gearId === 1)
    const moved = await castle.ask('transferBlankToGear', { body: { blankEntityId, gearEntityId } })
    if (!moved) return
    castle.reported.push({ gear: -1 })
    castle.reckon(moved, () => {
      const blank = ownGear(world.gear, castle.lord.player.id, blankEntityId)
      const gear = ownGear(world.gear, castle.lord.player.id, gearEntityId)
      gear.isCrafted ||= blank.isCrafted
      blank.ownerId = null
    })
  },
  newSection: (castle, dice) =>
    castle.ask('createCraftCategory', { body: { name: dice.of('Мечникам', 'Коннице', 'Лучникам') } }),
  renameSection: async (castle, dice) => {
    const { categories } = await castle.tab.show('craftBook')
    const params = { categoryId: dice.pick(categories)?.categoryId ?? 1 }
    return castle.ask('renameCraftCategory', { params, body: { name: dice.of('Пахарям', 'Лучникам') } })
  },
  dropSection: async (castle, dice) => {
    const { categories } = await castle.tab.show('craftBook')
    return castle.ask('deleteCraftCategory', {
      params: { categoryId: dice.pick(categories)?.categoryId ?? 1 },
    })
  },
  writeRecipe: (castle, dice) =>
    castle.ask('saveCraftRecipe', { body: { gearId: 1, choice: { archersAttack: 1 + dice.upTo(3) } } }),
  moveRecipe: async (castle, dice) => {
    const { recipes, categories } = await castle.tab.show('craftBook')
    const categoryId = dice.pick(categories)?.categoryId ?? null
    const params = { recipeId: dice.pick(recipes)?.recipeId ?? 1 }
    return castle.ask('moveCraftRecipe', { params, body: { categoryId } })
  },
  dropRecipe: async (castle, dice) => {
    const { recipes } = await castle.tab.show('craftBook')
    return castle.ask('deleteCraftRecipe', { params: { recipeId: dice.pick(recipes)?.recipeId ?? 1 } })
  },
}
