import type { OpponentDifficulty } from '../../../../../generated/types.ts'

/** The classes of opponents as players read them. */
export const OPPONENT_WORDS = {
  HIGH: 'Сильный',
  MEDIUM: 'Ровня',
  LOW: 'Слабый',
  TRAINING: 'Учения',
} as const satisfies Record<OpponentDifficulty, string>
