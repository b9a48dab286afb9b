import type { GearModel } from '../../../../../rules/gear/gear.ts'

/** The model a craft is made for. */
export type CraftModel = Pick<GearModel, 'id' | 'name' | 'icon' | 'gearClass' | 'level'>

/** What the craftsman needs to know about the player. */
export type Customer = { name: string; level: number; gold: number; diamonds: number }
