import { raidInputFor } from '../../../rules/raids/decide-raid.ts'
import { type FoundOpponent, findOpponents } from '../../../rules/raids/find-opponents.ts'
import { searchRefusals } from '../../../rules/raids/refusals.ts'
import { FOUND_DIFFICULTIES } from '../../../rules/raids/search.ts'
import { refuseByRules } from '../../game/commands/refuse-by-rules.ts'
import type { LockedPlayer } from '../../game/player/lock-order.ts'
import type { PlayerRow } from '../../game/player/player-row.ts'
import { findCandidates, findFarNeighbours } from './find-candidates.ts'
import { saveOpponents } from './opponent-store.ts'
import { lastChoice, readSituations } from './situation.ts'

async function opponentsAmong(
  player: LockedPlayer,
  candidates: readonly PlayerRow[],
  seed: string,
): Promise<FoundOpponent[]> {
  const { own, castles } = await readSituations(player, candidates)
  return findOpponents(
    castles.map(({ player: { id, kind }, state }) => ({
      id,
      isHuman: kind === 'HUMAN',
      input: raidInputFor(state, lastChoice(own)),
    })),
    seed,
  )
}

/**
 * Searches castles that the locked player may raid and keeps at most one of each class, of people first. Neighbours of other
 * levels stand in for classes that nobody near belongs to. Returns how many. 422 levelTooLow.
 */
export async function searchOpponents(player: LockedPlayer, seed: string): Promise<number> {
  refuseByRules(searchRefusals(player.level))
  const near = await opponentsAmong(player, await findCandidates(player, seed), seed)
  const isFound = (one: FoundOpponent) => near.some(({ difficulty }) => difficulty === one.difficulty)
  const isComplete = near.length === FOUND_DIFFICULTIES.length
  const far = isComplete ? [] : await opponentsAmong(player, await findFarNeighbours(player, seed), seed)
  const found = [...near, ...far.filter((one) => !isFound(one))]
  saveOpponents(player.id, found)
  return found.length
}
