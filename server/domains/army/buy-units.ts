import { type ArmyGroup, unitPrice } from '#rules/army/army.ts'
import { buyUnitsRefusals } from '#rules/army/hire.ts'
import { type Money, totalCost } from '#rules/core/buying.ts'
import { armyMaximum, armyOfPlayer, skillsOf } from '../../game/army/host.ts'
import { refuseByRules } from '../../game/commands/refuse-by-rules.ts'
import { spend } from '../../game/player/ledger.ts'
import type { LockedPlayer } from '../../game/player/lock-order.ts'
import type { PlayerRow } from '../../game/player/player-row.ts'

/** The price of one unit for this player now. */
export function unitCost(player: Pick<PlayerRow, 'level' | 'skills'>, group: ArmyGroup): Money {
  return {
    gold: unitPrice(group, player.level, skillsOf(player).unitPrice),
    diamonds: 0,
  }
}

/**
 * Buys units for a locked player, all or none, and returns the price. 422 armyLimitReached, notEnoughGold
 * (docs/game.md §5, "Buying").
 */
export function buyUnits(player: LockedPlayer, group: ArmyGroup, amount: number): Money {
  const { level, gold } = player
  const current = player[group]
  const max = armyMaximum(player)[group]
  const discount = skillsOf(player).unitPrice
  refuseByRules(buyUnitsRefusals({ group, level, current, max, gold, discount, amount }))
  const cost = totalCost(unitCost(player, group), amount)
  spend(player, cost, 'ARMY', {
    reference: `units:${group}:${amount}`,
    // Writes all eight columns so that the statement text is the same for every group.
    changes: { ...armyOfPlayer(player), [group]: current + amount },
  })
  return cost
}
