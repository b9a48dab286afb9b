/**
 * Generated from contracts/openapi.yaml. Do not edit.
 */
export type Uuid = string;

/**
 * Only Russian letters and digits, or only Latin letters and digits, not mixed; single spaces between words
 * @minLength 6
 * @maxLength 12
 * @pattern ^([А-Яа-яЁё0-9]+( [А-Яа-яЁё0-9]+)*|[A-Za-z0-9]+( [A-Za-z0-9]+)*)$
 */
export type NewPlayerName = string;

/**
 * @maxLength 254
 */
export type Email = string;

/**
 * @minLength 8
 * @maxLength 128
 */
export type Password = string;

/**
 * @minLength 1
 * @maxLength 128
 */
export type AnyPassword = string;

/**
 * Ask for a bearer as well (a page inside a messenger's frame)
 */
export type WithBearer = boolean;

export interface RegisterRequest {
  name: NewPlayerName;
  email: Email;
  password: Password;
  confirmPassword: AnyPassword;
  withBearer?: WithBearer;
}

/**
 * Stable codes for programs.
 * badRequest: the request does not fit the contract · originRefused: an unsafe call from another origin · unauthorized: no session, or an ended one ·
 * wrongCredentials: e-mail or password is wrong · forbidden: the role is missing · pageLocked: the tutorial has not opened it yet ·
 * notFound: no such thing, or not yours · idempotencyInFlight: the first call with this key is still running · idempotencyMismatch: another request under the same key ·
 * missionUnderway: one mission at a time · taxesUnderway: one collection at a time · noPeasants: nobody pays taxes · nameTaken: another has it · emailTaken: registration · passwordTooCommon, passwordsDiffer: refused password ·
 * tokenInvalid: a mailed link that is used or too old · alreadyConfirmed: the e-mail is confirmed · notEnoughGold, notEnoughDiamonds, notEnoughGlory, notEnoughEnergy, notEnoughResources: funds ·
 * armyLimitReached: the group's maximum · energyFull, restoresExhausted: energy restores · missionLocked: the level is too low ·
 * gearIsBlank: a blank cannot be worn, given stars or taken apart · slotDoesNotFit: the piece does not fit the slot ·
 * levelTooLow: the player's level · gearInMarket: it is on the market · gearLocked: the player has locked it ·
 * gearEquipped: it is worn · gearNotEquipped: it is not worn · enhanceLimitReached: no more stars at this level ·
 * notEnoughPoints: enhance points · nothingToReset: no points in it · notEnoughStars: 5 are needed ·
 * textTooShort: length of a text · textTooLong: length of a text · sourceIsNoBlank: only a blank gives its work away ·
 * nothingToTransfer: the blank carries nothing · targetIsBlank: a blank takes nothing from a blank ·
 * sameSharpening: both carry this type · sharpeningUnavailable: the class does not take it ·
 * tradeUnavailable: the class does not take it · limitsUnavailable: the class does not take it ·
 * otherSharpening: another one of this type must fall first · craftPresent: there is a craft already ·
 * craftOfOtherGear: made for another model · noWine: no cup free · wineCooldown: the last cup was not long ago ·
 * healthFull: nothing to heal · notEnoughSpace: the storage is full · forgeLevelTooLow: the forge ·
 * craftEmpty: nothing chosen · craftTooManyKinds: three at most · craftUnavailable: the class does not take it ·
 * craftOverBudget: the forge's skill · noCraft: there is none · craftBookFull: the craft book holds no more · recipeKnown: it stands in the book already · branchAlreadyOpen: skills · branchClosed: skills ·
 * skillAtMaximum: skills · skillRequired: skills · itemLocked: market · itemInUse: market · notEnoughItems: market ·
 * tooManyLots: market · priceTooLow: market · priceTooHigh: market ·
 * assortmentChanged: the shop has laid out other things · priceChanged: another price than expected · offerSold: bought already ·
 * nothingToGain: the shop pays nothing for it ·
 * lotClosed: it is sold, ended or withdrawn · lotChanged: another price than expected · ownLot: the caller's own lot ·
 * sameHousehold: accounts used on one device do not trade ·
 * stepNotActive, questNotDone: quests · alreadyClaimed: the reward is taken · tooManyRequests: see Retry-After · notReady, overloaded: try again · internal: our fault.
 */
export type ErrorCode = 'badRequest' | 'originRefused' | 'unauthorized' | 'wrongCredentials' | 'forbidden' | 'pageLocked' | 'notFound' | 'idempotencyInFlight' | 'idempotencyMismatch' | 'missionUnderway' | 'taxesUnderway' | 'noPeasants' | 'nameTaken' | 'emailTaken' | 'passwordTooCommon' | 'passwordsDiffer' | 'tokenInvalid' | 'alreadyConfirmed' | 'notEnoughGold' | 'notEnoughDiamonds' | 'notEnoughGlory' | 'notEnoughEnergy' | 'notEnoughResources' | 'armyLimitReached' | 'energyFull' | 'restoresExhausted' | 'missionLocked' | 'gearIsBlank' | 'slotDoesNotFit' | 'levelTooLow' | 'gearInMarket' | 'gearLocked' | 'gearEquipped' | 'gearNotEquipped' | 'enhanceLimitReached' | 'notEnoughPoints' | 'nothingToReset' | 'notEnoughStars' | 'textTooShort' | 'textTooLong' | 'sourceIsNoBlank' | 'nothingToTransfer' | 'targetIsBlank' | 'sameSharpening' | 'sharpeningUnavailable' | 'tradeUnavailable' | 'limitsUnavailable' | 'otherSharpening' | 'craftPresent' | 'craftOfOtherGear' | 'noWine' | 'wineCooldown' | 'healthFull' | 'notEnoughSpace' | 'forgeLevelTooLow' | 'craftEmpty' | 'craftTooManyKinds' | 'craftUnavailable' | 'craftOverBudget' | 'noCraft' | 'craftBookFull' | 'recipeKnown' | 'branchAlreadyOpen' | 'branchClosed' | 'skillAtMaximum' | 'skillRequired' | 'itemLocked' | 'itemInUse' | 'notEnoughItems' | 'tooManyLots' | 'priceTooLow' | 'priceTooHigh' | 'assortmentChanged' | 'priceChanged' | 'offerSold' | 'nothingToGain' | 'lotClosed' | 'lotChanged' | 'ownLot' | 'sameHousehold' | 'stepNotActive' | 'questNotDone' | 'alreadyClaimed' | 'tooManyRequests' | 'notReady' | 'overloaded' | 'internal';
/**
 * An amount of gold, diamonds, glory or things
 * @minimum 0
 * @maximum 9000000000000000
 */
export type Amount = number;

/**
 * RFC 3339, UTC
 */
export type Instant = string;

export type ErrorDetailsFieldsItem = {
  /** @maxLength 300 */
  path: string;
  /** @maxLength 500 */
  message: string;
};

export type ErrorDetailsReasonsItem = {
  code: ErrorCode;
  /** @maxLength 300 */
  message: string;
  have?: Amount;
  need?: Amount;
};

export interface ErrorDetails {
  /**
     * Which fields of the request are at fault
     * @maxItems 50
     */
  fields?: ErrorDetailsFieldsItem[];
  /**
     * Every reason of the can-do check
     * @maxItems 10
     */
  reasons?: ErrorDetailsReasonsItem[];
  until?: Instant;
  /** @maxLength 60 */
  limit?: string;
  /** @maxLength 60 */
  unlock?: string;
}

export interface Error {
  /** Russian, fit for a toast; of an array the first item is shown */
  message: string | string[];
  code: ErrorCode;
  details?: ErrorDetails;
  /** @maxLength 100 */
  requestId: string;
}

/**
 * Identifier of a player, gear, lot, fight or notification
 * @minimum 1
 * @maximum 9000000000000000
 */
export type Id = number;

/**
 * @minLength 1
 * @maxLength 40
 */
export type PlayerName = string;

export type Role = 'PLAYER' | 'SUPER_ADMIN' | 'USER_ADMIN' | 'KNOWLEDGE_BASE_ADMIN' | 'CONTENT_ADMIN' | 'KNOWLEDGE_BASE_ADMIN_TUTORIAL' | 'KNOWLEDGE_BASE_ADMIN_TIPS' | 'GUIDES_ADMIN';
export interface Bearer {
  /** @maxLength 400 */
  token: string;
  expiresAt: Instant;
}

export type AuthResultPlayer = {
  playerId: Id;
  name: PlayerName;
  email: Email | null;
  emailConfirmed: boolean;
  /** @maxItems 8 */
  roles: Role[];
};

export interface AuthResult {
  sessionId: Uuid;
  player: AuthResultPlayer;
  bearer: Bearer | null;
  serverTime: Instant;
}

/**
 * @minimum 0
 * @maximum 31536000
 */
export type Seconds = number;

export interface LoginRequest {
  email: Email;
  password: AnyPassword;
  withBearer?: WithBearer;
}

/**
 * @minLength 20
 * @maxLength 100
 * @pattern ^[A-Za-z0-9_-]+$
 */
export type MailToken = string;

export interface ConfirmEmailRequest {
  token: MailToken;
}

/**
 * @minimum 1
 * @maximum 1000
 */
export type Level = number;

export type Title = 'KNIGHT' | 'BARON' | 'EARL' | 'DUKE';
/**
 * How a player is shown to others
 */
export interface PlayerInfo {
  playerId: Id;
  name: PlayerName;
  level: Level;
  title: Title;
  guildTag: string | null;
  avatarUrl: string | null;
}

export interface HeaderPlayerInfo {
  player: PlayerInfo | null;
}

export interface Neighbour {
  player: PlayerInfo;
  /** A castle made with the world, not by a person */
  isGenerated: boolean;
  isOnline: boolean;
}

export interface World {
  /** All castles */
  castles: Amount;
  /** Castles of people */
  lords: Amount;
  /** Missions finished in this game day */
  missionsToday: Amount;
  /** @maxItems 5 */
  strongest: Neighbour[];
}

