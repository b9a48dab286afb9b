import { armyOf } from '../army/army.ts'
import type { RaidContender, RaidInput } from '../fight/raid-report.ts'
import { characteristicsOf } from '../gear/stats.ts'
import { CLASSES, type FoundDifficulty, farFromIdeal, isOutgrown, raidWinPercent } from './search.ts'

/** How much of a neighbour's army a raider meets, in per cent: the others are away; above 100 guests are with it. */
export const WHOLE_HOME = 100
export const HOME_MIN = 1
export const HOME_MAX = 400

/** Enough to tell on which side of a class a castle is. */
const GLANCE_FIGHTS = 40

/** A castle as a raider meets it with so many per cent of its units at home. */
export type InputAt = (homePercent: number) => RaidInput

/**
 * The army of a castle with so many per cent of it at home: units, characteristics and health alike, so that every per cent
 * makes a small difference. (Gear that stops working below its limits would make large ones.)
 */
export function contenderAtHome(contender: RaidContender, homePercent: number): RaidContender {
  if (homePercent === WHOLE_HOME) return contender
  const part = (value: number): number => Math.floor((value * homePercent) / WHOLE_HOME)
  const healthMax = Math.max(1, part(contender.healthMax))
  return {
    ...contender,
    army: armyOf((group) => (contender.army[group] === 0 ? 0 : Math.max(1, part(contender.army[group])))),
    characteristics: characteristicsOf((name) => part(contender.characteristics[name])),
    healthMax,
    health: Math.max(1, Math.min(healthMax, part(contender.health))),
  }
}

export type AtHome = { homePercent: number; winPercent: number }

/**
 * How much of the army must be at home for a castle to be nearest to the ideal of a class, and how many of 100 raids are won
 * then. The more are at home, the fewer are won, so it halves the range. Null if even the largest army is too weak for the class.
 */
export function findHome(difficulty: FoundDifficulty, inputAt: InputAt, seed: string): AtHome | null {
  const { aim } = CLASSES[difficulty]
  // More are won than wanted at `low`, as many or fewer at `high`.
  let [low, high] = [HOME_MIN - 1, HOME_MAX + 1]
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    const won = raidWinPercent(inputAt(middle), `${seed}:home:${middle}`, GLANCE_FIGHTS)
    if (won > aim) low = middle
    else high = middle
  }
  const [nearest] = [low, high]
    .filter((homePercent) => homePercent >= HOME_MIN && homePercent <= HOME_MAX)
    .map((homePercent) => ({
      homePercent,
      winPercent: raidWinPercent(inputAt(homePercent), `${seed}:at:${homePercent}`),
    }))
    .filter(({ winPercent }) => !isOutgrown(difficulty, winPercent))
    .toSorted(
      (left, right) => farFromIdeal(difficulty, left.winPercent) - farFromIdeal(difficulty, right.winPercent),
    )
  return nearest ?? null
}
