import { raidInputFor } from '../../../rules/raids/decide-raid.ts'
import { findOpponents } from '../../../rules/raids/find-opponents.ts'
import { searchRefusals } from '../../../rules/raids/refusals.ts'
import { refuseByRules } from '../../game/commands/refuse-by-rules.ts'
import type { LockedPlayer } from '../../game/player/lock-order.ts'
import { findCandidates } from './find-candidates.ts'
import { saveOpponents } from './opponent-store.ts'
import { lastChoice, readSituations } from './situation.ts'

/**
 * Searches castles that the locked player may raid and keeps at most one of each class, of people first. Returns how many. 422
 * levelTooLow.
 */
export async function searchOpponents(player: LockedPlayer, seed: string): Promise<number> {
  refuseByRules(searchRefusals(player.level))
  const candidates = await findCandidates(player, seed)
  const { own, castles } = await readSituations(player, candidates)
  const found = findOpponents(
    castles.map(({ player: { id, kind }, state }) => ({
      id,
      isHuman: kind === 'HUMAN',
      input: raidInputFor(state, lastChoice(own)),
    })),
    seed,
  )
  saveOpponents(player.id, found)
  return found.length
}
