import { findGatherings } from '../../game/crusades/store.ts'
import type { Tie } from '../../game/player/tie.ts'
import { leaveGathering } from './leave-gathering.ts'

/** A crusade that gathers, then requests and invitations. */
async function endGathering(playerId: number): Promise<boolean> {
  const [crusadeId] = await findGatherings(playerId)
  if (crusadeId === undefined) return false
  await leaveGathering(crusadeId, playerId)
  return true
}

export const crusadesTies: readonly Tie[] = [endGathering]
