import type { Gear } from '#generated/types.ts'
import type { Gear as RulesGear } from '#rules/gear/gear.ts'

/**
 * Converts the contract's gear for the rules about levels, limits and slots. Its values are left out: the server
 * computes them, so the catalogue of models need not be loaded.
 */
export function asRulesGear(gear: Gear, equippedSlot: number | null = gear.equippedSlot): RulesGear {
  const { characteristicsName, characteristicsValue, armorOrDodgeName, armorOrDodgeValue, limitsValue } =
    gear.currentGrind
  return {
    model: {
      id: gear.gearId,
      name: gear.modelName,
      legend: gear.legend,
      icon: gear.icon,
      gearClass: gear.gearClass,
      level: gear.level.levelMinBase,
      characteristics: {},
      army: {},
    },
    quality: gear.quality,
    enhanceLevel: gear.enhanceLevel,
    grind: {
      characteristics: characteristicsName && { name: characteristicsName, level: characteristicsValue },
      armorOrDodge: armorOrDodgeName && { name: armorOrDodgeName, level: armorOrDodgeValue },
      limitsLevel: limitsValue,
    },
    craft: gear.craft,
    equippedSlot,
    isInMarket: gear.isInMarket,
  }
}