export interface NeighbourList {
  /** @maxItems 8 */
  items: Neighbour[];
}

export type ArmyGroup = 'archers' | 'swordsmen' | 'squires' | 'priests' | 'instructors' | 'peasants' | 'servants' | 'cavalry';
/**
 * @minimum 1
 * @maximum 100000
 */
export type BuyAmount = number;

export interface BuyUnitsRequest {
  group: ArmyGroup;
  amount: BuyAmount;
}

export interface Price {
  gold: Amount;
  diamonds: Amount;
}

/**
 * @minimum 0
 * @maximum 1000000
 */
export type UnitCount = number;

/**
 * Rises with every change of the channel for the player; a client drops what is older than it has
 * @minimum 0
 * @maximum 9000000000000000
 */
export type Revision = number;

/**
 * @minLength 1
 * @maxLength 60
 * @pattern ^[a-z][A-Za-z0-9]*$
 */
export type StepKey = string;

/**
 * Channel playerLayout. What the frame of every game page shows.
 */
export interface PlayerLayoutData {
  player: PlayerInfo;
  emailConfirmed: boolean;
  /**
     * Keys of completed banners and quests of the tutorial; a page is open when its banner is among them
     * @maxItems 200
     */
  unlocks: StepKey[];
  unviewedFights: Amount;
  /** Pieces that nobody has looked at yet */
  unviewedGear: Amount;
  unreadNotifications: Amount;
}

export interface PlayerLayoutSnapshot {
  rev: Revision;
  data: PlayerLayoutData;
}

export interface Purse {
  gold: Amount;
  diamonds: Amount;
  glory: Amount;
}

/**
 * @minimum 0
 * @maximum 100
 */
export type Percent = number;

export type EnergyRestore = {
  price: Price;
  gives: Amount;
  /**
     * Restores left in this game day
     * @minimum 0
     * @maximum 12
     */
  left: number;
  resetsAt: Instant;
};

export interface Energy {
  /**
     * @minimum 0
     * @maximum 1000
     */
  current: number;
  /**
     * @minimum 1
     * @maximum 1000
     */
  max: number;
  /** When the next point comes; null when full */
  nextAt: Instant | null;
  fullAt: Instant | null;
  /** Between two points, rounded up */
  intervalSeconds: Seconds;
  /** In this game day */
  spentToday: Amount;
  /** Share of experience that the next mission gives (tired troops) */
  experiencePercent: Percent;
  restore: EnergyRestore;
}

/**
 * @minimum 1
 * @maximum 8
 */
export type TaxHours = 1 | 4 | 8;
/**
 * Tax collectors on their way
 */
export interface TaxCollection {
  hours: TaxHours;
  /** What they bring */
  gold: Amount;
  startedAt: Instant;
  endsAt: Instant;
}

/**
 * What a collection would bring if it began now
 */
export interface TaxChoice {
  hours: TaxHours;
  gold: Amount;
  durationSeconds: Seconds;
}

export interface Taxes {
  active: TaxCollection | null;
  /**
     * @minItems 3
     * @maxItems 3
     */
  choices: TaxChoice[];
}

export type ControlPanelDataBaseInfo = {
  level: Level;
  title: Title;
  /** In hundredths */
  experience: Amount;
  /** Total needed for the present level, hundredths */
  levelExperience: Amount;
  /** Total needed for the next level, hundredths; null at the last */
  nextLevelExperience: Amount | null;
};

/**
 * Channel controlPanel. Level, purse, energy and taxes.
 */
export interface ControlPanelData {
  baseInfo: ControlPanelDataBaseInfo;
  purse: Purse;
  energy: Energy;
  taxes: Taxes;
  serverTime: Instant;
}

export interface ControlPanelSnapshot {
  rev: Revision;
  data: ControlPanelData;
}

export interface ArmyGroupState {
  group: ArmyGroup;
  current: UnitCount;
  /** The most that level and buildings let the castle keep */
  max: UnitCount;
  /** Lent by the gear worn: they fight on top of current, and need not be bought */
  additional: UnitCount;
  /** Of one unit */
  price: Price;
  /** What the purse and the maximum allow */
  maxBuyable: UnitCount;
}

/**
 * @minimum 0
 * @maximum 1000000000
 */
export type Characteristic = number;

export interface Characteristics {
  archersAttackMin: Characteristic;
  archersAttackMax: Characteristic;
  swordsmenAttackMin: Characteristic;
  swordsmenAttackMax: Characteristic;
  cavalryAttackMin: Characteristic;
  cavalryAttackMax: Characteristic;
  armor: Characteristic;
  archersMastery: Characteristic;
  swordsmenMastery: Characteristic;
  dodge: Characteristic;
  luck: Characteristic;
}

/**
 * @minimum -1000000000
 * @maximum 1000000000
 */
export type GearBonusValue = number;

/**
 * Only what is not 0. A trade of armour for dodge takes from one of them.
 */
export interface GearCharacteristics {
  archersAttackMin?: GearBonusValue;
  archersAttackMax?: GearBonusValue;
  swordsmenAttackMin?: GearBonusValue;
  swordsmenAttackMax?: GearBonusValue;
  cavalryAttackMin?: GearBonusValue;
  cavalryAttackMax?: GearBonusValue;
  armor?: GearBonusValue;
  archersMastery?: GearBonusValue;
  swordsmenMastery?: GearBonusValue;
  dodge?: GearBonusValue;
  luck?: GearBonusValue;
}

/**
 * Health that raids leave; it grows back with time. Missions begin at full health.
 */
export interface LastingHealth {
  current: Characteristic;
  max: Characteristic;
  /** When it will be full; null when it is */
  fullAt: Instant | null;
}

/**
 * Of the host as it is, of a full one, and what sharpening adds
 */
export type ArmyDataCharacteristics = {
  current: Characteristics;
  max: Characteristics;
  additional: GearCharacteristics;
};

/**
 * Channel army
 */
export interface ArmyData {
  /**
     * @minItems 8
     * @maxItems 8
     */
  groups: ArmyGroupState[];
  /** Of the host as it is, of a full one, and what sharpening adds */
  characteristics: ArmyDataCharacteristics;
  /** Health of the host at full strength */
  health: Characteristic;
  lastingHealth: LastingHealth;
}

export interface ArmySnapshot {
  rev: Revision;
  data: ArmyData;
}

/**
 * A model of the catalogue; 999 is the blank
 * @minimum 1
 * @maximum 1000000
 */
export type GearId = number;

/**
 * @minLength 1
 * @maxLength 60
 */
export type GearName = string;

/**
 * Name in the icon set game-icons
 * @maxLength 60
 */
export type GameIcon = string;

export type GearClass = 'rangedWeapon' | 'lightArmor' | 'cloak' | 'meleeWeapon' | 'heavyArmor' | 'shield' | 'squireEquipment' | 'musicalInstrument' | 'boots' | 'holyBook' | 'mantle' | 'jewelry' | 'wand' | 'animal' | 'tool' | 'headman' | 'dishes' | 'cutlery' | 'spear' | 'horse' | 'blank';
/**
 * Stars
 * @minimum 0
 * @maximum 1000
 */
export type EnhanceLevel = number;

/**
 * @minimum 0
 * @maximum 1000
 */
export type GearLevelNumber = number;

/**
 * Levels that the piece asks for; levelMin is the one that counts
 */
export interface GearLevel {
  levelMin: GearLevelNumber;
  levelMinBase: GearLevelNumber;
  levelMinWithLevelCompensation: GearLevelNumber;
  levelMinFromGrind: GearLevelNumber;
  levelMinFromCraft: GearLevelNumber;
}

/**
 * Units lent by the piece; only what is not 0
 */
export interface GearArmy {
  archers?: UnitCount;
  swordsmen?: UnitCount;
  squires?: UnitCount;
  priests?: UnitCount;
  instructors?: UnitCount;
  peasants?: UnitCount;
  servants?: UnitCount;
  cavalry?: UnitCount;
}

export type GrindCharacteristic = 'archersAttack' | 'swordsmenAttack' | 'archersMastery' | 'swordsmenMastery' | 'armor' | 'dodge' | 'luck' | 'peasants' | 'squires';
/**
 * @minimum 0
 * @maximum 1000
 */
export type GrindLevel = number;

/**
 * armor: armour up, dodge down; dodge: the other way round
 */
export type GrindTrade = 'armor' | 'dodge';
/**
 * The three sharpenings. Each value is the sharpening's level; what it gives is in characteristicsAdditional and armyAdditional.
 */
export interface GearGrind {
  characteristicsName: GrindCharacteristic | null;
  characteristicsValue: GrindLevel;
  armorOrDodgeName: GrindTrade | null;
  armorOrDodgeValue: GrindLevel;
  limitsValue: GrindLevel;
}

export interface GearCraft {
  creatorName: PlayerName;
  levelMin: GearLevelNumber;
  characteristics: GearCharacteristics;
  army: GearArmy;
  /** The model that the craft was made for */
  gearId: GearId;
}

/**
 * Three per group: archers 1-3, swordsmen 4-6, squires 7-9, priests 10-12, instructors 13-15, peasants 16-18, servants 19-21, cavalry 22-24
 * @minimum 1
 * @maximum 24
 */
export type GearSlotNumber = number;

/**
 * A piece of gear, or a model as it would be at a quality
 */
