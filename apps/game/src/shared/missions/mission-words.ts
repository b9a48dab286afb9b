import type { Difficulty, MissionSkill } from '#generated/types.ts'

export const DIFFICULTY_WORDS = {
  EASY: 'Лёгкий',
  MEDIUM: 'Средний',
  HARD: 'Тяжёлый',
} satisfies Record<Difficulty, string>

export const SKILL_WORDS = {
  FRONTAL_ATTACK: 'Лобовая атака',
  REAR_BATTLE: 'Бой в тылу',
} satisfies Record<MissionSkill, string>

export const DIFFICULTY_CHOICES = [
  { value: 'EASY', label: DIFFICULTY_WORDS.EASY },
  { value: 'MEDIUM', label: DIFFICULTY_WORDS.MEDIUM },
  { value: 'HARD', label: DIFFICULTY_WORDS.HARD },
] as const

export const SKILL_CHOICES = [
  { value: 'FRONTAL_ATTACK', label: SKILL_WORDS.FRONTAL_ATTACK },
  { value: 'REAR_BATTLE', label: SKILL_WORDS.REAR_BATTLE },
] as const
