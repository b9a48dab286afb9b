import { type DecidedFill, decideFill } from '#rules/army/fill.ts'
import { refuseByRules } from '../../game/commands/refuse-by-rules.ts'
import { spend } from '../../game/player/ledger.ts'
import type { LockedPlayer } from '../../game/player/lock-order.ts'
import { hiringStateOf } from './hiring-state.ts'

/**
 * Hires what all groups of a locked player are missing, for at most `goldMax` and what the purse holds, in one entry of
 * the ledger. 422 armyLimitReached, notEnoughGold (docs/game.md, "Army").
 */
export function fillArmy(player: LockedPlayer, goldMax: number): DecidedFill {
  const fill = decideFill(hiringStateOf(player), goldMax)
  refuseByRules(fill.refusals)
  const { cost, amount } = fill.plan
  spend(player, { gold: cost, diamonds: 0 }, 'ARMY', { reference: `fill:${amount}`, changes: fill.army })
  return fill
}
