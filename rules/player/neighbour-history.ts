import { RAID_LEVEL } from '../buildings/buildings.ts'
import { createRandom } from '../core/random.ts'
import { experienceForLevel } from './level.ts'
import type { NeighbourCastle } from './neighbour-castle.ts'

/** Raids and defences that a generated castle has behind it, by result for its lord. */
export type NeighbourHistory = {
  raidsWon: number
  raidsLost: number
  raidsDrawn: number
  defencesWon: number
  defencesLost: number
  defencesDrawn: number
}

/** For a hundred missions since the level of raids: a casual player fights eleven missions a day, raids once and is raided once. */
const FOUGHT = { min: 6, max: 13 } as const
const RAIDS_WON_PERCENT = { min: 45, max: 65 } as const
const DEFENCES_WON_PERCENT = { min: 35, max: 55 } as const
const DRAWN_PERCENT = 2

/**
 * The raids and defences that fit a castle's level and missions: the same for the same castle, and never fewer as it grows. It
 * has none below the level of raids.
 */
export function neighbourHistory(
  id: number,
  castle: Pick<NeighbourCastle, 'experience' | 'missionsWon' | 'missionsLost'>,
): NeighbourHistory {
  const random = createRandom(`history:${id}`)
  const before = experienceForLevel(RAID_LEVEL)
  const missions = castle.missionsWon + castle.missionsLost
  const since = castle.experience <= before ? 0 : Math.floor(missions * (1 - before / castle.experience))
  const draw = (won: { min: number; max: number }) => {
    const fought = Math.floor((since * random.int(FOUGHT.min, FOUGHT.max)) / 100)
    const wins = Math.floor((fought * random.int(won.min, won.max)) / 100)
    const draws = Math.floor((fought * DRAWN_PERCENT) / 100)
    return { wins, draws, losses: fought - wins - draws }
  }
  const raids = draw(RAIDS_WON_PERCENT)
  const defences = draw(DEFENCES_WON_PERCENT)
  return {
    raidsWon: raids.wins,
    raidsLost: raids.losses,
    raidsDrawn: raids.draws,
    defencesWon: defences.wins,
    defencesLost: defences.losses,
    defencesDrawn: defences.draws,
  }
}
