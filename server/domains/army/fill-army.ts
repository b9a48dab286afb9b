import { ARMY_GROUPS, addArmy } from '#rules/army/army.ts'
import { type FillGroup, type FillPlan, fillPlan, fillRefusals } from '#rules/army/fill.ts'
import { armyMaximum, armyOfPlayer } from '../../game/army/host.ts'
import { refuseByRules } from '../../game/commands/refuse-by-rules.ts'
import { spend } from '../../game/player/ledger.ts'
import type { LockedPlayer } from '../../game/player/lock-order.ts'
import { unitCost } from './buy-units.ts'

/**
 * Hires what all groups of a locked player are missing, for at most `goldMax` and what the purse holds, in one entry of
 * the ledger. 422 armyLimitReached, notEnoughGold (docs/game.md, "Army").
 */
export function fillArmy(player: LockedPlayer, goldMax: number): FillPlan {
  const current = armyOfPlayer(player)
  const max = armyMaximum(player)
  const gold = Math.min(player.gold, goldMax)
  const groups = ARMY_GROUPS.map(
    (group): FillGroup => ({
      group,
      current: current[group],
      max: max[group],
      price: unitCost(player, group),
    }),
  )
  refuseByRules(fillRefusals(groups, gold))
  const plan = fillPlan(groups, gold)
  spend(player, { gold: plan.cost, diamonds: 0 }, 'ARMY', {
    reference: `fill:${plan.amount}`,
    changes: addArmy(current, plan.units),
  })
  return plan
}
