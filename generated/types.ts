// Generated from contracts/. Do not edit.
import type { operations } from './calls.ts'

/**
 * Format: uuid
 * @example 0e9c1f0a-6f0e-4a39-9a1c-9a5f6f7f0b11
 */
export type Uuid = string
/**
 * Only Russian letters and digits, or only Latin letters and digits, not mixed; single spaces between words
 * @example Ратибор
 */
export type NewPlayerName = string
/**
 * Format: email
 * @example ratibor@example.org
 */
export type Email = string
/** @example krepost-na-holme */
export type Password = string
/** @example krepost-na-holme */
export type AnyPassword = string
/**
 * Ask for a bearer as well (a page inside a messenger's frame)
 * @default false
 * @example false
 */
export type WithBearer = boolean
export type RegisterRequest = {
  name: NewPlayerName
  email: Email
  password: Password
  confirmPassword: AnyPassword
  withBearer?: WithBearer
}
/**
 * Stable codes for programs.
 *     badRequest: the request does not fit the contract · originRefused: an unsafe call from another origin · unauthorized: no session, or an ended one ·
 *     wrongCredentials: e-mail or password is wrong · forbidden: the role is missing · pageLocked: the tutorial has not opened it yet ·
 *     notFound: no such thing, or not yours · idempotencyInFlight: the first call with this key is still running · idempotencyMismatch: another request under the same key ·
 *     missionUnderway: one mission at a time · taxesUnderway: one collection at a time · noPeasants: nobody pays taxes · nameTaken: another has it · emailTaken: registration · passwordTooCommon, passwordsDiffer: refused password ·
 *     tokenInvalid: a mailed link that is used or too old · alreadyConfirmed: the e-mail is confirmed · notEnoughGold, notEnoughDiamonds, notEnoughGlory, notEnoughEnergy, notEnoughResources: funds ·
 *     armyLimitReached: the group's maximum · energyFull, restoresExhausted: energy restores · missionLocked: the level is too low ·
 *     gearIsBlank: a blank cannot be worn, given stars or taken apart · slotDoesNotFit: the piece does not fit the slot ·
 *     levelTooLow: the player's level · gearInMarket: it is on the market · gearLocked: the player has locked it ·
 *     gearEquipped: it is worn · gearNotEquipped: it is not worn · enhanceLimitReached: no more stars at this level ·
 *     notEnoughPoints: enhance points · nothingToReset: no points in it · notEnoughStars: 5 are needed ·
 *     textTooShort: length of a text · textTooLong: length of a text · sourceIsNoBlank: only a blank gives its work away ·
 *     nothingToTransfer: the blank carries nothing · targetIsBlank: a blank takes nothing from a blank ·
 *     sameSharpening: both carry this type · sharpeningUnavailable: the class does not take it ·
 *     tradeUnavailable: the class does not take it · limitsUnavailable: the class does not take it ·
 *     otherSharpening: another one of this type must fall first · craftPresent: there is a craft already ·
 *     craftOfOtherGear: made for another model · noWine: no cup free · wineCooldown: the last cup was not long ago ·
 *     healthFull: nothing to heal · notEnoughSpace: the storage is full · forgeLevelTooLow: the forge ·
 *     craftEmpty: nothing chosen · craftTooManyKinds: three at most · craftUnavailable: the class does not take it ·
 *     craftOverBudget: the forge's skill · noCraft: there is none · craftBookFull: the craft book holds no more · recipeKnown: it stands in the book already · branchAlreadyOpen: skills · branchClosed: skills ·
 *     skillAtMaximum: skills · skillRequired: skills · itemLocked: market · itemInUse: market · notEnoughItems: market ·
 *     tooManyLots: market · priceTooLow: market · priceTooHigh: market ·
 *     assortmentChanged: the shop has laid out other things · priceChanged: another price than expected · offerSold: bought already ·
 *     nothingToGain: the shop pays nothing for it ·
 *     lotClosed: it is sold, ended or withdrawn · lotChanged: another price than expected · ownLot: the caller's own lot ·
 *     sameHousehold: accounts used on one device do not trade ·
 *     stepNotActive, questNotDone: quests · alreadyClaimed: the reward is taken · tooManyRequests: see Retry-After · notReady, overloaded: try again · internal: our fault.
 */
export type ErrorCode = "badRequest" | "originRefused" | "unauthorized" | "wrongCredentials" | "forbidden" | "pageLocked" | "notFound" | "idempotencyInFlight" | "idempotencyMismatch" | "missionUnderway" | "taxesUnderway" | "noPeasants" | "nameTaken" | "emailTaken" | "passwordTooCommon" | "passwordsDiffer" | "tokenInvalid" | "alreadyConfirmed" | "notEnoughGold" | "notEnoughDiamonds" | "notEnoughGlory" | "notEnoughEnergy" | "notEnoughResources" | "armyLimitReached" | "energyFull" | "restoresExhausted" | "missionLocked" | "gearIsBlank" | "slotDoesNotFit" | "levelTooLow" | "gearInMarket" | "gearLocked" | "gearEquipped" | "gearNotEquipped" | "enhanceLimitReached" | "notEnoughPoints" | "nothingToReset" | "notEnoughStars" | "textTooShort" | "textTooLong" | "sourceIsNoBlank" | "nothingToTransfer" | "targetIsBlank" | "sameSharpening" | "sharpeningUnavailable" | "tradeUnavailable" | "limitsUnavailable" | "otherSharpening" | "craftPresent" | "craftOfOtherGear" | "noWine" | "wineCooldown" | "healthFull" | "notEnoughSpace" | "forgeLevelTooLow" | "craftEmpty" | "craftTooManyKinds" | "craftUnavailable" | "craftOverBudget" | "noCraft" | "craftBookFull" | "recipeKnown" | "branchAlreadyOpen" | "branchClosed" | "skillAtMaximum" | "skillRequired" | "itemLocked" | "itemInUse" | "notEnoughItems" | "tooManyLots" | "priceTooLow" | "priceTooHigh" | "assortmentChanged" | "priceChanged" | "offerSold" | "nothingToGain" | "lotClosed" | "lotChanged" | "ownLot" | "sameHousehold" | "stepNotActive" | "questNotDone" | "alreadyClaimed" | "tooManyRequests" | "notReady" | "overloaded" | "internal"
/**
 * An amount of gold, diamonds, glory or things
 * @example 300
 */
export type Amount = number
/**
 * Format: date-time
 * RFC 3339, UTC
 * @example 2026-11-20T09:30:00.000Z
 */
export type Instant = string
export type ErrorDetails = {
  /** Which fields of the request are at fault */
  fields?: {
    /** @example body.email */
    path: string
    /** @example Укажите адрес почты */
    message: string
  }[]
  /** Every reason of the can-do check */
  reasons?: {
    code: ErrorCode
    /** @example Недостаточно золота */
    message: string
    have?: Amount
    need?: Amount
  }[]
  until?: Instant
  /** @example login */
  limit?: string
  /** @example armyOpenBanner */
  unlock?: string
}
/**
 * @example {
 *       "message": "Недостаточно золота",
 *       "code": "notEnoughGold",
 *       "details": {
 *         "reasons": [
 *           {
 *             "code": "notEnoughGold",
 *             "message": "Недостаточно золота",
 *             "have": 40,
 *             "need": 96
 *           }
 *         ]
 *       },
 *       "requestId": "0e9c1f0a-6f0e-4a39-9a1c-9a5f6f7f0b11"
 *     }
 */
export type Error = {
  /** Russian, fit for a toast; of an array the first item is shown */
  message: string | string[]
  code: ErrorCode
  details?: ErrorDetails
  requestId: string
}
/**
 * Identifier of a player, gear, lot, fight or notification
 * @example 42
 */
