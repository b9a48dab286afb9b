import { type EnemyStrength, strengthAt } from '../fight/enemy-strength.ts'

/**
 * Enemies of the unlimited mission by level. Its reports store only the first enemy's level, so changing a number
 * here makes stored reports impossible to replay and needs a new rules version. So missions have a separate table.
 */
const ENEMIES = [
  { level: 1, attack: 22, health: 210, armor: 10, mastery: 20, dodge: 21, luck: 10 },
  { level: 2, attack: 55, health: 505, armor: 12, mastery: 22, dodge: 22, luck: 11 },
  { level: 3, attack: 64, health: 590, armor: 13, mastery: 23, dodge: 23, luck: 11 },
  { level: 4, attack: 74, health: 632, armor: 14, mastery: 24, dodge: 24, luck: 12 },
  { level: 5, attack: 84, health: 661, armor: 15, mastery: 25, dodge: 25, luck: 12 },
  { level: 6, attack: 94, health: 684, armor: 16, mastery: 26, dodge: 26, luck: 13 },
  { level: 7, attack: 106, health: 702, armor: 17, mastery: 27, dodge: 27, luck: 13 },
  { level: 8, attack: 120, health: 710, armor: 18, mastery: 28, dodge: 28, luck: 14 },
  { level: 11, attack: 298, health: 1_360, armor: 72, mastery: 50, dodge: 67, luck: 29 },
  { level: 13, attack: 366, health: 1_560, armor: 96, mastery: 60, dodge: 80, luck: 35 },
  { level: 16, attack: 490, health: 1_910, armor: 139, mastery: 78, dodge: 103, luck: 45 },
  { level: 20, attack: 681, health: 2_446, armor: 209, mastery: 107, dodge: 139, luck: 62 },
  { level: 25, attack: 960, health: 3_230, armor: 318, mastery: 152, dodge: 194, luck: 87 },
  { level: 30, attack: 1_345, health: 4_370, armor: 451, mastery: 212, dodge: 261, luck: 119 },
  { level: 36, attack: 1_930, health: 6_130, armor: 644, mastery: 303, dodge: 357, luck: 168 },
  { level: 43, attack: 2_870, health: 9_050, armor: 916, mastery: 443, dodge: 494, luck: 239 },
  { level: 50, attack: 4_166, health: 13_187, armor: 1_239, mastery: 625, dodge: 658, luck: 330 },
  { level: 60, attack: 7_000, health: 22_500, armor: 1_792, mastery: 974, dodge: 944, luck: 496 },
] as const satisfies readonly EnemyStrength[]

/** Attack and health in thousandths of the table's: an easy mission's. */
const EASY = 848

/** The enemy of a level of 1 to 60. */
export function unlimitedStrength(level: number): EnemyStrength {
  const strength = strengthAt(ENEMIES, level)
  const eased = (value: number): number => Math.round((value * EASY) / 1_000)
  return { ...strength, attack: eased(strength.attack), health: eased(strength.health) }
}