export interface Gear {
  /** The piece (gearEntityId, entityId); null for a model that nobody owns yet */
  id: Id | null;
  gearId: GearId;
  /** Its own name, or the model's */
  name: GearName;
  modelName: GearName;
  /** @maxLength 300 */
  legend: string;
  icon: GameIcon;
  gearClass: GearClass;
  quality: Percent;
  enhanceLevel: EnhanceLevel;
  /** Points put into this piece */
  enhancePoints: Amount;
  /** What the shop would ask for it */
  cost: Price;
  level: GearLevel;
  /** Units of its group from which on it works */
  limitsMin: UnitCount;
  /** Units of its group from which on it gives all */
  limitsMax: UnitCount;
  limitsMinBase: UnitCount;
  limitsMaxBase: UnitCount;
  /** By quality, times stars + 1 */
  characteristicsBase: GearCharacteristics;
  /** The same at quality 100 */
  characteristicsMax: GearCharacteristics;
  /** From sharpening and craft; comes on top of the base */
  characteristicsAdditional: GearCharacteristics;
  armyBase: GearArmy;
  armyMax: GearArmy;
  armyAdditional: GearArmy;
  currentGrind: GearGrind;
  /** @maxItems 9 */
  availableGrindCharacteristics: GrindCharacteristic[];
  availableGrindArmorOrDodge: boolean;
  availableGrindLimits: boolean;
  craft: GearCraft | null;
  equippedSlot: GearSlotNumber | null;
  /**
     * Where it can be put; empty for a blank
     * @maxItems 24
     */
  slots: GearSlotNumber[];
  isInMarket: boolean;
  isLocked: boolean;
  isViewed: boolean;
  /** Bought on the market once; recycling it gives half */
  isFromMarket: boolean;
}

/**
 * @minimum 0
 * @maximum 500
 */
export type StackAmount = number;

export interface ResourceStack {
  resourceId: Id;
  /** @maxLength 60 */
  name: string;
  /** @maxLength 300 */
  legend: string;
  icon: GameIcon;
  amount: StackAmount;
  /** Of the amount */
  amountInMarket: StackAmount;
}

export type ConsumableStackConsumableClass = 'wine';
export type ConsumableStackAdditionalRegenerateUnit = 'points' | 'percent';
export type ConsumableStackAdditional = {
  regenerateUnit: ConsumableStackAdditionalRegenerateUnit;
  regenerateValue: Amount;
  /**
     * @minimum 0
     * @maximum 100000
     */
  rechargeMinutes: number;
};

export interface ConsumableStack {
  consumableId: Id;
  /** @maxLength 60 */
  name: string;
  /** @maxLength 300 */
  legend: string;
  icon: GameIcon;
  consumableClass: ConsumableStackConsumableClass;
  levelMin: Level;
  amount: StackAmount;
  /** Of the amount */
  amountInMarket: StackAmount;
  cost: Price;
  additional: ConsumableStackAdditional;
}

/**
 * Pieces not worn and stacks take a slot each. Finds come in beyond the slots; buying does not.
 */
export interface StorageSlots {
  used: Amount;
  total: Amount;
  free: Amount;
}

/**
 * Channel inventory. Everything that the player has, newest gear first, worn gear included.
 */
export interface InventoryData {
  /** @maxItems 1000 */
  gear: Gear[];
  /** @maxItems 50 */
  resources: ResourceStack[];
  /** @maxItems 50 */
  consumables: ConsumableStack[];
  slots: StorageSlots;
  /** At the junk dealer's, not put into gear yet */
  enhancePoints: Amount;
  /** When the next cup can be drunk; null when it can */
  wineReadyAt: Instant | null;
  serverTime: Instant;
}

export interface InventorySnapshot {
  rev: Revision;
  data: InventoryData;
}

export type Building = 'forge' | 'storage' | 'servantsHouse' | 'stable' | 'walls' | 'moats' | 'stakes' | 'catapult' | 'catapultProjectiles';
/**
 * 0 is not built yet
 * @minimum 0
 * @maximum 1000
 */
export type BuildingLevel = number;

export type BuildingEffectUnit = 'PIECES' | 'PERCENT';
/**
 * One thing a building gives, now and with one level more
 */
export interface BuildingEffect {
  /** @maxLength 100 */
  name: string;
  now: Amount;
  next: Amount;
  unit: BuildingEffectUnit;
}

/**
 * What a level of the building opens
 */
export interface BuildingOpening {
  level: BuildingLevel;
  /** @maxLength 200 */
  text: string;
  isOpen: boolean;
}

export interface ResourceCost {
  resourceId: Id;
  /** @maxLength 60 */
  name: string;
  icon: GameIcon;
  amount: Amount;
}

/**
 * Of the next level, less what skills take off
 */
export interface BuildingCost {
  gold: Amount;
  /** @maxItems 10 */
  resources: ResourceCost[];
}

export interface BuildingState {
  building: Building;
  /** @maxLength 60 */
  name: string;
  /** @maxLength 300 */
  legend: string;
  icon: GameIcon;
  level: BuildingLevel;
  /** The highest that the player's level allows */
  levelMax: BuildingLevel;
  /** The player's level that the next level asks for */
  needsLevel: Level;
  /**
     * @minItems 1
     * @maxItems 5
     */
  effects: BuildingEffect[];
  /** @maxItems 10 */
  opens: BuildingOpening[];
  cost: BuildingCost;
}

/**
 * Channel buildings. The nine of them, and what there is to build with.
 */
export interface BuildingsData {
  /**
     * @minItems 9
     * @maxItems 9
     */
  buildings: BuildingState[];
  /**
     * What skills take off the gold, as told in cost already
     * @minimum 0
     * @maximum 10000
     */
  discountBasisPoints: number;
  /**
     * Of what buildings are made of, what is at hand and not on the market
     * @maxItems 20
     */
  resources: ResourceCost[];
}

export interface BuildingsSnapshot {
  rev: Revision;
  data: BuildingsData;
}

export interface GrindChance {
  level: GrindLevel;
  chancePercent: Percent;
}

/**
 * A piece of gear of the caller
 * @minimum 1
 * @maximum 9000000000000000
 */
export type GearEntityId = number;

export type GrindType = 'CHARACTERISTICS' | 'ARMOR_OR_DODGE' | 'LIMITS';
/**
 * One type of sharpening of a piece; the try is for level + 1
 */
export interface GrindState {
  type: GrindType;
  level: GrindLevel;
  /** Counted at levels 4 and 5; 3 make the next try there sure */
  failures: Amount;
  /** Of the next try; 100 when it is sure */
  chancePercent: Percent;
  isSure: boolean;
}

/**
 * A piece that takes a sharpening. What it is stands in the channel inventory under the same id.
 */
export interface GrindPiece {
  gearEntityId: GearEntityId;
  /**
     * Of the types that its class takes
     * @maxItems 3
     */
  states: GrindState[];
}

/**
 * Of CHARACTERISTICS the characteristic, of ARMOR_OR_DODGE what rises, of LIMITS null
 */
export type GrindName = GrindCharacteristic | null;

/**
 * What came of a try, and how that can be checked
 */
export interface GrindTry {
  id: Id;
  /** The piece may be gone meanwhile */
  gearEntityId: GearEntityId;
  gearId: GearId;
  /** As it was called then */
  gearName: GearName;
  type: GrindType;
  name: GrindName;
  /** That was tried for */
  level: GrindLevel;
  /** As told before the try */
  chancePercent: Percent;
  /** Enough failures were counted */
  isSure: boolean;
  /**
     * Drawn from the seed; below the chance is a success
     * @minimum 0
     * @maximum 99
     */
  rolled: number;
  success: boolean;
  /**
     * @minLength 32
     * @maxLength 32
     * @pattern ^[0-9a-f]{32}$
     */
  seed: string;
  triedAt: Instant;
}

/**
 * Channel forgeGrind. The forge, what may be sharpened in it, the last tries.
 */
export interface ForgeGrindData {
  /**
     * No sharpening goes above it
     * @minimum 0
     * @maximum 1000
     */
  forgeLevel: number;
  /** Of one try */
  cost: Price;
  /** By forge and skill, in the chances already */
  chanceBonusPercent: Percent;
  /**
     * Of one try for each level that the forge can make, and for the one above
     * @maxItems 1000
     */
  chances: GrindChance[];
  /** @maxItems 1000 */
  pieces: GrindPiece[];
  /**
     * Newest first
     * @maxItems 20
     */
  tries: GrindTry[];
}

export interface ForgeGrindSnapshot {
  rev: Revision;
  data: ForgeGrindData;
}

/**
 * A piece that the junk dealer takes or gives stars to. What it is stands in the channel inventory under the same id.
 */
export interface EnhancePiece {
  gearEntityId: GearEntityId;
  /** That taking it apart gives now */
  recyclePoints: Amount;
  /** One of the ten models that count twice */
  isDoubled: boolean;
}

/**
 * Channel enhance. The junk dealer's reckoning; blanks are none of his business.
 */
export interface EnhanceData {
  /** At hand, not put into gear yet */
  enhancePoints: Amount;
  /** More points for what is taken apart, in recyclePoints already */
  skillPercent: Percent;
  renameCost: Price;
  /** That a piece needs for a name of its own */
  renameStars: EnhanceLevel;
  /** @maxItems 1000 */
  pieces: EnhancePiece[];
}

export interface EnhanceSnapshot {
  rev: Revision;
  data: EnhanceData;
}

/**
 * What units of bonuses take of the forge's skill
 * @minimum 0
 * @maximum 1000000
 */
export type CraftPoints = number;

export type CraftBonusName = 'archersAttack' | 'swordsmenAttack' | 'cavalryAttack' | 'armor' | 'archersMastery' | 'swordsmenMastery' | 'dodge' | 'luck' | 'archers' | 'swordsmen' | 'squires' | 'priests' | 'instructors' | 'peasants' | 'servants' | 'cavalry';
export interface CraftBonusPrice {
  bonus: CraftBonusName;
  /** Of one unit */
  points: CraftPoints;
}

/**
 * What a craft for gear of a class may give, and what it is made of
 */
export interface CraftOfClass {
  gearClass: GearClass;
  /** @maxItems 20 */
  bonuses: CraftBonusName[];
  /**
     * For every 60 points begun
     * @maxItems 10
     */
  materials: ResourceCost[];
}

/**
 * Channel forgeCraft. What the forge can make; gear and resources stand in the channel inventory.
 */
