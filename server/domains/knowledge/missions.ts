import { MISSION_GEAR, MISSION_GEAR_CHANCE } from '#catalogue/gear/mission-gear.ts'
import { ENEMY_CHARACTER_TEXTS } from '#catalogue/missions/enemy-characters.ts'
import { MISSION_REGIONS, MISSIONS } from '#catalogue/missions/missions.ts'
import type { MissionDifficultyKnowledge, MissionKnowledge, MissionKnowledgeList } from '#generated/types.ts'
import { gearDropChance } from '#rules/gear/drop.ts'
import type { GearClass } from '#rules/gear/gear-class.ts'
import { missionCharacter } from '#rules/missions/enemy-character.ts'
import { missionEnemy } from '#rules/missions/mission-enemy.ts'
import { missionDiamondChance, missionExperience, missionGold } from '#rules/missions/mission-reward.ts'
import {
  DIFFICULTIES,
  type Difficulty,
  type Mission,
  missionDurationSeconds,
  missionEnergy,
} from '#rules/missions/missions.ts'
import { viewClassNames } from './gear.ts'
import { plainLord, viewChances, worldSeconds } from './spoils.ts'

function classesOf(mission: Mission): readonly GearClass[] {
  return MISSION_GEAR[mission.key] ?? []
}

/** Chance of gear in basis points for an army as lucky as the enemy. */
function plainGearChance(mission: Mission, difficulty: Difficulty, luck: number): number {
  if (classesOf(mission).length === 0) return 0
  const find = { level: mission.level, chance: MISSION_GEAR_CHANCE[difficulty], enemyLuck: luck }
  return gearDropChance(find, { level: mission.level, luck })
}

function viewDifficulty(mission: Mission, difficulty: Difficulty): MissionDifficultyKnowledge {
  const lord = plainLord(mission.level)
  const { characteristics, healthMax } = missionEnemy(mission, difficulty)
  const gold = missionGold(mission, difficulty, lord)
  return {
    difficulty,
    energy: missionEnergy(difficulty),
    durationSeconds: worldSeconds(missionDurationSeconds(mission, difficulty)),
    lostSeconds: worldSeconds(missionDurationSeconds(mission, difficulty, 'LOSE')),
    enemy: { healthMax, characteristics },
    experience: missionExperience(mission, difficulty, lord),
    goldMin: gold.min,
    goldMax: gold.max,
    drops: viewChances({
      diamond: missionDiamondChance(mission, difficulty, lord.level),
      gear: plainGearChance(mission, difficulty, characteristics.luck),
      resources: mission.drops.map(({ resourceId, amount, chance }) => ({
        resourceId,
        amount,
        chance: chance[difficulty],
      })),
    }),
  }
}

function viewMission(mission: Mission): MissionKnowledge {
  const character = missionCharacter(mission)
  return {
    missionKey: mission.key,
    name: mission.name,
    legend: mission.legend,
    level: mission.level,
    icon: mission.icon,
    enemyName: mission.enemyName,
    formation: mission.build.formation,
    advice: character ? ENEMY_CHARACTER_TEXTS[character.kind].advice : '',
    gearClasses: viewClassNames(classesOf(mission)),
    difficulties: DIFFICULTIES.map((difficulty) => viewDifficulty(mission, difficulty)),
  }
}

export function viewMissions(): MissionKnowledgeList {
  return {
    regions: MISSION_REGIONS.map(({ key, name, legend, icon, levelMin }) => ({
      regionKey: key,
      name,
      legend,
      icon,
      levelMin,
      missions: MISSIONS.filter(({ regionKey }) => regionKey === key).map(viewMission),
    })),
  }
}