export type Id = number
/** @example Ратибор */
export type PlayerName = string
export type Role = "PLAYER" | "SUPER_ADMIN" | "USER_ADMIN" | "KNOWLEDGE_BASE_ADMIN" | "CONTENT_ADMIN" | "KNOWLEDGE_BASE_ADMIN_TUTORIAL" | "KNOWLEDGE_BASE_ADMIN_TIPS" | "GUIDES_ADMIN"
export type Bearer = {
  /** @example v1.0e9c1f0a.1795150000.c2lnbmF0dXJl */
  token: string
  expiresAt: Instant
}
export type AuthResult = {
  sessionId: Uuid
  player: {
    playerId: Id
    name: PlayerName
    email: Email | null
    emailConfirmed: boolean
    roles: Role[]
  }
  bearer: Bearer | null
  serverTime: Instant
}
/** @example 20 */
export type Seconds = number
export type LoginRequest = {
  email: Email
  password: AnyPassword
  withBearer?: WithBearer
}
/** @example 3Jt0n3G4cYl2m6u8VZ1H2iU5wQ9xR7sK */
export type MailToken = string
export type ConfirmEmailRequest = {
  token: MailToken
}
/** @example 3 */
export type Level = number
export type Title = "KNIGHT" | "BARON" | "EARL" | "DUKE"
/** How a player is shown to others */
export type PlayerInfo = {
  playerId: Id
  name: PlayerName
  level: Level
  title: Title
  guildTag: string | null
  avatarUrl: string | null
}
export type HeaderPlayerInfo = {
  player: PlayerInfo | null
}
export type Neighbour = {
  player: PlayerInfo
  /** A castle made with the world, not by a person */
  isGenerated: boolean
  isOnline: boolean
}
export type World = {
  /** All castles */
  castles: Amount
  /** Castles of people */
  lords: Amount
  /** Missions finished in this game day */
  missionsToday: Amount
  strongest: Neighbour[]
}
export type NeighbourList = {
  items: Neighbour[]
}
export type ArmyGroup = "archers" | "swordsmen" | "squires" | "priests" | "instructors" | "peasants" | "servants" | "cavalry"
/** @example 5 */
export type BuyAmount = number
export type BuyUnitsRequest = {
  group: ArmyGroup
  amount: BuyAmount
}
export type Price = {
  gold: Amount
  diamonds: Amount
}
/** @example 12 */
export type UnitCount = number
/**
 * Rises with every change of the channel for the player; a client drops what is older than it has
 * @example 17
 */
export type Revision = number
/** @example myCastleAboutBanner */
export type StepKey = string
/** Channel playerLayout. What the frame of every game page shows. */
export type PlayerLayoutData = {
  player: PlayerInfo
  emailConfirmed: boolean
  /** Keys of completed banners and quests of the tutorial; a page is open when its banner is among them */
  unlocks: StepKey[]
  unviewedFights: Amount
  /** Pieces that nobody has looked at yet */
  unviewedGear: Amount
  unreadNotifications: Amount
}
export type PlayerLayoutSnapshot = {
  rev: Revision
  data: PlayerLayoutData
}
export type Purse = {
  gold: Amount
  diamonds: Amount
  glory: Amount
}
/** @example 75 */
export type Percent = number
export type Energy = {
  /** @example 78 */
  current: number
  /** @example 120 */
  max: number
  /** When the next point comes; null when full */
  nextAt: Instant | null
  fullAt: Instant | null
  /** Between two points, rounded up */
  intervalSeconds: Seconds
  /** In this game day */
  spentToday: Amount
  /** Share of experience that the next mission gives (tired troops) */
  experiencePercent: Percent
  restore: {
    price: Price
    gives: Amount
    /** Restores left in this game day */
    left: number
    resetsAt: Instant
  }
}
export type TaxHours = 1 | 4 | 8
/** Tax collectors on their way */
export type TaxCollection = {
  hours: TaxHours
  /** What they bring */
  gold: Amount
  startedAt: Instant
  endsAt: Instant
}
/** What a collection would bring if it began now */
export type TaxChoice = {
  hours: TaxHours
  gold: Amount
  durationSeconds: Seconds
}
export type Taxes = {
  active: TaxCollection | null
  choices: TaxChoice[]
}
/** Channel controlPanel. Level, purse, energy and taxes. */
export type ControlPanelData = {
  baseInfo: {
    level: Level
    title: Title
    /** In hundredths */
    experience: Amount
    /** Total needed for the present level, hundredths */
    levelExperience: Amount
    /** Total needed for the next level, hundredths; null at the last */
    nextLevelExperience: Amount | null
  }
  purse: Purse
  energy: Energy
  taxes: Taxes
  serverTime: Instant
}
export type ControlPanelSnapshot = {
  rev: Revision
  data: ControlPanelData
}
export type ArmyGroupState = {
  group: ArmyGroup
  current: UnitCount
  /** The most that level and buildings let the castle keep */
  max: UnitCount
  /** Lent by the gear worn: they fight on top of current, and need not be bought */
  additional: UnitCount
  /** Of one unit */
  price: Price
  /** What the purse and the maximum allow */
  maxBuyable: UnitCount
}
/** @example 24 */
export type Characteristic = number
export type Characteristics = {
  archersAttackMin: Characteristic
  archersAttackMax: Characteristic
  swordsmenAttackMin: Characteristic
  swordsmenAttackMax: Characteristic
  cavalryAttackMin: Characteristic
  cavalryAttackMax: Characteristic
  armor: Characteristic
  archersMastery: Characteristic
  swordsmenMastery: Characteristic
  dodge: Characteristic
  luck: Characteristic
}
/** @example 13 */
export type GearBonusValue = number
/** Only what is not 0. A trade of armour for dodge takes from one of them. */
export type GearCharacteristics = {
  archersAttackMin?: GearBonusValue
  archersAttackMax?: GearBonusValue
  swordsmenAttackMin?: GearBonusValue
  swordsmenAttackMax?: GearBonusValue
  cavalryAttackMin?: GearBonusValue
  cavalryAttackMax?: GearBonusValue
  armor?: GearBonusValue
  archersMastery?: GearBonusValue
  swordsmenMastery?: GearBonusValue
  dodge?: GearBonusValue
  luck?: GearBonusValue
}
/** Health that raids leave; it grows back with time. Missions begin at full health. */
export type LastingHealth = {
  current: Characteristic
  max: Characteristic
  /** When it will be full; null when it is */
  fullAt: Instant | null
}
/** Channel army */
export type ArmyData = {
  groups: ArmyGroupState[]
  /** Of the host as it is, of a full one, and what sharpening adds */
  characteristics: {
    current: Characteristics
    max: Characteristics
    additional: GearCharacteristics
  }
  /** Health of the host at full strength */
  health: Characteristic
  lastingHealth: LastingHealth
}
export type ArmySnapshot = {
  rev: Revision
  data: ArmyData
}
/**
 * A model of the catalogue; 999 is the blank
 * @example 39
 */
export type GearId = number
/** @example Лапти */
export type GearName = string
/**
 * Name in the icon set game-icons
 * @example wolf-head
 */
export type GameIcon = string
export type GearClass = "rangedWeapon" | "lightArmor" | "cloak" | "meleeWeapon" | "heavyArmor" | "shield" | "squireEquipment" | "musicalInstrument" | "boots" | "holyBook" | "mantle" | "jewelry" | "wand" | "animal" | "tool" | "headman" | "dishes" | "cutlery" | "spear" | "horse" | "blank"
/**
 * Stars
 * @example 2
 */
