import { anyPiece, aptPiece, type Deed } from './deed.ts'
import { paid, resourcesOf } from './holdings.ts'

const isFree = ({ equippedSlot, isInMarket }: { equippedSlot: number | null; isInMarket: boolean }) =>
  equippedSlot === null && !isInMarket

/** Whetstone, craft, blanks, and the craft book. */
export const forgeDeeds: Readonly<Record<string, Deed>> = {
  sharpen: async (castle, dice, world) => {
    const gearEntityId = await anyPiece(castle, dice, world)
    const wish = dice.of(
      { type: 'LIMITS' },
      { type: 'CHARACTERISTICS', name: dice.of('archersAttack', 'armor', 'luck', 'peasants') },
      { type: 'ARMOR_OR_DODGE', name: dice.of('armor', 'dodge') },
    )
    if (await castle.ask('grindGear', { body: { gearEntityId, ...wish } })) castle.told.push({ diamonds: -1 })
  },
  craft: async (castle, dice, world) => {
    const targetEntityId = await aptPiece(
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
    if (made) castle.told.push({ gold: -made.cost.gold }, paid(resourcesOf(made.cost.resources)))
  },
  resetCraft: async (castle, dice, world) => {
    const gearEntityId = await aptPiece(castle, dice, world, ({ craft }) => craft !== null)
    const reset = await castle.ask('resetCraft', { body: { gearEntityId } })
    if (reset) castle.told.push({ diamonds: -reset.cost.diamonds }, resourcesOf(reset.resources))
  },
  transferBlank: async (castle, dice, world) => {
    const blankEntityId = await aptPiece(
      castle,
      dice,
      world,
      (piece) => piece.gearId === 999 && isFree(piece),
    )
    const gearEntityId = await aptPiece(castle, dice, world, ({ gearId }) => gearId === 1)
    const moved = await castle.ask('transferBlankToGear', { body: { blankEntityId, gearEntityId } })
    if (moved) castle.told.push({ gear: -1 })
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
    const categoryId = dice.pick(categories)?.categoryId ?? 0
    const params = { recipeId: dice.pick(recipes)?.recipeId ?? 1 }
    return castle.ask('moveCraftRecipe', { params, body: { categoryId } })
  },
  dropRecipe: async (castle, dice) => {
    const { recipes } = await castle.tab.show('craftBook')
    return castle.ask('deleteCraftRecipe', { params: { recipeId: dice.pick(recipes)?.recipeId ?? 1 } })
  },
}
