import { lockPlayer } from '../../game/player/lock-order.ts'
import type { Tie } from '../../game/player/tie.ts'
import { now } from '../../platform/clock.ts'
import { cancelLot, expireLot } from './close-lots.ts'
import { readOpenLots } from './lot-row.ts'

/** One at a time: each lot has a lock of its own. */
async function endLot(playerId: number): Promise<boolean> {
  const seller = await lockPlayer(playerId)
  const [lot] = await readOpenLots(playerId)
  if (!lot) return false
  if (lot.endsAt > now()) await cancelLot(seller, lot.id)
  else await expireLot(lot.id, lot.endsAt)
  return true
}

export const marketTies: readonly Tie[] = [endLot]
