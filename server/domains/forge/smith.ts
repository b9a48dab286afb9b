import type { Smith } from '#rules/forge/decide-sharpening.ts'
import { skillsOf } from '../../game/army/player-army.ts'
import type { PlayerRow } from '../../game/player/player-row.ts'

/** What a player's forge and skill add to the chance. */
export function smithOf(player: Pick<PlayerRow, 'forge' | 'skills'>): Smith {
  return { forgeLevel: player.forge, skill: skillsOf(player).sharpeningChance }
}