export interface ForgeCraftData {
  forgeLevel: BuildingLevel;
  /** That crafting needs */
  forgeLevelMin: BuildingLevel;
  /** Points of one craft, by forge and skill */
  budget: CraftPoints;
  /**
     * Different bonuses of one craft
     * @minimum 1
     * @maximum 20
     */
  kindsMax: number;
  /** Before the discount */
  goldPerPoint: Amount;
  /**
     * What skills take off the gold; the sum is rounded up
     * @minimum 0
     * @maximum 10000
     */
  discountBasisPoints: number;
  resetCost: Price;
  /** @maxItems 20 */
  bonuses: CraftBonusPrice[];
  /** @maxItems 30 */
  classes: CraftOfClass[];
}

export interface ForgeCraftSnapshot {
  rev: Revision;
  data: ForgeCraftData;
}

/**
 * @minimum 1
 * @maximum 9000000000000000
 */
export type CraftCategoryId = number;

/**
 * @minLength 1
 * @maxLength 20
 */
export type CraftCategoryName = string;

export interface CraftCategory {
  categoryId: CraftCategoryId;
  name: CraftCategoryName;
}

/**
 * @minimum 1
 * @maximum 9000000000000000
 */
export type CraftRecipeId = number;

/**
 * null is no section
 */
export type CraftCategoryOrNone = CraftCategoryId | null;

/**
 * The model that a craft is made for
 * @minimum 1
 * @maximum 100000
 */
export type CraftModelId = number;

/**
 * @minimum 1
 * @maximum 10000
 */
export type CraftUnits = number;

/**
 * What a craft gives: so many units of each bonus. An attack counts for both of its ends.
 */
export interface CraftChoice {
  archersAttack?: CraftUnits;
  swordsmenAttack?: CraftUnits;
  cavalryAttack?: CraftUnits;
  armor?: CraftUnits;
  archersMastery?: CraftUnits;
  swordsmenMastery?: CraftUnits;
  dodge?: CraftUnits;
  luck?: CraftUnits;
  archers?: CraftUnits;
  swordsmen?: CraftUnits;
  squires?: CraftUnits;
  priests?: CraftUnits;
  instructors?: CraftUnits;
  peasants?: CraftUnits;
  servants?: CraftUnits;
  cavalry?: CraftUnits;
}

export interface CraftRecipe {
  recipeId: CraftRecipeId;
  categoryId: CraftCategoryOrNone;
  gearId: CraftModelId;
  modelName: GearName;
  icon: GameIcon;
  gearClass: GearClass;
  /** That the model is made for */
  level: Level;
  choice: CraftChoice;
  points: CraftPoints;
  /** That the craft asks for of who wears it */
  levelMin: GearLevelNumber;
}

/**
 * Channel craftBook. Sections and recipes in the order in which they were added.
 */
export interface CraftBookData {
  /** @maxItems 20 */
  categories: CraftCategory[];
  /** @maxItems 100 */
  recipes: CraftRecipe[];
  categoriesMax: Amount;
  recipesMax: Amount;
}

export interface CraftBookSnapshot {
  rev: Revision;
  data: CraftBookData;
}

export type SkillBranchKey = 'battle' | 'defence' | 'economy' | 'craft';
/**
 * What a skill acts on. All but storageSlots are shares in basis points; storageSlots are whole places.
 */
export type SkillEffect = 'attack' | 'health' | 'raidDefenceAttack' | 'raidDefenceHealth' | 'healthRecovery' | 'vault' | 'taxes' | 'missionGold' | 'unitPrice' | 'buildingCost' | 'shopPrice' | 'marketFee' | 'recyclePoints' | 'craftBudget' | 'craftCost' | 'sharpeningChance' | 'storageSlots';
/**
 * Basis points, or places
 * @minimum 0
 * @maximum 10000
 */
export type SkillValue = number;

/**
 * What all learned skills give together to one effect, and the cap of it
 */
export interface SkillTotal {
  effect: SkillEffect;
  /** @maxLength 60 */
  name: string;
  value: SkillValue;
  most: SkillValue;
}

export interface SkillBranchState {
  branchKey: SkillBranchKey;
  /** @maxLength 60 */
  name: string;
  /** @maxLength 300 */
  legend: string;
  icon: GameIcon;
  isOpen: boolean;
  /**
     * Levels learned of all its skills
     * @minimum 0
     * @maximum 1000
     */
  learned: number;
  /**
     * Levels there are to learn
     * @minimum 0
     * @maximum 1000
     */
  total: number;
  /**
     * Of the effects that this branch has, with what other branches add
     * @maxItems 17
     */
  totals: SkillTotal[];
}

/**
 * Channel skillBranches
 */
export interface SkillBranchesData {
  /**
     * @minItems 4
     * @maxItems 4
     */
  branches: SkillBranchState[];
  /** Glory for the next branch, whichever it is; null when all are open */
  nextCost: Amount | null;
}

export interface SkillBranchesSnapshot {
  rev: Revision;
  data: SkillBranchesData;
}

/**
 * @minLength 1
 * @maxLength 60
 * @pattern ^[a-z][A-Za-z0-9]*$
 */
export type SkillKey = string;

/**
 * @minimum 0
 * @maximum 10
 */
export type SkillLevel = number;

export interface SkillRequirement {
  skillKey: SkillKey;
  /** @maxLength 60 */
  name: string;
  level: SkillLevel;
  isMet: boolean;
}

export interface SkillState {
  skillKey: SkillKey;
  /** @maxLength 60 */
  name: string;
  /** @maxLength 300 */
  legend: string;
  icon: GameIcon;
  effect: SkillEffect;
  /** @maxLength 60 */
  effectName: string;
  perLevel: SkillValue;
  level: SkillLevel;
  levelMax: SkillLevel;
  /** Glory for the next level; null at the last */
  cost: Amount | null;
  /** @maxItems 5 */
  requires: SkillRequirement[];
}

/**
 * Channel skillList. The skills of the branch that was asked for.
 */
export interface SkillListData {
  branchKey: SkillBranchKey;
  /** @maxLength 60 */
  name: string;
  /** @maxLength 300 */
  legend: string;
  icon: GameIcon;
  isOpen: boolean;
  /** Glory for opening the branch; null when it is open */
  openCost: Amount | null;
  /** @maxItems 20 */
  skills: SkillState[];
  /** @maxItems 17 */
  totals: SkillTotal[];
}

export interface SkillListSnapshot {
  rev: Revision;
  data: SkillListData;
}

/**
 * Names one laying out of the shop: game day, level, version of the catalogue
 * @minLength 1
 * @maxLength 60
 * @pattern ^[A-Za-z0-9._-]+$
 */
export type AssortmentKey = string;

/**
 * @minimum 1
 * @maximum 6
 */
export type ShopPlace = number;

export interface ShopOffer {
  place: ShopPlace;
  /** As it will be; `cost` is the price without discount */
  gear: Gear;
  /** What it costs this player */
  price: Price;
  /** Gone till the next game day */
  isBought: boolean;
}

export interface ShopBlank {
  gear: Gear;
  price: Price;
}

/**
 * What skills take off the gold, as told in the prices already
 * @minimum 0
 * @maximum 2500
 */
export type ShopDiscount = number;

/**
 * Channel shopGear. Six places a game day, laid out by the player's level and anew when it rises (a place bought stays empty till the next day); and blanks.
 */
export interface ShopGearData {
  assortmentKey: AssortmentKey;
  /** @maxItems 6 */
  offers: ShopOffer[];
  blank: ShopBlank;
  discountBasisPoints: ShopDiscount;
  /** When other pieces are laid out */
  resetsAt: Instant;
  serverTime: Instant;
}

export interface ShopGearSnapshot {
  rev: Revision;
  data: ShopGearData;
}

export interface ShopConsumable {
  /** One of it; `cost` is the price without discount */
  consumable: ConsumableStack;
  /** What one costs this player */
  price: Price;
}

/**
 * Channel shopConsumable. All wines, also those whose level is yet to come.
 */
export interface ShopConsumableData {
  /** @maxItems 50 */
  consumables: ShopConsumable[];
  discountBasisPoints: ShopDiscount;
}

export interface ShopConsumableSnapshot {
  rev: Revision;
  data: ShopConsumableData;
}

/**
 * @minLength 1
 * @maxLength 60
 * @pattern ^[a-z][A-Za-z0-9]*$
 */
export type GoldPackKey = string;

export interface GoldPack {
  packKey: GoldPackKey;
  /** @maxLength 60 */
  name: string;
  /** @maxLength 300 */
  legend: string;
  icon: GameIcon;
  /** Asked for */
  diamonds: Amount;
  /** Given at this level */
  gold: Amount;
}

/**
 * Channel shopGold. Gold for diamonds.
 */
export interface ShopGoldData {
  goldPerDiamond: Amount;
  /** @maxItems 20 */
  packs: GoldPack[];
}

export interface ShopGoldSnapshot {
  rev: Revision;
  data: ShopGoldData;
}

/**
 * @minLength 1
 * @maxLength 60
 * @pattern ^[a-z][A-Za-z0-9]*$
 */
export type CatalogueKey = string;

export type Difficulty = 'EASY' | 'MEDIUM' | 'HARD';
export type MissionSkill = 'FRONTAL_ATTACK' | 'REAR_BATTLE';
/**
 * A host on its way
 */
export interface MissionRun {
  missionRunId: Id;
  missionKey: CatalogueKey;
  /** @maxLength 60 */
  name: string;
  difficulty: Difficulty;
  skill: MissionSkill;
  startedAt: Instant;
  /** When the host is back at the latest; a beaten one comes home sooner */
  endsAt: Instant;
}

export type FightResult = 'WIN' | 'LOSE' | 'DRAW';
export interface ResourceReward {
  resourceId: Id;
  /** @maxLength 60 */
  name: string;
  icon: GameIcon;
  amount: Amount;
}

/**
 * A piece of gear that was found
 */
export interface GearReward {
  gearEntityId: Id | null;
  gearId: GearId;
  name: GearName;
  icon: GameIcon;
  gearClass: GearClass;
  quality: Percent;
  /** The storage could not take one piece more */
  isLeftBehind: boolean;
}

