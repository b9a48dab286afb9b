import type { MissionFinds } from '#rules/missions/mission-gear.ts'
import { QUALITY_BANDS } from '../shop/shop.ts'
import { MISSION_GEAR_CHANCE, MISSION_GEAR_TIERS } from './mission-gear.ts'
import { missionGearModels } from './mission-gear-models.ts'

/** What gear a mission brings; without models for an unknown key. */
export function missionFinds(missionKey: string): MissionFinds {
  return {
    models: missionGearModels(missionKey),
    chance: MISSION_GEAR_CHANCE,
    best: MISSION_GEAR_TIERS.best,
    bands: QUALITY_BANDS,
  }
}
