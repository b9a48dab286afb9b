import type { Tie } from '../game/player/tie.ts'
import { crusadesTies } from './crusades/ties.ts'
import { guildsTies } from './guilds/ties.ts'
import { marketTies } from './market/ties.ts'

/** What a deletion ends after the person is gone, in this order. Crusades come first, since others wait for them. */
const TIES: readonly Tie[] = [...crusadesTies, ...guildsTies, ...marketTies]

/** Ends one of the ties that others share with a deleted player. Resolves to false if none is left. */
export async function endNextTie(playerId: number): Promise<boolean> {
  for (const end of TIES) if (await end(playerId)) return true
  return false
}
