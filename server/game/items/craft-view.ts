import { CRAFT_MATERIALS } from '#catalogue/craft/craft-materials.ts'
import type { GearCraft as GearCraftView } from '#generated/types.ts'
import { choiceOfCraft, craftCost, craftPoints } from '#rules/craft/craft.ts'
import type { GearCraft } from '#rules/gear/gear.ts'
import type { ResourceAmount } from '#rules/missions/mission-reward.ts'
import { UNKNOWN_NAME } from '#rules/player/player-name.ts'
import { viewGearArmy, viewGearCharacteristics } from './gear-bonus.ts'
import { gearModel } from './gear-of-row.ts'

/** The materials of a craft. Crafts stored without them follow the current catalogue. */
export function materialsOfCraft(craft: GearCraft): readonly ResourceAmount[] {
  if (craft.materials) return craft.materials
  const model = gearModel(craft.gearId)
  return model ? craftCost(craftPoints(choiceOfCraft(craft)), CRAFT_MATERIALS[model.gearClass]).resources : []
}

/** A craft with the present name of its maker. */
export function viewCraft(craft: GearCraft, crafterName: string | null): GearCraftView {
  return {
    creatorName: crafterName ?? UNKNOWN_NAME,
    levelMin: craft.levelMin,
    gearId: craft.gearId,
    characteristics: viewGearCharacteristics(craft.characteristics),
    army: viewGearArmy(craft.army),
    materials: materialsOfCraft(craft).map(({ resourceId, amount }) => ({ resourceId, amount })),
  }
}
