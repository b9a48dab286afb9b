import type { HiringState } from '#rules/army/hire.ts'
import { armyMaximum, armyOfPlayer, skillsOf } from '../../game/army/player-army.ts'
import type { PlayerRow } from '../../game/player/player-row.ts'

/** What decides about hiring for this player now. */
export function hiringStateOf(player: PlayerRow): HiringState {
  return {
    level: player.level,
    army: armyOfPlayer(player),
    max: armyMaximum(player),
    gold: player.gold,
    discount: skillsOf(player).unitPrice,
  }
}
