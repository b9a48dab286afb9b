import type { GearModel } from '../../../../../rules/gear/gear.ts'

/** What a craft is made for. */
export type CraftModel = Pick<GearModel, 'id' | 'name' | 'icon' | 'gearClass' | 'level'>

/** Who stands before the craftsman. */
export type Customer = { name: string; level: number; gold: number; diamonds: number }
