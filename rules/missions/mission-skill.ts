import type { Characteristics } from '../army/characteristics.ts'

export const MISSION_SKILLS = ['FRONTAL_ATTACK', 'REAR_BATTLE'] as const

export type MissionSkill = (typeof MISSION_SKILLS)[number]

const REDUCTION_MAX = 80

/**
 * Per cent of damage that a skill prevents, 0 to 80 (docs/game.md §9): frontal floor((armor − dodge) / 10) of the
 * enemy's strikes, rear floor((dodge − armor) / 20) of its volleys.
 */
export function skillReduction(
  skill: MissionSkill,
  { armor, dodge }: Pick<Characteristics, 'armor' | 'dodge'>,
): number {
  const percent = skill === 'FRONTAL_ATTACK' ? (armor - dodge) / 10 : (dodge - armor) / 20
  return Math.min(REDUCTION_MAX, Math.max(0, Math.floor(percent)))
}
