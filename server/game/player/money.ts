import type { Purse } from '#rules/core/currencies.ts'

/**
 * Reasons of a change of money: the specification's sources (docs/game.md §3, "History sources") to the letter, then
 * ours: PLAYER_RENAME (a new name of the player), START (the first money of a castle), TUTORIAL (rewards of the first quests), BUILDING (building costs),
 * SKILLS (branches and skills), ADMIN (the console).
 */
export const MONEY_SOURCES = [
  'TAXES',
  'ARMY',
  'GRIND',
  'MISSION',
  'GROUP_MISSION',
  'FORAY',
  'SHOP_GEAR',
  'SHOP_CONSUMABLE',
  'SHOP_GOLD',
  'MARKET_GEAR',
  'MARKET_CONSUMABLE',
  'MARKET_RESOURCE',
  'INFINITE_QUESTS',
  'LEVEL_UP',
  'DONATE',
  'DAILY_QUESTS',
  'ENERGY',
  'GUILD',
  'CRAFT',
  'CHALLENGE',
  'GEAR_RENAME',
  'PLAYER_RENAME',
  'START',
  'TUTORIAL',
  'BUILDING',
  'SKILLS',
  'ADMIN',
] as const
export type MoneySource = (typeof MONEY_SOURCES)[number]

/** A whole amount of each currency. A missing one is 0. */
export type Money = Readonly<Partial<Record<Purse, number>>>

/** Maximum of a purse. The excess is lost. */
export const PURSE_MAX = 9_000_000_000_000_000
