import type { CraftChoice } from '../../../rules/craft/craft.ts'
import { sql } from '../../platform/sql.ts'

/** A section of a craft book as stored. */
export interface CategoryRow {
  readonly id: number
  readonly name: string
}

/** A recipe as stored; `categoryId` null is no section. */
export interface RecipeRow {
  readonly id: number
  readonly categoryId: number | null
  readonly gearId: number
  readonly choice: CraftChoice
}

/** Oldest first, at most 20. */
export const readCategories = (playerId: number): Promise<CategoryRow[]> =>
  sql<CategoryRow>`SELECT id, name FROM craft_category WHERE player_id = ${playerId} ORDER BY id`

/** Oldest first, at most 100. */
export const readRecipes = (playerId: number): Promise<RecipeRow[]> =>
  sql<RecipeRow>`
    SELECT id, category_id, gear_id, choice FROM craft_recipe WHERE player_id = ${playerId} ORDER BY id`