export type EnhanceLevel = number
/** @example 14 */
export type GearLevelNumber = number
/** Levels that the piece asks for; levelMin is the one that counts */
export type GearLevel = {
  levelMin: GearLevelNumber
  levelMinBase: GearLevelNumber
  levelMinWithLevelCompensation: GearLevelNumber
  levelMinFromGrind: GearLevelNumber
  levelMinFromCraft: GearLevelNumber
}
/** Units lent by the piece; only what is not 0 */
export type GearArmy = {
  archers?: UnitCount
  swordsmen?: UnitCount
  squires?: UnitCount
  priests?: UnitCount
  instructors?: UnitCount
  peasants?: UnitCount
  servants?: UnitCount
  cavalry?: UnitCount
}
export type GrindCharacteristic = "archersAttack" | "swordsmenAttack" | "archersMastery" | "swordsmenMastery" | "armor" | "dodge" | "luck" | "peasants" | "squires"
/** @example 4 */
export type GrindLevel = number
/**
 * armor: armour up, dodge down; dodge: the other way round
 */
export type GrindTrade = "armor" | "dodge"
/** The three sharpenings. Each value is the sharpening's level; what it gives is in characteristicsAdditional and armyAdditional. */
export type GearGrind = {
  characteristicsName: GrindCharacteristic | null
  characteristicsValue: GrindLevel
  armorOrDodgeName: GrindTrade | null
  armorOrDodgeValue: GrindLevel
  limitsValue: GrindLevel
}
export type CraftMaterial = {
  resourceId: Id
  amount: Amount
}
export type GearCraft = {
  creatorName: PlayerName
  levelMin: GearLevelNumber
  characteristics: GearCharacteristics
  army: GearArmy
  /** The model that the craft was made for */
  gearId: GearId
  /** What the craft was made of; it comes back when the craft is taken off */
  materials: CraftMaterial[]
}
/**
 * Three per group: archers 1-3, swordsmen 4-6, squires 7-9, priests 10-12, instructors 13-15, peasants 16-18, servants 19-21, cavalry 22-24
 * @example 7
 */
export type GearSlotNumber = number
/** A piece of gear, or a model as it would be at a quality */
export type Gear = {
  /** The piece (gearEntityId, entityId); null for a model that nobody owns yet */
  id: Id | null
  gearId: GearId
  /** Its own name, or the model's */
  name: GearName
  modelName: GearName
  legend: string
  icon: GameIcon
  gearClass: GearClass
  quality: Percent
  enhanceLevel: EnhanceLevel
  /** Points put into this piece */
  enhancePoints: Amount
  /** What the shop would ask for it */
  cost: Price
  level: GearLevel
  /** Units of its group from which on it works */
  limitsMin: UnitCount
  /** Units of its group from which on it gives all */
  limitsMax: UnitCount
  limitsMinBase: UnitCount
  limitsMaxBase: UnitCount
  /** By quality, times stars + 1 */
  characteristicsBase: GearCharacteristics
  /** The same at quality 100 */
  characteristicsMax: GearCharacteristics
  /** From sharpening and craft; comes on top of the base */
  characteristicsAdditional: GearCharacteristics
  armyBase: GearArmy
  armyMax: GearArmy
  armyAdditional: GearArmy
  currentGrind: GearGrind
  availableGrindCharacteristics: GrindCharacteristic[]
  availableGrindArmorOrDodge: boolean
  availableGrindLimits: boolean
  craft: GearCraft | null
  equippedSlot: GearSlotNumber | null
  /** Where it can be put; empty for a blank */
  slots: GearSlotNumber[]
  isInMarket: boolean
  isLocked: boolean
  isViewed: boolean
  /** Bought on the market once; recycling it gives half */
  isFromMarket: boolean
}
/** @example 37 */
export type StackAmount = number
export type ResourceStack = {
  resourceId: Id
  name: string
  legend: string
  icon: GameIcon
  amount: StackAmount
  /** Of the amount */
  amountInMarket: StackAmount
}
export type ConsumableStack = {
  consumableId: Id
  name: string
  legend: string
  icon: GameIcon
  consumableClass: "wine"
  levelMin: Level
  amount: StackAmount
  /** Of the amount */
  amountInMarket: StackAmount
  cost: Price
  additional: {
    regenerateUnit: "points" | "percent"
    regenerateValue: Amount
    rechargeMinutes: number
  }
}
/** Pieces not worn and stacks take a slot each. Finds come in beyond the slots; buying does not. */
export type StorageSlots = {
  used: Amount
  total: Amount
  free: Amount
}
/** Channel inventory. Everything that the player has, newest gear first, worn gear included. */
export type InventoryData = {
  gear: Gear[]
  resources: ResourceStack[]
  consumables: ConsumableStack[]
  slots: StorageSlots
  /** At the junk dealer's, not put into gear yet */
  enhancePoints: Amount
  /** When the next cup can be drunk; null when it can */
  wineReadyAt: Instant | null
  serverTime: Instant
}
export type InventorySnapshot = {
  rev: Revision
  data: InventoryData
}
export type Building = "forge" | "storage" | "servantsHouse" | "stable" | "walls" | "moats" | "stakes" | "catapult" | "catapultProjectiles"
/**
 * 0 is not built yet
 * @example 2
 */
export type BuildingLevel = number
/** One thing a building gives, now and with one level more */
export type BuildingEffect = {
  /** @example Места на складе */
  name: string
  now: Amount
  next: Amount
  unit: "PIECES" | "PERCENT"
}
/** What a level of the building opens */
export type BuildingOpening = {
  level: BuildingLevel
  /** @example Изделия и книга ремёсел. */
  text: string
  isOpen: boolean
}
export type ResourceCost = {
  resourceId: Id
  name: string
  icon: GameIcon
  amount: Amount
}
/** Of the next level, less what skills take off */
export type BuildingCost = {
  gold: Amount
  resources: ResourceCost[]
}
export type BuildingState = {
  building: Building
  name: string
  legend: string
  icon: GameIcon
  level: BuildingLevel
  /** The highest that the player's level allows */
  levelMax: BuildingLevel
  /** The player's level that the next level asks for */
  needsLevel: Level
  effects: BuildingEffect[]
  opens: BuildingOpening[]
  cost: BuildingCost
}
/** Channel buildings. The nine of them, and what there is to build with. */
export type BuildingsData = {
  buildings: BuildingState[]
  /** What skills take off the gold, as told in cost already */
  discountBasisPoints: number
  /** Of what buildings are made of, what is at hand and not on the market */
  resources: ResourceCost[]
}
export type BuildingsSnapshot = {
  rev: Revision
  data: BuildingsData
}
export type GrindChance = {
  level: GrindLevel
  chancePercent: Percent
}
/**
 * A piece of gear of the caller
 * @example 42
 */
