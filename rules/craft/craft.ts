import type { Army } from '../army/army.ts'
import type { Characteristics } from '../army/characteristics.ts'
import { CRAFT_FORGE_LEVEL, FORGE_LEVEL_NEEDS } from '../buildings/buildings.ts'
import type { GearCraft } from '../gear/gear.ts'
import type { ResourceAmount } from '../missions/mission-reward.ts'

/** The bonuses of crafts. An attack counts for minimum and maximum. */
export const CRAFT_BONUSES = [
  'archersAttack',
  'swordsmenAttack',
  'cavalryAttack',
  'armor',
  'archersMastery',
  'swordsmenMastery',
  'dodge',
  'luck',
  'archers',
  'swordsmen',
  'squires',
  'priests',
  'instructors',
  'peasants',
  'servants',
  'cavalry',
] as const

export type CraftBonus = (typeof CRAFT_BONUSES)[number]

/** Points per unit of a bonus: 60 points equal one sharpening level. */
export const CRAFT_POINTS = {
  archersAttack: 5,
  swordsmenAttack: 5,
  cavalryAttack: 3,
  armor: 12,
  archersMastery: 15,
  swordsmenMastery: 15,
  dodge: 30,
  luck: 30,
  archers: 8,
  swordsmen: 8,
  squires: 3,
  priests: 60,
  instructors: 60,
  peasants: 6,
  servants: 30,
  cavalry: 20,
} satisfies Record<CraftBonus, number>

export type CraftChoice = Readonly<Partial<Record<CraftBonus, number>>>

/** Different bonuses that one craft may give. */
export const CRAFT_KINDS_MAX = 3
const POINTS_A_FORGE_LEVEL = 60
/** Base cost, before skills' discounts. */
export const CRAFT_GOLD_A_POINT = 20

/** docs/game.md §9. The resources are returned. */
export const CRAFT_RESET_COST = { gold: 0, diamonds: 1_000 } as const

/** Points that a forge can put into one craft: 60 a level from level 4 on; `skill` in basis points. */
export function craftBudget(forgeLevel: number, skill = 0): number {
  const points = POINTS_A_FORGE_LEVEL * Math.max(0, forgeLevel - CRAFT_FORGE_LEVEL + 1)
  return Math.floor((points * (10_000 + skill)) / 10_000)
}

/** Points that a choice costs. */
export function craftPoints(choice: CraftChoice): number {
  return CRAFT_BONUSES.reduce((sum, bonus) => sum + CRAFT_POINTS[bonus] * (choice[bonus] ?? 0), 0)
}

/** Level needed to wear a craft of this many points: that of the forge that can make it. */
export function craftLevelMin(points: number): number {
  const forgeLevel = CRAFT_FORGE_LEVEL - 1 + Math.max(1, Math.ceil(points / POINTS_A_FORGE_LEVEL))
  return FORGE_LEVEL_NEEDS * forgeLevel
}

/** Resources of a recipe for every 60 points or part of them. */
export type CraftMaterial = { resourceId: number; perSixty: number }

/** Cost of a craft of this many points. `discount` in basis points applies to gold only. */
export function craftCost(
  points: number,
  materials: readonly CraftMaterial[],
  discount = 0,
): { gold: number; resources: ResourceAmount[] } {
  const sixties = Math.ceil(points / POINTS_A_FORGE_LEVEL)
  return {
    gold: Math.ceil((CRAFT_GOLD_A_POINT * points * (10_000 - discount)) / 10_000),
    resources: materials.map(({ resourceId, perSixty }) => ({ resourceId, amount: perSixty * sixties })),
  }
}

function characteristicsOfChoice(choice: CraftChoice): Partial<Characteristics> {
  const ends = (attack: CraftBonus, min: keyof Characteristics, max: keyof Characteristics) =>
    choice[attack] ? { [min]: choice[attack], [max]: choice[attack] } : {}
  const one = (name: CraftBonus & keyof Characteristics) => (choice[name] ? { [name]: choice[name] } : {})
  return {
    ...ends('archersAttack', 'archersAttackMin', 'archersAttackMax'),
    ...ends('swordsmenAttack', 'swordsmenAttackMin', 'swordsmenAttackMax'),
    ...ends('cavalryAttack', 'cavalryAttackMin', 'cavalryAttackMax'),
    ...one('armor'),
    ...one('archersMastery'),
    ...one('swordsmenMastery'),
    ...one('dodge'),
    ...one('luck'),
  }
}

function armyOfChoice(choice: CraftChoice): Partial<Army> {
  const one = (group: CraftBonus & keyof Army) => (choice[group] ? { [group]: choice[group] } : {})
  return {
    ...one('archers'),
    ...one('swordsmen'),
    ...one('squires'),
    ...one('priests'),
    ...one('instructors'),
    ...one('peasants'),
    ...one('servants'),
    ...one('cavalry'),
  }
}

/** The choice behind a craft, the inverse of `makeCraft`. An attack is read from its maximum. */
export function choiceOfCraft({
  characteristics,
  army,
}: Pick<GearCraft, 'characteristics' | 'army'>): CraftChoice {
  const { archersAttackMax, swordsmenAttackMax, cavalryAttackMax, ...singles } = characteristics
  const given: CraftChoice = {
    ...singles,
    ...army,
    archersAttack: archersAttackMax,
    swordsmenAttack: swordsmenAttackMax,
    cavalryAttack: cavalryAttackMax,
  }
  return cleanChoice(given)
}

/** The choice without zeros, always in the same order. */
export function cleanChoice(choice: CraftChoice): CraftChoice {
  const clean: Partial<Record<CraftBonus, number>> = {}
  for (const bonus of CRAFT_BONUSES) {
    const units = choice[bonus] ?? 0
    if (units > 0) clean[bonus] = units
  }
  return clean
}

/** The craft that a choice makes for gear of the model `gearId`. */
export function makeCraft(choice: CraftChoice, gearId: number): GearCraft {
  return {
    gearId,
    levelMin: craftLevelMin(craftPoints(choice)),
    characteristics: characteristicsOfChoice(choice),
    army: armyOfChoice(choice),
  }
}
