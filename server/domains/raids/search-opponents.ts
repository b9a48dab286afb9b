import { raidInputFor } from '#rules/raids/decide-raid.ts'
import { findOpponents } from '#rules/raids/find-opponents.ts'
import { lootMax } from '#rules/raids/raid-spoils.ts'
import { searchRefusals } from '#rules/raids/refusals.ts'
import { refuseByRules } from '../../game/commands/refuse-by-rules.ts'
import type { LockedPlayer } from '../../game/player/lock-order.ts'
import { findPeople } from './find-candidates.ts'
import { readNeighboursToRaid } from './neighbours-to-raid.ts'
import { saveOpponents } from './opponent-store.ts'
import { inputOf, lastChoice, readSituations, type Situation } from './situation.ts'

/** Whether a raid may take gold of a person's castle now. */
function hasGold(raiderLevel: number) {
  return ({ state }: Situation) => lootMax({ ...state, difficulty: 'MEDIUM' }, raiderLevel) > 0
}

/**
 * Searches castles that the locked player may raid and that have something to take. Keeps one of each class: people first, then
 * neighbours, who are founded if there are too few. Returns how many. 422 levelTooLow.
 */
export async function searchOpponents(player: LockedPlayer, seed: string): Promise<number> {
  refuseByRules(searchRefusals(player.level))
  const { own, castles } = await readSituations(player, await findPeople(player, seed))
  const choice = lastChoice(own)
  const people = castles
    .filter(hasGold(player.level))
    .map(({ player: { id }, state }) => ({ id, input: raidInputFor(state, choice) }))
  const neighbours = await readNeighboursToRaid(player, seed)
  const found = findOpponents(
    people,
    neighbours.map((there) => ({
      id: there.player.id,
      inputAt: (homePercent: number) => inputOf(there, own, homePercent),
    })),
    seed,
  )
  saveOpponents(player.id, found)
  return found.length
}
