import { BLANK_GEAR } from '#catalogue/gear/blank.ts'
import { gearById } from '#catalogue/gear/gear.ts'
import { enhanceLevelForPoints } from '#rules/forge/enhance.ts'
import type { Gear, GearModel } from '#rules/gear/gear.ts'
import type { GearRow } from './gear-row.ts'
import { storedCraft } from './stored-craft.ts'

/** A model of the catalogue, the blank included. */
export function gearModel(gearId: number): GearModel | undefined {
  return gearId === BLANK_GEAR.id ? BLANK_GEAR : gearById(gearId)
}

/** The rules' item of a stored row; undefined if the catalogue no longer has the model. Throws if its craft is spoiled. */
export function gearOfRow(row: GearRow): Gear | undefined {
  const model = gearModel(row.gearId)
  if (!model) return undefined
  const { characteristicsName, armorOrDodgeName } = row
  return {
    model,
    quality: row.quality,
    enhanceLevel: enhanceLevelForPoints(row.enhancePoints),
    grind: {
      characteristics:
        characteristicsName && row.characteristicsLevel > 0
          ? { name: characteristicsName, level: row.characteristicsLevel }
          : null,
      armorOrDodge:
        armorOrDodgeName && row.armorOrDodgeLevel > 0
          ? { name: armorOrDodgeName, level: row.armorOrDodgeLevel }
          : null,
      limitsLevel: row.limitsLevel,
    },
    craft: row.craft && storedCraft(row.craft),
    equippedSlot: row.equippedSlot,
    isInMarket: row.isInMarket,
  }
}
