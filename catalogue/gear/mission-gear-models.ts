import type { GearModel } from '#rules/gear/gear.ts'
import { GEAR } from './gear.ts'
import { MISSION_GEAR } from './mission-gear.ts'

const byMission = new Map(
  Object.entries(MISSION_GEAR).map(([key, classes]) => [
    key,
    GEAR.filter(({ gearClass }) => classes.includes(gearClass)),
  ]),
)

/** Models of the classes that a mission may bring, of all levels; none for an unknown key. */
export function missionGearModels(missionKey: string): readonly GearModel[] {
  return byMission.get(missionKey) ?? []
}
