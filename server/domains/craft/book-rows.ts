import type { CraftChoice } from '../../../rules/craft/craft.ts'
import { sql } from '../../platform/sql.ts'

/** A section of a craft book as stored. */
export type CategoryRow = {
  readonly id: number
  readonly name: string
}

/** A recipe as stored; `categoryId` null is no section. */
export type RecipeRow = {
  readonly id: number
  readonly categoryId: number | null
  readonly gearId: number
  readonly choice: CraftChoice
}

/** Oldest first, at most 20. */
export function readCategories(playerId: number): Promise<CategoryRow[]> {
  return sql<CategoryRow>`SELECT id, name FROM craft_category WHERE player_id = ${playerId} ORDER BY id`
}

/** Oldest first, at most 100. */
export function readRecipes(playerId: number): Promise<RecipeRow[]> {
  return sql<RecipeRow>`
    SELECT id, category_id, gear_id, choice FROM craft_recipe WHERE player_id = ${playerId} ORDER BY id`
}
