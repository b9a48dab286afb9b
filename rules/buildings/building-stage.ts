import type { Building } from './buildings.ts'

/** How far a building is, as everybody sees it: 0 a foundation, 1 wood, 2 stone, 3 grand. */
export type BuildingStage = 0 | 1 | 2 | 3

/** A palisade stands from the start: it is against geese, not raiders. Built walls replace it in stone. */
function wallsStage(level: number): BuildingStage {
  if (level <= 0) return 1
  return level <= 5 ? 2 : 3
}

/** The stage of a building's level (0 and up). */
export function buildingStage(building: Building, level: number): BuildingStage {
  if (building === 'walls') return wallsStage(level)
  if (level <= 0) return 0
  if (level <= 3) return 1
  return level <= 7 ? 2 : 3
}
