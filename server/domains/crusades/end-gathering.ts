import { crusadeLeadRefusals, crusadeRemoveRefusals } from '#rules/crusades/refusals.ts'
import { refuseByRules } from '../../game/commands/refuse-by-rules.ts'
import { removeCrusade as removeRows } from '../../game/crusades/changes.ts'
import { type Gathering, lockCrusade, peopleOf, readGathering } from '../../game/crusades/store.ts'
import { type LockedPlayer, lockPlayers } from '../../game/player/lock-order.ts'
import type { LockedCrusade } from './locked-crusade.ts'
import { notifyOf } from './notify-of-crusade.ts'

/** Ends a crusade that has not set out, and tells everybody except for who does it. */
function end(
  gathering: Gathering,
  people: ReadonlyMap<number, LockedPlayer>,
  type: 'CRUSADE_REMOVED' | 'CRUSADE_DISBANDED',
  byId: number | null,
): void {
  removeRows(gathering)
  const leader = people.get(gathering.crusade.leaderId)
  if (!leader) return
  for (const playerId of peopleOf(gathering))
    if (playerId !== byId) notifyOf(people.get(playerId), type, gathering, leader)
}

/** Removes an empty crusade. 422 leaderOnly, crusadeStarted, crusadeNotEmpty. */
export function removeCrusade(locked: LockedCrusade): void {
  refuseByRules(crusadeRemoveRefusals({ ...locked, members: locked.members.length }))
  end(locked, locked.people, 'CRUSADE_REMOVED', locked.player.id)
}

/** Disbands a crusade. 422 leaderOnly, crusadeStarted. */
export function disbandCrusade(locked: LockedCrusade): void {
  refuseByRules(crusadeLeadRefusals(locked))
  end(locked, locked.people, 'CRUSADE_DISBANDED', locked.player.id)
}

/** Disbands a crusade that has not set out, and tells everybody. */
export function disbandForAll(gathering: Gathering, people: ReadonlyMap<number, LockedPlayer>): void {
  end(gathering, people, 'CRUSADE_DISBANDED', null)
}

/** Disbands a crusade whose time is over. Does nothing if it has set out or is gone. */
export async function endGathering(crusadeId: number): Promise<void> {
  const crusade = await lockCrusade(crusadeId)
  if (!crusade || crusade.startedAt !== null) return
  const gathering = await readGathering(crusadeId)
  if (!gathering) return
  const players = await lockPlayers(peopleOf(gathering))
  disbandForAll(gathering, new Map(players.map((player) => [player.id, player])))
}
