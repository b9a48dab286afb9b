import { CRAFT_BONUSES_OF_CLASS } from '../../../catalogue/craft/craft-bonuses.ts'
import type { CraftCategory, SaveCraftRecipeRequest } from '../../../generated/types.ts'
import { cleanChoice } from '../../../rules/craft/craft.ts'
import {
  categoryNameRefusals,
  craftCategoryName,
  newCategoryRefusals,
  newRecipeRefusals,
} from '../../../rules/craft/craft-book.ts'
import { refuseByRules } from '../../game/commands/refuse-by-rules.ts'
import { touch } from '../../game/live/touch.ts'
import { savePlayer } from '../../game/player/ledger.ts'
import type { LockedPlayer } from '../../game/player/lock-order.ts'
import { now } from '../../platform/clock.ts'
import { notFound } from '../../platform/errors.ts'
import { json, sql, sqlOne } from '../../platform/sql.ts'
import { readCategories, readRecipes } from './book-rows.ts'
import { recipeModel } from './recipe-model.ts'

function afterWriting(player: LockedPlayer): void {
  savePlayer(player, {})
  touch(player.id, 'craftBook')
}

/** 404 when the statement found nothing of the player's. */
function refuseUnlessFound(rows: readonly object[], message: string): void {
  if (rows.length === 0) throw notFound('notFound', message)
}

const noSuchCategory = 'Такого раздела в книге нет'
const noSuchRecipe = 'Такого рецепта в книге нет'

async function refuseUnlessOwnCategory(player: LockedPlayer, categoryId: number | null): Promise<void> {
  if (categoryId === null) return
  refuseUnlessFound(
    await sql`SELECT id FROM craft_category WHERE id = ${categoryId} AND player_id = ${player.id}`,
    noSuchCategory,
  )
}

/** Adds a section. 422 textTooShort, textTooLong, nameTaken, craftBookFull. */
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
  const { id } = await sqlOne<{ id: number }>`
    INSERT INTO craft_category (player_id, name, created_at) VALUES (${player.id}, ${name}, ${now()}) RETURNING id`
  afterWriting(player)
  return { categoryId: id, name }
}

/** Renames a section; to its own name changes nothing. 404; 422 textTooShort, textTooLong, nameTaken. */
export async function renameCategory(
  player: LockedPlayer,
  categoryId: number,
  wanted: string,
): Promise<CraftCategory> {
  const name = craftCategoryName(wanted)
  const known = await readCategories(player.id)
  refuseUnlessFound(
    known.filter(({ id }) => id === categoryId),
    noSuchCategory,
  )
  const others = known.filter(({ id }) => id !== categoryId)
  refuseByRules(
    categoryNameRefusals(
      name,
      others.map((category) => category.name),
    ),
  )
  await sql`UPDATE craft_category SET name = ${name} WHERE id = ${categoryId}`
  afterWriting(player)
  return { categoryId, name }
}

/** Takes a section out; its recipes stay, in none. 404. */
export async function deleteCategory(player: LockedPlayer, categoryId: number): Promise<void> {
  refuseUnlessFound(
    await sql`DELETE FROM craft_category WHERE id = ${categoryId} AND player_id = ${player.id} RETURNING id`,
    noSuchCategory,
  )
  afterWriting(player)
}

/** Writes a recipe down. 404; 422 craftEmpty, craftTooManyKinds, craftUnavailable, recipeKnown, craftBookFull. */
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
  const { id } = await sqlOne<{ id: number }>`
    INSERT INTO craft_recipe (player_id, category_id, gear_id, choice, created_at)
    VALUES (${player.id}, ${categoryId}, ${gearId}, ${json(choice)}, ${now()}) RETURNING id`
  afterWriting(player)
  return id
}

/** Puts a recipe into another section, or into none. 404. */
export async function moveRecipe(
  player: LockedPlayer,
  recipeId: number,
  categoryId: number | null,
): Promise<void> {
  await refuseUnlessOwnCategory(player, categoryId)
  refuseUnlessFound(
    await sql`
      UPDATE craft_recipe SET category_id = ${categoryId}
      WHERE id = ${recipeId} AND player_id = ${player.id} RETURNING id`,
    noSuchRecipe,
  )
  afterWriting(player)
}

/** Strikes a recipe out. 404. */
export async function deleteRecipe(player: LockedPlayer, recipeId: number): Promise<void> {
  refuseUnlessFound(
    await sql`DELETE FROM craft_recipe WHERE id = ${recipeId} AND player_id = ${player.id} RETURNING id`,
    noSuchRecipe,
  )
  afterWriting(player)
}
