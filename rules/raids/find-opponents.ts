import type { RaidInput } from '../fight/raid-report.ts'
import {
  FOUND_DIFFICULTIES,
  type FoundDifficulty,
  farFromIdeal,
  opponentDifficulty,
  raidWinPercent,
} from './search.ts'

/** A castle that may be raided, as the raider would meet it with the current attack plan. */
export type RaidCandidate = {
  id: number
  /** Of a person: preferred to generated castles. */
  isHuman: boolean
  input: RaidInput
}

export type FoundOpponent = { id: number; difficulty: FoundDifficulty; winPercent: number }

/** Few fights tell which castles are worth many. */
const GLANCE_FIGHTS = 50
/** Castles of each class that are fought out at most, of people and of neighbours. */
const FOUGHT_OUT = 3
/** The glance is off by some points. A person's castle farther than this from the ideal of a class is hardly in it. */
const GLANCE_MAX = 15

/**
 * At most one opponent of each class, by fights against all candidates. People come before neighbours who suit better. The
 * seed decides them all.
 */
export function findOpponents(candidates: readonly RaidCandidate[], seed: string): FoundOpponent[] {
  const glanced = candidates.map(({ id, isHuman, input }) => ({
    id,
    isHuman,
    input,
    winPercent: raidWinPercent(input, `${seed}:glance:${id}`, GLANCE_FIGHTS),
  }))
  const fought = new Map<number, number>()
  const fightOut = ({ id, input }: Pick<RaidCandidate, 'id' | 'input'>): number => {
    const winPercent = fought.get(id) ?? raidWinPercent(input, `${seed}:${id}`)
    fought.set(id, winPercent)
    return winPercent
  }
  return FOUND_DIFFICULTIES.flatMap((difficulty) => {
    const likely = glanced.toSorted(
      (left, right) => farFromIdeal(difficulty, left.winPercent) - farFromIdeal(difficulty, right.winPercent),
    )
    const people = likely.filter(
      ({ isHuman, winPercent }) => isHuman && farFromIdeal(difficulty, winPercent) <= GLANCE_MAX,
    )
    const neighbours = likely.filter(({ isHuman }) => !isHuman)
    const found = [...people.slice(0, FOUGHT_OUT), ...neighbours.slice(0, FOUGHT_OUT)].find(
      (one) => opponentDifficulty(fightOut(one)) === difficulty,
    )
    return found ? [{ id: found.id, difficulty, winPercent: fightOut(found) }] : []
  })
}