export type GearEntityId = number
export type GrindType = "CHARACTERISTICS" | "ARMOR_OR_DODGE" | "LIMITS"
/** One type of sharpening of a piece; the try is for level + 1 */
export type GrindState = {
  type: GrindType
  level: GrindLevel
  /** Counted at levels 4 and 5; 3 make the next try there sure */
  failures: Amount
  /** Of the next try; 100 when it is sure */
  chancePercent: Percent
  isSure: boolean
}
/** A piece that takes a sharpening. What it is stands in the channel inventory under the same id. */
export type GrindPiece = {
  gearEntityId: GearEntityId
  /** Of the types that its class takes */
  states: GrindState[]
}
/** Of CHARACTERISTICS the characteristic, of ARMOR_OR_DODGE what rises, of LIMITS null */
export type GrindName = GrindCharacteristic | null
/** What came of a try, and how that can be checked */
export type GrindTry = {
  id: Id
  /** The piece may be gone meanwhile */
  gearEntityId: GearEntityId
  gearId: GearId
  /** As it was called then */
  gearName: GearName
  type: GrindType
  name: GrindName
  /** That was tried for */
  level: GrindLevel
  /** As told before the try */
  chancePercent: Percent
  /** Enough failures were counted */
  isSure: boolean
  /**
  * Drawn from the seed; below the chance is a success
  * @example 37
  */
  rolled: number
  success: boolean
  /** @example 000102030405060708090a0b0c0d0e0f */
  seed: string
  triedAt: Instant
}
/** Channel forgeGrind. The forge, what may be sharpened in it, the last tries. */
export type ForgeGrindData = {
  /**
  * No sharpening goes above it
  * @example 3
  */
  forgeLevel: number
  /** Of one try */
  cost: Price
  /** By forge and skill, in the chances already */
  chanceBonusPercent: Percent
  /** Of one try for each level that the forge can make, and for the one above */
  chances: GrindChance[]
  pieces: GrindPiece[]
  /** Newest first */
  tries: GrindTry[]
}
export type ForgeGrindSnapshot = {
  rev: Revision
  data: ForgeGrindData
}
/** A piece that the junk dealer takes or gives stars to. What it is stands in the channel inventory under the same id. */
export type EnhancePiece = {
  gearEntityId: GearEntityId
  /** That taking it apart gives now */
  recyclePoints: Amount
  /** One of the ten models that count twice */
  isDoubled: boolean
}
/** Channel enhance. The junk dealer's reckoning; blanks are none of his business. */
export type EnhanceData = {
  /** At hand, not put into gear yet */
  enhancePoints: Amount
  /** More points for what is taken apart, in recyclePoints already */
  skillPercent: Percent
  renameCost: Price
  /** That a piece needs for a name of its own */
  renameStars: EnhanceLevel
  pieces: EnhancePiece[]
}
export type EnhanceSnapshot = {
  rev: Revision
  data: EnhanceData
}
/**
 * What units of bonuses take of the forge's skill
 * @example 60
 */
export type CraftPoints = number
export type CraftBonusName = "archersAttack" | "swordsmenAttack" | "cavalryAttack" | "armor" | "archersMastery" | "swordsmenMastery" | "dodge" | "luck" | "archers" | "swordsmen" | "squires" | "priests" | "instructors" | "peasants" | "servants" | "cavalry"
export type CraftBonusPrice = {
  bonus: CraftBonusName
  /** Of one unit */
  points: CraftPoints
}
/** What a craft for gear of a class may give, and what it is made of */
export type CraftOfClass = {
  gearClass: GearClass
  bonuses: CraftBonusName[]
  /** For every 60 points begun */
  materials: ResourceCost[]
}
/** Channel forgeCraft. What the forge can make; gear and resources stand in the channel inventory. */
export type ForgeCraftData = {
  forgeLevel: BuildingLevel
  /** That crafting needs */
  forgeLevelMin: BuildingLevel
  /** Points of one craft, by forge and skill */
  budget: CraftPoints
  /** Different bonuses of one craft */
  kindsMax: number
  /** Before the discount */
  goldPerPoint: Amount
  /** What skills take off the gold; the sum is rounded up */
  discountBasisPoints: number
  resetCost: Price
  bonuses: CraftBonusPrice[]
  classes: CraftOfClass[]
}
export type ForgeCraftSnapshot = {
  rev: Revision
  data: ForgeCraftData
}
/** @example 7 */
export type CraftCategoryId = number
/** @example Лучникам */
export type CraftCategoryName = string
export type CraftCategory = {
  categoryId: CraftCategoryId
  name: CraftCategoryName
}
/** @example 12 */
export type CraftRecipeId = number
/** null is no section */
export type CraftCategoryOrNone = CraftCategoryId | null
/**
 * The model that a craft is made for
 * @example 1
 */
export type CraftModelId = number
/** @example 6 */
export type CraftUnits = number
/**
 * What a craft gives: so many units of each bonus. An attack counts for both of its ends.
 * @example {
 *       "archersAttack": 6,
 *       "archersMastery": 2
 *     }
 */
export type CraftChoice = {
  archersAttack?: CraftUnits
  swordsmenAttack?: CraftUnits
  cavalryAttack?: CraftUnits
  armor?: CraftUnits
  archersMastery?: CraftUnits
  swordsmenMastery?: CraftUnits
  dodge?: CraftUnits
  luck?: CraftUnits
  archers?: CraftUnits
  swordsmen?: CraftUnits
  squires?: CraftUnits
  priests?: CraftUnits
  instructors?: CraftUnits
  peasants?: CraftUnits
  servants?: CraftUnits
  cavalry?: CraftUnits
}
export type CraftRecipe = {
  recipeId: CraftRecipeId
  categoryId: CraftCategoryOrNone
  gearId: CraftModelId
  modelName: GearName
  icon: GameIcon
  gearClass: GearClass
  /** That the model is made for */
  level: Level
  choice: CraftChoice
  points: CraftPoints
  /** That the craft asks for of who wears it */
  levelMin: GearLevelNumber
}
/** Channel craftBook. Sections and recipes in the order in which they were added. */
export type CraftBookData = {
  categories: CraftCategory[]
  recipes: CraftRecipe[]
  categoriesMax: Amount
  recipesMax: Amount
}
export type CraftBookSnapshot = {
  rev: Revision
  data: CraftBookData
}
export type SkillBranchKey = "battle" | "defence" | "economy" | "craft"
/**
 * What a skill acts on. All but storageSlots are shares in basis points; storageSlots are whole places.
 */
export type SkillEffect = "attack" | "health" | "raidDefenceAttack" | "raidDefenceHealth" | "healthRecovery" | "vault" | "taxes" | "missionGold" | "unitPrice" | "buildingCost" | "shopPrice" | "marketFee" | "recyclePoints" | "craftBudget" | "craftCost" | "sharpeningChance" | "storageSlots"
/**
 * Basis points, or places
 * @example 240
 */
export type SkillValue = number
/** What all learned skills give together to one effect, and the cap of it */
export type SkillTotal = {
  effect: SkillEffect
  /** @example Золото от налогов */
  name: string
  value: SkillValue
  most: SkillValue
}
export type SkillBranchState = {
  branchKey: SkillBranchKey
  name: string
  legend: string
  icon: GameIcon
  isOpen: boolean
  /** Levels learned of all its skills */
  learned: number
  /** Levels there are to learn */
  total: number
  /** Of the effects that this branch has, with what other branches add */
  totals: SkillTotal[]
}
/** Channel skillBranches */
export type SkillBranchesData = {
  branches: SkillBranchState[]
  /** Glory for the next branch, whichever it is; null when all are open */
  nextCost: Amount | null
}
export type SkillBranchesSnapshot = {
  rev: Revision
  data: SkillBranchesData
}
/** @example census */
export type SkillKey = string
/** @example 3 */
export type SkillLevel = number
export type SkillRequirement = {
  skillKey: SkillKey
  name: string
  level: SkillLevel
  isMet: boolean
}
export type SkillState = {
  skillKey: SkillKey
  name: string
  legend: string
  icon: GameIcon
  effect: SkillEffect
  effectName: string
  perLevel: SkillValue
  level: SkillLevel
  levelMax: SkillLevel
  /** Glory for the next level; null at the last */
  cost: Amount | null
  requires: SkillRequirement[]
}
/** Channel skillList. The skills of the branch that was asked for. */
export type SkillListData = {
  branchKey: SkillBranchKey
  name: string
  legend: string
  icon: GameIcon
  isOpen: boolean
  /** Glory for opening the branch; null when it is open */
  openCost: Amount | null
  skills: SkillState[]
  totals: SkillTotal[]
}
export type SkillListSnapshot = {
  rev: Revision
  data: SkillListData
}
/**
 * Names one laying out of the shop: game day, level, version of the catalogue
 * @example 2026-11-21.4.1
 */
export type AssortmentKey = string
/** @example 3 */
export type ShopPlace = number
export type ShopOffer = {
  place: ShopPlace
  /** As it will be; `cost` is the price without discount */
  gear: Gear
  /** What it costs this player */
  price: Price
  /** Gone till the next game day */
  isBought: boolean
}
export type ShopBlank = {
  gear: Gear
  price: Price
}
/**
 * What skills take off the gold, as told in the prices already
 * @example 500
 */
