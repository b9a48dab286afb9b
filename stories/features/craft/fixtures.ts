import { CRAFT_BONUSES_OF_CLASS } from '#catalogue/craft/craft-bonuses.ts'
import { CRAFT_MATERIALS } from '#catalogue/craft/craft-materials.ts'
import { gearById } from '#catalogue/gear/gear.ts'
import { RESOURCES } from '#catalogue/inventory/resources.ts'
import type { CraftBookData, ForgeCraftData, Gear, ResourceStack } from '#generated/types.ts'
import { CRAFT_FORGE_LEVEL } from '#rules/buildings/buildings.ts'
import {
  CRAFT_BONUSES,
  CRAFT_GOLD_A_POINT,
  CRAFT_KINDS_MAX,
  CRAFT_POINTS,
  CRAFT_RESET_COST,
  type CraftChoice,
  craftBudget,
  craftLevelMin,
  craftPoints,
  makeCraft,
} from '#rules/craft/craft.ts'
import { BLANK_GEAR_ID, NO_GRIND } from '#rules/gear/gear.ts'
import { GEAR_CLASSES } from '#rules/gear/gear-class.ts'
import { gearView } from '../inventory/fixtures/storage.ts'

export const CUSTOMER = { level: 20, gold: 4_200, diamonds: 1_240 }

/** The channel of a forge of this level. */
export function forgeAt(level: number): ForgeCraftData {
  return {
    forgeLevel: level,
    forgeLevelMin: CRAFT_FORGE_LEVEL,
    budget: craftBudget(level),
    kindsMax: CRAFT_KINDS_MAX,
    goldPerPoint: CRAFT_GOLD_A_POINT,
    discountBasisPoints: 0,
    resetCost: { ...CRAFT_RESET_COST },
    bonuses: CRAFT_BONUSES.map((bonus) => ({ bonus, points: CRAFT_POINTS[bonus] })),
    classes: GEAR_CLASSES.map((gearClass) => ({
      gearClass,
      bonuses: [...CRAFT_BONUSES_OF_CLASS[gearClass]],
      materials: CRAFT_MATERIALS[gearClass].flatMap(({ resourceId, perSixty }) =>
        RESOURCES.filter(({ id }) => id === resourceId).map(({ name, icon }) => ({
          resourceId,
          name,
          icon,
          amount: perSixty,
        })),
      ),
    })),
  }
}

/** Ids of the gear that the stories use. */
export const BOW = 201
export const SWORD = 202
export const BLANK = 203
export const FULL_BLANK = 204
export const CRAFTED = 205

/** What the crafted gear returns when its craft is removed: wood and linen. */
const CRAFTED_MATERIALS = [
  { resourceId: 1, amount: 4 },
  { resourceId: 4, amount: 2 },
]

export function workshopGear(): Gear[] {
  return [
    gearView(BOW, 2, 71, { equippedSlot: 1, enhanceLevel: 2 }),
    gearView(SWORD, 16, 66, { enhanceLevel: 1, equippedSlot: 4 }),
    gearView(CRAFTED, 62, 63, {
      craft: { ...makeCraft({ luck: 2 }, 62), materials: CRAFTED_MATERIALS },
    }),
    gearView(BLANK, BLANK_GEAR_ID, 0),
    gearView(FULL_BLANK, BLANK_GEAR_ID, 0, {
      grind: { ...NO_GRIND, limitsLevel: 2 },
      craft: makeCraft({ archersAttack: 6, luck: 1 }, 2),
    }),
    gearView(206, 33, 31, { isInMarket: true }),
    gearView(207, 2, 44),
  ]
}

export function resources(amount: number): ResourceStack[] {
  return RESOURCES.map(({ id, name, legend, icon }) => ({
    resourceId: id,
    name,
    legend,
    icon,
    amount,
    amountInMarket: 0,
  }))
}

function recipe(recipeId: number, gearId: number, choice: CraftChoice, categoryId: number | null) {
  const model = gearById(gearId)
  if (!model) throw new Error(`No model ${gearId}`)
  const points = craftPoints(choice)
  const { name, icon, gearClass, level } = model
  return {
    recipeId,
    categoryId,
    gearId,
    modelName: name,
    icon,
    gearClass,
    level,
    choice,
    points,
    levelMin: craftLevelMin(points),
  }
}

export function fullBook(): CraftBookData {
  return {
    categories: [
      { categoryId: 1, name: 'Лучникам и стрелкам' },
      { categoryId: 2, name: 'Мечникам' },
      { categoryId: 3, name: 'На чёрный день' },
    ],
    recipes: [
      recipe(11, 2, { archersAttack: 12 }, 1),
      recipe(12, 2, { archersAttack: 6, archersMastery: 2, luck: 1 }, 1),
      recipe(13, 16, { swordsmenAttack: 10 }, 2),
      recipe(14, 118, { cavalryAttack: 20, cavalry: 3 }, null),
    ],
    categoriesMax: 20,
    recipesMax: 100,
  }
}

export function emptyBook(): CraftBookData {
  return { ...fullBook(), categories: [], recipes: [] }
}
