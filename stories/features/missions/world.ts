import { RESOURCES } from '#catalogue/inventory/resources.ts'
import { ENEMY_CHARACTER_TEXTS } from '#catalogue/missions/enemy-characters.ts'
import { MISSION_REGIONS, MISSIONS } from '#catalogue/missions/missions.ts'
import { START_ARMY } from '#catalogue/world/start.ts'
import type { ArmyData, EnemyCharacter, MissionList, PatrolSpoils } from '#generated/types.ts'
import { ARMY_GROUPS, maxArmy, unitPrice } from '#rules/army/army.ts'
import { hostCharacteristics, hostHealth } from '#rules/army/characteristics.ts'
import { enemyStrengthText } from '#rules/fight/power.ts'
import { missionCharacter } from '#rules/missions/enemy-character.ts'
import { playerContender } from '#rules/missions/mission-enemy.ts'
import { missionForecast } from '#rules/missions/mission-forecast.ts'
import { DIFFICULTIES, type Mission } from '#rules/missions/missions.ts'
import { PATROL_LEVEL } from '#rules/missions/patrol.ts'
import { patrolSpoils } from '#rules/missions/patrol-spoils.ts'

/** A host of this level. The army is full by default. */
export function hostAt(level: number, army = maxArmy(level)) {
  return playerContender({ playerId: 17, name: 'Ратибор', level, army }, 'FRONTAL_ATTACK')
}

function characterOf(mission: Mission): EnemyCharacter | null {
  const character = missionCharacter(mission)
  return (
    character && {
      ...character,
      ...ENEMY_CHARACTER_TEXTS[character.kind],
      formation: mission.build.formation,
    }
  )
}

function patrolAt(mission: Mission, level: number): { patrol?: PatrolSpoils } {
  if (level < Math.max(PATROL_LEVEL, mission.level)) return {}
  const { gold, resources } = patrolSpoils(mission, { level })
  return {
    patrol: {
      gold,
      hourSeconds: 3_600,
      resources: resources.flatMap(({ resourceId, amount }) => {
        const resource = RESOURCES.find(({ id }) => id === resourceId)
        return resource ? [{ resourceId, name: resource.name, icon: resource.icon, amount }] : []
      }),
    },
  }
}

/** The server's list of missions for a lord of this level. */
export function missionListAt(level: number, host = hostAt(level)): MissionList {
  const basis = { level, instructors: 1, energySpentToday: 0 }
  return {
    skillReduction: { FRONTAL_ATTACK: 14, REAR_BATTLE: 0 },
    regions: MISSION_REGIONS.map((region) => ({
      regionKey: region.key,
      name: region.name,
      icon: region.icon,
      levelMin: region.levelMin,
      isLocked: level < region.levelMin,
      missions: MISSIONS.filter(({ regionKey }) => regionKey === region.key).map((mission) => ({
        missionKey: mission.key,
        name: mission.name,
        legend: mission.legend,
        level: mission.level,
        enemyName: mission.enemyName,
        character: characterOf(mission),
        icon: mission.icon,
        vignette:
          mission.vignette === 'forest' ? 'forest' : mission.vignette === 'river' ? 'river' : 'village',
        isLocked: level < mission.level,
        ...patrolAt(mission, level),
        difficulties: DIFFICULTIES.map((difficulty) => {
          const forecast = missionForecast(mission, difficulty, basis, host)
          return {
            difficulty,
            energy: forecast.energy,
            durationSeconds: forecast.durationSeconds,
            experience: forecast.experience,
            goldMin: forecast.gold.min,
            goldMax: forecast.gold.max,
            powerPercent: forecast.powerPercent,
            winPercent: forecast.winPercent,
            winPercentBySkill: forecast.winPercentBySkill,
            strengthText: enemyStrengthText(forecast.powerPercent),
            drops: [
              { kind: 'DIAMOND' as const, name: 'Алмаз', icon: 'cut-diamond', chancePercent: 3 },
              { kind: 'GEAR' as const, name: 'Снаряжение', icon: 'knapsack', chancePercent: 20 },
              ...forecast.resources.map(({ resourceId, chancePercent }) => ({
                kind: 'RESOURCE' as const,
                name: RESOURCES.find(({ id }) => id === resourceId)?.name ?? '',
                icon: RESOURCES.find(({ id }) => id === resourceId)?.icon ?? '',
                chancePercent,
              })),
            ],
          }
        }),
      })),
    })),
  }
}

export const startArmy: ArmyData = {
  groups: ARMY_GROUPS.map((group) => ({
    group,
    current: START_ARMY[group],
    max: maxArmy(1)[group],
    additional: 0,
    price: { gold: unitPrice(group, 1), diamonds: 0 },
    maxBuyable: 0,
  })),
  characteristics: {
    current: hostCharacteristics({ level: 1, army: START_ARMY }),
    max: hostCharacteristics({ level: 1, army: maxArmy(1) }),
    additional: {},
  },
  health: hostHealth({ level: 1, army: START_ARMY }),
  lastingHealth: { current: 400, max: 400, fullAt: null },
}