export type ShopDiscount = number
/** Channel shopGear. Six places a game day, laid out by the player's level and anew when it rises (a place bought stays empty till the next day); and blanks. */
export type ShopGearData = {
  assortmentKey: AssortmentKey
  offers: ShopOffer[]
  blank: ShopBlank
  discountBasisPoints: ShopDiscount
  /** When other pieces are laid out */
  resetsAt: Instant
  serverTime: Instant
}
export type ShopGearSnapshot = {
  rev: Revision
  data: ShopGearData
}
export type ShopConsumable = {
  /** One of it; `cost` is the price without discount */
  consumable: ConsumableStack
  /** What one costs this player */
  price: Price
}
/** Channel shopConsumable. All wines, also those whose level is yet to come. */
export type ShopConsumableData = {
  consumables: ShopConsumable[]
  discountBasisPoints: ShopDiscount
}
export type ShopConsumableSnapshot = {
  rev: Revision
  data: ShopConsumableData
}
/** @example purse */
export type GoldPackKey = string
export type GoldPack = {
  packKey: GoldPackKey
  name: string
  legend: string
  icon: GameIcon
  /** Asked for */
  diamonds: Amount
  /** Given at this level */
  gold: Amount
}
/** Channel shopGold. Gold for diamonds. */
export type ShopGoldData = {
  goldPerDiamond: Amount
  packs: GoldPack[]
}
export type ShopGoldSnapshot = {
  rev: Revision
  data: ShopGoldData
}
/** @example oldMill */
export type CatalogueKey = string
export type Difficulty = "EASY" | "MEDIUM" | "HARD"
export type MissionSkill = "FRONTAL_ATTACK" | "REAR_BATTLE"
/** A host on its way */
export type MissionRun = {
  missionRunId: Id
  missionKey: CatalogueKey
  name: string
  difficulty: Difficulty
  skill: MissionSkill
  startedAt: Instant
  /** When the host is back at the latest; a beaten one comes home sooner */
  endsAt: Instant
}
export type FightResult = "WIN" | "LOSE" | "DRAW"
export type ResourceReward = {
  resourceId: Id
  name: string
  icon: GameIcon
  amount: Amount
}
/** A piece of gear that was found */
export type GearReward = {
  gearEntityId: Id | null
  gearId: GearId
  name: GearName
  icon: GameIcon
  gearClass: GearClass
  quality: Percent
  /** The storage could not take one piece more */
  isLeftBehind: boolean
}
export type Reward = {
  /** In hundredths */
  experience: Amount
  gold: Amount
  diamonds: Amount
  glory: Amount
  resources: ResourceReward[]
  gear: GearReward[]
}
/** How the last mission ended */
export type MissionOutcome = {
  missionRunId: Id
  missionKey: CatalogueKey
  name: string
  difficulty: Difficulty
  result: FightResult
  reward: Reward
  fightId: Id
  finishedAt: Instant
}
/** Channel missions */
export type MissionsData = {
  active: MissionRun | null
  last: MissionOutcome | null
  won: Amount
  total: Amount
  serverTime: Instant
}
export type MissionsSnapshot = {
  rev: Revision
  data: MissionsData
}
export type FightType = "MISSION" | "GROUP_MISSION" | "FORAY"
export type FightSummary = {
  fightId: Id
  shareKey: Uuid
  type: FightType
  /** For the caller */
  result: FightResult
  /** Name of the mission */
  title: string
  opponentName: string
  difficulty: Difficulty | null
  createdAt: Instant
  isViewed: boolean
  reward: Reward
}
/**
 * Opaque mark of the next page
 * @example MTIz
 */
export type Cursor = string
export type NextCursor = Cursor | null
/** Channel fightLogs. The newest twenty reports. */
export type FightLogsData = {
  items: FightSummary[]
  nextCursor: NextCursor
  unviewed: Amount
}
export type FightLogsSnapshot = {
  rev: Revision
  data: FightLogsData
}
export type TutorialStep = {
  stepKey: StepKey
  type: "banner" | "quest"
  title: string
  /** Plain text; a blank line separates paragraphs */
  content: string
  task: string
  /** Path below /game where the step leads; empty for the castle */
  page: string | null
  /** How often the thing is to be done; 1 for a banner */
  goal: Amount
  progress: Amount
  /** The step can be completed now */
  isDone: boolean
  reward: Reward
}
/** Path below /game where it is done; empty for the castle */
export type QuestPage = string
export type DailyQuest = {
  questKey: StepKey
  title: string
  task: string
  icon: GameIcon
  page: QuestPage
  goal: Amount
  /** Never above the goal */
  progress: Amount
  isDone: boolean
  /** Its reward is taken */
  isClaimed: boolean
  reward: Reward
}
export type InfiniteQuestKind = "buyArmy" | "winMissions" | "collectTaxes" | "equipGear" | "sharpenCharacteristics" | "sharpenArmorOrDodge" | "build" | "winCrusades" | "foray"
export type InfiniteQuestStage = number
export type InfiniteQuest = {
  kind: InfiniteQuestKind
  title: string
  legend: string
  /** What is counted, to stand before «12 из 20» */
  counted: string
  icon: GameIcon
  page: QuestPage
  stage: InfiniteQuestStage
  goal: Amount
  /** Never above the goal; what is beyond it counts for the next stage */
  progress: Amount
  /** The stage can be claimed now */
  isDone: boolean
  /** Its page is not open yet */
  isLocked: boolean
  /** What opens a locked one; null for an open one */
  opens: string | null
  /** Of the present stage at the present level */
  reward: Reward
}
export type DailyRewardStep = number
/** A ladder of seven game days; a missed day begins anew. */
export type DailyReward = {
  /** A step waits to be taken */
  isAvailable: boolean
  /** The step that waits, or the one taken today */
  step: DailyRewardStep
  ladder: {
    step: DailyRewardStep
    state: "TAKEN" | "WAITING" | "LATER"
    reward: Reward
  }[]
}
/** Channel quests. The tutorial's completed and active steps, the day's three quests and reward, the nine infinite quests. */
export type QuestsData = {
  completed: StepKey[]
  active: TutorialStep[]
  /** Steps in the whole tutorial */
  total: Amount
  daily: DailyQuest[]
  infinite: InfiniteQuest[]
  dailyReward: DailyReward
  /** When the game day ends: new daily quests, the next reward */
  resetsAt: Instant
  serverTime: Instant
}
export type QuestsSnapshot = {
  rev: Revision
  data: QuestsData
}
export type NotificationType = "MISSION_COMPLETED" | "LEVEL_UP" | "TAXES_COLLECTED" | "LOT_SOLD" | "LOT_EXPIRED"
export type Notification = {
  notificationId: Id
  type: NotificationType
  /** @example Поход окончен: победа */
  title: string
  text: string
  fightId: Id | null
  result: FightResult | null
  level: Level | null
  reward: Reward | null
  createdAt: Instant
  isRead: boolean
  isShown: boolean
}
/** Channel notifications. The newest twenty. */
export type NotificationsData = {
  items: Notification[]
  nextCursor: NextCursor
  unread: Amount
  unshown: Amount
}
export type NotificationsSnapshot = {
  rev: Revision
  data: NotificationsData
}
/** Channel online. Players with an open live connection. */
export type OnlineData = {
  count: Amount
}
export type OnlineSnapshot = {
  rev: Revision
  data: OnlineData
}
/** Snapshots by channel. What is not asked for, or did not change, is absent. */
export type GameData = {
  playerLayout?: PlayerLayoutSnapshot
  controlPanel?: ControlPanelSnapshot
  army?: ArmySnapshot
  inventory?: InventorySnapshot
  buildings?: BuildingsSnapshot
  forgeGrind?: ForgeGrindSnapshot
  enhance?: EnhanceSnapshot
  forgeCraft?: ForgeCraftSnapshot
  craftBook?: CraftBookSnapshot
  skillBranches?: SkillBranchesSnapshot
  skillList?: SkillListSnapshot
  shopGear?: ShopGearSnapshot
  shopConsumable?: ShopConsumableSnapshot
  shopGold?: ShopGoldSnapshot
  missions?: MissionsSnapshot
  fightLogs?: FightLogsSnapshot
  quests?: QuestsSnapshot
  notifications?: NotificationsSnapshot
  online?: OnlineSnapshot
}
export type BuyUnitsResult = {
  group: ArmyGroup
  amount: BuyAmount
  cost: Price
  current: UnitCount
  gameData?: GameData
}
export type EquipGearRequest = {
  gearEntityId: GearEntityId
  /** Without it the first free slot that fits, else the first that fits */
  slot?: GearSlotNumber
}
export type EquipGearResult = {
  gearEntityId: GearEntityId
  equippedSlot: GearSlotNumber
  /** What was worn there and lies in the storage now */
  replacedEntityId: GearEntityId | null
  gameData?: GameData
}
export type GearRequest = {
  gearEntityId: GearEntityId
}
export type GearResult = {
  gearEntityId: GearEntityId
  gameData?: GameData
}
export type ToggleGearLockResult = {
  gearEntityId: GearEntityId
  isLocked: boolean
  gameData?: GameData
}
/**
 * 3 to 16 characters after trimming; longer or shorter ones are refused with 422
 * @example Ветхий завет
 */
