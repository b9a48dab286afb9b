import type { GearModel } from '#rules/gear/gear.ts'

/** The model a craft is made for. */
export type CraftModel = Pick<GearModel, 'id' | 'name' | 'icon' | 'gearClass' | 'level'>
