import type { BuildingState } from '#generated/types.ts'
import type { RaidBuilding } from '#rules/fight/raid-report.ts'

/** The building as one that a raid has damaged; null while it is whole. */
export function damagedPart({
  building,
  repairGold,
}: Pick<BuildingState, 'building' | 'repairGold'>): RaidBuilding | null {
  if (repairGold === null) return null
  return building === 'walls' || building === 'moats' || building === 'stakes' ? building : null
}
