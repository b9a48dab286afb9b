import type { Characteristics } from '../army/characteristics.ts'

export const MISSION_SKILLS = ['FRONTAL_ATTACK', 'REAR_BATTLE'] as const

export type MissionSkill = (typeof MISSION_SKILLS)[number]

const REDUCTION_MAX = 80
/** Points of excess that prevent one per cent more. */
const POINTS_PER_PERCENT = { FRONTAL_ATTACK: 10, REAR_BATTLE: 20 } as const satisfies Record<
  MissionSkill,
  number
>

type Guards = Pick<Characteristics, 'armor' | 'dodge'>

/** The sum behind a skill: armor beyond dodge, or dodge beyond armor. May be negative. */
export function skillExcess(skill: MissionSkill, { armor, dodge }: Guards): number {
  return skill === 'FRONTAL_ATTACK' ? armor - dodge : dodge - armor
}

/**
 * Per cent of damage that a skill prevents, 0 to 80 (docs/game.md §9): frontal floor((armor − dodge) / 10) of the
 * enemy's strikes, rear floor((dodge − armor) / 20) of its volleys.
 */
export function skillReduction(skill: MissionSkill, guards: Guards): number {
  const percent = Math.floor(skillExcess(skill, guards) / POINTS_PER_PERCENT[skill])
  return Math.min(REDUCTION_MAX, Math.max(0, percent))
}

/** Points of armor (frontal) or dodge (rear) missing for the next per cent; null at the maximum. */
export function missingForPercent(skill: MissionSkill, guards: Guards): number | null {
  const percent = skillReduction(skill, guards)
  if (percent === REDUCTION_MAX) return null
  return (percent + 1) * POINTS_PER_PERCENT[skill] - skillExcess(skill, guards)
}
