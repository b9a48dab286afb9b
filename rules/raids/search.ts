import { fightRaid } from '../fight/raid.ts'
import type { RaidInput } from '../fight/raid-report.ts'

/** The difficulty of an opponent (docs/game.md §3). TRAINING is not a player's castle. */
export const OPPONENT_DIFFICULTIES = ['HIGH', 'MEDIUM', 'LOW', 'TRAINING'] as const

export type OpponentDifficulty = (typeof OPPONENT_DIFFICULTIES)[number]
export type FoundDifficulty = Exclude<OpponentDifficulty, 'TRAINING'>

export const SEARCH_FIGHTS = 200

/** Raids won of 100 that define a class, and the ideal share. */
const CLASSES = {
  LOW: { min: 72, max: 88, aim: 80 },
  MEDIUM: { min: 47, max: 63, aim: 55 },
  HIGH: { min: 22, max: 38, aim: 30 },
} as const satisfies Record<FoundDifficulty, { min: number; max: number; aim: number }>

/** Raids won of 100, by fighting `fights` of them; a draw counts half. The seed decides them all. */
export function raidWinPercent(input: RaidInput, seed: string, fights = SEARCH_FIGHTS): number {
  let halves = 0
  for (let index = 0; index < fights; index += 1) {
    const { result } = fightRaid(input, `${seed}:${index}`)
    halves += result === 'WIN' ? 2 : result === 'DRAW' ? 1 : 0
  }
  return Math.round((50 * halves) / fights)
}

/** The class of an opponent against whom this many of 100 are won; null between the classes. */
export function opponentDifficulty(winPercent: number): FoundDifficulty | null {
  const found = (['LOW', 'MEDIUM', 'HIGH'] as const).find(
    (key) => winPercent >= CLASSES[key].min && winPercent <= CLASSES[key].max,
  )
  return found ?? null
}

/**
 * One opponent per class, the nearest to its ideal share (the first among equals). A class without opponents is
 * missing.
 */
export function chooseOpponents<Candidate extends { winPercent: number }>(
  candidates: readonly Candidate[],
): Partial<Record<FoundDifficulty, Candidate>> {
  const chosen: Partial<Record<FoundDifficulty, Candidate>> = {}
  for (const candidate of candidates) {
    const difficulty = opponentDifficulty(candidate.winPercent)
    if (difficulty === null) continue
    const distance = (of: Candidate): number => Math.abs(of.winPercent - CLASSES[difficulty].aim)
    const before = chosen[difficulty]
    if (before === undefined || distance(candidate) < distance(before)) chosen[difficulty] = candidate
  }
  return chosen
}
