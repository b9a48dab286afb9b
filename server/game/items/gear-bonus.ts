import type { GearArmy, GearCharacteristics } from '#generated/types.ts'
import { ARMY_GROUPS, type Army } from '#rules/army/army.ts'
import { type Characteristics, NO_CHARACTERISTICS } from '#rules/army/characteristics.ts'

function isCharacteristic(name: string): name is keyof Characteristics {
  return Object.hasOwn(NO_CHARACTERISTICS, name)
}

const CHARACTERISTIC_NAMES = Object.keys(NO_CHARACTERISTICS).filter(isCharacteristic)

/** Leaves out zeros: most items have two or three of the eleven characteristics. */
export function viewGearCharacteristics(
  characteristics: Readonly<Partial<Characteristics>>,
): GearCharacteristics {
  const view: GearCharacteristics = {}
  for (const name of CHARACTERISTIC_NAMES) {
    const amount = characteristics[name] ?? 0
    if (amount !== 0) view[name] = amount
  }
  return view
}

/** Only the groups with lent units. */
export function viewGearArmy(army: Readonly<Partial<Army>>): GearArmy {
  const view: GearArmy = {}
  for (const group of ARMY_GROUPS) {
    const amount = army[group] ?? 0
    if (amount !== 0) view[group] = amount
  }
  return view
}
