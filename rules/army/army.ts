/** The eight groups in the specification's order (docs/game.md §3). */
export const ARMY_GROUPS = [
  'archers',
  'swordsmen',
  'squires',
  'priests',
  'instructors',
  'peasants',
  'servants',
  'cavalry',
] as const

export type ArmyGroup = (typeof ARMY_GROUPS)[number]

/** Units per group, whole numbers from 0. */
export type Army = Record<ArmyGroup, number>

/** Building levels that raise an army's maximum. */
export type ArmyBuildings = { servantsHouse: number; stable: number }

export function armyOf(unitsOf: (group: ArmyGroup) => number): Army {
  return {
    archers: unitsOf('archers'),
    swordsmen: unitsOf('swordsmen'),
    squires: unitsOf('squires'),
    priests: unitsOf('priests'),
    instructors: unitsOf('instructors'),
    peasants: unitsOf('peasants'),
    servants: unitsOf('servants'),
    cavalry: unitsOf('cavalry'),
  }
}

export const EMPTY_ARMY: Readonly<Army> = armyOf(() => 0)

export function addArmy(left: Readonly<Army>, right: Readonly<Army>): Army {
  return armyOf((group) => left[group] + right[group])
}

/** Army minus losses. A group never falls below 0. */
export function subtractArmy(from: Readonly<Army>, what: Readonly<Army>): Army {
  return armyOf((group) => Math.max(0, from[group] - what[group]))
}

/** The riders of a stable: 2 % of those of the level for each of its levels, and at least one for each. */
function maxCavalry(level: number, stable: number): number {
  const footmen = 20 + 3 * level
  return Math.max(Math.floor((footmen * (50 + stable)) / 100), Math.floor(footmen / 2) + stable)
}

/** The maximum units of a castle of this level. Buildings add servants and cavalry. */
export function maxArmy(level: number, buildings: ArmyBuildings = { servantsHouse: 0, stable: 0 }): Army {
  return {
    archers: 20 + 3 * level,
    swordsmen: 20 + 3 * level,
    squires: 100 + 20 * level,
    priests: 5 + level,
    instructors: 5 + level,
    peasants: 20 + 6 * level,
    servants: 10 + level + 3 * buildings.servantsHouse,
    cavalry: maxCavalry(level, buildings.stable),
  }
}

/** Units lent by the worn gear. */
export function additionalArmy(gear: readonly Readonly<Army>[]): Army {
  return gear.reduce<Army>(addArmy, { ...EMPTY_ARMY })
}

const PRICE_BASE = {
  archers: 8,
  swordsmen: 8,
  squires: 2,
  priests: 20,
  instructors: 25,
  peasants: 6,
  servants: 6,
  cavalry: 22,
} satisfies Army

/**
 * Gold for one unit: the group's base price + 8 % per level, minus a skill's discount in basis points,
 * rounded up.
 */
export function unitPrice(group: ArmyGroup, level: number, discount = 0): number {
  return Math.ceil((PRICE_BASE[group] * (100 + 8 * level) * (10_000 - discount)) / 1_000_000)
}
