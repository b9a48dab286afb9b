import { missionFinds } from '#catalogue/gear/mission-finds.ts'
import { MISSIONS } from '#catalogue/missions/missions.ts'
import type { FightContender } from '#rules/fight/report.ts'
import { enemyContender, missionEnemy } from '#rules/missions/mission-enemy.ts'
import type { MissionFinds } from '#rules/missions/mission-gear.ts'
import { DIFFICULTIES, type Difficulty, type Mission, missionEnergy } from '#rules/missions/missions.ts'

/** A mission at a difficulty, with everything that does not depend on the army. */
export type Quest = {
  mission: Mission
  difficulty: Difficulty
  energy: number
  enemy: FightContender
  finds: MissionFinds
}

function findsOf({ key, level: missionLevel }: Mission): MissionFinds {
  const finds = missionFinds(key)
  // Models above the mission's level are never found there; without them drawing is faster.
  return { ...finds, models: finds.models.filter(({ level }) => level <= missionLevel) }
}

function questsOf(mission: Mission): Quest[] {
  const finds = findsOf(mission)
  return DIFFICULTIES.map((difficulty) => ({
    mission,
    difficulty,
    energy: missionEnergy(difficulty),
    enemy: enemyContender(missionEnemy(mission, difficulty)),
    finds,
  }))
}

const BY_LEVEL = [...MISSIONS].sort((left, right) => left.level - right.level)

/** The whole world's missions in all difficulties, by level. */
export const QUESTS: readonly Quest[] = BY_LEVEL.flatMap(questsOf)

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
