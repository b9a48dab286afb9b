import {
  type EnergyPace,
  type EnergyState,
  energyNow,
  energyPace,
  energyRefusals,
  settleEnergy,
  spendEnergy as spendState,
} from '#rules/energy/energy.ts'
import { currentPlatform } from '../../platform/ambient.ts'
import { now } from '../../platform/clock.ts'
import { refuseByRules } from '../commands/refuse-by-rules.ts'
import type { LockedPlayer } from '../player/lock-order.ts'
import type { PlayerChanges, PlayerRow } from '../player/player-row.ts'
import { gameDayOf } from './game-day.ts'

/** How fast a player's energy comes back, at the game's speed: the one place that knows subscriptions and prizes. */
export function energyPaceOf(
  player: Pick<PlayerRow, 'subscriptionUntil' | 'energyDoubledUntil'>,
): EnergyPace {
  return energyPace(
    {
      subscriptionUntil: player.subscriptionUntil?.getTime() ?? null,
      winnerUntil: player.energyDoubledUntil?.getTime() ?? null,
    },
    currentPlatform().config.gameSpeed,
  )
}

export function energyStateOf(player: PlayerRow): EnergyState {
  return {
    energy: player.energy,
    energyAt: player.energyAt.getTime(),
  }
}

/** The player's columns for an energy state. */
export function energyChanges(state: EnergyState) {
  return { energy: state.energy, energyAt: new Date(state.energyAt) }
}

/** Energy spent in the current game day. */
export function energySpentToday(player: PlayerRow, instant: Date = now()): number {
  return player.energyDay === gameDayOf(instant) ? player.energySpentToday : 0
}

/**
 * The energy that counts for tired troops: the energy spent today divided by the game's speed. Where energy returns
 * sixty times as fast, troops tire after sixty times as much.
 */
export function tiringEnergy(player: PlayerRow, instant: Date = now()): number {
  return Math.floor(energySpentToday(player, instant) / currentPlatform().config.gameSpeed)
}

/** Restores bought in the current game day. */
export function restoresToday(player: PlayerRow, instant: Date = now()): number {
  return player.restoresDay === gameDayOf(instant) ? player.restoresToday : 0
}

/**
 * The changes of a player that spend `points`, with the day's counter. The caller saves them together with the
 * effect. 422 notEnoughEnergy.
 */
export function spendEnergy(player: LockedPlayer, points: number): PlayerChanges {
  const instant = now()
  const state = energyStateOf(player)
  const pace = energyPaceOf(player)
  refuseByRules(energyRefusals(energyNow(state, instant.getTime(), pace), points))
  return {
    ...energyChanges(spendState(state, points, instant.getTime(), pace)),
    energySpentToday: energySpentToday(player, instant) + points,
    energyDay: gameDayOf(instant),
  }
}

/** The changes of a player whose energy returns faster until then. What has come so far came at the old pace. */
export function doubleEnergy(player: LockedPlayer, until: Date): PlayerChanges {
  const state = settleEnergy(energyStateOf(player), now().getTime(), energyPaceOf(player))
  return { ...energyChanges(state), energyDoubledUntil: until }
}
