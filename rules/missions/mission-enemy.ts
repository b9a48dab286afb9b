import {
  armyCharacteristics,
  armyHealth,
  type FightingArmy,
  type NpcCharacteristics,
} from '../army/characteristics.ts'
import { type EnemyStrength, strengthAt } from '../fight/enemy-strength.ts'
import type { FightContender, Formation } from '../fight/report.ts'
import { builtStrength, type EnemyBuild } from './enemy-build.ts'
import type { MissionSkill } from './mission-skill.ts'
import type { Difficulty, Mission } from './missions.ts'

/** An enemy that is not a player, ready to fight. */
export type MissionEnemy = {
  key: string
  name: string
  level: number
  characteristics: NpcCharacteristics
  healthMax: number
  formation?: Formation
}

/**
 * A medium enemy by level. Tuned by the simulator to typical castles: army, gear, stars, sharpening and skills
 * (docs/game.md, "Balance").
 */
const ENEMIES = [
  { level: 1, attack: 23, health: 215, armor: 10, mastery: 20, dodge: 21, luck: 10 },
  { level: 2, attack: 50, health: 458, armor: 12, mastery: 22, dodge: 22, luck: 11 },
  { level: 3, attack: 60, health: 550, armor: 13, mastery: 23, dodge: 23, luck: 11 },
  { level: 4, attack: 70, health: 606, armor: 14, mastery: 24, dodge: 24, luck: 12 },
  { level: 5, attack: 81, health: 650, armor: 15, mastery: 25, dodge: 25, luck: 12 },
  { level: 6, attack: 95, health: 728, armor: 16, mastery: 26, dodge: 26, luck: 13 },
  { level: 7, attack: 110, health: 805, armor: 17, mastery: 27, dodge: 27, luck: 13 },
  { level: 8, attack: 131, health: 895, armor: 18, mastery: 28, dodge: 28, luck: 14 },
  { level: 9, attack: 206, health: 1_188, armor: 24, mastery: 32, dodge: 33, luck: 17 },
  { level: 10, attack: 243, health: 1_267, armor: 36, mastery: 38, dodge: 43, luck: 22 },
  { level: 11, attack: 284, health: 1_330, armor: 54, mastery: 47, dodge: 58, luck: 28 },
  { level: 12, attack: 335, health: 1_485, armor: 72, mastery: 53, dodge: 69, luck: 32 },
  { level: 13, attack: 385, health: 1_640, armor: 91, mastery: 60, dodge: 80, luck: 35 },
  { level: 16, attack: 507, health: 1_982, armor: 139, mastery: 78, dodge: 103, luck: 45 },
  { level: 20, attack: 714, health: 2_568, armor: 209, mastery: 107, dodge: 139, luck: 62 },
  { level: 25, attack: 1_147, health: 3_860, armor: 318, mastery: 152, dodge: 194, luck: 87 },
  { level: 30, attack: 1_698, health: 5_517, armor: 451, mastery: 212, dodge: 261, luck: 119 },
  { level: 36, attack: 2_334, health: 7_412, armor: 644, mastery: 303, dodge: 357, luck: 168 },
  { level: 43, attack: 3_321, health: 10_468, armor: 916, mastery: 443, dodge: 494, luck: 239 },
  { level: 50, attack: 4_655, health: 14_735, armor: 1_239, mastery: 625, dodge: 658, luck: 330 },
  { level: 60, attack: 7_270, health: 23_367, armor: 1_792, mastery: 974, dodge: 944, luck: 496 },
] as const satisfies readonly EnemyStrength[]

/** Attack and health by difficulty, in thousandths of the medium enemy's. */
const SCALE = { EASY: 848, MEDIUM: 1_000, HARD: 1_158 } satisfies Record<Difficulty, number>

/** The medium enemy of a level of 1 to 60. Levels outside use the nearest. */
export function enemyStrength(level: number): EnemyStrength {
  return strengthAt(ENEMIES, level)
}

/** The enemy of a mission; without a build the usual one of the level. Difficulty changes attack and health only. */
export function missionEnemy(
  mission: Pick<Mission, 'key' | 'enemyName' | 'level'> & { build?: EnemyBuild },
  difficulty: Difficulty,
): MissionEnemy {
  const usual = enemyStrength(mission.level)
  const { attack, health, armor, mastery, dodge, luck } = mission.build
    ? builtStrength(usual, mission.build)
    : usual
  const scaled = (value: number): number => Math.round((value * SCALE[difficulty]) / 1_000)
  return {
    key: mission.key,
    name: mission.enemyName,
    level: mission.level,
    characteristics: { attack: scaled(attack), armor, mastery, dodge, luck },
    healthMax: scaled(health),
    ...(mission.build && { formation: mission.build.formation }),
  }
}

export function enemyContender(enemy: MissionEnemy): FightContender {
  return {
    name: enemy.name,
    level: enemy.level,
    playerId: null,
    enemyKey: enemy.key,
    army: null,
    characteristics: enemy.characteristics,
    healthMax: enemy.healthMax,
    skill: null,
    ...(enemy.formation && { formation: enemy.formation }),
  }
}

/** A player's army at the start of a mission, at full health (docs/game.md, "Army"). */
export function playerContender(
  player: FightingArmy & { playerId: number; name: string },
  skill: MissionSkill | null,
): FightContender {
  return {
    name: player.name,
    level: player.level,
    playerId: player.playerId,
    enemyKey: null,
    army: { ...player.army },
    characteristics: armyCharacteristics(player),
    healthMax: armyHealth(player),
    skill,
  }
}
