import { ARMY_GROUPS, armyOf, maxArmy } from '../army/army.ts'
import { BUILDINGS, type BuildingLevels, buildingLevelMax, NO_BUILDINGS } from '../buildings/buildings.ts'
import { experienceForLevel, levelForExperience } from './level.ts'
import type { NeighbourCastle } from './neighbour-castle.ts'

/** How a castle of one kind of player grows: states of one simulated castle, the youngest first. */
export type NeighbourPath = {
  /** Kind of player, guard and arm: `casual rear cavalry`. */
  key: string
  stages: readonly NeighbourCastle[]
}

/** The stages on either side of a place on a path, and how far it lies from the first to the second, 0 to 1. */
type Place = { before: NeighbourCastle; after: NeighbourCastle; share: number }

function placeOf(path: NeighbourPath, of: (stage: NeighbourCastle) => number, value: number): Place {
  const [first] = path.stages
  const before = path.stages.findLast((stage) => of(stage) <= value) ?? first
  if (before === undefined) throw new RangeError(`The path ${path.key} has no stages`)
  const after = path.stages[path.stages.indexOf(before) + 1] ?? before
  const way = of(after) - of(before)
  const share = way <= 0 ? 0 : Math.min(1, Math.max(0, (value - of(before)) / way))
  return { before, after, share }
}

function between(from: number, to: number, share: number): number {
  return from + Math.floor((to - from) * share)
}

/** The age in hours at which a castle of this path has that much experience (hundredths). */
function ageWith(path: NeighbourPath, experience: number): number {
  const { before, after, share } = placeOf(path, (stage) => stage.experience, experience)
  return between(before.ageHours, after.ageHours, share)
}

function buildingsBetween({ before, after, share }: Place, level: number): BuildingLevels {
  const buildings: BuildingLevels = { ...NO_BUILDINGS }
  for (const building of BUILDINGS) {
    const grown = between(before.buildings[building], after.buildings[building], share)
    buildings[building] = Math.min(grown, buildingLevelMax(building, level))
  }
  return buildings
}

function skillsBetween({ before, after, share }: Place): Record<string, number> {
  const grown = Object.entries(after.skills).map(
    ([key, level]) => [key, between(before.skills[key] ?? 0, level, share)] as const,
  )
  return { ...before.skills, ...Object.fromEntries(grown.filter(([, level]) => level > 0)) }
}

/**
 * A castle of the path at an age in hours. Between two stages experience, army, buildings, skills and purse grow evenly.
 * Gear is that of the earlier stage. After the last stage nothing changes.
 */
export function neighbourAt(path: NeighbourPath, ageHours: number): NeighbourCastle {
  const place = placeOf(path, (stage) => stage.ageHours, ageHours)
  const { before, after, share } = place
  const grown = (of: (stage: NeighbourCastle) => number): number => between(of(before), of(after), share)
  const experience = grown((stage) => stage.experience)
  const level = levelForExperience(experience)
  const buildings = buildingsBetween(place, level)
  const most = maxArmy(level, buildings)
  return {
    ageHours,
    level,
    experience,
    gold: grown(({ gold }) => gold),
    diamonds: grown(({ diamonds }) => diamonds),
    glory: grown(({ glory }) => glory),
    enhancePoints: before.enhancePoints,
    missionsWon: grown(({ missionsWon }) => missionsWon),
    missionsLost: grown(({ missionsLost }) => missionsLost),
    army: armyOf((group) =>
      Math.min(
        most[group],
        grown(({ army }) => army[group]),
      ),
    ),
    buildings,
    branches: share > 0 ? after.branches : before.branches,
    skills: skillsBetween(place),
    gear: before.gear,
    resources: [],
  }
}

/** The paths that lead to a level. */
export function pathsTo(level: number, paths: readonly NeighbourPath[]): NeighbourPath[] {
  return paths.filter(({ stages }) => stages.some((stage) => stage.level >= level))
}

/** The castle of the path that has just reached a level. */
export function castleOfLevel(path: NeighbourPath, level: number): NeighbourCastle {
  const experience = experienceForLevel(level)
  return { ...neighbourAt(path, ageWith(path, experience)), level, experience }
}

/** What tells castles of equal experience apart. */
export type NeighbourState = Pick<NeighbourCastle, 'experience' | 'army' | 'buildings' | 'skills'>

/** Units count little beside levels of buildings and skills. */
const UNITS_A_LEVEL = 20

function distance(one: NeighbourState, other: NeighbourState): number {
  const buildings = BUILDINGS.map((building) => Math.abs(one.buildings[building] - other.buildings[building]))
  const keys = new Set([...Object.keys(one.skills), ...Object.keys(other.skills)])
  const skills = [...keys].map((key) => Math.abs((one.skills[key] ?? 0) - (other.skills[key] ?? 0)))
  const units = ARMY_GROUPS.map((group) => Math.abs(one.army[group] - other.army[group]) / UNITS_A_LEVEL)
  return [...buildings, ...skills, ...units].reduce((sum, apart) => sum + apart, 0)
}

/** The path on which a castle is, and its age there in hours. */
export type OnPath = { path: NeighbourPath; ageHours: number }

/** The path that is the nearest to a castle at its experience. Of equals the first one. */
export function nearestPath(castle: NeighbourState, paths: readonly NeighbourPath[]): OnPath {
  const [nearest] = paths
    .map((path) => {
      const ageHours = ageWith(path, castle.experience)
      return { path, ageHours, apart: distance(castle, neighbourAt(path, ageHours)) }
    })
    .toSorted((left, right) => left.apart - right.apart)
  if (nearest === undefined) throw new RangeError('There are no paths')
  return nearest
}
