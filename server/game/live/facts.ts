import { PURSES } from '#rules/core/currencies.ts'

/**
 * What can change about a castle. Writers report facts (`report`), channels declare the facts they read (`reads`), so
 * nobody needs a list of which channel shows what.
 */
export const FACTS = [
  'name',
  'arms',
  /** The settings of the game. */
  'settings',
  /** Whether the deletion of the castle is requested. */
  'deletion',
  'emailConfirmed',
  'level',
  'guildTag',
  'experience',
  ...PURSES,
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
  /** The castle in raids: garrison, motto, plan, relations, record, opponents found. */
  'raids',
  /** The guild, the founding that the player takes part in, and the player's join requests. */
  'guild',
  'skillBranches',
  'skills',
  'subscription',
  /** Orders of the store and the player's own limit. */
  'donate',
  'enhancePoints',
  /** Purchases from the day's assortment. */
  'assortment',
  /** Which items the player has, and their bonuses. */
  'gear',
  /** The owner's marks on an item: slot, lock, market, own name, viewed or not. */
  'gearMarks',
  /** The worn items and their bonuses. */
  'worn',
  /** Items that the player has not viewed. */
  'newGear',
  'resources',
  'consumables',
  'sharpeningTries',
  'craftBook',
  'missionRuns',
  /** The crusade that the player is a member of, requests and invitations. */
  'crusades',
  /** The running challenge, and the own score in it. */
  'challenge',
  'fights',
  'quests',
  /** Completed steps of the tutorial, which unlock pages. */
  'unlocks',
  'notifications',
  'unreadNotifications',
] as const

export type Fact = (typeof FACTS)[number]