export interface Reward {
  /** In hundredths */
  experience: Amount;
  gold: Amount;
  diamonds: Amount;
  glory: Amount;
  /** @maxItems 20 */
  resources: ResourceReward[];
  /** @maxItems 10 */
  gear: GearReward[];
}

/**
 * How the last mission ended
 */
export interface MissionOutcome {
  missionRunId: Id;
  missionKey: CatalogueKey;
  /** @maxLength 60 */
  name: string;
  difficulty: Difficulty;
  result: FightResult;
  reward: Reward;
  fightId: Id;
  finishedAt: Instant;
}

/**
 * Channel missions
 */
export interface MissionsData {
  active: MissionRun | null;
  last: MissionOutcome | null;
  won: Amount;
  total: Amount;
  serverTime: Instant;
}

export interface MissionsSnapshot {
  rev: Revision;
  data: MissionsData;
}

export type FightType = 'MISSION' | 'GROUP_MISSION' | 'FORAY';
export interface FightSummary {
  fightId: Id;
  shareKey: Uuid;
  type: FightType;
  /** For the caller */
  result: FightResult;
  /**
     * Name of the mission
     * @maxLength 60
     */
  title: string;
  /** @maxLength 60 */
  opponentName: string;
  difficulty: Difficulty | null;
  createdAt: Instant;
  isViewed: boolean;
  reward: Reward;
}

/**
 * Opaque mark of the next page
 * @maxLength 200
 * @pattern ^[A-Za-z0-9_-]+$
 */
export type Cursor = string;

export type NextCursor = Cursor | null;

/**
 * Channel fightLogs. The newest twenty reports.
 */
export interface FightLogsData {
  /** @maxItems 20 */
  items: FightSummary[];
  nextCursor: NextCursor;
  unviewed: Amount;
}

export interface FightLogsSnapshot {
  rev: Revision;
  data: FightLogsData;
}

export type TutorialStepType = 'banner' | 'quest';
export interface TutorialStep {
  stepKey: StepKey;
  type: TutorialStepType;
  /** @maxLength 200 */
  title: string;
  /**
     * Plain text; a blank line separates paragraphs
     * @maxLength 20000
     */
  content: string;
  /** @maxLength 10000 */
  task: string;
  /** Path below /game where the step leads; empty for the castle */
  page: string | null;
  /** How often the thing is to be done; 1 for a banner */
  goal: Amount;
  progress: Amount;
  /** The step can be completed now */
  isDone: boolean;
  reward: Reward;
}

/**
 * Path below /game where it is done; empty for the castle
 * @maxLength 100
 */
export type QuestPage = string;

export interface DailyQuest {
  questKey: StepKey;
  /** @maxLength 200 */
  title: string;
  /** @maxLength 200 */
  task: string;
  icon: GameIcon;
  page: QuestPage;
  goal: Amount;
  /** Never above the goal */
  progress: Amount;
  isDone: boolean;
  /** Its reward is taken */
  isClaimed: boolean;
  reward: Reward;
}

export type InfiniteQuestKind = 'buyArmy' | 'winMissions' | 'collectTaxes' | 'equipGear' | 'sharpenCharacteristics' | 'sharpenArmorOrDodge' | 'build' | 'winCrusades' | 'foray';
/**
 * @minimum 1
 * @maximum 1000000
 */
export type InfiniteQuestStage = number;

export interface InfiniteQuest {
  kind: InfiniteQuestKind;
  /** @maxLength 200 */
  title: string;
  /** @maxLength 200 */
  legend: string;
  /**
     * What is counted, to stand before «12 из 20»
     * @maxLength 100
     */
  counted: string;
  icon: GameIcon;
  page: QuestPage;
  stage: InfiniteQuestStage;
  goal: Amount;
  /** Never above the goal; what is beyond it counts for the next stage */
  progress: Amount;
  /** The stage can be claimed now */
  isDone: boolean;
  /** Its page is not open yet */
  isLocked: boolean;
  /**
     * What opens a locked one; null for an open one
     * @maxLength 200
     * @nullable
     */
  opens: string | null;
  /** Of the present stage at the present level */
  reward: Reward;
}

/**
 * @minimum 1
 * @maximum 7
 */
export type DailyRewardStep = number;

export type DailyRewardLadderItemState = 'TAKEN' | 'WAITING' | 'LATER';
export type DailyRewardLadderItem = {
  step: DailyRewardStep;
  state: DailyRewardLadderItemState;
  reward: Reward;
};

/**
 * A ladder of seven game days; a missed day begins anew.
 */
export interface DailyReward {
  /** A step waits to be taken */
  isAvailable: boolean;
  /** The step that waits, or the one taken today */
  step: DailyRewardStep;
  /**
     * @minItems 7
     * @maxItems 7
     */
  ladder: DailyRewardLadderItem[];
}

/**
 * Channel quests. The tutorial's completed and active steps, the day's three quests and reward, the nine infinite quests.
 */
export interface QuestsData {
  /** @maxItems 200 */
  completed: StepKey[];
  /** @maxItems 20 */
  active: TutorialStep[];
  /** Steps in the whole tutorial */
  total: Amount;
  /** @maxItems 3 */
  daily: DailyQuest[];
  /**
     * @minItems 9
     * @maxItems 9
     */
  infinite: InfiniteQuest[];
  dailyReward: DailyReward;
  /** When the game day ends: new daily quests, the next reward */
  resetsAt: Instant;
  serverTime: Instant;
}

export interface QuestsSnapshot {
  rev: Revision;
  data: QuestsData;
}

export type NotificationType = 'MISSION_COMPLETED' | 'LEVEL_UP' | 'TAXES_COLLECTED' | 'LOT_SOLD' | 'LOT_EXPIRED';
export interface Notification {
  notificationId: Id;
  type: NotificationType;
  /** @maxLength 100 */
  title: string;
  /** @maxLength 300 */
  text: string;
  fightId: Id | null;
  result: FightResult | null;
  level: Level | null;
  reward: Reward | null;
  createdAt: Instant;
  isRead: boolean;
  isShown: boolean;
}

/**
 * Channel notifications. The newest twenty.
 */
export interface NotificationsData {
  /** @maxItems 20 */
  items: Notification[];
  nextCursor: NextCursor;
  unread: Amount;
  unshown: Amount;
}

export interface NotificationsSnapshot {
  rev: Revision;
  data: NotificationsData;
}

/**
 * Channel online. Players with an open live connection.
 */
export interface OnlineData {
  count: Amount;
}

export interface OnlineSnapshot {
  rev: Revision;
  data: OnlineData;
}

/**
 * Snapshots by channel. What is not asked for, or did not change, is absent.
 */
export interface GameData {
  playerLayout?: PlayerLayoutSnapshot;
  controlPanel?: ControlPanelSnapshot;
  army?: ArmySnapshot;
  inventory?: InventorySnapshot;
  buildings?: BuildingsSnapshot;
  forgeGrind?: ForgeGrindSnapshot;
  enhance?: EnhanceSnapshot;
  forgeCraft?: ForgeCraftSnapshot;
  craftBook?: CraftBookSnapshot;
  skillBranches?: SkillBranchesSnapshot;
  skillList?: SkillListSnapshot;
  shopGear?: ShopGearSnapshot;
  shopConsumable?: ShopConsumableSnapshot;
  shopGold?: ShopGoldSnapshot;
  missions?: MissionsSnapshot;
  fightLogs?: FightLogsSnapshot;
  quests?: QuestsSnapshot;
  notifications?: NotificationsSnapshot;
  online?: OnlineSnapshot;
}

export interface BuyUnitsResult {
  group: ArmyGroup;
  amount: BuyAmount;
  cost: Price;
  current: UnitCount;
  gameData?: GameData;
}

export interface EquipGearRequest {
  gearEntityId: GearEntityId;
  /** Without it the first free slot that fits, else the first that fits */
  slot?: GearSlotNumber;
}

export interface EquipGearResult {
  gearEntityId: GearEntityId;
  equippedSlot: GearSlotNumber;
  /** What was worn there and lies in the storage now */
  replacedEntityId: GearEntityId | null;
  gameData?: GameData;
}

export interface GearRequest {
  gearEntityId: GearEntityId;
}

export interface GearResult {
  gearEntityId: GearEntityId;
  gameData?: GameData;
}

export interface ToggleGearLockResult {
  gearEntityId: GearEntityId;
  isLocked: boolean;
  gameData?: GameData;
}

/**
 * 3 to 16 characters after trimming; longer or shorter ones are refused with 422
 * @minLength 1
 * @maxLength 60
 * @pattern ^[A-Za-zА-Яа-яЁё0-9«»'’.,!? -]+$
 */
export type NewGearName = string;

export interface RenameGearRequest {
  gearEntityId: GearEntityId;
  name: NewGearName;
}

export interface RenameGearResult {
  gearEntityId: GearEntityId;
  name: GearName;
  gameData?: GameData;
}

export interface RecycleGearRequest {
  /**
     * @minItems 1
     * @maxItems 100
     */
  gearEntityIds: GearEntityId[];
}

export interface RecycleGearResult {
  /** What the pieces gave */
  points: Amount;
  /** At hand now */
  enhancePoints: Amount;
  gameData?: GameData;
}

/**
 * @minimum 1
 * @maximum 1000000000
 */
export type EnhancePoints = number;

export interface AddEnhancePointsRequest {
  gearEntityId: GearEntityId;
  points: EnhancePoints;
}

export interface EnhancedGearResult {
  gearEntityId: GearEntityId;
  /** In the piece now */
  gearEnhancePoints: Amount;
  enhanceLevel: EnhanceLevel;
  /** At hand now */
  enhancePoints: Amount;
  gameData?: GameData;
}

export interface TransferBlankRequest {
  /** The blank; it is destroyed */
  blankEntityId: GearEntityId;
  /** What receives everything that lies on the blank */
  gearEntityId: GearEntityId;
}

export interface DrinkWineRequest {
  consumableId: Id;
}

export interface DrinkWineResult {
  health: LastingHealth;
  wineReadyAt: Instant;
  serverTime: Instant;
  gameData?: GameData;
}

