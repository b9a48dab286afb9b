import type { RaidInput } from '../fight/raid-report.ts'
import { findHome, type InputAt, WHOLE_HOME } from './home.ts'
import {
  FOUND_DIFFICULTIES,
  type FoundDifficulty,
  farFromIdeal,
  opponentDifficulty,
  raidWinPercent,
} from './search.ts'

/** A person's castle that may be raided, as the raider would meet it with the current attack plan. */
export type RaidCandidate = { id: number; input: RaidInput }

/** A generated castle that may be raided, with any part of its army at home. */
export type RaidNeighbour = { id: number; inputAt: InputAt }

export type FoundOpponent = {
  id: number
  difficulty: FoundDifficulty
  winPercent: number
  homePercent: number
}

/** Few fights tell which castles are worth many. */
const GLANCE_FIGHTS = 50
/** People of each class whose castles are fought out at most, and neighbours who are tried for one that is left. */
const TRIED = 3
/** The glance is off by some points. A person's castle farther than this from the ideal of a class is hardly in it. */
const GLANCE_MAX = 15

/** At most one person's castle of each class. */
function findPeople(candidates: readonly RaidCandidate[], seed: string): FoundOpponent[] {
  const glanced = candidates.map(({ id, input }) => ({
    id,
    input,
    winPercent: raidWinPercent(input, `${seed}:glance:${id}`, GLANCE_FIGHTS),
  }))
  const fought = new Map<number, number>()
  const fightOut = ({ id, input }: RaidCandidate): number => {
    const winPercent = fought.get(id) ?? raidWinPercent(input, `${seed}:${id}`)
    fought.set(id, winPercent)
    return winPercent
  }
  return FOUND_DIFFICULTIES.flatMap((difficulty) => {
    const likely = glanced
      .filter(({ winPercent }) => farFromIdeal(difficulty, winPercent) <= GLANCE_MAX)
      .toSorted(
        (left, right) =>
          farFromIdeal(difficulty, left.winPercent) - farFromIdeal(difficulty, right.winPercent),
      )
      .slice(0, TRIED)
    const found = likely.find((one) => opponentDifficulty(fightOut(one)) === difficulty)
    return found ? [{ id: found.id, difficulty, winPercent: fightOut(found), homePercent: WHOLE_HOME }] : []
  })
}

/** The first of some neighbours who belongs to the class with a part of his army, or else the one who is nearest to it. */
function findNeighbour(
  difficulty: FoundDifficulty,
  neighbours: readonly RaidNeighbour[],
  seed: string,
): FoundOpponent | undefined {
  const tried: FoundOpponent[] = []
  for (const { id, inputAt } of neighbours.slice(0, TRIED)) {
    const atHome = findHome(difficulty, inputAt, `${seed}:${id}`)
    if (atHome === null) continue
    const one = { id, difficulty, ...atHome }
    if (opponentDifficulty(one.winPercent) === difficulty) return one
    tried.push(one)
  }
  return tried.toSorted(
    (left, right) => farFromIdeal(difficulty, left.winPercent) - farFromIdeal(difficulty, right.winPercent),
  )[0]
}

/**
 * One opponent of each class, by fights: people first, and for what is left a neighbour, in the order given, with so many at
 * home that his castle belongs to the class. The seed decides them all. Fewer than three only if there are too few neighbours.
 */
export function findOpponents(
  people: readonly RaidCandidate[],
  neighbours: readonly RaidNeighbour[],
  seed: string,
): FoundOpponent[] {
  const found = findPeople(people, seed)
  for (const difficulty of FOUND_DIFFICULTIES) {
    if (found.some((one) => one.difficulty === difficulty)) continue
    const others = neighbours.filter(({ id }) => found.every((one) => one.id !== id))
    const neighbour = findNeighbour(difficulty, others, seed)
    if (neighbour) found.push(neighbour)
  }
  return found
}
