import { RAID_LEVEL } from '#rules/buildings/buildings.ts'
import type { Random } from '#rules/core/random.ts'
import { type RaidChoice, raidInputFor } from '#rules/raids/decide-raid.ts'
import type { RaidState } from '#rules/raids/raid-state.ts'
import { raidRefusals } from '#rules/raids/refusals.ts'
import { type FoundDifficulty, opponentDifficulty, raidWinPercent } from '#rules/raids/search.ts'
import { NEWCOMER_SECONDS } from '#rules/raids/timers.ts'
import type { Castle } from '../castle.ts'
import type { PlannedRaid } from './raid.ts'
import { estimatedChance } from './raid-estimate.ts'
import { raidStateOf, victimOf } from './raid-state.ts'

/** Castles within this level difference are considered, nearest first. */
const LEVELS_APART = [3, 6] as const
const CANDIDATES = 12
/**
 * The server fights 200 times against each. Here a few fights against the likeliest correct the estimate,
 * which has more weight.
 */
const FIGHTS = 16
const FOUGHT_OUT = 2
const ESTIMATE_WEIGHT = 3

const AIM = { LOW: 0.8, MEDIUM: 0.55, HIGH: 0.3 } as const satisfies Record<FoundDifficulty, number>

/** Reaching level 10 begins 72 hours of protection, seen within the hour. */
export function keepProtection(castle: Pick<Castle, 'level' | 'outside'>, now: number): void {
  if (castle.level >= RAID_LEVEL && castle.outside.protectedUntil === null) {
    castle.outside.protectedUntil = now + NEWCOMER_SECONDS * 1_000
  }
}

/** Whether the rules let the raider raid this castle now. */
export function mayRaid(raider: RaidState['raider'], by: Castle, castle: Castle, now: number): boolean {
  const { energy, isResting, isAway } = raider
  const victim = victimOf(by, castle, now)
  const refusals = raidRefusals({ level: by.level, energy, isResting, isAway, difficulty: 'MEDIUM', victim })
  return refusals.length === 0
}

type Search = {
  by: Castle
  raider: RaidState['raider']
  choice: RaidChoice
  request: FoundDifficulty
  castles: readonly Castle[]
}

/** Twelve random castles of the nearest levels that hold so many. */
function drawCandidates({ by, raider, castles }: Search, now: number, random: Random): Castle[] {
  let near: Castle[] = []
  for (const apart of LEVELS_APART) {
    near = castles.filter(
      (castle) => Math.abs(castle.level - by.level) <= apart && mayRaid(raider, by, castle, now),
    )
    if (near.length >= CANDIDATES) break
  }
  for (let place = 0; place < Math.min(CANDIDATES, near.length); place += 1) {
    const other = random.int(place, near.length - 1)
    const [one, two] = [near[place], near[other]]
    if (one !== undefined && two !== undefined) [near[place], near[other]] = [two, one]
  }
  return near.slice(0, CANDIDATES)
}

/**
 * An opponent of the requested class as the search would show it, for the attack plan in hand; null when none is
 * found.
 */
export function findOpponent(search: Search, now: number, random: Random): PlannedRaid | null {
  const { by, raider, choice, request } = search
  const candidates = drawCandidates(search, now, random)
    .map((castle) => {
      const state = raidStateOf(raider, by, castle, now)
      const input = raidInputFor(state, choice)
      const chance = estimatedChance(input)
      return { castle, state, input, chance, apart: Math.abs(chance - AIM[request]) }
    })
    .sort((left, right) => left.apart - right.apart || left.castle.id - right.castle.id)
  for (const { castle, state, input, chance } of candidates.slice(0, FOUGHT_OUT)) {
    const won = raidWinPercent(input, `${by.seed}:search:${now}:${castle.id}`, FIGHTS)
    const believed = Math.round((100 * ESTIMATE_WEIGHT * chance + won) / (ESTIMATE_WEIGHT + 1))
    if (opponentDifficulty(believed) === request)
      return { castle, state: { ...state, difficulty: request }, choice }
  }
  return null
}
