import { missionFinds } from '#catalogue/gear/mission-finds.ts'
import { ENEMY_CHARACTER_TEXTS } from '#catalogue/missions/enemy-characters.ts'
import { MISSION_REGIONS, MISSION_VIGNETTES, MISSIONS } from '#catalogue/missions/missions.ts'
import type {
  EnemyCharacter,
  MissionDrop,
  MissionForecast as MissionForecastView,
  MissionList,
  Mission as MissionView,
} from '#generated/types.ts'
import { armyCharacteristics } from '#rules/army/characteristics.ts'
import { enemyStrengthText } from '#rules/fight/power.ts'
import type { Gear } from '#rules/gear/gear.ts'
import { missionCharacter } from '#rules/missions/enemy-character.ts'
import { enemyContender, missionEnemy } from '#rules/missions/mission-enemy.ts'
import { type MissionForecast, missionForecast, wholePercent } from '#rules/missions/mission-forecast.ts'
import { missionGearChance } from '#rules/missions/mission-gear.ts'
import { skillReduction } from '#rules/missions/mission-skill.ts'
import { DIFFICULTIES, type Difficulty, type Mission } from '#rules/missions/missions.ts'
import { PATROL_LEVEL, patrolSeconds } from '#rules/missions/patrol.ts'
import { patrolSpoils } from '#rules/missions/patrol-spoils.ts'
import { type Departure, departureOf } from '../../game/army/departure.ts'
import { fightingArmyOf } from '../../game/army/player-army.ts'
import { resourceById, viewResources } from '../../game/items/resource-views.ts'
import type { PlayerRow } from '../../game/player/player-row.ts'
import { gameMilliseconds } from '../../platform/clock.ts'

function viewDrops(forecast: MissionForecast, gearChancePercent: number): MissionDrop[] {
  return [
    ...(forecast.diamondChancePercent > 0
      ? [
          {
            kind: 'DIAMOND' as const,
            name: 'Алмаз',
            icon: 'cut-diamond',
            chancePercent: forecast.diamondChancePercent,
          },
        ]
      : []),
    ...(gearChancePercent > 0
      ? [{ kind: 'GEAR' as const, name: 'Снаряжение', icon: 'knapsack', chancePercent: gearChancePercent }]
      : []),
    ...forecast.resources.flatMap(({ resourceId, chancePercent }) => {
      const resource = resourceById(resourceId)
      return resource
        ? [{ kind: 'RESOURCE' as const, name: resource.name, icon: resource.icon, chancePercent }]
        : []
    }),
  ]
}

function viewForecast(
  mission: Mission,
  difficulty: Difficulty,
  { contender, basis }: Departure,
): MissionForecastView {
  const forecast = missionForecast(mission, difficulty, basis, contender)
  const sides = { attacker: contender, defender: enemyContender(missionEnemy(mission, difficulty)) }
  const gearChance = missionGearChance(mission, difficulty, missionFinds(mission.key), sides)
  return {
    difficulty,
    energy: forecast.energy,
    durationSeconds: Math.ceil(gameMilliseconds(forecast.durationSeconds) / 1000),
    experience: forecast.experience,
    goldMin: forecast.gold.min,
    goldMax: forecast.gold.max,
    powerPercent: forecast.powerPercent,
    winPercent: forecast.winPercent,
    winPercentBySkill: forecast.winPercentBySkill,
    strengthText: enemyStrengthText(forecast.powerPercent),
    drops: viewDrops(forecast, wholePercent(gearChance)),
  }
}

function viewCharacter(mission: Mission): EnemyCharacter | null {
  const character = missionCharacter(mission)
  return (
    character && {
      ...character,
      ...ENEMY_CHARACTER_TEXTS[character.kind],
      formation: mission.build.formation,
    }
  )
}

/** Nothing of a mission that no patrol can be sent to yet. */
function viewPatrol(mission: Mission, { basis }: Departure): Pick<MissionView, 'patrol'> {
  if (basis.level < Math.max(PATROL_LEVEL, mission.level)) return {}
  const { gold, resources } = patrolSpoils(mission, basis)
  const hourSeconds = Math.ceil(gameMilliseconds(patrolSeconds(1)) / 1000)
  return { patrol: { gold, resources: viewResources(resources), hourSeconds } }
}

function viewMission(mission: Mission, departure: Departure): MissionView {
  return {
    missionKey: mission.key,
    name: mission.name,
    legend: mission.legend,
    level: mission.level,
    enemyName: mission.enemyName,
    character: viewCharacter(mission),
    icon: mission.icon,
    vignette: MISSION_VIGNETTES.find((vignette) => vignette === mission.vignette) ?? 'road',
    isLocked: departure.basis.level < mission.level,
    difficulties: DIFFICULTIES.map((difficulty) => viewForecast(mission, difficulty, departure)),
    ...viewPatrol(mission, departure),
  }
}

function missionsOf(regionKey: string): readonly Mission[] {
  return MISSIONS.filter((mission) => mission.regionKey === regionKey)
}

/** Every region and mission, with forecasts for the player's current army. */
export function viewMissionList(player: PlayerRow, worn: readonly Gear[]): MissionList {
  const departure = departureOf(player, worn, null)
  // Regions beyond the next one list no missions: the whole world would be 100 KB.
  const horizon = MISSION_REGIONS.find(({ levelMin }) => levelMin > player.level)?.levelMin ?? player.level
  const characteristics = armyCharacteristics(fightingArmyOf(player, worn))
  return {
    regions: MISSION_REGIONS.map(({ key, name, icon, levelMin }) => ({
      regionKey: key,
      name,
      icon,
      levelMin,
      isLocked: player.level < levelMin,
      missions: levelMin <= horizon ? missionsOf(key).map((mission) => viewMission(mission, departure)) : [],
    })),
    skillReduction: {
      FRONTAL_ATTACK: skillReduction('FRONTAL_ATTACK', characteristics),
      REAR_BATTLE: skillReduction('REAR_BATTLE', characteristics),
    },
  }
}
