import { fn } from 'storybook/test'
import { CHALLENGE_PRIZES, CHALLENGE_TEXTS } from '#catalogue/challenges/challenges.ts'
import type {
  ChallengeLine,
  ChallengePrizeLine,
  ChallengeRules,
  ChallengeType,
  CurrentChallenge,
  PlayerInfo,
} from '#generated/types.ts'
import { placesOfLines, prizeOfPlace } from '#rules/challenges/challenges.ts'
import { titleForLevel } from '#rules/player/title.ts'

const DAY_MS = 86_400_000
const LONGEST_NAME = 'Ж'.repeat(12)

/** ISO, that many days from now. */
export function inDays(days: number): string {
  return new Date(Date.now() + days * DAY_MS).toISOString()
}

export function person(
  playerId: number,
  name: string,
  level: number,
  guildTag: string | null = null,
): PlayerInfo {
  return {
    playerId,
    name,
    level,
    title: titleForLevel(level),
    guildTag,
    avatarUrl: null,
    arms: `p${playerId}`,
  }
}

export const OWN = person(1, 'Ратибор', 14, 'ВОЛЯ')

/** The prize table among so many castles. */
export function prizesAmong(players: number): ChallengePrizeLine[] {
  const places = placesOfLines(CHALLENGE_PRIZES, players)
  return CHALLENGE_PRIZES.map(({ upTo, diamonds, glory, gearQualityMin, doubleRecovery }, index) => ({
    upToPlace: 'place' in upTo ? upTo.place : null,
    upToPercent: 'percent' in upTo ? upTo.percent : null,
    fromPlace: places[index]?.from ?? null,
    toPlace: places[index]?.to ?? null,
    prize: { diamonds, glory, gearQualityMin, isRecoveryDoubled: doubleRecovery },
  }))
}

export function prizeAt(place: number, players: number) {
  const line = prizeOfPlace(CHALLENGE_PRIZES, place, players)
  if (!line) return null
  const { diamonds, glory, gearQualityMin, doubleRecovery } = line
  return { diamonds, glory, gearQualityMin, isRecoveryDoubled: doubleRecovery }
}

export function lineAt(place: number, player: PlayerInfo, score: number, players: number): ChallengeLine {
  const isGenerated = player.playerId % 2 === 0
  return {
    place,
    player,
    isGenerated,
    isOnline: !isGenerated,
    score,
    prize: isGenerated ? null : prizeAt(place, players),
  }
}

/** Twenty lines from the first place on, the longest name among them. */
export function linesAmong(players: number, step = 7): ChallengeLine[] {
  const names = ['Милогор', LONGEST_NAME, 'Яровомир', 'Владигнев', 'Острояр']
  return Array.from({ length: Math.min(20, players) }, (_, index) =>
    lineAt(
      index + 1,
      person(index + 2, names[index % names.length] ?? '', 6 + index, index % 3 === 0 ? 'ЛИСЫ' : null),
      1_240_000 - index * step,
      players,
    ),
  )
}

const MINUTE_SECONDS = 60

export const RULES: ChallengeRules[] = CHALLENGE_TEXTS.map(({ type, title, description, icon }) => ({
  type,
  title,
  description,
  icon,
  fines: type === 'MISSION_WINNING' ? { easy: 1, medium: 2, hard: 3 } : null,
  extraDiamonds: type === 'MISSION_DIAMONDS_EARNING' ? 1 : null,
  energyADay: type === 'ENERGY_SPENDING' ? 240 : null,
  raidTimers:
    type === 'FORAYS'
      ? {
          rest: { seconds: 5 * MINUTE_SECONDS, normalSeconds: 10 * MINUTE_SECONDS },
          immunity: { seconds: 10 * MINUTE_SECONDS, normalSeconds: 60 * MINUTE_SECONDS },
          cooldown: { seconds: 60 * MINUTE_SECONDS, normalSeconds: 720 * MINUTE_SECONDS },
        }
      : null,
}))

const PLAYERS = 312

export function current(
  type: ChallengeType,
  own: Partial<CurrentChallenge['own']> = {},
): CurrentChallenge & { challenge: NonNullable<CurrentChallenge['challenge']> } {
  const turn = CHALLENGE_TEXTS.findIndex((text) => text.type === type)
  const place = own.place === undefined ? 12 : own.place
  return {
    challenge: {
      challengeId: 7,
      type,
      status: 'ACTIVE',
      startedAt: inDays(-1),
      endsAt: inDays(2),
      players: PLAYERS,
    },
    nextType: CHALLENGE_TEXTS[(turn + 1) % CHALLENGE_TEXTS.length]?.type ?? null,
    own: {
      score: 1_239_919,
      prize: place === null ? null : prizeAt(place, PLAYERS),
      energyCounted: type === 'ENERGY_SPENDING' ? 180 : null,
      cursor: null,
      ...own,
      place,
    },
    prizes: prizesAmong(PLAYERS),
    rules: RULES,
    items: linesAmong(PLAYERS),
    previousCursor: null,
    nextCursor: 'next',
    serverTime: new Date().toISOString(),
  }
}

export const PAGES = {
  items: linesAmong(PLAYERS),
  isStale: false,
  error: null,
  onRetry: fn(),
  hasMore: true,
  isLoadingMore: false,
  onMore: fn(),
  hasBefore: false,
  isLoadingBefore: false,
  onBefore: fn(),
}