export type ItemDetailsType = 'gear' | 'resource' | 'consumable';
export interface ItemDetails {
  type: ItemDetailsType;
  /** null when nothing is found */
  value: Gear | ResourceStack | ConsumableStack | null;
}

export interface UpgradeBuildingRequest {
  building: Building;
  /** The level that is meant: with it two pages that are open never build twice. Any next one if left out */
  level?: BuildingLevel;
}

export interface UpgradeBuildingResult {
  building: Building;
  /** Reached now */
  level: BuildingLevel;
  /** Paid */
  cost: BuildingCost;
  gameData?: GameData;
}

export interface GrindGearRequest {
  gearEntityId: GearEntityId;
  type: GrindType;
  /** Needed with CHARACTERISTICS, and with ARMOR_OR_DODGE: what rises; LIMITS have none */
  name?: GrindCharacteristic;
}

export interface GrindGearResult {
  try: GrindTry;
  /** The sharpening has now */
  level: GrindLevel;
  /** Counted now */
  failures: Amount;
  gameData?: GameData;
}

export interface OpenSkillBranchResult {
  branchKey: SkillBranchKey;
  /** Paid */
  glory: Amount;
  gameData?: GameData;
}

export interface LearnSkillRequest {
  /** The level that is meant: with it two pages that are open never learn twice. Any next one if left out */
  level?: SkillLevel;
}

export interface LearnSkillResult {
  skillKey: SkillKey;
  /** Reached now */
  level: SkillLevel;
  /** Paid */
  glory: Amount;
  gameData?: GameData;
}

export interface StartTaxCollectionRequest {
  hours: TaxHours;
}

export interface StartTaxCollectionResult {
  collection: TaxCollection;
  serverTime: Instant;
  gameData?: GameData;
}

export interface BuyShopGearRequest {
  assortmentKey: AssortmentKey;
  place: ShopPlace;
  /** The price that was shown */
  price: Price;
}

export interface BuyShopGearResult {
  /** The new piece */
  gearEntityId: Id;
  gearId: GearId;
  quality: Percent;
  /** Paid */
  cost: Price;
  gameData?: GameData;
}

/**
 * The sum that was shown; another one refuses with priceChanged
 * @minimum 0
 * @maximum 9000000000000000
 */
export type ExpectedGold = number;

export interface SellGearRequest {
  /**
     * @minItems 1
     * @maxItems 100
     */
  gearEntityIds: Id[];
  gold: ExpectedGold;
}

export interface SellResult {
  /** Paid by the shop */
  gold: Amount;
  gameData?: GameData;
}

export interface BuyBlankGearRequest {
  /**
     * How many
     * @minimum 1
     * @maximum 100
     */
  amount: number;
  /** The price of one that was shown */
  price: Price;
}

export interface BuyBlankGearResult {
  /** @maxItems 100 */
  gearEntityIds: Id[];
  /** Paid */
  cost: Price;
  gameData?: GameData;
}

/**
 * How many
 * @minimum 1
 * @maximum 500
 */
export type TradeAmount = number;

export interface BuyConsumablesRequest {
  consumableId: Id;
  amount: TradeAmount;
  /** The price of one that was shown */
  price: Price;
}

export interface BuyConsumablesResult {
  consumableId: Id;
  amount: TradeAmount;
  /** Paid for all */
  cost: Price;
  gameData?: GameData;
}

export interface SellConsumablesRequest {
  consumableId: Id;
  amount: TradeAmount;
  gold: ExpectedGold;
}

export interface BuyGoldRequest {
  packKey: GoldPackKey;
  /**
     * How many packs
     * @minimum 1
     * @maximum 100
     */
  amount: number;
  gold: ExpectedGold;
}

export interface BuyGoldResult {
  packKey: GoldPackKey;
  /**
     * @minimum 1
     * @maximum 100
     */
  amount: number;
  /** Received */
  gold: Amount;
  /** Paid */
  diamonds: Amount;
  gameData?: GameData;
}

/**
 * A list of the market, and what lies in it
 */
export type MarketKey = 'gear' | 'consumable' | 'resource';
export type MarketCurrency = 'GOLD' | 'DIAMONDS';
/**
 * @minLength 1
 * @maxLength 60
 * @pattern ^[A-Za-zА-Яа-яЁё0-9«»'’.,!? -]+$
 */
export type MarketSearch = string;

/**
 * unitPrice: price of one; endsAt: time left
 */
export type MarketSort = 'price' | 'unitPrice' | 'level' | 'quality' | 'endsAt';
export type MarketDirection = 'ASC' | 'DESC';
/**
 * @minimum 1
 * @maximum 500
 */
export type LotAmount = number;

/**
 * For the whole lot
 * @minimum 1
 * @maximum 1000000000000
 */
export type LotPrice = number;

/**
 * A thing with its price; of gear, resource and consumable the one that marketKey names is not null
 */
export interface MarketLot {
  lotId: Id;
  marketKey: MarketKey;
  gear: Gear | null;
  resource: ResourceStack | null;
  consumable: ConsumableStack | null;
  amount: LotAmount;
  currency: MarketCurrency;
  price: LotPrice;
  sellerId: Id;
  sellerName: PlayerName;
  /** The caller's own; it cannot be bought */
  isOwn: boolean;
  createdAt: Instant;
  endsAt: Instant;
}

export interface MarketLotList {
  /** @maxItems 100 */
  items: MarketLot[];
  nextCursor: NextCursor;
  serverTime: Instant;
}

export interface MyMarketLots {
  /** @maxItems 10 */
  items: MarketLot[];
  /**
     * @minimum 0
     * @maximum 10
     */
  lotsMax: number;
  serverTime: Instant;
}

export interface PriceBand {
  /** Median of 72 hours, or the reference price */
  usual: Amount;
  min: Amount;
  max: Amount;
}

export interface MarketTerms {
  /** Units that could be put up now */
  free: Amount;
  /**
     * Lots of the caller that lie on the market
     * @minimum 0
     * @maximum 10
     */
  lots: number;
  /**
     * @minimum 0
     * @maximum 10
     */
  lotsMax: number;
  /**
     * What a skill takes off the sale's fee, basis points of it
     * @minimum 0
     * @maximum 10000
     */
  feeDiscount: number;
  gold: PriceBand;
  diamonds: PriceBand;
}

/**
 * How long the lot lies there, in hours of the game
 */
export type LotHours = 24 | 48 | 72;
export interface CreateMarketLotRequest {
  marketKey: MarketKey;
  /** Of gear the piece (gearEntityId), else the resource or consumable */
  itemId: Id;
  /** Of gear always 1 */
  amount: LotAmount;
  currency: MarketCurrency;
  price: LotPrice;
  hours: LotHours;
}

export interface MarketLotResult {
  lot: MarketLot;
  /** Paid for putting it up */
  fee: Amount;
  serverTime: Instant;
  gameData?: GameData;
}

export interface BuyMarketLotRequest {
  /** As the buyer has seen it */
  currency: MarketCurrency;
  /** As the buyer has seen it */
  price: LotPrice;
}

export interface BuyMarketLotResult {
  lotId: Id;
  /** The piece bought; null for stacks */
  gearEntityId: Id | null;
  gameData?: GameData;
}

export interface CancelMarketLotResult {
  lotId: Id;
  gameData?: GameData;
}

export interface MakeCraftRequest {
  /** What the craft is laid on: a piece of the model, or a blank */
  targetEntityId: GearEntityId;
  gearId: CraftModelId;
  choice: CraftChoice;
}

export interface CraftCost {
  gold: Amount;
  /** @maxItems 10 */
  resources: ResourceCost[];
}

export interface MakeCraftResult {
  gearEntityId: GearEntityId;
  craft: GearCraft;
  /** Paid */
  cost: CraftCost;
  gameData?: GameData;
}

export interface ResetCraftRequest {
  gearEntityId: GearEntityId;
}

export interface ResetCraftResult {
  gearEntityId: GearEntityId;
  /** Paid */
  cost: Price;
  /**
     * Come back
     * @maxItems 10
     */
  resources: ResourceCost[];
  gameData?: GameData;
}

/**
 * 1 to 20 characters after trimming; longer or shorter ones are refused with 422
 * @minLength 1
 * @maxLength 60
 * @pattern ^[A-Za-zА-Яа-яЁё0-9«»'’.,!?:()/+ -]+$
 */
export type NewCraftCategoryName = string;

export interface CraftCategoryRequest {
  name: NewCraftCategoryName;
}

export interface CraftCategoryResult {
  categoryId: CraftCategoryId;
  name: CraftCategoryName;
  gameData?: GameData;
}

export interface DeletedCraftCategory {
  categoryId: CraftCategoryId;
  gameData?: GameData;
}

export interface SaveCraftRecipeRequest {
  gearId: CraftModelId;
  choice: CraftChoice;
  /** null, or left out: no section */
  categoryId?: CraftCategoryOrNone;
}

export interface SaveCraftRecipeResult {
  recipeId: CraftRecipeId;
  categoryId: CraftCategoryOrNone;
  gameData?: GameData;
}

export interface DeletedCraftRecipe {
  recipeId: CraftRecipeId;
  gameData?: GameData;
}

export interface MoveCraftRecipeRequest {
  categoryId: CraftCategoryOrNone;
}

export interface MoveCraftRecipeResult {
  recipeId: CraftRecipeId;
  categoryId: CraftCategoryOrNone;
  gameData?: GameData;
}

export interface RestoreEnergyResult {
  energy: Energy;
  gameData?: GameData;
}

export type MissionDropKind = 'DIAMOND' | 'GEAR' | 'RESOURCE';
/**
 * What a won mission may give besides gold and experience
 */
export interface MissionDrop {
  kind: MissionDropKind;
  /** @maxLength 60 */
  name: string;
  icon: GameIcon;
  chancePercent: Percent;
}

/**
 * One difficulty of a mission, for the caller as the army is now
 */
