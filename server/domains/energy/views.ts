import type { Energy } from '../../../generated/types.ts'
import { nextGameDay } from '../../../rules/core/game-day.ts'
import {
  ENERGY_MAX,
  ENERGY_RESTORE,
  ENERGY_RESTORE_COST,
  ENERGY_RESTORES_A_DAY,
  energyNow,
  fullEnergyAt,
  nextEnergyAt,
} from '../../../rules/energy/energy.ts'
import { tiredShare } from '../../../rules/energy/tired-troops.ts'
import {
  energySpentToday,
  energyStateOf,
  intervalMs,
  restoresToday,
  tiringEnergy,
} from '../../game/energy/energy-state.ts'
import type { PlayerRow } from '../../game/player/player-row.ts'
import { now } from '../../platform/clock.ts'

function instantOf(milliseconds: number | null): string | null {
  return milliseconds === null ? null : new Date(milliseconds).toISOString()
}

/** A player's energy now. */
export function viewEnergy(player: PlayerRow): Energy {
  const instant = now()
  const at = instant.getTime()
  const state = energyStateOf(player)
  const interval = intervalMs()
  return {
    current: energyNow(state, at, interval),
    max: ENERGY_MAX,
    nextAt: instantOf(nextEnergyAt(state, at, interval)),
    fullAt: instantOf(fullEnergyAt(state, at, interval)),
    intervalSeconds: Math.ceil(interval / 1000),
    spentToday: energySpentToday(player, instant),
    experiencePercent: tiredShare(tiringEnergy(player, instant)),
    restore: {
      price: { ...ENERGY_RESTORE_COST },
      gives: ENERGY_RESTORE,
      left: ENERGY_RESTORES_A_DAY - restoresToday(player, instant),
      resetsAt: new Date(nextGameDay(at)).toISOString(),
    },
  }
}
