import type { Army } from '#rules/army/army.ts'

/** The start of a new castle. Energy is full. */
export const START_ARMY = {
  archers: 12,
  swordsmen: 12,
  squires: 40,
  priests: 2,
  instructors: 1,
  peasants: 12,
  servants: 5,
  cavalry: 4,
} as const satisfies Army

export const START_GOLD = 300
export const START_DIAMONDS = 5
export const START_ENERGY = 120
