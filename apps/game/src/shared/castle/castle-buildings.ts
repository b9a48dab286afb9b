import type { BuildingsData, Title } from '#generated/types.ts'
import { buildingStage } from '#rules/buildings/building-stage.ts'
import type { BuildingLevels } from '#rules/buildings/buildings.ts'
import { type Building, keepStage, type Stage, type Stages } from '../../art/castle/stages.ts'

/** The picture's name for each building of the contract. */
export const DRAWN_AS = {
  forge: 'forge',
  storage: 'storage',
  servantsHouse: 'servantsHouse',
  stable: 'stable',
  walls: 'walls',
  moats: 'moats',
  stakes: 'stakes',
  catapult: 'catapult',
  catapultProjectiles: 'projectiles',
} as const satisfies Record<keyof BuildingLevels, Building>

/** A damaged moat has run dry, damaged stakes are down. The breach in a damaged wall is drawn over it. */
const DAMAGED_STAGES: { readonly [Key in Building]?: Stage } = { moats: 1, stakes: 0 }

/**
 * Stages of the picture: the keep by the lord's title, everything else by level. Level 0 shows foundations, and what
 * a raid has damaged stands lower.
 */
export function castleStages(title: Title, buildings: BuildingsData['buildings'] = []): Stages {
  const stages: Stages = {
    keep: keepStage(title),
    walls: buildingStage('walls', 0),
    moats: 0,
    stakes: 0,
    stable: 0,
    forge: 0,
    storage: 0,
    servantsHouse: 0,
    catapult: 0,
    projectiles: 0,
  }
  for (const { building, level, repairGold } of buildings) {
    const drawn = DRAWN_AS[building]
    const lowered = repairGold === null ? undefined : DAMAGED_STAGES[drawn]
    stages[drawn] = lowered ?? buildingStage(building, level)
  }
  return stages
}
