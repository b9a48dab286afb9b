/** The three purses of a player. */
export const currencies = ['GOLD', 'DIAMONDS', 'GLORY'] as const
export type Currency = (typeof currencies)[number]

/**
 * Why money changed: the specification's sources (docs/game.md §3, "History sources") letter by letter, then ours: START
 * (what a castle begins with), TUTORIAL (rewards of the first quests), BUILDING (building costs), SKILLS (branches and skills), ADMIN (the console).
 */
export const moneySources = [
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
  'START',
  'TUTORIAL',
  'BUILDING',
  'SKILLS',
  'ADMIN',
] as const
export type MoneySource = (typeof moneySources)[number]

/** An amount of each currency, whole and not negative; a missing one is 0. */
export type Money = {
  readonly gold?: number
  readonly diamonds?: number
  readonly glory?: number
}

/** No purse holds more: what comes on top of it is lost. */
export const purseMaximum = 9_000_000_000_000_000
