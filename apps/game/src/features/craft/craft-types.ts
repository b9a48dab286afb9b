import type { CraftBookData, ForgeCraftData } from '../../../../../generated/events.ts'

export type { CraftBookData, ForgeCraftData }
export type CraftCategory = CraftBookData['categories'][number]
export type CraftRecipe = CraftBookData['recipes'][number]

/** Who stands before the craftsman. */
export type Customer = { name: string; level: number; gold: number; diamonds: number }
