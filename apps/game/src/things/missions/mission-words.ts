import type { Difficulty, MissionSkill } from '../../../../../generated/types.ts'
import { plural } from '../../../../../rules/core/plurals.ts'
import { formatNumber } from '../../ui/format/number.ts'

export const difficultyWords = {
  EASY: 'Лёгкий',
  MEDIUM: 'Средний',
  HARD: 'Тяжёлый',
} satisfies Record<Difficulty, string>

export const skillWords = {
  FRONTAL_ATTACK: 'Лобовая атака',
  REAR_BATTLE: 'Бой в тылу',
} satisfies Record<MissionSkill, string>

export const difficultyChoices = [
  { value: 'EASY', label: difficultyWords.EASY },
  { value: 'MEDIUM', label: difficultyWords.MEDIUM },
  { value: 'HARD', label: difficultyWords.HARD },
] as const

export const skillChoices = [
  { value: 'FRONTAL_ATTACK', label: skillWords.FRONTAL_ATTACK },
  { value: 'REAR_BATTLE', label: skillWords.REAR_BATTLE },
] as const

/** «4 опыта», «1,05 опыта»: formats hundredths of experience. */
export function formatExperience(hundredths: number): string {
  const points = hundredths / 100
  return `${formatNumber(points)}\u00a0${plural(points, ['опыт', 'опыта', 'опыта'])}`
}
