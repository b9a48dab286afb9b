import {
  type EnergyState,
  energyIntervalMs,
  energyNow,
  energyRefusals,
  spendEnergy as spendState,
} from '../../../rules/energy/energy.ts'
import { currentPlatform } from '../../platform/ambient.ts'
import { now } from '../../platform/clock.ts'
import { refuseByRules } from '../commands/refuse-by-rules.ts'
import type { LockedPlayer } from '../player/lock-order.ts'
import type { PlayerChanges, PlayerRow } from '../player/player-row.ts'
import { gameDayOf } from './game-day.ts'

/** Time for one point in this world. */
export function intervalMs(): number {
  return energyIntervalMs({ subscription: false, winner: false }, currentPlatform().config.gameSpeed)
}

export function energyStateOf(player: PlayerRow): EnergyState {
  return {
    energy: player.energy,
    energyAt: player.energyAt.getTime(),
  }
}

/** The columns of an energy state. */
export function energyChanges(state: EnergyState) {
  return { energy: state.energy, energyAt: new Date(state.energyAt) }
}

/** Energy spent in the present game day. */
export function energySpentToday(player: PlayerRow, instant: Date = now()): number {
  return player.energyDay === gameDayOf(instant) ? player.energySpentToday : 0
}

/**
 * What tires the host: the day's energy by the pace of this world. Where energy comes back sixty times as fast, sixty
 * times as much is spent before the troops are tired.
 */
export function tiringEnergy(player: PlayerRow, instant: Date = now()): number {
  return Math.floor(energySpentToday(player, instant) / currentPlatform().config.gameSpeed)
}

/** Restores bought in the present game day. */
export function restoresToday(player: PlayerRow, instant: Date = now()): number {
  return player.restoresDay === gameDayOf(instant) ? player.restoresToday : 0
}

/**
 * What spending `points` changes of a player, the day's counter included: to be saved by the caller together with what
 * the energy was spent for. 422 notEnoughEnergy.
 */
export function spendEnergy(player: LockedPlayer, points: number): PlayerChanges {
  const instant = now()
  const state = energyStateOf(player)
  refuseByRules(energyRefusals(energyNow(state, instant.getTime(), intervalMs()), points))
  return {
    ...energyChanges(spendState(state, points, instant.getTime(), intervalMs())),
    energySpentToday: energySpentToday(player, instant) + points,
    energyDay: gameDayOf(instant),
  }
}
