import { BASIS_POINTS_PER_PERCENT } from '#rules/core/basis-points.ts'
import { sharpeningBonus, sharpeningChance } from '#rules/forge/sharpening.ts'
import { skillsOf } from '../../game/army/host.ts'
import type { PlayerRow } from '../../game/player/player-row.ts'

type Smith = Pick<PlayerRow, 'forge' | 'skills'>

/** Whole per cent that forge and skill add to every chance. */
export function chanceBonusOf(player: Smith): number {
  return sharpeningBonus(
    player.forge,
    Math.floor(skillsOf(player).sharpeningChance / BASIS_POINTS_PER_PERCENT),
  )
}

/** Chance of a try for `level` at the player's forge, whole per cent up to 100. */
export function chanceOf(player: Smith, level: number): number {
  return Math.min(100, sharpeningChance(level, chanceBonusOf(player)))
}
