import { MISSION_GEAR_CHANCE } from '#catalogue/gear/mission-gear.ts'
import { missionGearModels } from '#catalogue/gear/mission-gear-models.ts'
import { MISSIONS } from '#catalogue/missions/missions.ts'
import type { FightContender } from '#rules/fight/report.ts'
import type { GearModel } from '#rules/gear/gear.ts'
import { enemyContender, missionEnemy } from '#rules/missions/mission-enemy.ts'
import { DIFFICULTIES, type Difficulty, type Mission, missionEnergy } from '#rules/missions/missions.ts'

/** A mission at a difficulty, with everything that does not depend on the host. */
export type Quest = {
  mission: Mission
  difficulty: Difficulty
  energy: number
  enemy: FightContender
  enemyLuck: number
  gearChance: number
  gear: readonly GearModel[]
}

function questOf(mission: Mission, difficulty: Difficulty): Quest {
  const enemy = enemyContender(missionEnemy(mission, difficulty))
  return {
    mission,
    difficulty,
    energy: missionEnergy(difficulty),
    enemy,
    enemyLuck: enemy.characteristics.luck,
    gearChance: MISSION_GEAR_CHANCE[difficulty],
    // Models above the mission's level are never found there; without them drawing is faster.
    gear: missionGearModels(mission.key).filter(({ level }) => level <= mission.level),
  }
}

const BY_LEVEL = [...MISSIONS].sort((left, right) => left.level - right.level)

/** The whole world's missions in all difficulties, by level. */
export const QUESTS: readonly Quest[] = BY_LEVEL.flatMap((mission) =>
  DIFFICULTIES.map((difficulty) => questOf(mission, difficulty)),
)

/** Levels below the player's own that are still worth considering. */
const LOOK_BACK = 2

const openAt = new Map<number, readonly Quest[]>()

/** Missions of the last levels up to this one; beyond a gap the last before it. */
export function questsNear(level: number): readonly Quest[] {
  const known = openAt.get(level)
  if (known !== undefined) return known
  const open = QUESTS.filter(({ mission }) => mission.level <= level)
  const last = open.at(-1)?.mission.level ?? 1
  const near = open.filter(({ mission }) => mission.level >= last - LOOK_BACK)
  openAt.set(level, near)
  return near
}