export interface MissionForecast {
  difficulty: Difficulty;
  energy: Amount;
  durationSeconds: Seconds;
  /** In hundredths */
  experience: Amount;
  goldMin: Amount;
  goldMax: Amount;
  /**
     * The enemy's strength in per cent of the caller's; 100 is an even fight
     * @minimum 1
     * @maximum 999
     */
  powerPercent: number;
  /**
     * Fights of a hundred that the caller's army wins as it is now
     * @minimum 1
     * @maximum 99
     */
  winPercent: number;
  /**
     * The same in words
     * @maxLength 60
     */
  strengthText: string;
  /** @maxItems 20 */
  drops: MissionDrop[];
}

export type MissionVignette = 'mountains' | 'forest' | 'river' | 'village' | 'swamp' | 'road';
export interface Mission {
  missionKey: CatalogueKey;
  /** @maxLength 60 */
  name: string;
  /** @maxLength 300 */
  legend: string;
  level: Level;
  /** @maxLength 60 */
  enemyName: string;
  icon: GameIcon;
  vignette: MissionVignette;
  /** The caller's level is below the mission's */
  isLocked: boolean;
  /**
     * @minItems 3
     * @maxItems 3
     */
  difficulties: MissionForecast[];
}

export interface MissionRegion {
  regionKey: CatalogueKey;
  /** @maxLength 60 */
  name: string;
  icon: GameIcon;
  levelMin: Level;
  isLocked: boolean;
  /**
     * Empty for regions beyond the next one that opens
     * @maxItems 20
     */
  missions: Mission[];
}

/**
 * By how much each skill lowers the damage taken, whole per cent
 */
export type MissionListSkillReduction = {
  FRONTAL_ATTACK: Percent;
  REAR_BATTLE: Percent;
};

export interface MissionList {
  /** @maxItems 20 */
  regions: MissionRegion[];
  /** By how much each skill lowers the damage taken, whole per cent */
  skillReduction: MissionListSkillReduction;
}

export interface StartMissionRequest {
  missionKey: CatalogueKey;
  difficulty: Difficulty;
  skill: MissionSkill;
}

export interface StartMissionResult {
  run: MissionRun;
  serverTime: Instant;
  gameData?: GameData;
}

export interface FightList {
  /** @maxItems 100 */
  items: FightSummary[];
  nextCursor: NextCursor;
}

/**
 * Counts of the eight groups
 */
export interface Army {
  archers: UnitCount;
  swordsmen: UnitCount;
  squires: UnitCount;
  priests: UnitCount;
  instructors: UnitCount;
  peasants: UnitCount;
  servants: UnitCount;
  cavalry: UnitCount;
}

export interface NpcCharacteristics {
  attack: Characteristic;
  armor: Characteristic;
  mastery: Characteristic;
  dodge: Characteristic;
  luck: Characteristic;
}

export interface FightHost {
  /** @maxLength 60 */
  name: string;
  level: Level;
  playerId: Id | null;
  enemyKey: CatalogueKey | null;
  /** null for an enemy that is no player */
  army: Army | null;
  characteristics: Characteristics | NpcCharacteristics;
  healthMax: Characteristic;
  /**
     * Drawn once a fight; multiplies the side's damage
     * @minimum 65
     * @maximum 135
     */
  moralePercent: number;
  skill: MissionSkill | null;
  fallen: Army | null;
}

export type FightSide = 'ATTACKER' | 'DEFENDER';
export type FightStrikeKind = 'VOLLEY' | 'CHARGE' | 'STRIKE' | 'HEAL';
export interface FightStrike {
  /** Who strikes (or heals) */
  side: FightSide;
  kind: FightStrikeKind;
  /**
     * Draw between the least and the greatest damage
     * @minimum 0
     * @maximum 1000
     */
  rollPercent: number;
  hit: boolean;
  critical: boolean;
  /** Dealt to the other side; for HEAL what was healed */
  damage: Characteristic;
  absorbed: Characteristic;
  /** Of the side that was struck (healed) */
  healthLeft: Characteristic;
}

export interface FightRound {
  /**
     * @minimum 1
     * @maximum 20
     */
  round: number;
  /** @maxItems 20 */
  strikes: FightStrike[];
  attackerHealth: Characteristic;
  defenderHealth: Characteristic;
}

export type FightReportGround = 'FIELD';
/**
 * Everything that happened, from the attacker's point of view. The same inputs and seed give the same report.
 */
export interface FightReport {
  /**
     * @minimum 1
     * @maximum 1000000
     */
  rulesVersion: number;
  /**
     * @maxLength 64
     * @pattern ^[0-9a-z:-]+$
     */
  seed: string;
  ground: FightReportGround;
  result: FightResult;
  attacker: FightHost;
  defender: FightHost;
  /** @maxItems 20 */
  rounds: FightRound[];
}

export interface Fight {
  summary: FightSummary;
  missionKey: CatalogueKey | null;
  report: FightReport;
}

export interface MarkFightAsViewedResult {
  fightId: Id;
  gameData?: GameData;
}

export type Currency = 'GOLD' | 'DIAMONDS' | 'GLORY';
/**
 * Why money came or went: the sources of the specification, then START (what a castle begins with), TUTORIAL (its rewards),
 * BUILDING (costs of buildings), SKILLS (branches and skills), ADMIN (the console).
 */
export type MoneySource = 'TAXES' | 'ARMY' | 'GRIND' | 'MISSION' | 'GROUP_MISSION' | 'FORAY' | 'SHOP_GEAR' | 'SHOP_CONSUMABLE' | 'SHOP_GOLD' | 'MARKET_GEAR' | 'MARKET_CONSUMABLE' | 'MARKET_RESOURCE' | 'INFINITE_QUESTS' | 'LEVEL_UP' | 'DONATE' | 'DAILY_QUESTS' | 'ENERGY' | 'GUILD' | 'CRAFT' | 'CHALLENGE' | 'GEAR_RENAME' | 'START' | 'TUTORIAL' | 'BUILDING' | 'SKILLS' | 'ADMIN';
export type MoneyEntryType = 'INCREASE' | 'DECREASE';
/**
 * What it was for, in Russian, fit to stand behind the words of the source; null when the source says it all
 */
export type EntryAbout = string | null;

export interface MoneyEntry {
  entryId: Id;
  createdAt: Instant;
  currency: Currency;
  type: MoneyEntryType;
  /** Without sign; `type` says the direction */
  amount: Amount;
  /** What lay in the purse then */
  balanceAfter: Amount;
  source: MoneySource;
  about: EntryAbout;
  /** The battle report that belongs to it */
  fightId: Id | null;
}

export interface MoneyHistory {
  /** @maxItems 100 */
  items: MoneyEntry[];
  nextCursor: NextCursor;
}

export interface MoneyFlow {
  income: Amount;
  spending: Amount;
}

export interface MoneyDay {
  /** 00:00 in Moscow */
  startsAt: Instant;
  gold: MoneyFlow;
  diamonds: MoneyFlow;
  glory: MoneyFlow;
}

export interface MoneySourceTotal {
  source: MoneySource;
  currency: Currency;
  income: Amount;
  spending: Amount;
}

export interface MoneySummary {
  /**
     * The last thirty game days, oldest first, the running one last
     * @minItems 30
     * @maxItems 30
     */
  days: MoneyDay[];
  /**
     * What was moved by each source in these days, by currency; the largest sums first
     * @maxItems 78
     */
  sources: MoneySourceTotal[];
}

export type ItemKind = 'gear' | 'resource' | 'consumable';
export type ItemAction = 'RECEIVED' | 'REMOVED';
/**
 * Why things came or went: the specification's sources of gear and of resources, then DRINK (wine), START, TUTORIAL, ADMIN.
 */
export type ItemSource = 'SHOP' | 'MISSION' | 'GROUP_MISSION' | 'MARKET' | 'DONATE' | 'ENHANCE' | 'CRAFT' | 'CHALLENGE' | 'BUILDING' | 'DAILY_REWARD' | 'DRINK' | 'START' | 'TUTORIAL' | 'ADMIN';
export interface ItemEntry {
  /** Unique among the entries of its `kind` */
  entryId: Id;
  kind: ItemKind;
  createdAt: Instant;
  action: ItemAction;
  amount: Amount;
  source: ItemSource;
  /** The model of gear, the resource or the consumable */
  itemId: Id;
  /** @maxLength 60 */
  name: string;
  icon: GameIcon;
  gearEntityId: Id | null;
  about: EntryAbout;
  fightId: Id | null;
}

export interface ItemHistory {
  /** @maxItems 100 */
  items: ItemEntry[];
  nextCursor: NextCursor;
}

export interface ItemFlow {
  received: Amount;
  removed: Amount;
}

export interface ItemDay {
  /** 00:00 in Moscow */
  startsAt: Instant;
  gear: ItemFlow;
  resource: ItemFlow;
  consumable: ItemFlow;
}

export interface ItemSummary {
  /**
     * The last thirty game days, oldest first, the running one last; how many pieces came and went
     * @minItems 30
     * @maxItems 30
     */
  days: ItemDay[];
}

export interface CompleteTutorialStepResult {
  stepKey: StepKey;
  reward: Reward;
  gameData?: GameData;
}

export interface ClaimDailyQuestResult {
  questKey: StepKey;
  reward: Reward;
  gameData?: GameData;
}

export interface ClaimInfiniteQuestResult {
  kind: InfiniteQuestKind;
  /** The stage that was paid */
  stage: InfiniteQuestStage;
  reward: Reward;
  gameData?: GameData;
}

export interface TakeDailyRewardResult {
  step: DailyRewardStep;
  /** What was really received */
  reward: Reward;
  gameData?: GameData;
}

/**
 * playerArmy or playerCharacteristics and the capitalized key, or a key of its own
 * @minLength 1
 * @maxLength 60
 * @pattern ^[a-z][A-Za-z0-9]*$
 */
export type TipKey = string;

