import type { FightResult } from '../fight/report.ts'
import type { Difficulty } from '../missions/missions.ts'

/** Types in the specification's order (docs/game.md §3). */
export const CHALLENGE_TYPES = [
  'ENERGY_SPENDING',
  'MISSION_DAMAGE_DEALING',
  'MISSION_WINNING',
  'MISSION_GOLD_EARNING',
  'FORAYS',
  'MISSION_DIAMONDS_EARNING',
  'FORAYS_BLOCKS',
] as const

export type ChallengeType = (typeof CHALLENGE_TYPES)[number]

/** Duration of one challenge in whole seconds. The next one starts at once. */
export const CHALLENGE_SECONDS = 3 * 86_400
/** Energy that counts per game day, so that bought energy does not decide the challenge. */
export const CHALLENGE_ENERGY_A_DAY = 240

/** docs/game.md §9: the fine for a lost mission. */
const FINE = { EASY: 1, MEDIUM: 2, HARD: 3 } satisfies Record<Difficulty, number>

/** An event that may count for the running challenge. */
export type ChallengeEvent =
  | { type: 'energySpent'; energy: number; countedToday: number }
  | {
      type: 'missionEnded'
      difficulty: Difficulty
      result: FightResult
      damage: number
      gold: number
      diamonds: number
    }
  /** A raid on another player, not in training. */
  | { type: 'forayFought' }
  /** A raid on the player's castle that the attacker did not win. */
  | { type: 'forayBlocked' }

/** The challenge of a turn counted from 0. The catalogue's list repeats. */
export function challengeOfTurn<Contest>(contests: readonly Contest[], turn: number): Contest | null {
  return contests[turn % Math.max(1, contests.length)] ?? null
}

/** The fine for a lost mission: 1, 2 or 3 by difficulty. */
export function challengeFine(difficulty: Difficulty): number {
  return FINE[difficulty]
}

/** One diamond more in the diamond challenge (docs/game.md §9), on a mission that brings diamonds anyway. */
export function challengeDiamonds(running: ChallengeType | null, diamonds: number): number {
  return running === 'MISSION_DIAMONDS_EARNING' && diamonds > 0 ? diamonds + 1 : diamonds
}

function missionPoints(
  type: ChallengeType,
  event: Extract<ChallengeEvent, { type: 'missionEnded' }>,
): number {
  if (type === 'MISSION_DAMAGE_DEALING') return event.damage
  if (type === 'MISSION_GOLD_EARNING') return event.gold
  if (type === 'MISSION_DIAMONDS_EARNING') return event.diamonds
  if (type !== 'MISSION_WINNING') return 0
  if (event.result === 'WIN') return 1
  return event.result === 'LOSE' ? -challengeFine(event.difficulty) : 0
}

/** Points that an event brings; below 0 for a fine. */
export function challengePoints(type: ChallengeType, event: ChallengeEvent): number {
  switch (event.type) {
    case 'energySpent':
      if (type !== 'ENERGY_SPENDING') return 0
      return Math.max(0, Math.min(event.energy, CHALLENGE_ENERGY_A_DAY - event.countedToday))
    case 'missionEnded':
      return missionPoints(type, event)
    case 'forayFought':
      return type === 'FORAYS' ? 1 : 0
    case 'forayBlocked':
      return type === 'FORAYS_BLOCKS' ? 1 : 0
  }
}

/** The score after an event. A fine never makes it negative. */
export function challengeScore(score: number, type: ChallengeType, event: ChallengeEvent): number {
  return Math.max(0, score + challengePoints(type, event))
}

/** One line of the prize table: for places, or for a percentage of players from the top. */
export type PrizeLine = { upTo: { place: number } | { percent: number } }

/** The prize of a place (from 1) among all who scored: the first line that reaches it, or null. */
export function prizeOfPlace<Line extends PrizeLine>(
  lines: readonly Line[],
  place: number,
  scored: number,
): Line | null {
  const reaches = ({ upTo }: PrizeLine): boolean =>
    'place' in upTo ? place <= upTo.place : 100 * place <= upTo.percent * scored
  return lines.find(reaches) ?? null
}