export type NewGearName = string
export type RenameGearRequest = {
  gearEntityId: GearEntityId
  name: NewGearName
}
export type RenameGearResult = {
  gearEntityId: GearEntityId
  name: GearName
  gameData?: GameData
}
export type RecycleGearRequest = {
  gearEntityIds: GearEntityId[]
}
export type RecycleGearResult = {
  /** What the pieces gave */
  points: Amount
  /** At hand now */
  enhancePoints: Amount
  gameData?: GameData
}
/** @example 500 */
export type EnhancePoints = number
export type AddEnhancePointsRequest = {
  gearEntityId: GearEntityId
  points: EnhancePoints
}
export type EnhancedGearResult = {
  gearEntityId: GearEntityId
  /** In the piece now */
  gearEnhancePoints: Amount
  enhanceLevel: EnhanceLevel
  /** At hand now */
  enhancePoints: Amount
  gameData?: GameData
}
export type TransferBlankRequest = {
  /** The blank; it is destroyed */
  blankEntityId: GearEntityId
  /** What receives everything that lies on the blank */
  gearEntityId: GearEntityId
}
export type DrinkWineRequest = {
  consumableId: Id
}
export type DrinkWineResult = {
  health: LastingHealth
  wineReadyAt: Instant
  serverTime: Instant
  gameData?: GameData
}
export type ItemDetails = {
  type: "gear" | "resource" | "consumable"
  /** null when nothing is found */
  value: Gear | ResourceStack | ConsumableStack | null
}
export type UpgradeBuildingRequest = {
  building: Building
  /** The level that is meant: with it two pages that are open never build twice. Any next one if left out */
  level?: BuildingLevel
}
export type UpgradeBuildingResult = {
  building: Building
  /** Reached now */
  level: BuildingLevel
  /** Paid */
  cost: BuildingCost
  gameData?: GameData
}
export type GrindGearRequest = {
  gearEntityId: GearEntityId
  type: GrindType
  /** Needed with CHARACTERISTICS, and with ARMOR_OR_DODGE: what rises; LIMITS have none */
  name?: GrindCharacteristic
}
export type GrindGearResult = {
  try: GrindTry
  /** The sharpening has now */
  level: GrindLevel
  /** Counted now */
  failures: Amount
  gameData?: GameData
}
export type OpenSkillBranchResult = {
  branchKey: SkillBranchKey
  /** Paid */
  glory: Amount
  gameData?: GameData
}
export type LearnSkillRequest = {
  /** The level that is meant: with it two pages that are open never learn twice. Any next one if left out */
  level?: SkillLevel
}
export type LearnSkillResult = {
  skillKey: SkillKey
  /** Reached now */
  level: SkillLevel
  /** Paid */
  glory: Amount
  gameData?: GameData
}
export type StartTaxCollectionRequest = {
  hours: TaxHours
}
export type StartTaxCollectionResult = {
  collection: TaxCollection
  serverTime: Instant
  gameData?: GameData
}
export type BuyShopGearRequest = {
  assortmentKey: AssortmentKey
  place: ShopPlace
  /** The price that was shown */
  price: Price
}
export type BuyShopGearResult = {
  /** The new piece */
  gearEntityId: Id
  gearId: GearId
  quality: Percent
  /** Paid */
  cost: Price
  gameData?: GameData
}
/**
 * The sum that was shown; another one refuses with priceChanged
 * @example 89
 */
export type ExpectedGold = number
export type SellGearRequest = {
  gearEntityIds: Id[]
  gold: ExpectedGold
}
export type SellResult = {
  /** Paid by the shop */
  gold: Amount
  gameData?: GameData
}
export type BuyBlankGearRequest = {
  /**
  * How many
  * @example 2
  */
  amount: number
  /** The price of one that was shown */
  price: Price
}
export type BuyBlankGearResult = {
  gearEntityIds: Id[]
  /** Paid */
  cost: Price
  gameData?: GameData
}
/**
 * How many
 * @example 2
 */
export type TradeAmount = number
export type BuyConsumablesRequest = {
  consumableId: Id
  amount: TradeAmount
  /** The price of one that was shown */
  price: Price
}
export type BuyConsumablesResult = {
  consumableId: Id
  amount: TradeAmount
  /** Paid for all */
  cost: Price
  gameData?: GameData
}
export type SellConsumablesRequest = {
  consumableId: Id
  amount: TradeAmount
  gold: ExpectedGold
}
export type BuyGoldRequest = {
  packKey: GoldPackKey
  /**
  * How many packs
  * @example 1
  */
  amount: number
  gold: ExpectedGold
}
export type BuyGoldResult = {
  packKey: GoldPackKey
  amount: number
  /** Received */
  gold: Amount
  /** Paid */
  diamonds: Amount
  gameData?: GameData
}
/**
 * A list of the market, and what lies in it
 */
export type MarketKey = "gear" | "consumable" | "resource"
export type MarketCurrency = "GOLD" | "DIAMONDS"
/** @example лук */
export type MarketSearch = string
/**
 * unitPrice: price of one; endsAt: time left
 */
export type MarketSort = "price" | "unitPrice" | "level" | "quality" | "endsAt"
export type MarketDirection = "ASC" | "DESC"
/** @example 25 */
export type LotAmount = number
/**
 * For the whole lot
 * @example 300
 */
export type LotPrice = number
/** A thing with its price; of gear, resource and consumable the one that marketKey names is not null */
export type MarketLot = {
  lotId: Id
  marketKey: MarketKey
  gear: Gear | null
  resource: ResourceStack | null
  consumable: ConsumableStack | null
  amount: LotAmount
  currency: MarketCurrency
  price: LotPrice
  sellerId: Id
  sellerName: PlayerName
  /** The caller's own; it cannot be bought */
  isOwn: boolean
  createdAt: Instant
  endsAt: Instant
}
export type MarketLotList = {
  items: MarketLot[]
  nextCursor: NextCursor
  serverTime: Instant
}
export type MyMarketLots = {
  items: MarketLot[]
  lotsMax: number
  serverTime: Instant
}
export type PriceBand = {
  /** Median of 72 hours, or the reference price */
  usual: Amount
  min: Amount
  max: Amount
}
export type MarketTerms = {
  /** Units that could be put up now */
  free: Amount
  /** Lots of the caller that lie on the market */
  lots: number
  lotsMax: number
  /** What a skill takes off the sale's fee, basis points of it */
  feeDiscount: number
  gold: PriceBand
  diamonds: PriceBand
}
/**
 * How long the lot lies there, in hours of the game
 */
