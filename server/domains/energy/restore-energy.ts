import { totalCost } from '#rules/core/buying.ts'
import { energyNow } from '#rules/energy/energy.ts'
import { ENERGY_RESTORE_COST, restoreRefusals, restoreEnergy as restoreState } from '#rules/energy/restore.ts'
import { refuseByRules } from '../../game/commands/refuse-by-rules.ts'
import { energyChanges, energyPaceOf, energyStateOf, restoresToday } from '../../game/energy/energy-state.ts'
import { gameDayOf } from '../../game/energy/game-day.ts'
import { spend } from '../../game/player/ledger.ts'
import type { LockedPlayer } from '../../game/player/lock-order.ts'
import { now } from '../../platform/clock.ts'

/** Buys one restore for a diamond (docs/game.md §9). 422 energyFull, restoresExhausted, notEnoughDiamonds. */
export function restoreEnergy(player: LockedPlayer): void {
  const instant = now()
  const state = energyStateOf(player)
  const pace = energyPaceOf(player)
  refuseByRules(
    restoreRefusals({
      energy: energyNow(state, instant.getTime(), pace),
      restoresToday: restoresToday(player, instant),
      diamonds: player.diamonds,
    }),
  )
  spend(player, totalCost(ENERGY_RESTORE_COST, 1), 'ENERGY', {
    changes: {
      ...energyChanges(restoreState(state, instant.getTime(), pace)),
      restoresToday: restoresToday(player, instant) + 1,
      restoresDay: gameDayOf(instant),
    },
  })
}
