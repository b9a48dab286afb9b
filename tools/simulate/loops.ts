import { castleLoops } from './loops/castle-loops.ts'
import { energyLoops } from './loops/energy-loops.ts'
import type { Loop } from './loops/loop.ts'
import { tradeLoops } from './loops/trade-loops.ts'

/**
 * What every repeatable loop gains a round in its best case, worked out from rules and catalogue alone
 * (docs/game.md, "Balance targets": never positive).
 */
export function repeatableLoops(): Loop[] {
  return [...tradeLoops(), ...castleLoops(), ...energyLoops()]
}
