import type { FightResult } from '../fight/report.ts'
import type { Difficulty } from '../missions/missions.ts'
import { SCORE_MAX } from './standing-value.ts'

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

/** Energy that counts per game day, so that bought energy does not decide the challenge. */
export const CHALLENGE_ENERGY_A_DAY = 240

/** docs/game.md §9: the fine for a lost mission. */
const FINE = { EASY: 1, MEDIUM: 2, HARD: 3 } satisfies Record<Difficulty, number>

/** An event that may count for the running challenge. */
export type ChallengeEvent =
  | { type: 'energySpent'; energy: number }
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

/** What a castle has in the running challenge: its score, and the energy counted on this game day. */
export type ChallengeTally = { score: number; energyCounted: number }

/** Points that an event brings, below 0 for a fine. Energy that is over the day's limit has been taken off. */
function challengePoints(type: ChallengeType, event: ChallengeEvent): number {
  switch (event.type) {
    case 'energySpent':
      return type === 'ENERGY_SPENDING' ? event.energy : 0
    case 'missionEnded':
      return missionPoints(type, event)
    case 'forayFought':
      return type === 'FORAYS' ? 1 : 0
    case 'forayBlocked':
      return type === 'FORAYS_BLOCKS' ? 1 : 0
  }
}

/**
 * The tally after an event; `energyADay` is the energy that counts per game day, more in a faster world. A fine never
 * makes a score negative.
 */
export function countEvent(
  tally: ChallengeTally,
  type: ChallengeType,
  event: ChallengeEvent,
  energyADay: number = CHALLENGE_ENERGY_A_DAY,
): ChallengeTally {
  if (event.type === 'energySpent') {
    const energy = Math.max(0, Math.min(event.energy, energyADay - tally.energyCounted))
    const points = challengePoints(type, { type: 'energySpent', energy })
    return { score: tally.score + points, energyCounted: tally.energyCounted + points }
  }
  return { ...tally, score: Math.max(0, Math.min(SCORE_MAX, tally.score + challengePoints(type, event))) }
}

/** Raid timers are shorter while this challenge runs (docs/game.md §9). */
export function isRaidChallenge(type: ChallengeType | null): boolean {
  return type === 'FORAYS'
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

/** The places, from the first to the last, that get each line among `scored`; null where there are too few. */
export function placesOfLines(
  lines: readonly PrizeLine[],
  scored: number,
): ({ from: number; to: number } | null)[] {
  let before = 0
  return lines.map(({ upTo }) => {
    const reach = 'place' in upTo ? upTo.place : Math.floor((upTo.percent * scored) / 100)
    const to = Math.min(reach, scored)
    if (to <= before) return null
    const from = before + 1
    before = to
    return { from, to }
  })
}
