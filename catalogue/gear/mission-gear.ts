import type { GearClass } from '#rules/gear/gear-class.ts'
import type { Difficulty } from '#rules/missions/missions.ts'

/** Chance of gear from a won mission, in basis points. */
export const MISSION_GEAR_CHANCE = { EASY: 550, MEDIUM: 2_000, HARD: 6_500 } as const satisfies Record<
  Difficulty,
  number
>

/**
 * Which model is found, in basis points: the best of the class up to the mission's level, or the one before
 * it. Without one before it, the best.
 */
export const MISSION_GEAR_TIERS = { best: 6_000, oneLower: 4_000 } as const

/** Five sets of four classes. The models of a set have the same levels. */
const SPOILS = {
  archersAndLords: ['rangedWeapon', 'shield', 'mantle', 'headman'],
  squiresAndFeasts: ['lightArmor', 'squireEquipment', 'jewelry', 'dishes'],
  minstrels: ['cloak', 'musicalInstrument', 'wand', 'cutlery'],
  swordsAndHerds: ['meleeWeapon', 'boots', 'animal', 'spear'],
  platesAndPloughs: ['heavyArmor', 'holyBook', 'tool', 'horse'],
  war: ['rangedWeapon', 'meleeWeapon', 'spear', 'horse', 'heavyArmor', 'shield'],
} as const satisfies Record<string, readonly GearClass[]>

/**
 * Gear classes of a mission by its key. Each region has all twenty. The last region begins with weapons, so
 * that models of levels 56 to 60 are found in missions of their level.
 */
export const MISSION_GEAR: Readonly<Record<string, readonly GearClass[]>> = {
  oldMill: SPOILS.archersAndLords,
  gooseMeadow: SPOILS.squiresAndFeasts,
  tavernCellar: SPOILS.minstrels,
  tollBridge: SPOILS.swordsAndHerds,
  clayPits: SPOILS.platesAndPloughs,
  highRoad: SPOILS.war,
  wolfHollow: SPOILS.archersAndLords,
  charcoalCamp: SPOILS.squiresAndFeasts,
  beeGlade: SPOILS.minstrels,
  mossBog: SPOILS.swordsAndHerds,
  redHill: SPOILS.platesAndPloughs,
  robberHold: SPOILS.war,
  saltCarts: SPOILS.archersAndLords,
  crowGallows: SPOILS.squiresAndFeasts,
  bridgeBrothers: SPOILS.minstrels,
  dryWell: SPOILS.swordsAndHerds,
  mirageInn: SPOILS.platesAndPloughs,
  saltBaron: SPOILS.war,
  poacherCamp: SPOILS.archersAndLords,
  owlTower: SPOILS.squiresAndFeasts,
  hollowOak: SPOILS.minstrels,
  boarFeast: SPOILS.swordsAndHerds,
  witchMill: SPOILS.platesAndPloughs,
  greenBaron: SPOILS.war,
  fishQuarrel: SPOILS.archersAndLords,
  drownedBell: SPOILS.squiresAndFeasts,
  riverPirates: SPOILS.minstrels,
  reedMaze: SPOILS.swordsAndHerds,
  pikeKing: SPOILS.platesAndPloughs,
  floatingFort: SPOILS.war,
  goatPass: SPOILS.archersAndLords,
  dwarfDebt: SPOILS.squiresAndFeasts,
  eagleNest: SPOILS.minstrels,
  echoGorge: SPOILS.swordsAndHerds,
  stoneGiants: SPOILS.platesAndPloughs,
  avalancheCastle: SPOILS.war,
  silentMarket: SPOILS.archersAndLords,
  clockTower: SPOILS.squiresAndFeasts,
  plagueDoctors: SPOILS.minstrels,
  libraryDust: SPOILS.swordsAndHerds,
  cryptBand: SPOILS.platesAndPloughs,
  lastMayor: SPOILS.war,
  freeLances: SPOILS.archersAndLords,
  falseDuke: SPOILS.squiresAndFeasts,
  borderForts: SPOILS.minstrels,
  ironAbbey: SPOILS.swordsAndHerds,
  siegeCamp: SPOILS.platesAndPloughs,
  marshal: SPOILS.war,
  wolfRiders: SPOILS.archersAndLords,
  frozenFleet: SPOILS.squiresAndFeasts,
  snowMaidens: SPOILS.minstrels,
  mammothHunt: SPOILS.swordsAndHerds,
  whiteShaman: SPOILS.platesAndPloughs,
  frostGiant: SPOILS.war,
  sheepTribute: SPOILS.archersAndLords,
  ashVillage: SPOILS.squiresAndFeasts,
  wyvernRoost: SPOILS.minstrels,
  hoardGuards: SPOILS.swordsAndHerds,
  knightBones: SPOILS.platesAndPloughs,
  redDragon: SPOILS.war,
  mapMakers: SPOILS.war,
  singingDesert: SPOILS.archersAndLords,
  titanForge: SPOILS.squiresAndFeasts,
  moonBridge: SPOILS.minstrels,
  starOrder: SPOILS.swordsAndHerds,
  worldSerpent: SPOILS.platesAndPloughs,
}
