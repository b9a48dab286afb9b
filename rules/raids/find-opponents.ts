import type { RaidInput } from '../fight/raid-report.ts'
import {
  FOUND_DIFFICULTIES,
  type FoundDifficulty,
  farFromIdeal,
  opponentDifficulty,
  raidWinPercent,
} from './search.ts'

/** A castle that may be raided, as the raider would meet it with the current attack plan. */
export type RaidCandidate = { id: number; input: RaidInput }

export type FoundOpponent = { id: number; difficulty: FoundDifficulty; winPercent: number }

/** Few fights tell which castles are worth many. */
const GLANCE_FIGHTS = 50
/** Castles of each class that are fought out at most. */
const FOUGHT_OUT = 3

/** At most one opponent of each class, by fights against all candidates. The seed decides them all. */
export function findOpponents(candidates: readonly RaidCandidate[], seed: string): FoundOpponent[] {
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
    const likely = glanced.toSorted(
      (left, right) => farFromIdeal(difficulty, left.winPercent) - farFromIdeal(difficulty, right.winPercent),
    )
    const found = likely.slice(0, FOUGHT_OUT).find((one) => opponentDifficulty(fightOut(one)) === difficulty)
    return found ? [{ id: found.id, difficulty, winPercent: fightOut(found) }] : []
  })
}
