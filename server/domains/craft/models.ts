import type { CraftChoice } from '../../../rules/craft/craft.ts'
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

/** Sections of craft books. */
export const craftCategories = defineModel('craft_category', {
  id: identity(),
  playerId: bigint(),
  name: text(),
  createdAt: timestamptz(),
})

export const craftRecipes = defineModel('craft_recipe', {
  id: identity(),
  playerId: bigint(),
  /** Null: in no section. */
  categoryId: nullable(bigint()),
  /** The model of the catalogue. */
  gearId: integer(),
  /** Units by bonus. */
  choice: jsonb<CraftChoice>(),
  createdAt: timestamptz(),
})
