import { MISSION_REGIONS, MISSION_VIGNETTES, MISSIONS } from '../../../catalogue/missions.ts'
import type { components } from '../../../generated/api-types.ts'
import { enemyStrengthText } from '../../../rules/fight/power.ts'
import type { FightContender } from '../../../rules/fight/report.ts'
import { type MissionForecast, missionForecast } from '../../../rules/mission-forecast.ts'
import type { MissionTraveller } from '../../../rules/mission-reward.ts'
import { skillReduction } from '../../../rules/mission-skill.ts'
import { DIFFICULTIES, type Difficulty, type Mission } from '../../../rules/missions.ts'
import { gameMilliseconds } from '../../platform/clock.ts'
import type { PlayerRow } from '../../platform/player-row.ts'
import { hostCharacteristicsOf } from '../army/host.ts'
import { hostOf, travellerOf } from './departure.ts'
import { resourceById } from './reward.ts'

type Schemas = components['schemas']

/** Who would go, against whom everything is forecast. */
interface Party {
  readonly level: number
  readonly host: FightContender
  readonly traveller: MissionTraveller
}

const viewDrops = (forecast: MissionForecast): Schemas['MissionDrop'][] => [
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
  ...forecast.resources.flatMap(({ resourceId, chancePercent }) => {
    const resource = resourceById(resourceId)
    return resource
      ? [{ kind: 'RESOURCE' as const, name: resource.name, icon: resource.icon, chancePercent }]
      : []
  }),
]

const viewForecast = (
  mission: Mission,
  difficulty: Difficulty,
  { host, traveller }: Party,
): Schemas['MissionForecast'] => {
  const forecast = missionForecast(mission, difficulty, traveller, host)
  return {
    difficulty,
    energy: forecast.energy,
    durationSeconds: Math.ceil(gameMilliseconds(forecast.durationSeconds) / 1000),
    experience: forecast.experience,
    goldMin: forecast.gold.min,
    goldMax: forecast.gold.max,
    powerPercent: forecast.powerPercent,
    strengthText: enemyStrengthText(forecast.powerPercent),
    drops: viewDrops(forecast),
  }
}

const viewMission = (mission: Mission, party: Party): Schemas['Mission'] => ({
  missionKey: mission.key,
  name: mission.name,
  legend: mission.legend,
  level: mission.level,
  enemyName: mission.enemyName,
  icon: mission.icon,
  vignette: MISSION_VIGNETTES.find((vignette) => vignette === mission.vignette) ?? 'road',
  isLocked: party.level < mission.level,
  difficulties: DIFFICULTIES.map((difficulty) => viewForecast(mission, difficulty, party)),
})

/** Every region and mission as the player's host would meet it now. */
export const viewMissionList = (player: PlayerRow): Schemas['MissionList'] => {
  const party: Party = {
    level: player.level,
    host: hostOf(player, null),
    traveller: travellerOf(player),
  }
  const characteristics = hostCharacteristicsOf(player)
  return {
    regions: MISSION_REGIONS.map(({ key, name, icon, levelMin }) => ({
      regionKey: key,
      name,
      icon,
      levelMin,
      isLocked: player.level < levelMin,
      missions: MISSIONS.filter((mission) => mission.regionKey === key).map((mission) =>
        viewMission(mission, party),
      ),
    })),
    skillReduction: {
      FRONTAL_ATTACK: skillReduction('FRONTAL_ATTACK', characteristics),
      REAR_BATTLE: skillReduction('REAR_BATTLE', characteristics),
    },
  }
}
