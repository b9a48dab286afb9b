import type { SharpeningState, SharpeningType } from '#rules/forge/sharpening.ts'
import type { GearGrind } from '#rules/gear/gear.ts'
import type { GearChanges, GearRow } from '../../game/items/gear-row.ts'

/** Level and counted failures of one sharpening of an item. */
export function grindStateOf(row: GearRow, type: SharpeningType): SharpeningState {
  if (type === 'LIMITS') return { level: row.limitsLevel, failures: row.limitsFailures }
  if (type === 'ARMOR_OR_DODGE') return { level: row.armorOrDodgeLevel, failures: row.armorOrDodgeFailures }
  return { level: row.characteristicsLevel, failures: row.characteristicsFailures }
}

/** The columns of one sharpening of an item, with its counted failures. */
export function grindChanges(type: SharpeningType, grind: GearGrind, failures: number): GearChanges {
  const { characteristics, armorOrDodge, limitsLevel } = grind
  if (type === 'LIMITS') return { limitsLevel, limitsFailures: failures }
  if (type === 'ARMOR_OR_DODGE') {
    return {
      armorOrDodgeName: armorOrDodge?.name ?? null,
      armorOrDodgeLevel: armorOrDodge?.level ?? 0,
      armorOrDodgeFailures: failures,
    }
  }
  return {
    characteristicsName: characteristics?.name ?? null,
    characteristicsLevel: characteristics?.level ?? 0,
    characteristicsFailures: failures,
  }
}
