import { type ListedRow, someColumnsOf } from '../../platform/database/model-parts.ts'
import { sql } from '../../platform/sql.ts'
import { craftCategories, craftRecipes } from './models.ts'

const categoryColumns = someColumnsOf(craftCategories, ['id', 'name'])
const recipeColumns = someColumnsOf(craftRecipes, ['id', 'categoryId', 'gearId', 'choice'])

/** A category of a craft book. */
export type CategoryRow = ListedRow<typeof categoryColumns>

export type RecipeRow = ListedRow<typeof recipeColumns>

/** Oldest first, at most 20. */
export function readCategories(playerId: number): Promise<CategoryRow[]> {
  return sql<CategoryRow>`SELECT ${categoryColumns} FROM craft_category WHERE player_id = ${playerId} ORDER BY id`
}

/** Oldest first, at most 100. */
export function readRecipes(playerId: number): Promise<RecipeRow[]> {
  return sql<RecipeRow>`SELECT ${recipeColumns} FROM craft_recipe WHERE player_id = ${playerId} ORDER BY id`
}
