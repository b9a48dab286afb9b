import type { Energy } from '#generated/types.ts'
import { nextGameDay } from '#rules/core/game-day.ts'
import {
  ENERGY_MAX,
  energyNow,
  fullEnergyAt,
  nextEnergyAt,
  type PaceChange,
  paceFrom,
} from '#rules/energy/energy.ts'
import { ENERGY_RESTORE, ENERGY_RESTORE_COST, ENERGY_RESTORES_A_DAY } from '#rules/energy/restore.ts'
import { tiredShare } from '#rules/energy/tired-troops.ts'
import {
  energyPaceOf,
  energySpentToday,
  energyStateOf,
  restoresToday,
  tiringEnergy,
} from '../../game/energy/energy-state.ts'
import type { PlayerRow } from '../../game/player/player-row.ts'
import { now } from '../../platform/clock.ts'

function instantOf(milliseconds: number | null): string | null {
  return milliseconds === null ? null : new Date(milliseconds).toISOString()
}

function viewChange(change: PaceChange | undefined): Energy['intervalChange'] {
  return change
    ? { at: new Date(change.at).toISOString(), intervalSeconds: Math.ceil(change.intervalMs / 1000) }
    : null
}

/** A player's energy now. */
export function viewEnergy(player: PlayerRow): Energy {
  const instant = now()
  const at = instant.getTime()
  const state = energyStateOf(player)
  const pace = energyPaceOf(player)
  const { intervalMs, changes } = paceFrom(pace, at)
  const doubledUntil = player.energyDoubledUntil
  return {
    current: energyNow(state, at, pace),
    max: ENERGY_MAX,
    nextAt: instantOf(nextEnergyAt(state, at, pace)),
    fullAt: instantOf(fullEnergyAt(state, at, pace)),
    intervalSeconds: Math.ceil(intervalMs / 1000),
    intervalChange: viewChange(changes[0]),
    laterIntervalChange: viewChange(changes[1]),
    doubledUntil: doubledUntil !== null && doubledUntil > instant ? doubledUntil.toISOString() : null,
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
