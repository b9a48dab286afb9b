import type { LastingHealth } from '#generated/types.ts'
import { FULL_RECOVERY_SECONDS, healthNow } from '#rules/raids/lasting-health.ts'
import { currentPlatform } from '../../platform/ambient.ts'
import { now } from '../../platform/clock.ts'
import type { PlayerRow } from '../player/player-row.ts'
import { skillsOf } from './player-army.ts'

/** The player's health now: what raids left, recovered since then. Full if the player has never been raided. */
export function lastingHealth(player: PlayerRow, healthMax: number, instant: Date = now()): number {
  if (player.health === null || player.healthAt === null) return healthMax
  return healthNow(
    { health: player.health, healthAt: player.healthAt.getTime() },
    healthMax,
    instant.getTime(),
    { recovery: skillsOf(player).healthRecovery, speed: currentPlatform().config.gameSpeed },
  )
}

/** The changes of a player that set the lasting health. Full health is stored as null. */
export function healthChanges(health: number, healthMax: number, instant: Date = now()) {
  return health >= healthMax
    ? { health: null, healthAt: null }
    : { health: Math.max(0, health), healthAt: instant }
}

/** When the health will be full; null if it is. */
function healthFullAt(player: PlayerRow, healthMax: number, instant: Date = now()): Date | null {
  const missing = healthMax - lastingHealth(player, healthMax, instant)
  if (missing <= 0) return null
  const recovery = 10_000 + skillsOf(player).healthRecovery
  const whole = (FULL_RECOVERY_SECONDS * 1_000 * 10_000) / recovery / currentPlatform().config.gameSpeed
  return new Date(instant.getTime() + Math.ceil((whole * missing) / healthMax))
}

/** Health for the army's page and the wine cellar. */
export function viewLastingHealth(player: PlayerRow, healthMax: number): LastingHealth {
  return {
    current: lastingHealth(player, healthMax),
    max: healthMax,
    fullAt: healthFullAt(player, healthMax)?.toISOString() ?? null,
  }
}
