import type { BuildingState } from '#generated/types.ts'
import type { Building } from '#rules/buildings/buildings.ts'

type BuildingGroup = { title: string; buildings: readonly Building[] }

/** Buildings by what they are for. */
const BUILDING_GROUPS: readonly BuildingGroup[] = [
  { title: 'Хозяйство', buildings: ['storage', 'servantsHouse', 'stable', 'forge'] },
  { title: 'Оборона', buildings: ['walls', 'moats', 'stakes', 'catapult', 'catapultProjectiles'] },
]

/** How far a level is: it can be built now, gold or resources are missing, or the player's level is too low. */
function distance({ needsLevel }: BuildingState, level: number, canBuild: boolean): number {
  if (canBuild) return 0
  return level < needsLevel ? 2 : 1
}

/** The groups with their buildings, those first that can be built now. */
export function groupedBuildings(
  states: readonly BuildingState[],
  level: number,
  canBuild: (state: BuildingState) => boolean,
): { title: string; states: BuildingState[] }[] {
  return BUILDING_GROUPS.map(({ title, buildings }) => ({
    title,
    states: buildings
      .flatMap((building) => states.find((state) => state.building === building) ?? [])
      .sort((left, right) => distance(left, level, canBuild(left)) - distance(right, level, canBuild(right))),
  }))
}
