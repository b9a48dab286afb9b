import type { CraftBookData, ForgeCraftData } from '../../../../../generated/events.ts'
import type { GearModel } from '../../../../../rules/gear/gear.ts'

export type { CraftBookData, ForgeCraftData }
export type CraftCategory = CraftBookData['categories'][number]
export type CraftRecipe = CraftBookData['recipes'][number]

/** What a craft is made for. */
export type CraftModel = Pick<GearModel, 'id' | 'name' | 'icon' | 'gearClass' | 'level'>

/** Who stands before the craftsman. */
export type Customer = { name: string; level: number; gold: number; diamonds: number }
