import { castleLoops } from './loops/castle-loops.ts'
import { energyLoops } from './loops/energy-loops.ts'
import type { Loop } from './loops/loop.ts'
import { tradeLoops } from './loops/trade-loops.ts'

/**
 * Gain per round of every repeatable loop in its best case, computed from rules and catalogue alone. It must
 * never be positive (docs/game.md, "Loops that must not pay").
 */
export function repeatableLoops(): Loop[] {
  return [...tradeLoops(), ...castleLoops(), ...energyLoops()]
}
