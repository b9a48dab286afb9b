import type { SharpeningRequest, SharpeningState, SharpeningType } from '#rules/forge/sharpening.ts'
import type { GearChanges, GearRow } from '../../game/items/gear-row.ts'

/** Level and counted failures of one sharpening of a piece. */
export function grindStateOf(row: GearRow, type: SharpeningType): SharpeningState {
  if (type === 'LIMITS') return { level: row.limitsLevel, failures: row.limitsFailures }
  if (type === 'ARMOR_OR_DODGE') return { level: row.armorOrDodgeLevel, failures: row.armorOrDodgeFailures }
  return { level: row.characteristicsLevel, failures: row.characteristicsFailures }
}

/** The columns of a sharpening's state. At level 0 the name is cleared, so that another characteristic may follow. */
export function grindChanges(request: SharpeningRequest, { level, failures }: SharpeningState): GearChanges {
  if (request.type === 'LIMITS') return { limitsLevel: level, limitsFailures: failures }
  if (request.type === 'ARMOR_OR_DODGE') {
    return {
      armorOrDodgeName: level > 0 ? request.name : null,
      armorOrDodgeLevel: level,
      armorOrDodgeFailures: failures,
    }
  }
  return {
    characteristicsName: level > 0 ? request.name : null,
    characteristicsLevel: level,
    characteristicsFailures: failures,
  }
}
