import { BUILDING_ENTRIES, type BuildingEntry } from '#catalogue/buildings/buildings.ts'
import type { Building } from '#rules/buildings/buildings.ts'
import { notFound } from '../../platform/errors.ts'

/** The catalogue's entry of a building. */
export function entryOf(building: Building): BuildingEntry {
  const entry = BUILDING_ENTRIES.find((candidate) => candidate.building === building)
  if (!entry) throw notFound('notFound', 'Такой постройки нет')
  return entry
}
