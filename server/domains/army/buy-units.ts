import type { ArmyGroup } from '#rules/army/army.ts'
import { type DecidedHire, decideHire } from '#rules/army/hire.ts'
import { refuseByRules } from '../../game/commands/refuse-by-rules.ts'
import { spend } from '../../game/player/ledger.ts'
import type { LockedPlayer } from '../../game/player/lock-order.ts'
import { hiringStateOf } from './hiring-state.ts'

/**
 * Buys units for a locked player, all or none. 422 armyLimitReached, notEnoughGold (docs/game.md §5, "Buying").
 */
export function buyUnits(player: LockedPlayer, group: ArmyGroup, amount: number): DecidedHire {
  const hire = decideHire(hiringStateOf(player), { group, amount })
  refuseByRules(hire.refusals)
  spend(player, hire.cost, 'ARMY', {
    reference: `units:${group}:${amount}`,
    // Writes all eight columns so that the statement text is the same for every group.
    changes: hire.army,
  })
  return hire
}
