import type { GearModel } from '#rules/gear/gear.ts'
import { GEAR_CLASS_TEXTS } from './gear-classes.ts'

const { name, legend, icon } = GEAR_CLASS_TEXTS.blank

/** Carries sharpening and craft to other gear. It cannot be worn and has no bonuses of its own. */
export const BLANK_GEAR: GearModel = {
  // The reserved id of the specification (docs/game.md §3).
  id: 999,
  name,
  legend,
  icon,
  gearClass: 'blank',
  level: 1,
  characteristics: {},
  army: {},
}
