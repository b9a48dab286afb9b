import { BLANK_GEAR_ID, type Gear, type GearModel, NO_GRIND } from '#rules/gear/gear.ts'

/** A level-10 bow for tests: best values 20 to 40 attack, 7 mastery. */
export const BOW: GearModel = {
  id: 7,
  name: 'Лук',
  legend: 'Тугой.',
  icon: 'bow-arrow',
  gearClass: 'rangedWeapon',
  level: 10,
  characteristics: { archersAttackMin: 20, archersAttackMax: 40, archersMastery: 7 },
  army: {},
}

export const BOOTS: GearModel = {
  ...BOW,
  id: 90,
  name: 'Сапоги',
  gearClass: 'boots',
  characteristics: { dodge: 10 },
  army: { squires: 30 },
}

export const BLANK: GearModel = {
  ...BOW,
  id: BLANK_GEAR_ID,
  name: 'Заготовка',
  gearClass: 'blank',
  level: 1,
  characteristics: {},
}

export function gearOf(model: GearModel, more: Partial<Gear> = {}): Gear {
  return {
    model,
    quality: 100,
    enhanceLevel: 0,
    grind: NO_GRIND,
    craft: null,
    equippedSlot: null,
    isInMarket: false,
    ...more,
  }
}
