import type { Mission } from '#rules/missions/missions.ts'
import { FAR_MISSION_REGIONS, FAR_MISSIONS } from './far/far-missions.ts'
import type { MissionRegion } from './mission-region.ts'
import { NEAR_FOREST_MISSIONS } from './near-forest.ts'
import { POSAD_MISSIONS } from './posad.ts'

export const MISSION_VIGNETTES = ['mountains', 'forest', 'river', 'village', 'swamp', 'road'] as const

/** Two regions for armies without gear, then nine to level 60; 16, 26 and 36 open with the titles. */
export const MISSION_REGIONS: readonly MissionRegion[] = [
  {
    key: 'posad',
    name: 'Посад',
    legend: 'Мельницы, корчма, брод и большак: всё, что видно с вашей стены в ясный день.',
    icon: 'village',
    levelMin: 1,
  },
  {
    key: 'nearForest',
    name: 'Ближний лес',
    legend: 'Начинается сразу за последним огородом. Где кончается, спросить пока не у кого.',
    icon: 'forest',
    levelMin: 4,
  },
  ...FAR_MISSION_REGIONS,
]

export const MISSIONS: readonly Mission[] = [...POSAD_MISSIONS, ...NEAR_FOREST_MISSIONS, ...FAR_MISSIONS]

const byKey = new Map(MISSIONS.map((mission) => [mission.key, mission]))

export function missionByKey(key: string): Mission | undefined {
  return byKey.get(key)
}
