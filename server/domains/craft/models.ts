import type { CraftChoice } from '#rules/craft/craft.ts'
import {
  bigint,
  identity,
  integer,
  jsonb,
  nullable,
  text,
  timestamptz,
} from '../../platform/database/columns.ts'
import { defineModel } from '../../platform/database/model.ts'

/** Categories of craft books. */
export const craftCategories = defineModel('craft_category', {
  id: identity(),
  playerId: bigint(),
  name: text(),
  createdAt: timestamptz(),
})

export const craftRecipes = defineModel('craft_recipe', {
  id: identity(),
  playerId: bigint(),
  /** Null: without a category. */
  categoryId: nullable(bigint()),
  /** The model in the catalogue. */
  gearId: integer(),
  /** Units by bonus. */
  choice: jsonb<CraftChoice>(),
  createdAt: timestamptz(),
})
