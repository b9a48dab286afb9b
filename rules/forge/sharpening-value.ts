import type { GrindCharacteristic, GrindTrade } from '../gear/gear.ts'

/** The effect of one level of a sharpening (docs/game.md §9). */
export const SHARPENING_VALUES = {
  archersAttack: 12,
  swordsmenAttack: 12,
  archersMastery: 4,
  swordsmenMastery: 4,
  armor: 5,
  dodge: 2,
  luck: 2,
  peasants: 10,
  squires: 20,
} satisfies Record<GrindCharacteristic, number>

/** Armour against dodge: + 4 / − 1 and + 2 / − 1 (docs/game.md §9). */
export const TRADE_VALUES = {
  armor: { armor: 4, dodge: -1 },
  dodge: { armor: -1, dodge: 2 },
} satisfies Record<GrindTrade, { armor: number; dodge: number }>

const LEVEL_COMPENSATION_STEP = 1
const LIMITS_COMPENSATION_STEP = 2

/**
 * The multiplier by its formula (docs/game.md §9), in halves so that 6.5 stays whole: up to level 5 the level,
 * 6 gives 6.5, above 6 level + 2^(level − 6). The game uses this reading.
 */
export function formulaMultiplierHalves(level: number): number {
  if (level <= 5) return 2 * level
  return level === 6 ? 13 : 2 * (level + 2 ** (level - 6))
}

/** The addition of each level in the specification's table for levels 1 to 15 (docs/game.md §9), in halves. */
const TABLE_HALVES = [2, 2, 2, 2, 2, 3, 4, 8, 16, 32, 64, 128, 256, 512, 1_024] as const

/**
 * The multiplier by the cumulative table, in halves; above 15 that of 15. The other reading of the
 * specification: equal up to level 6, up to twice the formula above. Kept for comparison, not used.
 */
export function tableMultiplierHalves(level: number): number {
  return TABLE_HALVES.slice(0, Math.max(0, level)).reduce<number>((sum, halves) => sum + halves, 0)
}

function floored(value: number, level: number): number {
  return Math.floor((value * formulaMultiplierHalves(level)) / 2)
}

/** A characteristics sharpening of a level: value · multiplier, floored. */
export function sharpeningValue(name: GrindCharacteristic, level: number): number {
  return floored(SHARPENING_VALUES[name], level)
}

/** An armour/dodge sharpening of a level; both numbers are floored, so the price of level 6 is 7. */
export function tradeValue(name: GrindTrade, level: number): { armor: number; dodge: number } {
  const { armor, dodge } = TRADE_VALUES[name]
  return { armor: floored(armor, level), dodge: floored(dodge, level) }
}

/** A limits sharpening: the reduction of the required level, and of both limits in per cent (doubled). */
export function limitsCompensation(level: number): { levelCompensation: number; limitsCompensation: number } {
  return {
    levelCompensation: level * LEVEL_COMPENSATION_STEP,
    limitsCompensation: level * LIMITS_COMPENSATION_STEP,
  }
}
