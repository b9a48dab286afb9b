/**
 * What may change of a castle. Those who write it report it (`report`), channels say what they read of it (`reads`), and
 * nobody else needs to know which channel shows what.
 */
export const FACTS = [
  'name',
  'emailConfirmed',
  'level',
  'experience',
  'gold',
  'diamonds',
  'glory',
  'army',
  'health',
  'wine',
  'energy',
  'taxes',
  'forge',
  'storage',
  'servantsHouse',
  'stable',
  /** Walls, moats, stakes and the catapult. */
  'defences',
  'skillBranches',
  'skills',
  'subscription',
  'enhancePoints',
  /** What was bought of the day's assortment. */
  'assortment',
  /** Which pieces there are, and what they give. */
  'gear',
  /** Where a piece is and what its owner does with it: slot, lock, market, own name, looked at or not. */
  'gearMarks',
  /** What is worn and what that gives. */
  'worn',
  /** Pieces that the player has not looked at. */
  'newGear',
  'resources',
  'consumables',
  'sharpeningTries',
  'craftBook',
  'missionRuns',
  'fights',
  'quests',
  /** Completed steps of the tutorial, which open pages. */
  'unlocks',
  'notifications',
  'unreadNotifications',
] as const

export type Fact = (typeof FACTS)[number]
