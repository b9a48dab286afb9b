import {
  type ChallengePrize as CataloguePrize,
  CHALLENGE_PRIZES,
  CHALLENGE_TEXTS,
} from '#catalogue/challenges/challenges.ts'
import type {
  Challenge,
  ChallengeLine,
  ChallengePrize,
  ChallengePrizeLine,
  ChallengeRules,
} from '#generated/types.ts'
import {
  CHALLENGE_ENERGY_A_DAY,
  challengeDiamonds,
  challengeFine,
  isRaidChallenge,
  placesOfLines,
  prizeOfPlace,
} from '#rules/challenges/challenges.ts'
import { type Relation, relationSeconds, restSeconds } from '#rules/raids/timers.ts'
import { viewPlayerInfo, viewPresence } from '../../game/player/player-info.ts'
import { bulkhead } from '../../platform/bulkhead.ts'
import type { ContestantRow } from './lists.ts'

export const CONTESTANTS = bulkhead('contestants')

function viewPrize({ diamonds, glory, gearQualityMin, doubleRecovery }: CataloguePrize): ChallengePrize {
  return { diamonds, glory, gearQualityMin, isRecoveryDoubled: doubleRecovery }
}

/** The prize of a place among so many. */
export function prizeFor(place: number | null, scored: number): ChallengePrize | null {
  const prize = place === null ? null : prizeOfPlace(CHALLENGE_PRIZES, place, scored)
  return prize && viewPrize(prize)
}

/** The whole table of prizes, with the places that its lines reach among so many. */
export function viewPrizes(scored: number): ChallengePrizeLine[] {
  const places = placesOfLines(CHALLENGE_PRIZES, scored)
  return CHALLENGE_PRIZES.map((line, index) => ({
    upToPlace: 'place' in line.upTo ? line.upTo.place : null,
    upToPercent: 'percent' in line.upTo ? line.upTo.percent : null,
    fromPlace: places[index]?.from ?? null,
    toPlace: places[index]?.to ?? null,
    prize: viewPrize(line),
  }))
}

/** A line of the table. */
export function viewLine(row: ContestantRow, place: number, scored: number): ChallengeLine {
  return {
    place,
    player: viewPlayerInfo(row),
    ...viewPresence(row),
    score: row.score,
    prize: row.kind === 'HUMAN' ? prizeFor(place, scored) : null,
  }
}

/** What is shown of a challenge besides its table. */
export type ShownChallenge = {
  readonly id: number
  readonly type: Challenge['type']
  readonly startedAt: Date
  readonly endsAt: Date
}

export function viewChallenge(
  { id, type, startedAt, endsAt }: ShownChallenge,
  status: Challenge['status'],
  players: number,
): Challenge {
  return {
    challengeId: id,
    type,
    status,
    startedAt: startedAt.toISOString(),
    endsAt: endsAt.toISOString(),
    players,
  }
}

function viewRaidTimers(): NonNullable<ChallengeRules['raidTimers']> {
  const of = (relation: Relation) => ({
    seconds: relationSeconds(relation, true),
    normalSeconds: relationSeconds(relation, false),
  })
  return {
    rest: { seconds: restSeconds(true), normalSeconds: restSeconds(false) },
    immunity: of('immune-foray'),
    cooldown: of('cooldown-foray'),
  }
}

/** The rules of all types, in the order of their turns. */
export function viewRules(): ChallengeRules[] {
  return CHALLENGE_TEXTS.map(({ type, title, description, icon }) => ({
    type,
    title,
    description,
    icon,
    fines:
      type === 'MISSION_WINNING'
        ? { easy: challengeFine('EASY'), medium: challengeFine('MEDIUM'), hard: challengeFine('HARD') }
        : null,
    extraDiamonds: challengeDiamonds(type, 1) > 1 ? challengeDiamonds(type, 1) - 1 : null,
    energyADay: type === 'ENERGY_SPENDING' ? CHALLENGE_ENERGY_A_DAY : null,
    raidTimers: isRaidChallenge(type) ? viewRaidTimers() : null,
  }))
}
