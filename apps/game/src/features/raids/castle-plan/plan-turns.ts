import type { AttackPosition, DefencePlan } from '#generated/types.ts'

export type PlanSide = keyof DefencePlan

/** Every part of the plan is drawn for the top side and turned around the middle, in degrees. */
export const SIDE_TURNS = {
  top: 0,
  right: 90,
  bottom: 180,
  left: 270,
} as const satisfies Record<PlanSide, number>

export const PLAN_SIDES = ['top', 'right', 'bottom', 'left'] as const satisfies readonly PlanSide[]

export const POSITION_TURNS = {
  ...SIDE_TURNS,
  topRight: 45,
  bottomRight: 135,
  bottomLeft: 225,
  topLeft: 315,
} as const satisfies Record<AttackPosition, number>
