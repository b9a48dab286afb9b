import type { OpponentDifficulty } from '#generated/types.ts'

/** The classes of opponents as players read them. */
export const OPPONENT_WORDS = {
  HIGH: 'Сильный',
  MEDIUM: 'Ровня',
  LOW: 'Слабый',
  TRAINING: 'Учения',
} as const satisfies Record<OpponentDifficulty, string>

/** «Ровня: победа 57 из 100». A castle that is never beaten gets a word of its own. */
export function raidChanceWords(difficulty: OpponentDifficulty, winPercent: number): string {
  if (winPercent === 0) return 'Вам не по силам: ни одной победы в 100 боях'
  return `${OPPONENT_WORDS[difficulty]}: победа ${winPercent} из 100`
}