export type LotHours = 24 | 48 | 72
export type CreateMarketLotRequest = {
  marketKey: MarketKey
  /** Of gear the piece (gearEntityId), else the resource or consumable */
  itemId: Id
  /** Of gear always 1 */
  amount: LotAmount
  currency: MarketCurrency
  price: LotPrice
  hours: LotHours
}
export type MarketLotResult = {
  lot: MarketLot
  /** Paid for putting it up */
  fee: Amount
  serverTime: Instant
  gameData?: GameData
}
export type BuyMarketLotRequest = {
  /** As the buyer has seen it */
  currency: MarketCurrency
  /** As the buyer has seen it */
  price: LotPrice
}
export type BuyMarketLotResult = {
  lotId: Id
  /** The piece bought; null for stacks */
  gearEntityId: Id | null
  gameData?: GameData
}
export type CancelMarketLotResult = {
  lotId: Id
  gameData?: GameData
}
export type MakeCraftRequest = {
  /** What the craft is laid on: a piece of the model, or a blank */
  targetEntityId: GearEntityId
  gearId: CraftModelId
  choice: CraftChoice
}
export type CraftCost = {
  gold: Amount
  resources: ResourceCost[]
}
export type MakeCraftResult = {
  gearEntityId: GearEntityId
  craft: GearCraft
  /** Paid */
  cost: CraftCost
  gameData?: GameData
}
export type ResetCraftRequest = {
  gearEntityId: GearEntityId
}
export type ResetCraftResult = {
  gearEntityId: GearEntityId
  /** Paid */
  cost: Price
  /** Come back */
  resources: ResourceCost[]
  gameData?: GameData
}
/**
 * 1 to 20 characters after trimming; longer or shorter ones are refused with 422
 * @example Лучникам
 */
export type NewCraftCategoryName = string
export type CraftCategoryRequest = {
  name: NewCraftCategoryName
}
export type CraftCategoryResult = {
  categoryId: CraftCategoryId
  name: CraftCategoryName
  gameData?: GameData
}
export type DeletedCraftCategory = {
  categoryId: CraftCategoryId
  gameData?: GameData
}
export type SaveCraftRecipeRequest = {
  gearId: CraftModelId
  choice: CraftChoice
  /** null, or left out: no section */
  categoryId?: CraftCategoryOrNone
}
export type SaveCraftRecipeResult = {
  recipeId: CraftRecipeId
  categoryId: CraftCategoryOrNone
  gameData?: GameData
}
export type DeletedCraftRecipe = {
  recipeId: CraftRecipeId
  gameData?: GameData
}
export type MoveCraftRecipeRequest = {
  categoryId: CraftCategoryOrNone
}
export type MoveCraftRecipeResult = {
  recipeId: CraftRecipeId
  categoryId: CraftCategoryOrNone
  gameData?: GameData
}
export type RestoreEnergyResult = {
  energy: Energy
  gameData?: GameData
}
/** What a won mission may give besides gold and experience */
export type MissionDrop = {
  kind: "DIAMOND" | "GEAR" | "RESOURCE"
  name: string
  icon: GameIcon
  chancePercent: Percent
}
/** One difficulty of a mission, for the caller as the army is now */
export type MissionForecast = {
  difficulty: Difficulty
  energy: Amount
  durationSeconds: Seconds
  /** In hundredths */
  experience: Amount
  goldMin: Amount
  goldMax: Amount
  /** The enemy's strength in per cent of the caller's; 100 is an even fight */
  powerPercent: number
  /** Fights of a hundred that the caller's army wins as it is now */
  winPercent: number
  /**
  * The same in words
  * @example немного сильнее вас
  */
  strengthText: string
  drops: MissionDrop[]
}
export type Mission = {
  missionKey: CatalogueKey
  name: string
  legend: string
  level: Level
  enemyName: string
  icon: GameIcon
  vignette: "mountains" | "forest" | "river" | "village" | "swamp" | "road"
  /** The caller's level is below the mission's */
  isLocked: boolean
  difficulties: MissionForecast[]
}
export type MissionRegion = {
  regionKey: CatalogueKey
  name: string
  icon: GameIcon
  levelMin: Level
  isLocked: boolean
  /** Empty for regions beyond the next one that opens */
  missions: Mission[]
}
export type MissionList = {
  regions: MissionRegion[]
  /** By how much each skill lowers the damage taken, whole per cent */
  skillReduction: {
    FRONTAL_ATTACK: Percent
    REAR_BATTLE: Percent
  }
}
export type StartMissionRequest = {
  missionKey: CatalogueKey
  difficulty: Difficulty
  skill: MissionSkill
}
export type StartMissionResult = {
  run: MissionRun
  serverTime: Instant
  gameData?: GameData
}
export type FightList = {
  items: FightSummary[]
  nextCursor: NextCursor
}
/** Counts of the eight groups */
export type Army = {
  archers: UnitCount
  swordsmen: UnitCount
  squires: UnitCount
  priests: UnitCount
  instructors: UnitCount
  peasants: UnitCount
  servants: UnitCount
  cavalry: UnitCount
}
export type NpcCharacteristics = {
  attack: Characteristic
  armor: Characteristic
  mastery: Characteristic
  dodge: Characteristic
  luck: Characteristic
}
export type FightHost = {
  name: string
  level: Level
  playerId: Id | null
  enemyKey: CatalogueKey | null
  /** null for an enemy that is no player */
  army: Army | null
  characteristics: Characteristics | NpcCharacteristics
  healthMax: Characteristic
  /** Drawn once a fight; multiplies the side's damage */
  moralePercent: number
  skill: MissionSkill | null
  fallen: Army | null
}
export type FightSide = "ATTACKER" | "DEFENDER"
export type FightStrike = {
  /** Who strikes (or heals) */
  side: FightSide
  kind: "VOLLEY" | "CHARGE" | "STRIKE" | "HEAL"
  /** Draw between the least and the greatest damage */
  rollPercent: number
  hit: boolean
  critical: boolean
  /** Dealt to the other side; for HEAL what was healed */
  damage: Characteristic
  absorbed: Characteristic
  /** Of the side that was struck (healed) */
  healthLeft: Characteristic
}
export type FightRound = {
  round: number
  strikes: FightStrike[]
  attackerHealth: Characteristic
  defenderHealth: Characteristic
}
/** Everything that happened, from the attacker's point of view. The same inputs and seed give the same report. */
export type FightReport = {
  rulesVersion: number
  seed: string
  ground: "FIELD"
  result: FightResult
  attacker: FightHost
  defender: FightHost
  rounds: FightRound[]
}
export type Fight = {
  summary: FightSummary
  missionKey: CatalogueKey | null
  report: FightReport
}
export type MarkFightAsViewedResult = {
  fightId: Id
  gameData?: GameData
}
export type Currency = "GOLD" | "DIAMONDS" | "GLORY"
/**
 * Why money came or went: the sources of the specification, then START (what a castle begins with), TUTORIAL (its rewards),
 *     BUILDING (costs of buildings), SKILLS (branches and skills), ADMIN (the console).
 */
