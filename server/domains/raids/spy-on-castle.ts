import { spyRefusals } from '#rules/raids/refusals.ts'
import { relationSeconds, SPIED_SECONDS } from '#rules/raids/timers.ts'
import { refuseByRules } from '../../game/commands/refuse-by-rules.ts'
import type { LockedPlayer } from '../../game/player/lock-order.ts'
import type { RaidCastleRow } from '../../game/raids/raid-castle.ts'
import { saveRaidCastle } from '../../game/raids/raid-castle.ts'
import { afterGameSeconds, now } from '../../platform/clock.ts'
import { saveSpying } from './opponent-store.ts'
import { classed, type Situation } from './situation.ts'

/** Why the player's spies cannot go there now. */
export function spyReasons(player: Pick<LockedPlayer, 'id' | 'level'>, own: RaidCastleRow, there: Situation) {
  const isComing = (until: Date | null): boolean => until !== null && until > now()
  return spyRefusals({
    level: player.level,
    isOwn: there.player.id === player.id,
    isClosed: there.state.victim?.isClosed ?? false,
    isImmune: isComing(there.castle.spyImmuneUntil),
    isCoolingDown: isComing(own.spiesBackAt),
  })
}

/**
 * Shows a castle to the locked player for a while. Both castles are locked. 422 levelTooLow, ownCastle, castleClosed,
 * spyImmune, spyCooldown.
 */
export function spyOnCastle(player: LockedPlayer, own: RaidCastleRow, there: Situation): void {
  refuseByRules(spyReasons(player, own, there))
  const castleId = there.player.id
  const { defender, castle } = classed(there, { own }).state
  saveSpying(player.id, {
    castleId,
    seen: { host: defender, castle },
    seenAt: now(),
    until: afterGameSeconds(SPIED_SECONDS),
  })
  saveRaidCastle(castleId, { spyImmuneUntil: afterGameSeconds(relationSeconds('immune-spy', false)) })
  saveRaidCastle(player.id, { spiesBackAt: afterGameSeconds(relationSeconds('cooldown-spy', false)) })
}
