import { CRAFT_BONUSES_OF_CLASS } from '#catalogue/craft/craft-bonuses.ts'
import { CRAFT_MATERIALS } from '#catalogue/craft/craft-materials.ts'
import { gearById } from '#catalogue/gear/gear.ts'
import type { CraftBookData, CraftOfClass, CraftRecipe, ForgeCraftData } from '#generated/types.ts'
import { CRAFT_FORGE_LEVEL } from '#rules/buildings/buildings.ts'
import {
  CRAFT_BONUSES,
  CRAFT_GOLD_A_POINT,
  CRAFT_KINDS_MAX,
  CRAFT_POINTS,
  CRAFT_RESET_COST,
  craftBudget,
  craftLevelMin,
  craftPoints,
} from '#rules/craft/craft.ts'
import { CRAFT_CATEGORIES_MAX, CRAFT_RECIPES_MAX } from '#rules/craft/craft-book.ts'
import { GEAR_CLASSES } from '#rules/gear/gear-class.ts'
import { skillsOf } from '../../game/army/player-army.ts'
import { viewResources } from '../../game/items/resource-views.ts'
import type { PlayerRow } from '../../game/player/player-row.ts'
import { bulkhead, viewRows } from '../../platform/bulkhead.ts'
import type { CategoryRow, RecipeRow } from './book-rows.ts'
import { storedChoice } from './stored-choice.ts'

const RECIPES = bulkhead('recipes')

const classes: CraftOfClass[] = GEAR_CLASSES.filter((gearClass) => gearClass !== 'blank').map(
  (gearClass) => ({
    gearClass,
    bonuses: [...CRAFT_BONUSES_OF_CLASS[gearClass]],
    materials: viewResources(
      CRAFT_MATERIALS[gearClass].map(({ resourceId, perSixty }) => ({ resourceId, amount: perSixty })),
    ),
  }),
)

export function viewForgeCraft(player: Pick<PlayerRow, 'forge' | 'skills'>): ForgeCraftData {
  const skills = skillsOf(player)
  return {
    forgeLevel: player.forge,
    forgeLevelMin: CRAFT_FORGE_LEVEL,
    budget: craftBudget(player.forge, skills.craftBudget),
    kindsMax: CRAFT_KINDS_MAX,
    goldPerPoint: CRAFT_GOLD_A_POINT,
    discountBasisPoints: skills.craftCost,
    resetCost: { ...CRAFT_RESET_COST },
    bonuses: CRAFT_BONUSES.map((bonus) => ({ bonus, points: CRAFT_POINTS[bonus] })),
    classes,
  }
}

/** Empty if the catalogue no longer has the model. */
function viewRecipe({ id, categoryId, gearId, choice: stored }: RecipeRow): CraftRecipe[] {
  const model = gearById(gearId)
  if (!model) return []
  const choice = storedChoice.parse(stored)
  const points = craftPoints(choice)
  return [
    {
      recipeId: id,
      categoryId,
      gearId,
      modelName: model.name,
      icon: model.icon,
      gearClass: model.gearClass,
      level: model.level,
      choice,
      points,
      levelMin: craftLevelMin(points),
    },
  ]
}

export function viewCraftBook(
  categories: readonly CategoryRow[],
  recipes: readonly RecipeRow[],
): CraftBookData {
  return {
    categories: categories.map(({ id, name }) => ({ categoryId: id, name })),
    recipes: viewRows(recipes, viewRecipe, RECIPES).flat(),
    categoriesMax: CRAFT_CATEGORIES_MAX,
    recipesMax: CRAFT_RECIPES_MAX,
  }
}
