import type { Gear } from '#generated/types.ts'
import { BLANK_GEAR_ID } from '#rules/gear/gear.ts'
import { itemArt } from '../../art/item-art.ts'
import type { GearMarks } from '../../ui/pictures/gear-icon.tsx'
import { CLASS_MATERIALS } from './gear-material.ts'

export function isBlankGear({ gearId }: Pick<Gear, 'gearId'>): boolean {
  return gearId === BLANK_GEAR_ID
}

export function gearMarks(gear: Gear): GearMarks {
  const { characteristicsValue, armorOrDodgeValue, limitsValue } = gear.currentGrind
  return {
    stars: gear.enhanceLevel,
    sharpened: Math.max(characteristicsValue, armorOrDodgeValue, limitsValue),
    crafted: gear.craft !== null,
    locked: gear.isLocked,
    worn: gear.equippedSlot !== null,
    inMarket: gear.isInMarket,
    isNew: !gear.isViewed,
  }
}

/** What a plate, a card or a slot needs to draw a gear item. */
export function gearLooks(gear: Gear) {
  return {
    name: gear.name,
    art: itemArt(gear.icon),
    material: CLASS_MATERIALS[gear.gearClass],
    quality: gear.quality,
    levelMin: gear.level.levelMin,
    blank: isBlankGear(gear),
    marks: gearMarks(gear),
  }
}
