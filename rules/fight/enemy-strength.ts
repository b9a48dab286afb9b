import type { NpcCharacteristics } from '../army/characteristics.ts'

/** The strength of an enemy of a level. */
export type EnemyStrength = NpcCharacteristics & { level: number; health: number }

/**
 * The enemy of a level by an ascending table. Between two rows every number grows by the same factor per level.
 * Levels outside use the nearest row.
 */
export function strengthAt(rows: readonly [EnemyStrength, ...EnemyStrength[]], level: number): EnemyStrength {
  const below = rows.findLast((row) => row.level <= level) ?? rows[0]
  const above = rows.find((row) => row.level >= level) ?? below
  if (above.level <= below.level) return { ...below, level }
  const part = (level - below.level) / (above.level - below.level)
  const between = (from: number, to: number): number => Math.round(from * (to / from) ** part)
  return {
    level,
    attack: between(below.attack, above.attack),
    health: between(below.health, above.health),
    armor: between(below.armor, above.armor),
    mastery: between(below.mastery, above.mastery),
    dodge: between(below.dodge, above.dodge),
    luck: between(below.luck, above.luck),
  }
}