export type TipCategory = 'common' | 'army' | 'characteristics' | 'inventory' | 'buildings' | 'forge' | 'sharpening' | 'skills' | 'missions' | 'raids' | 'crusades' | 'battleReports' | 'shop' | 'market' | 'topList' | 'gear';
export interface Tip {
  category: TipCategory;
  /** @maxLength 200 */
  title: string;
  /**
     * Plain text; a blank line separates paragraphs
     * @maxLength 5000
     */
  baseContent: string;
  /**
     * More for the curious; may be empty
     * @maxLength 5000
     */
  additionalContent: string;
}

/**
 * Tips by key
 */
export interface GameTips {[key: string]: Tip}

export interface NotificationList {
  /** @maxItems 100 */
  items: Notification[];
  nextCursor: NextCursor;
}

export interface MarkNotificationsAsReadRequest {
  /**
     * @minItems 1
     * @maxItems 100
     */
  notificationIds: Id[];
}

export interface MarkNotificationsResult {
  marked: Amount;
  gameData?: GameData;
}

export interface Session {
  sessionId: Uuid;
  isCurrent: boolean;
  /** @maxLength 100 */
  device: string;
  /** @maxLength 60 */
  address: string;
  createdAt: Instant;
  lastSeenAt: Instant;
}

export interface SessionList {
  /** @maxItems 100 */
  items: Session[];
}

export interface CloseOtherSessionsResult {
  closed: Amount;
}

export type AdminPlayerKind = 'HUMAN' | 'NEIGHBOUR';
export interface AdminPlayer {
  id: Id;
  name: PlayerName;
  email: string | null;
  emailConfirmed: boolean;
  kind: AdminPlayerKind;
  /** @maxItems 8 */
  roles: Role[];
  level: Level;
  title: Title;
  /** In hundredths */
  experience: Amount;
  gold: Amount;
  diamonds: Amount;
  glory: Amount;
  missionsWon: Amount;
  missionsLost: Amount;
  createdAt: Instant;
  lastSeenAt: Instant | null;
}

/**
 * @maxItems 100
 */
export type AdminPlayerList = AdminPlayer[];

export type AdminMoneyEntryCurrency = 'GOLD' | 'DIAMONDS' | 'GLORY';
export type AdminMoneyEntryType = 'INCREASE' | 'DECREASE';
export interface AdminMoneyEntry {
  id: Id;
  playerId: Id;
  currency: AdminMoneyEntryCurrency;
  type: AdminMoneyEntryType;
  /** @maxLength 40 */
  source: string;
  /** Without sign; type says the direction */
  amount: Amount;
  balanceAfter: Amount;
  reference: string | null;
  createdAt: Instant;
}

/**
 * @maxItems 100
 */
export type AdminMoneyEntryList = AdminMoneyEntry[];

/**
 * Not ready, overloaded (both with Retry-After), or a fault of ours
 */
export type FailureResponse = Error;

/**
 * The request does not fit the contract
 */
export type BadRequestResponse = Error;

/**
 * Not allowed (another origin, a role, a page that the tutorial has not opened)
 */
export type ForbiddenResponse = Error;

/**
 * The state does not allow it now, or the first call with this key is still running
 */
export type ConflictResponse = Error;

/**
 * The rules refuse it, or another request came under the same key
 */
export type UnprocessableResponse = Error;

/**
 * A limit is reached; details.limit names it
 */
export type TooManyRequestsResponse = Error;

/**
 * No session, or an ended one
 */
export type UnauthorizedResponse = Error;

/**
 * No such thing, or not yours
 */
export type NotFoundResponse = Error;

export type IdempotencyKeyParameter = Uuid;

export type SocketClientIdParameter = Uuid;

/**
 * JSON of the caller's live subscriptions, for example {"army":true}. What the call changes of them comes back in gameData.
 */
export type GameDataSubscribesParameter = string;

/**
 * How many items a page has
 */
export type LimitParameter = number;

export type CursorParameter = Cursor;

/**
 * The ETag of an answer that the caller has already
 */
export type IfNoneMatchParameter = string;

export type SendResetPasswordParams = {
/**
 * Where to send the link
 */
email: Email;
};

export type ChangePasswordParams = {
/**
 * Token of the mailed link
 */
token?: MailToken;
/**
 * The present password
 */
password?: AnyPassword;
/**
 * The new password
 */
newPassword: Password;
/**
 * The new password again
 */
confirmNewPassword: AnyPassword;
};

export type GetItemParams = {
/**
 * What is asked for
 */
type: GetItemType;
/**
 * gearId, resourceId or consumableId
 */
id: Id;
/**
 * The piece of gear; without it the model is shown
 */
entityId?: Id;
/**
 * Of a stack
 */
amount?: StackAmount;
/**
 * Of a model, whole per cent
 * @minimum 0
 * @maximum 100
 */
quality?: number;
};

export type GetItemType = 'gear' | 'resource' | 'consumable';
export type ListMarketLotsParams = {
/**
 * How many items a page has
 * @minimum 1
 * @maximum 100
 */
limit?: LimitParameter;
/**
 * Opaque mark of the next page
 * @maxLength 200
 * @pattern ^[A-Za-z0-9_-]+$
 */
cursor?: CursorParameter;
/**
 * Default GOLD. What is asked for the lots
 */
currency?: MarketCurrency;
/**
 * Part of the name; of gear the name of its model
 */
search?: MarketSearch;
/**
 * Only gear of this class
 */
gearClass?: GearClass;
/**
 * Only gear that this group can wear
 */
group?: ArmyGroup;
/**
 * Only this model, resource or consumable
 */
itemId?: Id;
/**
 * Level of the model (of the wine) at least
 */
levelMin?: Level;
/**
 * Level of the model (of the wine) at most
 */
levelMax?: Level;
/**
 * Quality at least
 */
qualityMin?: Percent;
/**
 * Quality at most
 */
qualityMax?: Percent;
/**
 * Stars at least
 */
enhanceLevelMin?: EnhanceLevel;
/**
 * Only with a sharpening, or only without
 */
isSharpened?: boolean;
/**
 * Price of the whole lot at least
 */
priceMin?: Amount;
/**
 * Price of the whole lot at most
 */
priceMax?: Amount;
/**
 * Default price
 */
sort?: MarketSort;
/**
 * Default ASC
 */
direction?: MarketDirection;
};

export type GetMarketTermsParams = {
/**
 * What it is
 */
marketKey: MarketKey;
/**
 * Of gear the piece, else the resource or consumable
 */
itemId: Id;
/**
 * Default 1; of gear always 1
 */
amount?: LotAmount;
};

export type ListFightsParams = {
/**
 * How many items a page has
 * @minimum 1
 * @maximum 100
 */
limit?: LimitParameter;
/**
 * Opaque mark of the next page
 * @maxLength 200
 * @pattern ^[A-Za-z0-9_-]+$
 */
cursor?: CursorParameter;
};

export type ListMoneyHistoryParams = {
/**
 * How many items a page has
 * @minimum 1
 * @maximum 100
 */
limit?: LimitParameter;
/**
 * Opaque mark of the next page
 * @maxLength 200
 * @pattern ^[A-Za-z0-9_-]+$
 */
cursor?: CursorParameter;
/**
 * Only this currency
 */
currency?: Currency;
/**
 * Only for this reason
 */
source?: MoneySource;
/**
 * Only what came or only what went
 */
type?: MoneyEntryType;
};

export type ListItemHistoryParams = {
/**
 * How many items a page has
 * @minimum 1
 * @maximum 100
 */
limit?: LimitParameter;
/**
 * Opaque mark of the next page
 * @maxLength 200
 * @pattern ^[A-Za-z0-9_-]+$
 */
cursor?: CursorParameter;
/**
 * Only things of this kind
 */
kind?: ItemKind;
/**
 * Only what came or only what went
 */
action?: ItemAction;
/**
 * Only for this reason
 */
source?: ItemSource;
};

export type ListNotificationsParams = {
/**
 * How many items a page has
 * @minimum 1
 * @maximum 100
 */
limit?: LimitParameter;
/**
 * Opaque mark of the next page
 * @maxLength 200
 * @pattern ^[A-Za-z0-9_-]+$
 */
cursor?: CursorParameter;
};

export type GetGameDataParams = {
/**
 * Ask for the channel playerLayout
 */
playerLayout?: true;
/**
 * Ask for the channel controlPanel
 */
controlPanel?: true;
/**
 * Ask for the channel army
 */
army?: true;
/**
 * Ask for the channel inventory
 */
inventory?: true;
/**
 * Ask for the channel buildings
 */
buildings?: true;
/**
 * Ask for the channel forgeGrind
 */
forgeGrind?: true;
/**
 * Ask for the channel enhance
 */
enhance?: true;
/**
 * Ask for the channel forgeCraft
 */
forgeCraft?: true;
/**
 * Ask for the channel craftBook
 */
craftBook?: true;
/**
 * Ask for the channel skillBranches
 */
skillBranches?: true;
/**
 * Ask for the channel skillList, by the branch whose skills are wanted
 */
skillList?: SkillBranchKey;
/**
 * Ask for the channel shopGear
 */
shopGear?: true;
/**
 * Ask for the channel shopConsumable
 */
shopConsumable?: true;
/**
 * Ask for the channel shopGold
 */
shopGold?: true;
/**
 * Ask for the channel missions
 */
missions?: true;
/**
 * Ask for the channel fightLogs
 */
fightLogs?: true;
/**
 * Ask for the channel quests
 */
quests?: true;
/**
 * Ask for the channel notifications
 */
notifications?: true;
/**
 * Ask for the channel online
 */
online?: true;
};

export type ListPlayersForAdminParams = {
/**
 * JSON: ["field","ASC"]
 * @maxLength 100
 */
sort?: string;
/**
 * JSON: [first,last], at most 100 rows
 * @maxLength 40
 */
range?: string;
/**
 * JSON object
 * @maxLength 2000
 */
filter?: string;
};

export type ListMoneyEntriesForAdminParams = {
/**
 * JSON: ["field","ASC"]
 * @maxLength 100
 */
sort?: string;
/**
 * JSON: [first,last], at most 100 rows
 * @maxLength 40
 */
range?: string;
/**
 * JSON object
 * @maxLength 2000
 */
filter?: string;
};

