import { CRAFT_BONUSES_OF_CLASS } from '#catalogue/craft/craft-bonuses.ts'
import type { CraftCategory, SaveCraftRecipeRequest } from '#generated/types.ts'
import { cleanChoice } from '#rules/craft/craft.ts'
import {
  categoryNameRefusals,
  craftCategoryName,
  newCategoryRefusals,
  newRecipeRefusals,
} from '#rules/craft/craft-book.ts'
import { refuseByRules } from '../../game/commands/refuse-by-rules.ts'
import { report } from '../../game/live/report.ts'
import type { LockedPlayer } from '../../game/player/lock-order.ts'
import { now } from '../../platform/clock.ts'
import { notFound } from '../../platform/errors.ts'
import { readCategories, readRecipes } from './book-rows.ts'
import { craftCategories, craftRecipes } from './models.ts'
import { recipeModel } from './recipe-model.ts'

/** 404 if no row of the player was found. */
function refuseUnlessFound(found: number, message: string): void {
  if (found === 0) throw notFound('notFound', message)
}

const NO_SUCH_CATEGORY = 'Такого раздела в книге нет'
const NO_SUCH_RECIPE = 'Такого рецепта в книге нет'

async function refuseUnlessOwnCategory(player: LockedPlayer, categoryId: number | null): Promise<void> {
  if (categoryId === null) return
  refuseUnlessFound(
    await craftCategories().count({ where: { id: categoryId, playerId: player.id } }),
    NO_SUCH_CATEGORY,
  )
}

/** Adds a category. 422 textTooShort, textTooLong, nameTaken, craftBookFull. */
export async function createCategory(player: LockedPlayer, wanted: string): Promise<CraftCategory> {
  const name = craftCategoryName(wanted)
  const known = await readCategories(player.id)
  refuseByRules([
    ...categoryNameRefusals(
      name,
      known.map((category) => category.name),
    ),
    ...newCategoryRefusals(known.length),
  ])
  const { id } = await craftCategories().create({ playerId: player.id, name, createdAt: now() })
  report(player.id, 'craftBook')
  return { categoryId: id, name }
}

/** Renames a category. Its own name changes nothing. 404; 422 textTooShort, textTooLong, nameTaken. */
export async function renameCategory(
  player: LockedPlayer,
  categoryId: number,
  wanted: string,
): Promise<CraftCategory> {
  const name = craftCategoryName(wanted)
  const known = await readCategories(player.id)
  refuseUnlessFound(known.filter(({ id }) => id === categoryId).length, NO_SUCH_CATEGORY)
  const others = known.filter(({ id }) => id !== categoryId)
  refuseByRules(
    categoryNameRefusals(
      name,
      others.map((category) => category.name),
    ),
  )
  await craftCategories().update({ name }, { where: { id: categoryId } })
  report(player.id, 'craftBook')
  return { categoryId, name }
}

/** Deletes a category. Its recipes stay, without one. 404. */
export async function deleteCategory(player: LockedPlayer, categoryId: number): Promise<void> {
  refuseUnlessFound(
    await craftCategories().destroy({ where: { id: categoryId, playerId: player.id } }),
    NO_SUCH_CATEGORY,
  )
  report(player.id, 'craftBook')
}

/** Adds a recipe. 404; 422 craftEmpty, craftTooManyKinds, craftUnavailable, recipeKnown, craftBookFull. */
export async function saveRecipe(
  player: LockedPlayer,
  { gearId, choice: wanted, ...where }: SaveCraftRecipeRequest,
): Promise<number> {
  const categoryId = where.categoryId ?? null
  const { gearClass } = recipeModel(gearId)
  const choice = cleanChoice(wanted)
  await refuseUnlessOwnCategory(player, categoryId)
  refuseByRules(
    newRecipeRefusals({
      recipe: { gearId, choice },
      allowed: CRAFT_BONUSES_OF_CLASS[gearClass],
      known: await readRecipes(player.id),
    }),
  )
  const recipe = { playerId: player.id, categoryId, gearId, choice, createdAt: now() }
  const { id } = await craftRecipes().create(recipe)
  report(player.id, 'craftBook')
  return id
}

/** Moves a recipe to another category, or to none. 404. */
export async function moveRecipe(
  player: LockedPlayer,
  recipeId: number,
  categoryId: number | null,
): Promise<void> {
  await refuseUnlessOwnCategory(player, categoryId)
  const [moved] = await craftRecipes().update(
    { categoryId },
    { where: { id: recipeId, playerId: player.id } },
  )
  refuseUnlessFound(moved, NO_SUCH_RECIPE)
  report(player.id, 'craftBook')
}

/** Deletes a recipe. 404. */
export async function deleteRecipe(player: LockedPlayer, recipeId: number): Promise<void> {
  refuseUnlessFound(
    await craftRecipes().destroy({ where: { id: recipeId, playerId: player.id } }),
    NO_SUCH_RECIPE,
  )
  report(player.id, 'craftBook')
}