export type MoneySource = "TAXES" | "ARMY" | "GRIND" | "MISSION" | "GROUP_MISSION" | "FORAY" | "SHOP_GEAR" | "SHOP_CONSUMABLE" | "SHOP_GOLD" | "MARKET_GEAR" | "MARKET_CONSUMABLE" | "MARKET_RESOURCE" | "INFINITE_QUESTS" | "LEVEL_UP" | "DONATE" | "DAILY_QUESTS" | "ENERGY" | "GUILD" | "CRAFT" | "CHALLENGE" | "GEAR_RENAME" | "START" | "TUTORIAL" | "BUILDING" | "SKILLS" | "ADMIN"
export type MoneyEntryType = "INCREASE" | "DECREASE"
/** What it was for, in Russian, fit to stand behind the words of the source; null when the source says it all */
export type EntryAbout = string | null
export type MoneyEntry = {
  entryId: Id
  createdAt: Instant
  currency: Currency
  type: MoneyEntryType
  /** Without sign; `type` says the direction */
  amount: Amount
  /** What lay in the purse then */
  balanceAfter: Amount
  source: MoneySource
  about: EntryAbout
  /** The battle report that belongs to it */
  fightId: Id | null
}
export type MoneyHistory = {
  items: MoneyEntry[]
  nextCursor: NextCursor
}
export type MoneyFlow = {
  income: Amount
  spending: Amount
}
export type MoneyDay = {
  /** 00:00 in Moscow */
  startsAt: Instant
  gold: MoneyFlow
  diamonds: MoneyFlow
  glory: MoneyFlow
}
export type MoneySourceTotal = {
  source: MoneySource
  currency: Currency
  income: Amount
  spending: Amount
}
export type MoneySummary = {
  /** The last thirty game days, oldest first, the running one last */
  days: MoneyDay[]
  /** What was moved by each source in these days, by currency; the largest sums first */
  sources: MoneySourceTotal[]
}
export type ItemKind = "gear" | "resource" | "consumable"
export type ItemAction = "RECEIVED" | "REMOVED"
/**
 * Why things came or went: the specification's sources of gear and of resources, then DRINK (wine), START, TUTORIAL, ADMIN.
 */
export type ItemSource = "SHOP" | "MISSION" | "GROUP_MISSION" | "MARKET" | "DONATE" | "ENHANCE" | "CRAFT" | "CHALLENGE" | "BUILDING" | "DAILY_REWARD" | "DRINK" | "START" | "TUTORIAL" | "ADMIN"
export type ItemEntry = {
  /** Unique among the entries of its `kind` */
  entryId: Id
  kind: ItemKind
  createdAt: Instant
  action: ItemAction
  amount: Amount
  source: ItemSource
  /** The model of gear, the resource or the consumable */
  itemId: Id
  /** @example Дерево */
  name: string
  icon: GameIcon
  gearEntityId: Id | null
  about: EntryAbout
  fightId: Id | null
}
export type ItemHistory = {
  items: ItemEntry[]
  nextCursor: NextCursor
}
export type ItemFlow = {
  received: Amount
  removed: Amount
}
export type ItemDay = {
  /** 00:00 in Moscow */
  startsAt: Instant
  gear: ItemFlow
  resource: ItemFlow
  consumable: ItemFlow
}
export type ItemSummary = {
  /** The last thirty game days, oldest first, the running one last; how many pieces came and went */
  days: ItemDay[]
}
export type CompleteTutorialStepResult = {
  stepKey: StepKey
  reward: Reward
  gameData?: GameData
}
export type ClaimDailyQuestResult = {
  questKey: StepKey
  reward: Reward
  gameData?: GameData
}
export type ClaimInfiniteQuestResult = {
  kind: InfiniteQuestKind
  /** The stage that was paid */
  stage: InfiniteQuestStage
  reward: Reward
  gameData?: GameData
}
export type TakeDailyRewardResult = {
  step: DailyRewardStep
  /** What was really received */
  reward: Reward
  gameData?: GameData
}
/**
 * playerArmy or playerCharacteristics and the capitalized key, or a key of its own
 * @example playerArmyArchers
 */
export type TipKey = string
export type TipCategory = "common" | "army" | "characteristics" | "inventory" | "buildings" | "forge" | "sharpening" | "skills" | "missions" | "raids" | "crusades" | "battleReports" | "shop" | "market" | "topList" | "gear"
export type Tip = {
  category: TipCategory
  title: string
  /** Plain text; a blank line separates paragraphs */
  baseContent: string
  /** More for the curious; may be empty */
  additionalContent: string
}
/** Tips by key */
export type GameTips = {
  [key: string]: Tip
}
export type NotificationList = {
  items: Notification[]
  nextCursor: NextCursor
}
export type MarkNotificationsAsReadRequest = {
  notificationIds: Id[]
}
export type MarkNotificationsResult = {
  marked: Amount
  gameData?: GameData
}
export type Session = {
  sessionId: Uuid
  isCurrent: boolean
  /** @example Chrome, Linux */
  device: string
  /** @example 127.0.0.1 */
  address: string
  createdAt: Instant
  lastSeenAt: Instant
}
export type SessionList = {
  items: Session[]
}
export type CloseOtherSessionsResult = {
  closed: Amount
}
export type AdminPlayer = {
  id: Id
  name: PlayerName
  email: string | null
  emailConfirmed: boolean
  kind: "HUMAN" | "NEIGHBOUR"
  roles: Role[]
  level: Level
  title: Title
  /** In hundredths */
  experience: Amount
  gold: Amount
  diamonds: Amount
  glory: Amount
  missionsWon: Amount
  missionsLost: Amount
  createdAt: Instant
  lastSeenAt: Instant | null
}
export type AdminPlayerList = AdminPlayer[]
export type AdminMoneyEntry = {
  id: Id
  playerId: Id
  currency: Currency
  type: MoneyEntryType
  source: MoneySource
  /** Without sign; type says the direction */
  amount: Amount
  balanceAfter: Amount
  reference: string | null
  createdAt: Instant
}
export type AdminMoneyEntryList = AdminMoneyEntry[]
export type ChannelName = "playerLayout" | "controlPanel" | "army" | "inventory" | "buildings" | "forgeGrind" | "enhance" | "forgeCraft" | "craftBook" | "skillBranches" | "skillList" | "shopGear" | "shopConsumable" | "shopGold" | "missions" | "fightLogs" | "quests" | "notifications" | "online"
export type NeedFetchGameData = {
  channels: ChannelName[]
}
export type CloseSession = {
  sessionIds: Uuid[]
}
/** Which branch the channel skillList shows */
export type SkillListOptions = {
  branchKey: SkillBranchKey
}
/** The channels a page shows */
export type Subscriptions = {
  playerLayout?: true
  controlPanel?: true
  army?: true
  inventory?: true
  buildings?: true
  forgeGrind?: true
  enhance?: true
  forgeCraft?: true
  craftBook?: true
  skillBranches?: true
  skillList?: SkillListOptions
  shopGear?: true
  shopConsumable?: true
  shopGold?: true
  missions?: true
  fightLogs?: true
  quests?: true
  notifications?: true
  online?: true
}
export type FetchGameDataReply = {
  isAccepted: boolean
  code?: ErrorCode
}
export type SendResetPasswordParams = NonNullable<operations['sendResetPassword']['parameters']['query']>
export type ChangePasswordParams = NonNullable<operations['changePassword']['parameters']['query']>
export type GetItemParams = NonNullable<operations['getItem']['parameters']['query']>
export type ListMarketLotsParams = NonNullable<operations['listMarketLots']['parameters']['query']>
export type GetMarketTermsParams = NonNullable<operations['getMarketTerms']['parameters']['query']>
export type ListFightsParams = NonNullable<operations['listFights']['parameters']['query']>
export type ListMoneyHistoryParams = NonNullable<operations['listMoneyHistory']['parameters']['query']>
export type ListItemHistoryParams = NonNullable<operations['listItemHistory']['parameters']['query']>
export type ListNotificationsParams = NonNullable<operations['listNotifications']['parameters']['query']>
export type GetGameDataParams = NonNullable<operations['getGameData']['parameters']['query']>
export type ListPlayersForAdminParams = NonNullable<operations['listPlayersForAdmin']['parameters']['query']>
export type ListMoneyEntriesForAdminParams = NonNullable<operations['listMoneyEntriesForAdmin']['parameters']['query']>
