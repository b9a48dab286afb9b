// Generated from contracts/. Do not edit.
import type { operations } from './calls.ts'

/**
 * Russian letters and digits or Latin letters and digits, not mixed, with single spaces between words
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
 * Also return a bearer token (for a page inside a messenger's frame)
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
 * Format: uuid
 * @example 0e9c1f0a-6f0e-4a39-9a1c-9a5f6f7f0b11
 */
export type Uuid = string
/**
 * Identifier of a player, gear, lot, fight or notification
 * @example 42
 */
export type Id = number
/** @example Ратибор */
export type PlayerName = string
export type Role = "PLAYER" | "SUPER_ADMIN" | "USER_ADMIN" | "KNOWLEDGE_BASE_ADMIN" | "CONTENT_ADMIN" | "KNOWLEDGE_BASE_ADMIN_TUTORIAL" | "KNOWLEDGE_BASE_ADMIN_TIPS" | "GUIDES_ADMIN"
/**
 * Format: date-time
 * RFC 3339, UTC
 * @example 2026-11-20T09:30:00.000Z
 */
export type Instant = string
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
export type LoginRequest = {
  email: Email
  password: AnyPassword
  withBearer?: WithBearer
}
/** @example 0e9c1f0a-6f0e-4a39-9a1c-9a5f6f7f0b11.6f0e4a399a1c9a5f6f7f0b110e9c1f0a6f0e4a399a1c9a5f6f7f0b110e9c1f0a */
export type LoginToken = string
/** The password is right, and the account has a second factor */
export type CodeNeeded = {
  loginToken: LoginToken
  expiresAt: Instant
}
export type LoginResult = AuthResult | CodeNeeded
/**
 * Stable codes for programs.
 *     - badRequest: the request does not match the contract
 *     - originRefused: an unsafe call from another origin
 *     - unauthorized: no session, or it has ended
 *     - wrongCredentials: the e-mail or password is wrong
 *     - playerBlocked: the player is blocked, details.until says until when if not for good
 *     - notBlocked: the player is not blocked
 *     - ownAccount: administrators cannot do this to themselves
 *     - forbidden: the caller lacks the role
 *     - pageLocked: the tutorial has not opened the page yet
 *     - notFound: not found, or it belongs to another player
 *     - idempotencyInFlight: the first call with this key is still running
 *     - idempotencyMismatch: the key was used for another request
 *     - missionUnderway: only one mission at a time, details.until says when it ends
 *     - taxesUnderway: only one tax collection at a time, details.until says when it ends
 *     - noPeasants: there are no peasants to pay taxes
 *     - nameTaken: the name is in use, or looks like one in use
 *     - nameReserved: the name would be taken for the staff's or the game's own
 *     - emailTaken: the e-mail belongs to another player
 *     - nameCooldown: the name was changed less than 30 days ago, details.until says when it can be changed again
 *     - sameName, sameEmail: the player has this name or e-mail already
 *     - armsAgainstRules: the arms break a rule of heraldry
 *     - emailChangeUnknown: no change of the e-mail is under way
 *     - deletionRequested, deletionNotRequested: the deletion of the castle is requested already, or not requested
 *     - tooManyTokens: the player has as many personal tokens as allowed
 *     - scopeMissing: the personal token may not make this call
 *     - passwordTooCommon: the password is easy to guess
 *     - passwordsDiffer: the repeated password is different
 *     - tokenInvalid: the mailed link is used, expired or wrong
 *     - alreadyConfirmed: the e-mail is already confirmed
 *     - codeWrong: the code of the second factor is wrong, old or used
 *     - loginStepEnded: the time for the code is over or too many were wrong, the login starts again
 *     - secondFactorNeeded: the role works only with a second factor, which the player turns on in the settings
 *     - passwordNotConfirmed: the call needs the password first, by POST /admin/password-confirmation
 *     - initDataInvalid: the init data of the messenger are not signed by it, or broken
 *     - initDataExpired: the init data are too old, the game must be opened again
 *     - launchEnded: the owner has closed a session since that launch of the game, it must be opened again
 *     - messengerOff: the server has no bot of the messenger
 *     - messengerUnknown: the account of the messenger has no castle yet
 *     - messengerTaken: the account of the messenger belongs to another castle
 *     - messengerLinked, messengerNotLinked: the castle is linked to another account of the messenger, or to none
 *     - emailMissing, emailPresent: the castle has no e-mail and no password, or has them already
 *     - secondFactorOn, secondFactorOff: the second factor is on already, or not on
 *     - notEnoughGold, notEnoughDiamonds, notEnoughGlory, notEnoughEnergy, notEnoughResources: the player has too little
 *     - armyLimitReached: the group would exceed its maximum
 *     - energyFull: energy is full
 *     - restoresExhausted: no energy restores left in this game day
 *     - missionLocked: the player's level is below the mission's
 *     - patrolLocked: patrols open at a higher level
 *     - gearIsBlank: a blank cannot be worn, enhanced or recycled
 *     - slotDoesNotFit: the gear does not fit the slot
 *     - levelTooLow: the player's level is below the required one
 *     - gearInMarket: the gear is on the market
 *     - gearLocked: the player has locked the gear
 *     - gearEquipped: the gear is worn
 *     - gearNotEquipped: the gear is not worn
 *     - enhanceLimitReached: the gear has all stars that the player's level allows
 *     - notEnoughPoints: the player has too few enhance points
 *     - nothingToReset: the gear has no enhance points
 *     - notEnoughStars: the gear needs 5 stars
 *     - textTooShort, textTooLong: the length of the text is not allowed
 *     - sourceIsNoBlank: only a blank can be transferred
 *     - nothingToTransfer: the blank has no sharpening and no craft
 *     - targetIsBlank: a blank cannot be transferred to a blank
 *     - sameSharpening: the blank and the gear have the same type of sharpening
 *     - sharpeningUnavailable, tradeUnavailable, limitsUnavailable: the class of gear does not allow this type of sharpening
 *     - otherSharpening: the gear has another sharpening of this type, which must drop to 0 first
 *     - craftPresent: the gear already has a craft
 *     - craftOfOtherGear: the craft is for another model
 *     - noWine: no wine that is not on the market
 *     - wineCooldown: the last cup was less than 12 hours ago
 *     - healthFull: health is full
 *     - notEnoughSpace: the storage or the stack is full
 *     - forgeLevelTooLow: the level of the forge is too low
 *     - craftEmpty: no bonus is chosen
 *     - craftTooManyKinds: at most three different bonuses
 *     - craftUnavailable: the class of gear does not allow this bonus
 *     - craftOverBudget: the bonuses cost more points than the forge allows
 *     - noCraft: the gear has no craft
 *     - craftBookFull: the craft book has no room
 *     - recipeKnown: the craft book already has this recipe
 *     - branchAlreadyOpen: the branch of skills is open
 *     - branchClosed: the branch of skills is not open yet
 *     - skillAtMaximum: the skill has its highest level
 *     - skillRequired: another skill must be learned first
 *     - itemLocked: the player has locked the item
 *     - itemInUse: the item is worn
 *     - notEnoughItems: the stack has too few units that are not on the market
 *     - tooManyLots: the player has ten open lots
 *     - priceTooLow, priceTooHigh: the price is outside the price band
 *     - assortmentChanged: the shop has a new assortment
 *     - priceChanged: the price or level is another than the caller expects
 *     - offerSold: the player has already bought this offer
 *     - nothingToGain: the shop would pay nothing
 *     - lotClosed: the lot is sold, ended or cancelled, or its seller is blocked
 *     - lotChanged: the price of the lot is another than the caller expects
 *     - ownLot: the lot belongs to the caller
 *     - sameHousehold: players of one household cannot trade with or raid each other
 *     - stepNotActive: the step of the tutorial is not active
 *     - questNotDone: the goal of the quest is not reached
 *     - alreadyClaimed: the reward has been paid
 *     - titleTooLow: the player's title is too low for the crusade
 *     - crusadeUnderway: the player is on a crusade already
 *     - crusadeFull: the crusade has no place left
 *     - crusadeTooSmall: the crusade has too few members to set out
 *     - crusadeStarted: the crusade has set out or ended
 *     - crusadeNotEmpty: the crusade has members besides its leader
 *     - leaderOnly: only the leader of the crusade may do this
 *     - alreadyRequested: the player has asked to join already
 *     - alreadyInvited: the player is invited already
 *     - tooManyJoinRequests: the player, or the crusade, has as many open requests as it may
 *     - tooManyInvitations: the crusade has as many open invitations as it may
 *     - inviteEnded: the key of the link no longer works
 *     - memberElsewhere: the other player is on a crusade already
 *     - cannotOpenCrusades: the tutorial of the other player has not opened crusades yet, or that player is blocked
 *     - hostAway: the army is on a mission
 *     - hostResting: the army rests after a fight
 *     - ownCastle: the castle belongs to the caller
 *     - castleClosed: the player of the other castle is blocked
 *     - victimTooLow: the other castle's level is too low for a raid
 *     - victimProtected: a newcomer is protected from raids
 *     - victimImmune: the other castle was raided not long ago
 *     - raidCooldown: the player raided this castle not long ago
 *     - sameGuild: the other castle belongs to the same guild
 *     - spyImmune: the other castle cannot be spied on now
 *     - spyCooldown: the spies are not back yet
 *     - garrisonTooLarge: a wall or tower has more machines than it holds
 *     - towerAtCorner: a siege tower cannot reach a corner
 *     - notDamaged: the building needs no repair
 *     - noPermission: the player's guild role does not allow it
 *     - notOutranked: the other member or the role is not below the player, or the other account or block is not below the administrator
 *     - roleFixed: the first and the last role of a guild stay what they are
 *     - noSuchRole: there is no role above or below
 *     - tooManyRoles: a guild has ten roles
 *     - tagTaken: the tag of the guild is in use, or looks like one in use
 *     - alreadyInGuild: the player belongs to a guild
 *     - guildFull: the guild has twenty members
 *     - requestPending: the player has asked this guild already
 *     - roleInUse: a member still has the role
 *     - foundingUnderway: the player takes part in a founding of a guild
 *     - foundingClosed: the founding has ended, or its founder is blocked
 *     - foundingFull: twenty players have chipped in
 *     - shareTooSmall, shareTooLarge: the share is below the smallest one, or more than is missing
 *     - founderStays: who opened the founding cancels it instead of withdrawing
 *     - noShare: the player has no share in the founding
 *     - leaderStays: the leader of a guild hands it over or deletes it before leaving, that of a crusade disbands it
 *     - tooManyOrders: the player has as many open orders as allowed
 *     - refundOwed: diamonds of a refunded order were spent and are not given back yet
 *     - nothingOwed: the player owes no diamonds of refunded orders
 *     - spendingLimitReached: the pack does not fit the limit of the month that the player has set
 *     - orderNotOpen: the order is paid or has ended
 *     - orderNotPaid: only a paid order can be refunded
 *     - providerUnavailable: the provider of payments does not answer or refuses
 *     - textChanged: somebody else has published a version since
 *     - guildChanged: somebody else has changed the same of the guild since the caller has read it
 *     - rolesChanged: another administrator has changed the roles since the caller has read them
 *     - correctionUndone: the correction is undone already
 *     - correctionNotUndoable: what undoes another correction cannot be undone
 *     - guideEmpty: a guide without words cannot be published
 *     - tooManyRequests: a rate limit is reached, see Retry-After
 *     - tooManyLetters: an address that nobody has confirmed has got enough letters for a day, see Retry-After
 *     - notReady, overloaded: try again after Retry-After
 *     - maintenance: administrators work on the game, nothing can be changed until they have finished
 *     - featureClosed: administrators have closed this part of the game
 *     - settingChanged: somebody else has changed the setting since it was read
 *     - internal: an internal error
 */
export type ErrorCode = "badRequest" | "originRefused" | "unauthorized" | "wrongCredentials" | "playerBlocked" | "notBlocked" | "ownAccount" | "forbidden" | "pageLocked" | "notFound" | "idempotencyInFlight" | "idempotencyMismatch" | "missionUnderway" | "taxesUnderway" | "noPeasants" | "nameTaken" | "nameReserved" | "emailTaken" | "nameCooldown" | "sameName" | "sameEmail" | "armsAgainstRules" | "emailChangeUnknown" | "deletionRequested" | "deletionNotRequested" | "tooManyTokens" | "scopeMissing" | "passwordTooCommon" | "passwordsDiffer" | "tokenInvalid" | "alreadyConfirmed" | "codeWrong" | "loginStepEnded" | "secondFactorNeeded" | "passwordNotConfirmed" | "initDataInvalid" | "initDataExpired" | "launchEnded" | "messengerOff" | "messengerUnknown" | "messengerTaken" | "messengerLinked" | "messengerNotLinked" | "emailMissing" | "emailPresent" | "secondFactorOn" | "secondFactorOff" | "notEnoughGold" | "notEnoughDiamonds" | "notEnoughGlory" | "notEnoughEnergy" | "notEnoughResources" | "armyLimitReached" | "energyFull" | "restoresExhausted" | "missionLocked" | "patrolLocked" | "gearIsBlank" | "slotDoesNotFit" | "levelTooLow" | "gearInMarket" | "gearLocked" | "gearEquipped" | "gearNotEquipped" | "enhanceLimitReached" | "notEnoughPoints" | "nothingToReset" | "notEnoughStars" | "textTooShort" | "textTooLong" | "sourceIsNoBlank" | "nothingToTransfer" | "targetIsBlank" | "sameSharpening" | "sharpeningUnavailable" | "tradeUnavailable" | "limitsUnavailable" | "otherSharpening" | "craftPresent" | "craftOfOtherGear" | "noWine" | "wineCooldown" | "healthFull" | "notEnoughSpace" | "forgeLevelTooLow" | "craftEmpty" | "craftTooManyKinds" | "craftUnavailable" | "craftOverBudget" | "noCraft" | "craftBookFull" | "recipeKnown" | "branchAlreadyOpen" | "branchClosed" | "skillAtMaximum" | "skillRequired" | "itemLocked" | "itemInUse" | "notEnoughItems" | "tooManyLots" | "priceTooLow" | "priceTooHigh" | "assortmentChanged" | "priceChanged" | "offerSold" | "nothingToGain" | "lotClosed" | "lotChanged" | "ownLot" | "sameHousehold" | "stepNotActive" | "questNotDone" | "alreadyClaimed" | "titleTooLow" | "crusadeUnderway" | "crusadeFull" | "crusadeTooSmall" | "crusadeStarted" | "crusadeNotEmpty" | "leaderOnly" | "alreadyRequested" | "alreadyInvited" | "tooManyJoinRequests" | "tooManyInvitations" | "inviteEnded" | "memberElsewhere" | "cannotOpenCrusades" | "hostAway" | "hostResting" | "ownCastle" | "castleClosed" | "victimTooLow" | "victimProtected" | "victimImmune" | "raidCooldown" | "sameGuild" | "spyImmune" | "spyCooldown" | "garrisonTooLarge" | "towerAtCorner" | "notDamaged" | "noPermission" | "notOutranked" | "roleFixed" | "noSuchRole" | "tooManyRoles" | "leaderStays" | "tagTaken" | "alreadyInGuild" | "guildFull" | "requestPending" | "roleInUse" | "foundingUnderway" | "foundingClosed" | "foundingFull" | "shareTooSmall" | "shareTooLarge" | "founderStays" | "noShare" | "tooManyOrders" | "spendingLimitReached" | "refundOwed" | "nothingOwed" | "orderNotOpen" | "orderNotPaid" | "providerUnavailable" | "textChanged" | "guildChanged" | "rolesChanged" | "settingChanged" | "featureClosed" | "maintenance" | "correctionUndone" | "correctionNotUndoable" | "guideEmpty" | "tooManyRequests" | "tooManyLetters" | "notReady" | "overloaded" | "internal"
/**
 * An amount of gold, diamonds, glory or items
 * @example 300
 */
export type Amount = number
export type ErrorDetails = {
  /** Fields of the request that are invalid */
  fields?: {
    /** @example body.email */
    path: string
    /** @example Укажите адрес почты */
    message: string
  }[]
  /** Every reason for the refusal */
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
  /** Russian text for the player. If it is an array, show the first item. */
  message: string | string[]
  code: ErrorCode
  details?: ErrorDetails
  requestId: string
}
/**
 * Six digits of the app, or a recovery code. Spaces, hyphens and case do not matter.
 * @example 492039
 */
export type FactorCode = string
export type LoginCodeRequest = {
  loginToken: LoginToken
  code: FactorCode
  withBearer?: WithBearer
}
export type TelegramLogin = {
  /** The Telegram account has a castle */
  isKnown: boolean
  /** Of its castle */
  playerName: PlayerName | null
  /** A free name for a new castle */
  suggestedName: NewPlayerName | null
  session: AuthResult | null
  serverTime: Instant
}
export type TelegramRegisterRequest = {
  name: NewPlayerName
}
export type TelegramLink = {
  /** The server has a bot */
  isAvailable: boolean
  linkedAt: Instant | null
  /** The castle can also be entered by e-mail and password */
  hasEmail: boolean
}
export type PasswordAndMaybeCodeRequest = {
  password: AnyPassword
  code?: FactorCode
}
export type AddEmailRequest = {
  email: Email
  password: Password
  confirmPassword: AnyPassword
}
/**
 * Why a session ended without a logout
 */
export type SessionEnd = "PASSWORD_CHANGED" | "CLOSED_ELSEWHERE" | "EXPIRED" | "BLOCKED" | "CLOSED_BY_ADMIN" | "ROLES_CHANGED" | "DELETED"
export type SessionEndResult = {
  reason: SessionEnd | null
  /** For BLOCKED, the reason and the end of the block as a Russian sentence */
  message: string | null
}
/** @example 3Jt0n3G4cYl2m6u8VZ1H2iU5wQ9xR7sK */
export type MailToken = string
export type ConfirmEmailRequest = {
  token: MailToken
}
export type SecondFactor = {
  isOn: boolean
  /** A role of the player works only with it */
  isRequired: boolean
  since: Instant | null
  recoveryCodesLeft: number
}
export type PasswordRequest = {
  password: AnyPassword
}
export type SecondFactorSetup = {
  /**
  * Base32, to type into an app
  * @example JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP
  */
  secret: string
  /** otpauth address of the same secret, to show as a QR code */
  uri: string
}
export type CodeRequest = {
  code: FactorCode
}
export type RecoveryCodes = {
  /** Each works once. Shown only here. */
  recoveryCodes: string[]
}
export type PasswordAndCodeRequest = {
  password: AnyPassword
  code: FactorCode
}
export type ConfirmEmailChangeResult = {
  /** The new e-mail holds from now on */
  isChanged: boolean
  /** false: the new address is still to be confirmed */
  isNewConfirmed: boolean
  /** When it changes if the old address stays silent */
  changesAt: Instant | null
}
export type PasswordConfirmation = {
  confirmedUntil: Instant
}
/** @example 3 */
export type Level = number
export type Title = "KNIGHT" | "BARON" | "EARL" | "DUKE"
/**
 * What a coat of arms is drawn from: `p` and the player's id, or the parts that the player has chosen
 * @example p42
 * @example arms.or.gules..PLAIN.FESS.lion.1
 */
export type ArmsCode = string
/** What others see of a player */
export type PlayerInfo = {
  playerId: Id
  name: PlayerName
  level: Level
  title: Title
  guildTag: string | null
  avatarUrl: string | null
  arms: ArmsCode
}
export type HeaderPlayerInfo = {
  player: PlayerInfo | null
}
export type Neighbour = {
  player: PlayerInfo
  /** The castle was created with the world and belongs to no person */
  isGenerated: boolean
  isOnline: boolean
}
export type World = {
  /** All castles */
  castles: Amount
  /** Castles that belong to people */
  lords: Amount
  /** Missions that ended in this game day */
  missionsToday: Amount
  strongest: Neighbour[]
}
export type NeighbourList = {
  items: Neighbour[]
}
export type Building = "forge" | "storage" | "servantsHouse" | "stable" | "walls" | "moats" | "stakes" | "catapult" | "catapultProjectiles"
export type RaidBuilding = "walls" | "moats" | "stakes"
/** Fights by their end, as the player saw them */
export type FightRecord = {
  wins: Amount
  losses: Amount
  draws: Amount
}
/** Enemies beaten in one run of the unlimited mission */
export type UnlimitedBeaten = number
/**
 * A model of the catalogue. 999 is the blank.
 * @example 39
 */
export type GearId = number
/** @example Лапти */
export type GearName = string
/**
 * Name of an icon in the set game-icons
 * @example wolf-head
 */
export type GameIcon = string
export type GearClass = "rangedWeapon" | "lightArmor" | "cloak" | "meleeWeapon" | "heavyArmor" | "shield" | "squireEquipment" | "musicalInstrument" | "boots" | "holyBook" | "mantle" | "jewelry" | "wand" | "animal" | "tool" | "headman" | "dishes" | "cutlery" | "spear" | "horse" | "blank"
/** @example 75 */
export type Percent = number
/**
 * Stars
 * @example 2
 */
export type EnhanceLevel = number
export type Price = {
  gold: Amount
  diamonds: Amount
}
/** @example 14 */
export type GearLevelNumber = number
/** Levels required to wear the gear. levelMin is the one that counts. */
export type GearLevel = {
  levelMin: GearLevelNumber
  levelMinBase: GearLevelNumber
  levelMinWithLevelCompensation: GearLevelNumber
  levelMinFromGrind: GearLevelNumber
  levelMinFromCraft: GearLevelNumber
}
/** @example 12 */
export type UnitCount = number
/** @example 13 */
export type GearBonusValue = number
/** Only values other than 0. Trading armor for dodge, or dodge for armor, lowers one of them. */
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
/** Units lent by the gear. Only values other than 0. */
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
 * "armor" raises armor and lowers dodge, "dodge" does the opposite
 */
export type GrindTrade = "armor" | "dodge"
/** Levels of the three sharpenings. Their effect is in characteristicsAdditional and armyAdditional. */
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
  /** Model that the craft is made for */
  gearId: GearId
  /** Resources spent on the craft. Removing the craft returns them. */
  materials: CraftMaterial[]
}
/**
 * Three per group: archers 1-3, swordsmen 4-6, squires 7-9, priests 10-12, instructors 13-15, peasants 16-18, servants 19-21, cavalry 22-24
 * @example 7
 */
export type GearSlotNumber = number
/** A gear item, or a model at a given quality */
export type Gear = {
  /** Id of the gear (gearEntityId, entityId). null for a model. */
  id: Id | null
  gearId: GearId
  /** The name given by a player, or the model's name */
  name: GearName
  modelName: GearName
  legend: string
  icon: GameIcon
  gearClass: GearClass
  quality: Percent
  enhanceLevel: EnhanceLevel
  /** Enhance points in this gear */
  enhancePoints: Amount
  /** Full price in the shop */
  cost: Price
  level: GearLevel
  /** Units of its group at which it begins to work */
  limitsMin: UnitCount
  /** Units of its group at which it gives its full bonus */
  limitsMax: UnitCount
  limitsMinBase: UnitCount
  limitsMaxBase: UnitCount
  /** Value of the quality, multiplied by stars + 1 */
  characteristicsBase: GearCharacteristics
  /** The same for quality 100 */
  characteristicsMax: GearCharacteristics
  /** From sharpening and craft, added to the base */
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
  /** Slots that it fits. Empty for a blank. */
  slots: GearSlotNumber[]
  isInMarket: boolean
  isLocked: boolean
  isViewed: boolean
  /** Was bought on the market. Recycling it gives half the points. */
  isFromMarket: boolean
}
/** @example Мы ещё вернёмся */
export type Motto = string
/** A motto that a raider has left at a castle */
export type LeftMotto = {
  author: PlayerInfo
  motto: Motto
  leftAt: Instant
}
/** A player's page as others see it */
export type PlayerProfile = {
  player: PlayerInfo
  /** The castle was created with the world and belongs to no person */
  isGenerated: boolean
  isOnline: boolean
  /** A block is in force: the lord is offline and has no place in lists until it ends */
  isBlocked: boolean
  /** How far each building is, as its picture shows it */
  castle: {
    building: Building
    /** 0 a foundation, 1 wood, 2 stone, 3 grand. Without walls a palisade of stage 1 stands. */
    stage: number
  }[]
  /** Buildings that raids have damaged and nobody has repaired yet */
  damaged: RaidBuilding[]
  records: {
    missions: FightRecord
    raids: FightRecord
    defences: FightRecord
    unlimited: UnlimitedBeaten
  }
  /** All gold that ever came into the purse */
  totalGold: Amount
  /** The worn gear. null if the player hides it from others. */
  gear: Gear[] | null
  /** Others do not see the gear */
  isGearHidden: boolean
  /** Left at the castle by raiders who won, newest first */
  mottos: LeftMotto[]
}
export type ArmyGroup = "archers" | "swordsmen" | "squires" | "priests" | "instructors" | "peasants" | "servants" | "cavalry"
/** @example 5 */
export type BuyAmount = number
export type BuyUnitsRequest = {
  group: ArmyGroup
  amount: BuyAmount
}
/**
 * Rises with every change of the player's channels. A client ignores snapshots older than its own.
 * @example 17
 */
export type Revision = number
export type ArmyGroupState = {
  group: ArmyGroup
  current: UnitCount
  /** Maximum by the player's level and buildings */
  max: UnitCount
  /** Units lent by worn gear. They fight in addition to current and cost nothing. */
  additional: UnitCount
  /** For one unit */
  price: Price
  /** How many units the player can buy now, by purse and maximum */
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
/** Health that remains between raids. It returns with time. Missions always start at full health. */
export type LastingHealth = {
  current: Characteristic
  max: Characteristic
  /** When health is full again. null if it is full. */
  fullAt: Instant | null
}
export type ArmyData = {
  groups: ArmyGroupState[]
  /** Characteristics of the army as it is (current), of an army with all groups full (max), and what sharpening adds (additional) */
  characteristics: {
    current: Characteristics
    max: Characteristics
    additional: GearCharacteristics
  }
  /** Health of the army when nothing is lost */
  health: Characteristic
  lastingHealth: LastingHealth
}
/** The eight groups, and the characteristics and health of the army */
export type ArmySnapshot = {
  rev: Revision
  data: ArmyData
}
/**
 * 0 means not built
 * @example 2
 */
export type BuildingLevel = number
/** One effect of the building, now and after the next level */
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
  /** @example Отделка и книга ремёсел. */
  text: string
  isOpen: boolean
}
export type ResourceCost = {
  resourceId: Id
  name: string
  icon: GameIcon
  amount: Amount
}
/** Cost of the next level after discounts by skills */
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
  /** The highest level that the player's level allows */
  levelMax: BuildingLevel
  /** The player's level that the next level requires */
  needsLevel: Level
  effects: BuildingEffect[]
  opens: BuildingOpening[]
  cost: BuildingCost
  /** Price of the repair. A raid has damaged the building, which has no effect until then. Null while it is whole. */
  repairGold: Amount | null
}
export type BuildingsData = {
  buildings: BuildingState[]
  /** Discount on gold by skills, in basis points. Already included in cost. */
  discountBasisPoints: number
  /** The player's resources that buildings cost, without those on the market */
  resources: ResourceCost[]
}
/** The nine buildings and the player's building resources */
export type BuildingsSnapshot = {
  rev: Revision
  data: BuildingsData
}
/**
 * Points that units of bonuses cost, or that the forge allows
 * @example 60
 */
export type CraftPoints = number
export type CraftBonusName = "archersAttack" | "swordsmenAttack" | "cavalryAttack" | "armor" | "archersMastery" | "swordsmenMastery" | "dodge" | "luck" | "archers" | "swordsmen" | "squires" | "priests" | "instructors" | "peasants" | "servants" | "cavalry"
export type CraftBonusPrice = {
  bonus: CraftBonusName
  /** For one unit */
  points: CraftPoints
}
/** Bonuses and materials of crafts for a class of gear */
export type CraftOfClass = {
  gearClass: GearClass
  bonuses: CraftBonusName[]
  /** Cost of every 60 points or part of them */
  materials: ResourceCost[]
}
export type ForgeCraftData = {
  forgeLevel: BuildingLevel
  /** Required by crafts */
  forgeLevelMin: BuildingLevel
  /** Points that one craft may have, by forge and skill */
  budget: CraftPoints
  /** How many different bonuses one craft may have */
  kindsMax: number
  /** Before the discount */
  goldPerPoint: Amount
  /** Discount on gold by skills, in basis points. The sum is rounded up. */
  discountBasisPoints: number
  resetCost: Price
  bonuses: CraftBonusPrice[]
  classes: CraftOfClass[]
}
/** What the forge can make. Gear and resources are in the channel inventory. */
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
/** null means no category */
export type CraftCategoryOrNone = CraftCategoryId | null
/**
 * Model that a craft is made for
 * @example 1
 */
export type CraftModelId = number
/** @example 6 */
export type CraftUnits = number
/**
 * Units of each bonus. A unit of an attack counts for its minimum and its maximum.
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
  /** Level of the model */
  level: Level
  choice: CraftChoice
  points: CraftPoints
  /** Level that a player needs to wear gear with this craft */
  levelMin: GearLevelNumber
}
export type CraftBookData = {
  categories: CraftCategory[]
  recipes: CraftRecipe[]
  categoriesMax: Amount
  recipesMax: Amount
}
/** Categories and recipes in the order of their creation */
export type CraftBookSnapshot = {
  rev: Revision
  data: CraftBookData
}
/** @example pouch */
export type DonatePackKey = string
/**
 * sandbox takes no real money and does not exist in production
 */
export type DonateProvider = "sandbox" | "telegram-stars"
/**
 * XTR are Telegram Stars
 */
export type DonateCurrency = "RUB" | "XTR"
export type DonatePrice = {
  provider: DonateProvider
  currency: DonateCurrency
  /** Whole minor units: kopecks or stars */
  minor: Amount
}
export type DonatePack = {
  key: DonatePackKey
  name: string
  legend: string
  /** Name of the picture */
  icon: string
  kind: "DIAMONDS" | "SUBSCRIPTION"
  /** 0 for a subscription */
  diamonds: Amount
  /** Days of subscription, 0 for diamonds */
  days: number
  /** One for each provider of this server */
  prices: DonatePrice[]
}
/**
 * CANCELLED and EXPIRED ones become PAID if a payment comes after all
 */
export type DonateOrderState = "OPEN" | "PAID" | "CANCELLED" | "EXPIRED" | "REFUNDED"
export type DonateOrder = {
  orderId: Id
  packKey: DonatePackKey
  /** As the pack was called then */
  name: string
  kind: "DIAMONDS" | "SUBSCRIPTION"
  diamonds: Amount
  days: number
  price: DonatePrice
  state: DonateOrderState
  /** Where to pay: an address, for the sandbox a path of this server. Null unless the order is open. */
  payUrl: string | null
  createdAt: Instant
  expiresAt: Instant
  paidAt: Instant | null
  refundedAt: Instant | null
  /** Diamonds that a refund took back */
  diamondsTaken: Amount
  /** Diamonds that a refund could not take back, since they were spent, and that are still owed */
  diamondsMissing: Amount
}
/** Kopecks, null for no limit */
export type DonateKopecks = number | null
export type DonateLimit = {
  kopecks: DonateKopecks
  /** What was paid this calendar month in Moscow, by prices in roubles. Refunds do not count. */
  spentKopecks: Amount
  monthEndsAt: Instant
  /** A higher limit that the player wants, and when it begins */
  next: {
    kopecks: DonateKopecks
    from: Instant
  } | null
}
export type DonateData = {
  packs: DonatePack[]
  /** Null also for a subscription that has ended */
  subscriptionUntil: Instant | null
  /** Newest first */
  openOrders: DonateOrder[]
  openOrdersMax: number
  limit: DonateLimit
  /** Diamonds of refunded orders that were spent. While there are any, nothing can be ordered (`refundOwed`): see settleDonateDebt. */
  owedDiamonds: Amount
  serverTime: Instant
}
/** The packs, the own subscription, open orders and the own limit */
export type DonateSnapshot = {
  rev: Revision
  data: DonateData
}
/**
 * MISSION against an enemy of the catalogue, GROUP_MISSION is a crusade of several players, FORAY is a raid on a player
 */
export type FightType = "MISSION" | "GROUP_MISSION" | "FORAY"
export type FightSide = "ATTACKER" | "DEFENDER"
export type FightResult = "WIN" | "LOSE" | "DRAW"
/**
 * Capital and small letters are the same, and so are ё and е
 * @example ВОЛЯ
 */
export type GuildTag = string
export type Difficulty = "EASY" | "MEDIUM" | "HARD"
export type ResourceReward = {
  resourceId: Id
  name: string
  icon: GameIcon
  /** Units added to the storage */
  amount: Amount
  /** Units lost because the stack is full */
  leftBehind: Amount
}
/** Gear found */
export type GearReward = {
  gearEntityId: Id | null
  gearId: GearId
  name: GearName
  icon: GameIcon
  gearClass: GearClass
  quality: Percent
  /** Lost because the storage is full */
  isLeftBehind: boolean
}
export type Reward = {
  /** In hundredths of a point */
  experience: Amount
  gold: Amount
  diamonds: Amount
  glory: Amount
  resources: ResourceReward[]
  gear: GearReward[]
}
export type FightSummary = {
  fightId: Id
  shareKey: Uuid
  type: FightType
  /** The side of the caller. A raid has two players. */
  side: FightSide
  /** Result for the caller */
  result: FightResult
  /** Name of the mission or crusade, or which castle was raided */
  title: string
  opponentName: string
  /** The other player of a raid */
  opponentId: Id | null
  /** Of the other player now */
  opponentGuildTag: GuildTag | null
  difficulty: Difficulty | null
  createdAt: Instant
  isViewed: boolean
  /** Of the caller */
  reward: Reward
  /** Gold that the caller lost in a raid */
  goldLost: Amount
}
/**
 * Opaque position of the next page
 * @example MTIz
 */
export type Cursor = string
export type NextCursor = Cursor | null
export type FightLogsData = {
  items: FightSummary[]
  nextCursor: NextCursor
  unviewed: Amount
}
/** The twenty newest reports */
export type FightLogsSnapshot = {
  rev: Revision
  data: FightLogsData
}
export type GrindChance = {
  level: GrindLevel
  chancePercent: Percent
}
/**
 * Gear of the caller
 * @example 42
 */
export type GearEntityId = number
/**
 * CHARACTERISTICS raises one characteristic, ARMOR_OR_DODGE trades armor and dodge, LIMITS lowers the limits of units
 */
export type GrindType = "CHARACTERISTICS" | "ARMOR_OR_DODGE" | "LIMITS"
/** One sharpening type of the gear. The next try is for level + 1. */
export type GrindState = {
  type: GrindType
  level: GrindLevel
  /** Counted at levels 4 and 5. After 3 the next try always succeeds. */
  failures: Amount
  /** Chance of the next try. 100 if it always succeeds. */
  chancePercent: Percent
  isSure: boolean
}
/** Gear that can be sharpened. Its details are in the channel inventory under the same id. */
export type GrindPiece = {
  gearEntityId: GearEntityId
  /** The types that its class allows */
  states: GrindState[]
}
/** With CHARACTERISTICS the characteristic, with ARMOR_OR_DODGE what rises, with LIMITS null */
export type GrindName = GrindCharacteristic | null
/**
 * Format: date
 * A game day, from 00:00 to 00:00 in Moscow
 * @example 2026-11-20
 */
export type GameDay = string
/**
 * Where a seed comes from: it is HMAC-SHA-256 of `label` under the secret of `day` in the chain, in hexadecimal. A label names what is
 *     drawn, for whom, and a number that counts from 1 each day without gaps, such as `mission:17:3`.
 */
export type DrawnFrom = {
  /** The chain of day secrets */
  chainId: Id
  /** The day whose secret it is, usually that of the draw */
  day: GameDay
  /** @example mission:17:3 */
  label: string
}
/** null if it was drawn before the chain existed */
export type NullableDrawnFrom = DrawnFrom | null
/** The result of a try, with the seed to verify it */
export type GrindTry = {
  id: Id
  /** This gear may no longer exist */
  gearEntityId: GearEntityId
  gearId: GearId
  /** Its name at the time of the try */
  gearName: GearName
  type: GrindType
  name: GrindName
  /** The level tried for */
  level: GrindLevel
  /** Chance shown before the try */
  chancePercent: Percent
  /** Success was guaranteed by earlier failures */
  isSure: boolean
  /**
  * Drawn from the seed. A number below the chance is a success.
  * @example 37
  */
  rolled: number
  success: boolean
  /** @example 000102030405060708090a0b0c0d0e0f000102030405060708090a0b0c0d0e0f */
  seed: string
  drawnFrom: NullableDrawnFrom
  triedAt: Instant
}
export type ForgeGrindData = {
  /**
  * Highest level of sharpening
  * @example 3
  */
  forgeLevel: number
  /** For one try */
  cost: Price
  /** Bonus by forge and skill, already included in the chances */
  chanceBonusPercent: Percent
  /** For each level that the forge can make, and for the next one */
  chances: GrindChance[]
  pieces: GrindPiece[]
  /** Newest first */
  tries: GrindTry[]
}
/** The forge, gear that can be sharpened, and the last tries */
export type ForgeGrindSnapshot = {
  rev: Revision
  data: ForgeGrindData
}
/** Gear that can be recycled or enhanced. Its details are in the channel inventory under the same id. */
export type EnhancePiece = {
  gearEntityId: GearEntityId
  /** Enhance points that recycling it gives now */
  recyclePoints: Amount
  /** One of the ten models that give twice the points */
  isDoubled: boolean
}
export type EnhanceData = {
  /** Points that are not in gear */
  enhancePoints: Amount
  /** Bonus to recycling, already included in recyclePoints */
  skillPercent: Percent
  renameCost: Price
  /** Stars that gear needs to be renamed */
  renameStars: EnhanceLevel
  pieces: EnhancePiece[]
}
/** What the junk dealer works with. Blanks are not included. */
export type EnhanceSnapshot = {
  rev: Revision
  data: EnhanceData
}
/** @example Вольный щит */
export type GuildName = string
/** Plain text of several lines */
export type GuildDescription = string
/**
 * In hundredths of a level
 * @example 1250
 */
export type AverageLevel = number
export type GuildRoleType = "LEADER" | "MEMBER" | "NEW_MEMBER"
/** @example Казначей */
export type GuildRoleName = string
export type GuildMemberRole = {
  roleId: Id
  type: GuildRoleType
  order: number
  name: GuildRoleName
}
export type GuildMember = {
  player: PlayerInfo
  role: GuildMemberRole
  isOnline: boolean
  /** When the member was here last. Null for those who do not belong to the guild. */
  seenAt: Instant | null
  joinedAt: Instant
}
/**
 * What the caller is to the guild
 */
export type GuildRelation = "STRANGER" | "REQUESTED" | "MEMBER"
export type GuildPermission = "EDIT_ROLE" | "EDIT_GUILD_INFO" | "ACCEPT_JOIN_REQUEST" | "REJECT_JOIN_REQUEST" | "UPGRADE_ROLE" | "DOWNGRADE_ROLE" | "KICK_OUT" | "DELETE_GUILD"
export type GuildPermissions = GuildPermission[]
export type GuildRole = {
  roleId: Id
  type: GuildRoleType
  /** A role outranks those with a higher number */
  order: number
  name: GuildRoleName
  permissions: GuildPermissions
}
/** Plain text of several lines that only members see */
export type GuildNotice = string
/**
 * Rises when a member changes the description, the notice or the roles
 * @example 4
 */
export type GuildRevision = number
/** Why something is refused now */
export type GuildReason = {
  code: ErrorCode
  message: string
}
export type GuildReasons = GuildReason[]
export type Guild = {
  guildTag: GuildTag
  name: GuildName
  description: GuildDescription
  createdAt: Instant
  membersMax: number
  averageLevel: AverageLevel
  /** All gold that ever came into the purses of its members */
  totalGold: Amount
  /** By rank, then by the time of joining */
  members: GuildMember[]
  relation: GuildRelation
  /** Null for those who do not belong to the guild */
  ownRole: GuildRole | null
  /** The highest first. Null for those who do not belong to the guild. */
  roles: GuildRole[] | null
  /** Null for those who do not belong to the guild */
  notice: GuildNotice | null
  /** Of the description, the notice and the roles. Null for those who do not belong to the guild. */
  revision: GuildRevision | null
  /** Open join requests. Null without the permission to accept or reject them. */
  requestCount: Amount | null
  /** Why the caller cannot ask to join now */
  joinRefusals: GuildReasons
}
export type FoundingStatus = "OPEN" | "FOUNDED" | "EXPIRED" | "CANCELLED"
/** @example 200 */
export type GuildShare = number
export type FoundingShare = {
  player: PlayerInfo
  diamonds: GuildShare
  /** When the player chipped in first */
  chippedInAt: Instant
}
export type GuildFounding = {
  foundingId: Id
  name: GuildName
  guildTag: GuildTag
  description: GuildDescription
  status: FoundingStatus
  founder: PlayerInfo
  /** Chipped in so far */
  diamonds: Amount
  diamondsNeeded: number
  sharesMax: number
  /** The oldest first. Empty when the founding has failed. */
  shares: FoundingShare[]
  ownShare: Amount
  /** The caller opened the founding */
  isOwn: boolean
  /** The least that the caller may add now */
  chipInMin: Amount
  /** All that is missing */
  chipInMax: Amount
  /** Why the caller cannot chip in now, whatever the amount */
  chipInRefusals: GuildReasons
  createdAt: Instant
  endsAt: Instant
  serverTime: Instant
}
export type OwnJoinRequest = {
  guildTag: GuildTag
  name: GuildName
  sentAt: Instant
}
export type GuildData = {
  guild: Guild | null
  founding: GuildFounding | null
  /** The oldest first */
  requests: OwnJoinRequest[]
  requestsMax: number
  serverTime: Instant
}
/** The own guild, the founding that the player takes part in, and the player's open join requests */
export type GuildSnapshot = {
  rev: Revision
  data: GuildData
}
/** @example 37 */
export type StackAmount = number
export type ResourceStack = {
  resourceId: Id
  name: string
  legend: string
  icon: GameIcon
  amount: StackAmount
  /** Part of `amount` that is on the market */
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
  /** Part of `amount` that is on the market */
  amountInMarket: StackAmount
  cost: Price
  additional: {
    regenerateUnit: "points" | "percent"
    regenerateValue: Amount
    rechargeMinutes: number
  }
}
/** Gear that is not worn and stacks take one slot each. Loot may exceed the slots, purchases may not. */
export type StorageSlots = {
  used: Amount
  total: Amount
  free: Amount
}
export type InventoryData = {
  gear: Gear[]
  resources: ResourceStack[]
  consumables: ConsumableStack[]
  slots: StorageSlots
  /** Points that are not in gear */
  enhancePoints: Amount
  /** When the next cup is possible. null if it is possible now. */
  wineReadyAt: Instant | null
  serverTime: Instant
}
/** All items of the player, worn gear included, newest gear first */
export type InventorySnapshot = {
  rev: Revision
  data: InventoryData
}
export type OnlineData = {
  count: Amount
}
/** Players with an open live connection */
export type OnlineSnapshot = {
  rev: Revision
  data: OnlineData
}
/** @example oldMill */
export type CatalogueKey = string
/**
 * FRONTAL_ATTACK reduces damage by strikes, REAR_BATTLE by volleys
 */
export type MissionSkill = "FRONTAL_ATTACK" | "REAR_BATTLE"
/**
 * How long the army patrols the place of a won mission
 */
export type PatrolHours = 1 | 4 | 8
/** A mission under way */
export type MissionRun = {
  missionRunId: Id
  missionKey: CatalogueKey
  name: string
  difficulty: Difficulty
  skill: MissionSkill
  startedAt: Instant
  /** The latest return of the army. A defeated army returns sooner. */
  endsAt: Instant
  /** Only of a patrol */
  patrolHours?: PatrolHours
}
/** Result of the last mission */
export type MissionOutcome = {
  missionRunId: Id
  missionKey: CatalogueKey
  name: string
  difficulty: Difficulty
  skill: MissionSkill
  result: FightResult
  reward: Reward
  fightId: Id
  finishedAt: Instant
  /** Only of a patrol */
  patrolHours?: PatrolHours
}
/**
 * 4 to 30 characters after trimming
 * @example За головой Полоза
 */
export type CrusadeName = string
/** The caller's crusade for the header, the castle and pages that must know when to fetch it again */
export type CrusadeMark = {
  crusadeId: Id
  name: CrusadeName
  state: "GATHERING" | "OUT"
  isLeader: boolean
  members: number
  /** Requests that wait for the leader. 0 for other members. */
  requests: number
  startedAt: Instant | null
  endsAt: Instant | null
  /** Rises with every change of the crusade, its members, requests and invitations */
  changes: Amount
}
export type MissionsData = {
  active: MissionRun | null
  last: MissionOutcome | null
  won: Amount
  total: Amount
  /** Most enemies beaten in one run of the unlimited mission */
  unlimitedRecord: UnlimitedBeaten
  /** The crusade that the player is a member of. While it is out, no mission can start. */
  crusade: CrusadeMark | null
  /** Crusades to which the player is invited */
  crusadeInvitations: Amount
  serverTime: Instant
}
/** The mission under way, the last result, and the number of victories */
export type MissionsSnapshot = {
  rev: Revision
  data: MissionsData
}
/**
 * The event that the notification is about. LOT_EXPIRED means that an unsold lot has returned, FORAY_ATTACKED that the castle was raided.
 *     MISSION_COMPLETED is also the end of a crusade. CRUSADE_JOIN_REQUEST_SENT, _ACCEPTED and _REJECTED are also about invitations.
 *     GUILD_NEW_MEMBER also tells the new member, GUILD_KICKED_OUT also that the guild was deleted.
 */
export type NotificationType = "MISSION_COMPLETED" | "LEVEL_UP" | "TAXES_COLLECTED" | "LOT_SOLD" | "LOT_EXPIRED" | "FORAY_ATTACKED" | "GUILD_JOIN_REQUEST_SENT" | "GUILD_JOIN_REQUEST_REVOKED" | "GUILD_JOIN_REQUEST_REJECTED" | "GUILD_ROLE_CHANGED" | "GUILD_KICKED_OUT" | "GUILD_NEW_MEMBER" | "GUILD_MEMBER_LEFT" | "CRUSADE_CREATED" | "CRUSADE_REMOVED" | "CRUSADE_JOIN_REQUEST_SENT" | "CRUSADE_JOIN_REQUEST_REVOKED" | "CRUSADE_JOIN_REQUEST_ACCEPTED" | "CRUSADE_JOIN_REQUEST_REJECTED" | "CRUSADE_MEMBER_KICKED" | "CRUSADE_MEMBER_LEFT" | "CRUSADE_DISBANDED" | "CRUSADE_COMPLETION_STARTED" | "CHALLENGE_STARTED" | "CHALLENGE_ENDED" | "DONATE_SUBSCRIPTION_SUCCESS" | "DONATE_DIAMONDS_SUCCESS"
export type NotificationPlayer = {
  playerId: Id
  name: string
}
/**
 * Of equal scores the one that was reached earlier is ahead. Only those reached within the same second share a place.
 * @example 12
 */
export type ChallengePlace = number
export type Notification = {
  notificationId: Id
  type: NotificationType
  /** @example Поход окончен: победа */
  title: string
  text: string
  /** The player whom it is about: the raider, the buyer of a lot, who asked to join or leads the crusade. Null also for those that are older than the field. */
  player: NotificationPlayer | null
  fightId: Id | null
  /** The crusade that the notification is about. Null also for those that are removed or disbanded. */
  crusadeId: Id | null
  /** The challenge that has started or ended */
  challengeId: Id | null
  /** The own place in the challenge that has ended */
  place: ChallengePlace | null
  result: FightResult | null
  level: Level | null
  reward: Reward | null
  createdAt: Instant
  isRead: boolean
  isShown: boolean
}
export type NotificationsData = {
  items: Notification[]
  nextCursor: NextCursor
  unread: Amount
  unshown: Amount
}
/** The twenty newest notifications */
export type NotificationsSnapshot = {
  rev: Revision
  data: NotificationsData
}
/** @example myCastleAboutBanner */
export type StepKey = string
/**
 * Whether pictures move: SYSTEM as the device is set
 */
export type Motion = "SYSTEM" | "FULL" | "REDUCED"
/**
 * How fast the replay of a fight starts
 */
export type ReplaySpeed = 1 | 2 | 4
export type GameplaySettings = {
  /** Others do not see the worn gear on the player's page */
  isGearHidden: boolean
  motion: Motion
  replaySpeed: ReplaySpeed
  /** Dangerous buttons ask once more */
  asksToConfirm: boolean
  /** Large numbers are shortened */
  hasCompactNumbers: boolean
  hasSounds: boolean
}
export type PlayerLayoutData = {
  player: PlayerInfo
  emailConfirmed: boolean
  /** Keys of completed banners and quests of the tutorial. A page is open if its banner is among them. */
  unlocks: StepKey[]
  unviewedFights: Amount
  /** Gear that the player has not viewed yet */
  unviewedGear: Amount
  unreadNotifications: Amount
  /** Open join requests that the player may accept or reject */
  guildRequests: Amount
  gameplay: GameplaySettings
  /** When the castle is deleted. null: not requested. */
  deletionDueAt: Instant | null
}
/** Data of the frame around every game page */
export type PlayerLayoutSnapshot = {
  rev: Revision
  data: PlayerLayoutData
}
export type Purse = {
  gold: Amount
  diamonds: Amount
  glory: Amount
}
/** @example 20 */
export type Seconds = number
/** From this instant on, the rest of the current point and all later points take another interval */
export type EnergyIntervalChange = {
  at: Instant
  intervalSeconds: Seconds
}
export type Energy = {
  /** @example 78 */
  current: number
  /** @example 120 */
  max: number
  /** When the next point returns. null if energy is full. */
  nextAt: Instant | null
  fullAt: Instant | null
  /** Time between two points, rounded up */
  intervalSeconds: Seconds
  /** The interval after the end of the subscription or of a challenge's prize, whichever comes first. null without them. */
  intervalChange: EnergyIntervalChange | null
  /** The interval after both have ended. null without both. */
  laterIntervalChange: EnergyIntervalChange | null
  /** Until when energy returns faster as the prize of a challenge. null without one. */
  doubledUntil: Instant | null
  /** Energy spent in this game day */
  spentToday: Amount
  /** Share of experience that the next mission gives, lower for tired troops */
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
/** Tax collectors under way */
export type TaxCollection = {
  hours: TaxHours
  /** Gold that they bring */
  gold: Amount
  startedAt: Instant
  endsAt: Instant
}
/** Gold and duration of a collection that starts now */
export type TaxChoice = {
  hours: TaxHours
  gold: Amount
  durationSeconds: Seconds
}
export type Taxes = {
  active: TaxCollection | null
  choices: TaxChoice[]
}
/**
 * What brings points: ENERGY_SPENDING energy spent in missions, crusades and raids; MISSION_DAMAGE_DEALING damage to enemies in missions;
 *     MISSION_WINNING won missions, with a fine for lost ones; MISSION_GOLD_EARNING and MISSION_DIAMONDS_EARNING gold and diamonds of won
 *     missions; FORAYS raids on other castles; FORAYS_BLOCKS raids on the own castle that the raider did not win.
 */
export type ChallengeType = "ENERGY_SPENDING" | "MISSION_DAMAGE_DEALING" | "MISSION_WINNING" | "MISSION_GOLD_EARNING" | "FORAYS" | "MISSION_DIAMONDS_EARNING" | "FORAYS_BLOCKS"
/** The running challenge as the frame of every page shows it */
export type PanelChallenge = {
  challengeId: Id
  type: ChallengeType
  endsAt: Instant
  score: Amount
  /** Null without points. As of the last reading. */
  place: ChallengePlace | null
}
export type ControlPanelData = {
  baseInfo: {
    level: Level
    title: Title
    /** In hundredths of a point */
    experience: Amount
    /** Total experience of the current level, in hundredths of a point */
    levelExperience: Amount
    /** Total experience of the next level, in hundredths of a point. null at the last level. */
    nextLevelExperience: Amount | null
  }
  purse: Purse
  energy: Energy
  taxes: Taxes
  /** The running challenge. Null for a moment between two, and in the first moment of a world. */
  challenge: PanelChallenge | null
  serverTime: Instant
}
/** Level, purse, energy, taxes and the running challenge */
export type ControlPanelSnapshot = {
  rev: Revision
  data: ControlPanelData
}
/** Which victories a quest counts: in one mission, in one region or anywhere */
export type MarchGoal = {
  /** Or a harder one */
  difficulty: Difficulty
  regionKey?: CatalogueKey
  missionKey?: CatalogueKey
}
/** A quest of the tutorial */
export type TutorialStep = {
  stepKey: StepKey
  title: string
  /** Plain text. A blank line separates paragraphs. */
  content: string
  task: string
  /** Path below /game where the step is done. Empty for the castle, null for no page. */
  page: string | null
  /** How often the action is needed */
  goal: Amount
  progress: Amount
  /** The reward can be claimed now */
  isDone: boolean
  reward: Reward
  /** Only of a quest for victories in missions */
  march?: MarchGoal
}
/** The first chapter of the tutorial with a quest to do, or the last one */
export type Chapter = {
  number: number
  title: string
  /** Completed quests of the chapter */
  done: Amount
  /** Quests of the chapter */
  total: Amount
}
/** Path below /game where the quest is done. Empty for the castle. */
export type QuestPage = string
export type DailyQuest = {
  questKey: StepKey
  title: string
  task: string
  icon: GameIcon
  page: QuestPage
  goal: Amount
  /** At most the goal */
  progress: Amount
  isDone: boolean
  /** The reward has been paid */
  isClaimed: boolean
  reward: Reward
}
/**
 * What the quest counts. equipGear counts each gear item once, buyArmy counts units beyond the losses.
 */
export type InfiniteQuestKind = "buyArmy" | "winMissions" | "collectTaxes" | "equipGear" | "sharpenCharacteristics" | "sharpenArmorOrDodge" | "build" | "winCrusades" | "foray"
export type InfiniteQuestStage = number
export type InfiniteQuest = {
  kind: InfiniteQuestKind
  title: string
  legend: string
  /** Name of what is counted, shown before «12 из 20» */
  counted: string
  icon: GameIcon
  page: QuestPage
  stage: InfiniteQuestStage
  goal: Amount
  /** At most the goal. More counts for the next stage. */
  progress: Amount
  /** The stage can be claimed now */
  isDone: boolean
  /** Its page is still locked */
  isLocked: boolean
  /** What unlocks it. null if it is unlocked. */
  opens: string | null
  /** For the current stage and level */
  reward: Reward
}
export type DailyRewardStep = number
/** Seven steps, one per game day. A missed day resets it to the first step. */
export type DailyReward = {
  /** Today's step can be taken now */
  isAvailable: boolean
  /** Today's step, taken or not */
  step: DailyRewardStep
  ladder: {
    step: DailyRewardStep
    /**
    * WAITING can be taken today
    */
    state: "TAKEN" | "WAITING" | "LATER"
    reward: Reward
  }[]
}
export type QuestsData = {
  /** Completed quests and banners of the tutorial */
  completed: StepKey[]
  active: TutorialStep[]
  chapter: Chapter
  daily: DailyQuest[]
  infinite: InfiniteQuest[]
  dailyReward: DailyReward
  /** Titles of quests of the tutorial that administrators have changed, by stepKey. Missing if there are none. */
  retitled?: {
    [key: string]: string
  }
  /** End of the game day, with new daily quests and the next daily reward */
  resetsAt: Instant
  serverTime: Instant
}
/** Completed steps and active quests of the tutorial, the three daily quests, the daily reward and the nine infinite quests */
export type QuestsSnapshot = {
  rev: Revision
  data: QuestsData
}
/**
 * Per cent by which the garrison of a side strengthens the attack of the defenders there
 */
export type Garrison = 0 | 10 | 20 | 30
/** The garrison of each side */
export type DefencePlan = {
  top: Garrison
  left: Garrison
  right: Garrison
  bottom: Garrison
}
/**
 * Where the army stands before the castle. A corner strikes harder and meets half of each of its two sides' garrisons.
 */
export type AttackPosition = "topLeft" | "top" | "topRight" | "right" | "bottomRight" | "bottom" | "bottomLeft" | "left"
export type AttackPlan = {
  position: AttackPosition
  siegeTower: boolean
}
/** Levels of the buildings that defend the castle. A damaged building counts 0. */
export type CastleDefence = {
  walls: BuildingLevel
  moats: BuildingLevel
  stakes: BuildingLevel
  garrison: DefencePlan
}
export type RaidMachines = {
  /** Projectiles that it throws in one raid */
  catapult: BuildingLevel
  /** Left today */
  projectiles: Amount
  /** At the start of each game day */
  projectilesMax: Amount
}
/** Raids on others, and raids on the own castle, by result for the player */
export type RaidRecord = {
  raidsWon: Amount
  raidsLost: Amount
  raidsDrawn: Amount
  defencesWon: Amount
  defencesLost: Amount
  defencesDrawn: Amount
}
export type RaidsData = {
  garrison: DefencePlan
  /** Left at a castle after a won raid */
  motto: Motto
  /** That of the last raid. A search sorts opponents by it. */
  plan: AttackPlan
  /** The own castle as raiders meet it */
  defence: CastleDefence
  /** Buildings that a raid has damaged. They have no effect until they are repaired. */
  damaged: RaidBuilding[]
  machines: RaidMachines
  record: RaidRecord
  /** Left at the own castle */
  mottos: LeftMotto[]
  /** Until then nobody may raid the castle. Attacking ends it. */
  protectedUntil: Instant | null
  restUntil: Instant | null
  /** Relation immune-foray */
  immuneUntil: Instant | null
  /** Relation immune-spy */
  spyImmuneUntil: Instant | null
  /** Relation cooldown-spy */
  spiesBackAt: Instant | null
  serverTime: Instant
}
/** The own castle as raiders find it, the opponents found, and what the player waits for */
export type RaidsSnapshot = {
  rev: Revision
  data: RaidsData
}
/**
 * Identifies an assortment by game day, level, catalogue version and seed
 * @example 2026-11-21.4.1
 */
export type AssortmentKey = string
/** @example 3 */
export type ShopPlace = number
export type ShopOffer = {
  place: ShopPlace
  /** The gear to be bought. Its `cost` is the price without discount. */
  gear: Gear
  /** Price for this player */
  price: Price
  /** Already bought. The next game day brings another offer. */
  isBought: boolean
}
export type ShopBlank = {
  gear: Gear
  price: Price
}
/**
 * Discount on gold by skills, in basis points. Already included in the prices.
 * @example 500
 */
export type ShopDiscount = number
export type ShopGearData = {
  assortmentKey: AssortmentKey
  offers: ShopOffer[]
  blank: ShopBlank
  discountBasisPoints: ShopDiscount
  /** When the next assortment comes */
  resetsAt: Instant
  serverTime: Instant
}
/** Six offers per game day, and blanks. A new level of the player brings new offers, but places of bought ones stay empty until the next day. */
export type ShopGearSnapshot = {
  rev: Revision
  data: ShopGearData
}
export type ShopConsumable = {
  /** One unit. Its `cost` is the price without discount. */
  consumable: ConsumableStack
  /** Price of one unit for this player */
  price: Price
}
export type ShopConsumableData = {
  consumables: ShopConsumable[]
  discountBasisPoints: ShopDiscount
}
/** All wines, including those of a higher level */
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
  /** Price of the pack */
  diamonds: Amount
  /** Gold received at the player's level */
  gold: Amount
}
export type ShopGoldData = {
  goldPerDiamond: Amount
  packs: GoldPack[]
}
/** Packs of gold for diamonds */
export type ShopGoldSnapshot = {
  rev: Revision
  data: ShopGoldData
}
export type SkillBranchKey = "battle" | "defence" | "economy" | "craft"
/**
 * What a skill changes. storageSlots counts slots, all others are shares in basis points.
 */
export type SkillEffect = "attack" | "health" | "raidDefenceAttack" | "raidDefenceHealth" | "healthRecovery" | "vault" | "taxes" | "missionGold" | "unitPrice" | "buildingCost" | "shopPrice" | "marketFee" | "recyclePoints" | "craftBudget" | "craftCost" | "sharpeningChance" | "storageSlots"
/**
 * Basis points, or slots
 * @example 240
 */
export type SkillValue = number
/** Total of an effect over all learned skills, and its maximum */
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
  /** Learned levels of all skills of the branch */
  learned: number
  /** All levels of the branch */
  total: number
  /** The effects of this branch. Their totals include other branches. */
  totals: SkillTotal[]
}
export type SkillBranchesData = {
  branches: SkillBranchState[]
  /** Glory for the next branch. null if all are open. */
  nextCost: Amount | null
}
/** The four branches, learned levels and total effects */
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
  /** Glory for the next level. null at the last level. */
  cost: Amount | null
  requires: SkillRequirement[]
}
/** A branch with its skills */
export type SkillListBranch = {
  branchKey: SkillBranchKey
  name: string
  legend: string
  icon: GameIcon
  isOpen: boolean
  /** Glory to open the branch. null if it is open. */
  openCost: Amount | null
  skills: SkillState[]
  totals: SkillTotal[]
}
export type SkillListData = {
  branches: SkillListBranch[]
}
/** The skills of all branches */
export type SkillListSnapshot = {
  rev: Revision
  data: SkillListData
}
/** Snapshots by channel. Channels that were not requested or did not change are absent. */
export type GameData = {
  army?: ArmySnapshot
  buildings?: BuildingsSnapshot
  forgeCraft?: ForgeCraftSnapshot
  craftBook?: CraftBookSnapshot
  donate?: DonateSnapshot
  fightLogs?: FightLogsSnapshot
  forgeGrind?: ForgeGrindSnapshot
  enhance?: EnhanceSnapshot
  guild?: GuildSnapshot
  inventory?: InventorySnapshot
  online?: OnlineSnapshot
  missions?: MissionsSnapshot
  notifications?: NotificationsSnapshot
  playerLayout?: PlayerLayoutSnapshot
  controlPanel?: ControlPanelSnapshot
  quests?: QuestsSnapshot
  raids?: RaidsSnapshot
  shopGear?: ShopGearSnapshot
  shopConsumable?: ShopConsumableSnapshot
  shopGold?: ShopGoldSnapshot
  skillBranches?: SkillBranchesSnapshot
  skillList?: SkillListSnapshot
}
export type BuyUnitsResult = {
  group: ArmyGroup
  amount: BuyAmount
  cost: Price
  current: UnitCount
  gameData?: GameData
}
export type FillArmyRequest = {
  /** The most gold to spend. The price that the player has seen. */
  gold: Amount
}
export type HiredUnits = {
  group: ArmyGroup
  amount: UnitCount
  /** Units of the group afterwards */
  current: UnitCount
}
export type FillArmyResult = {
  hired: HiredUnits[]
  cost: Price
  gameData?: GameData
}
export type EquipGearRequest = {
  gearEntityId: GearEntityId
  /** Without it, the first free slot that fits, or else the first slot that fits */
  slot?: GearSlotNumber
}
export type EquipGearResult = {
  gearEntityId: GearEntityId
  equippedSlot: GearSlotNumber
  /** Gear that was worn there and is now in the storage */
  replacedEntityId: GearEntityId | null
  gameData?: GameData
}
export type EquipGearSetRequest = {
  pieces: {
    gearEntityId: GearEntityId
    slot: GearSlotNumber
  }[]
}
export type EquippedPiece = {
  gearEntityId: GearEntityId
  equippedSlot: GearSlotNumber
  /** Gear that was worn there before */
  replacedEntityId: GearEntityId | null
}
export type EquipGearSetResult = {
  equipped: EquippedPiece[]
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
 * 3 to 16 characters after trimming. Other lengths are refused with 422.
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
  /** Points from the recycled gear */
  points: Amount
  /** Points that are not in gear now */
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
  /** Points in this gear now */
  gearEnhancePoints: Amount
  enhanceLevel: EnhanceLevel
  /** Points that are not in gear now */
  enhancePoints: Amount
  gameData?: GameData
}
export type TransferBlankRequest = {
  /** The blank, which is destroyed */
  blankEntityId: GearEntityId
  /** Gear that receives its sharpenings and craft */
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
/**
 * Gear is stored one by one, the others in stacks
 */
export type ItemKind = "gear" | "resource" | "consumable"
export type ItemDetails = {
  type: ItemKind
  /** null if nothing is found */
  value: Gear | ResourceStack | ConsumableStack | null
}
export type UpgradeBuildingRequest = {
  building: Building
  /** The level to reach. It keeps two open pages from upgrading twice. Without it, the next level. */
  level?: BuildingLevel
}
export type UpgradeBuildingResult = {
  building: Building
  /** The new level */
  level: BuildingLevel
  /** Paid */
  cost: BuildingCost
  gameData?: GameData
}
export type RepairBuildingRequest = {
  building: RaidBuilding
  /** The level that the caller expects: the price depends on it. Without it, the present level. */
  level?: BuildingLevel
}
export type RepairBuildingResult = {
  building: RaidBuilding
  /** Paid */
  gold: Amount
  gameData?: GameData
}
export type GrindGearRequest = {
  gearEntityId: GearEntityId
  type: GrindType
  /** Required with CHARACTERISTICS, and with ARMOR_OR_DODGE, where it names what rises. Absent with LIMITS. */
  name?: GrindCharacteristic
}
export type GrindGearResult = {
  try: GrindTry
  /** Level after the try */
  level: GrindLevel
  /** Failures after the try */
  failures: Amount
  gameData?: GameData
}
export type OpenSkillBranchResult = {
  branchKey: SkillBranchKey
  /** Glory paid */
  glory: Amount
  gameData?: GameData
}
export type LearnSkillRequest = {
  /** The level to learn. It keeps two open pages from learning twice. Without it, the next level. */
  level?: SkillLevel
}
export type LearnSkillResult = {
  skillKey: SkillKey
  /** The new level */
  level: SkillLevel
  /** Glory paid */
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
  /** Price shown to the player */
  price: Price
}
export type BuyShopGearResult = {
  /** The new gear */
  gearEntityId: Id
  gearId: GearId
  quality: Percent
  /** Price paid */
  cost: Price
  gameData?: GameData
}
/**
 * Sum shown to the player. Another sum is refused with priceChanged.
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
  * Number of blanks
  * @example 2
  */
  amount: number
  /** Price of one blank shown to the player */
  price: Price
}
export type BuyBlankGearResult = {
  gearEntityIds: Id[]
  /** Price paid */
  cost: Price
  gameData?: GameData
}
/**
 * Number of units
 * @example 2
 */
export type TradeAmount = number
export type BuyConsumablesRequest = {
  consumableId: Id
  amount: TradeAmount
  /** Price of one unit shown to the player */
  price: Price
}
export type BuyConsumablesResult = {
  consumableId: Id
  amount: TradeAmount
  /** Total price paid */
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
  * Number of packs
  * @example 1
  */
  amount: number
  gold: ExpectedGold
}
export type BuyGoldResult = {
  packKey: GoldPackKey
  amount: number
  /** Gold received */
  gold: Amount
  /** Diamonds paid */
  diamonds: Amount
  gameData?: GameData
}
export type DonateOrderList = {
  items: DonateOrder[]
  nextCursor: NextCursor
}
export type CreateDonateOrderRequest = {
  packKey: DonatePackKey
  provider: DonateProvider
}
export type DonateOrderResult = {
  order: DonateOrder
  gameData?: GameData
}
export type DonateDebtResult = {
  /** What is still owed */
  owedDiamonds: Amount
  gameData?: GameData
}
export type SetDonateLimitRequest = {
  kopecks: DonateKopecks
}
export type DonateLimitResult = {
  limit: DonateLimit
  gameData?: GameData
}
export type AdminDonateOrder = {
  id: Id
  playerId: Id
  playerName: PlayerName
  packKey: DonatePackKey
  name: string
  kind: "DIAMONDS" | "SUBSCRIPTION"
  diamonds: Amount
  days: number
  provider: DonateProvider
  currency: DonateCurrency
  minor: Amount
  state: DonateOrderState
  createdAt: Instant
  expiresAt: Instant
  paidAt: Instant | null
  refundedAt: Instant | null
  diamondsTaken: Amount
  diamondsMissing: Amount
  /** The provider's id of the payment that paid it */
  externalId: string | null
}
export type AdminDonateOrderList = AdminDonateOrder[]
/**
 * What the game made of a payment. CREDITED and LATE gave the pack, LATE after the order had ended. The others gave nothing and wait for an
 *     administrator: FOREIGN_ORDER names an order of another provider, SECOND_PAYMENT pays an order again, REFUNDED_FIRST was refunded before it
 *     was reported as paid.
 */
export type DonateVerdict = "CREDITED" | "LATE" | "UNKNOWN_ORDER" | "FOREIGN_ORDER" | "WRONG_CURRENCY" | "WRONG_AMOUNT" | "SECOND_PAYMENT" | "REFUNDED_FIRST"
export type AdminDonatePayment = {
  id: Id
  provider: DonateProvider
  externalId: string
  orderId: Id | null
  /** The key of the order as the provider reported it */
  orderKey: string
  currency: string
  minor: Amount
  verdict: DonateVerdict
  receivedAt: Instant
  refundedAt: Instant | null
}
export type AdminDonatePaymentList = AdminDonatePayment[]
/**
 * A list of the market, by kind of item
 */
export type MarketKey = "gear" | "consumable" | "resource"
export type MarketCurrency = "GOLD" | "DIAMONDS"
/** @example лук */
export type MarketSearch = string
/**
 * unitPrice is the price of one unit, endsAt is the remaining time
 */
export type MarketSort = "price" | "unitPrice" | "level" | "quality" | "endsAt"
export type SortDirection = "ASC" | "DESC"
/** @example 25 */
export type LotAmount = number
/**
 * For the whole lot
 * @example 300
 */
export type LotPrice = number
export type OptionalGuildTag = GuildTag | null
/** An item with its price. Exactly one of gear, resource and consumable is not null, as marketKey says. */
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
  sellerGuildTag: OptionalGuildTag
  /** The caller's own lot, which the caller cannot buy */
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
  /** Reference price moved by the median of the sales of 72 hours */
  usual: Amount
  min: Amount
  max: Amount
}
export type MarketTerms = {
  /** Units that can be put on the market now */
  free: Amount
  /** Open lots of the caller */
  lots: number
  lotsMax: number
  /** Discount by skill on the fee for a sale, in basis points of the fee */
  feeDiscount: number
  gold: PriceBand
  diamonds: PriceBand
}
/**
 * How long the lot stays open, in game hours
 */
export type LotHours = 24 | 48 | 72
export type CreateMarketLotRequest = {
  marketKey: MarketKey
  /** gearEntityId, resourceId or consumableId */
  itemId: Id
  /** Always 1 for gear */
  amount: LotAmount
  currency: MarketCurrency
  price: LotPrice
  hours: LotHours
}
export type MarketLotResult = {
  lot: MarketLot
  /** Listing fee paid */
  fee: Amount
  serverTime: Instant
  gameData?: GameData
}
export type MarketSale = {
  soldAt: Instant
  /** What the lot asked about would have cost at this sale */
  price: LotPrice
}
export type MarketLotPrices = {
  /** Reference price moved by the median of the sales of 72 hours */
  usual: Amount
  /** Sales of the last thirty days */
  sales: MarketSale[]
}
export type BuyMarketLotRequest = {
  /** Currency that the buyer was shown */
  currency: MarketCurrency
  /** Price that the buyer was shown */
  price: LotPrice
}
export type BuyMarketLotResult = {
  lotId: Id
  /** Gear that was bought. null for stacks. */
  gearEntityId: Id | null
  gameData?: GameData
}
export type CancelMarketLotResult = {
  lotId: Id
  gameData?: GameData
}
export type MakeCraftRequest = {
  /** Gear of the model, or a blank */
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
  /** Price paid */
  cost: CraftCost
  gameData?: GameData
}
export type ResetCraftRequest = {
  gearEntityId: GearEntityId
}
export type ResetCraftResult = {
  gearEntityId: GearEntityId
  /** Price paid */
  cost: Price
  /** Resources returned */
  resources: ResourceCost[]
  gameData?: GameData
}
/**
 * 1 to 20 characters after trimming. Other lengths are refused with 422.
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
  /** null or absent means no category */
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
/** How an enemy of the catalogue fights */
export type Formation = {
  /** Share of its attack in the volley. The rest is in the strike. */
  volleyPercent: Percent
  /** Damage that it prevents in per cent, by kind of strike */
  guard: {
    VOLLEY: Percent
    CHARGE: Percent
    STRIKE: Percent
  }
}
/** What is remarkable about an enemy, and what helps against it */
export type EnemyCharacter = {
  kind: "ARMORED" | "NIMBLE" | "LUCKY" | "RANGED" | "MANY" | "FIERCE"
  /**
  * One Russian word
  * @example Броня
  */
  badge: string
  /** One Russian sentence on arm and skill */
  advice: string
  /**
  * The arm that it withstands least
  */
  arm: "archers" | "cavalry" | "swordsmen"
  /**
  * The arm that it withstands best
  */
  worstArm: "archers" | "cavalry" | "swordsmen"
  /** The skill against the larger part of its attack */
  skill: MissionSkill
  formation: Formation
}
/** What a victory may give besides gold and experience */
export type MissionDrop = {
  kind: "DIAMOND" | "GEAR" | "RESOURCE"
  name: string
  icon: GameIcon
  chancePercent: Percent
}
/** One difficulty of a mission, for the caller's current army */
export type MissionForecast = {
  difficulty: Difficulty
  energy: Amount
  durationSeconds: Seconds
  /** In hundredths of a point */
  experience: Amount
  goldMin: Amount
  goldMax: Amount
  /** The enemy's power as a percentage of the caller's. 100 is an even fight. */
  powerPercent: number
  /** Chance of victory with the current army and no skill */
  winPercent: number
  /** Chance of victory with the current army, by mission skill */
  winPercentBySkill: {
    FRONTAL_ATTACK: number
    REAR_BATTLE: number
  }
  /**
  * powerPercent in Russian words
  * @example немного сильнее вас
  */
  strengthText: string
  drops: MissionDrop[]
}
/** What a patrol of one hour gathers besides the mission's reward. Four hours gather twice, eight hours three times as much. */
export type PatrolSpoils = {
  gold: Amount
  /** How long an hour lasts in this world */
  hourSeconds: Seconds
  resources: ResourceCost[]
}
export type Mission = {
  missionKey: CatalogueKey
  name: string
  legend: string
  level: Level
  enemyName: string
  /** null for a usual enemy */
  character: EnemyCharacter | null
  icon: GameIcon
  vignette: "mountains" | "forest" | "river" | "village" | "swamp" | "road"
  /** The caller's level is below the mission's */
  isLocked: boolean
  difficulties: MissionForecast[]
  /** Only of an open mission */
  patrol?: PatrolSpoils
}
export type MissionRegion = {
  regionKey: CatalogueKey
  name: string
  icon: GameIcon
  levelMin: Level
  isLocked: boolean
  /** Empty for locked regions after the next one */
  missions: Mission[]
}
export type MissionList = {
  regions: MissionRegion[]
  /** Reduction of damage taken in whole per cent, by mission skill */
  skillReduction: {
    FRONTAL_ATTACK: Percent
    REAR_BATTLE: Percent
  }
}
export type StartMissionRequest = {
  missionKey: CatalogueKey
  difficulty: Difficulty
  skill: MissionSkill
  /** Without it the army returns after the fight */
  patrolHours?: PatrolHours
}
export type StartMissionResult = {
  run: MissionRun
  serverTime: Instant
  gameData?: GameData
}
export type UnlimitedMission = {
  missionKey: CatalogueKey
  name: string
  legend: string
  enemyName: string
  icon: GameIcon
  /** No enemy is of a higher level */
  level: number
  /** Level of the caller at which it opens */
  levelMin: Level
  /** Level of the first enemy. Every next one is a level higher. */
  firstLevel: Level
  energy: Amount
  /** So many victories pay. Those after them only count for the record. */
  paidEnemies: UnlimitedBeaten
  /** For all victories that pay, in hundredths of a point */
  experience: Amount
  /** For all victories that pay */
  gold: Amount
  /** The most enemies that the caller has beaten in one run */
  record: UnlimitedBeaten
  /** One more than the number of players with a better record. Null without a record. Others' records count up to three seconds later. */
  place: Amount | null
  /** Players who have a record */
  players: Amount
}
export type StartUnlimitedMissionResult = {
  fightId: Id
  beaten: UnlimitedBeaten
  record: UnlimitedBeaten
  /** More enemies than in any run before */
  isRecord: boolean
  reward: Reward
  serverTime: Instant
  gameData?: GameData
}
/**
 * Id of a player, or -1, the training opponent
 * @example 42
 */
export type OpponentId = number
/**
 * The class of an opponent. Of 100 raids with the current attack plan some 30 are won against HIGH, 55 against MEDIUM, 80 against LOW.
 */
export type OpponentDifficulty = "HIGH" | "MEDIUM" | "LOW" | "TRAINING"
/**
 * What holds back the gold of a raid. LEVEL: the defender is eight levels lower or more. VAULT: the rest lies in the vault. DAY: raids of the game
 *     day took their quarter. NEIGHBOURS: the raider took gold of eight generated castles in the game day.
 */
export type LootLimit = "LEVEL" | "VAULT" | "DAY" | "NEIGHBOURS"
/** Number of units in each of the eight groups */
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
/** An army before a fight over a castle */
export type RaidContender = {
  name: string
  level: Level
  playerId: OpponentId
  enemyKey: null
  /** As chosen at the time. Missing for enemies, and for players whose arms follow from their id. */
  arms?: ArmsCode
  army: Army
  characteristics: Characteristics
  healthMax: Characteristic
  /** Lasting health at the moment */
  health: Characteristic
  skill: null
}
/** What spies have seen */
export type SeenCastle = {
  host: RaidContender
  castle: CastleDefence
  seenAt: Instant
  /** When the knowledge is lost */
  until: Instant
}
/** Why something is refused now */
export type RaidReason = {
  code: ErrorCode
  message: string
}
export type Opponent = {
  opponentId: OpponentId
  name: string
  guildTag: OptionalGuildTag
  arms: ArmsCode
  level: Level
  title: Title
  /** The castle was created with the world and belongs to no person */
  isGenerated: boolean
  difficulty: OpponentDifficulty
  /** Of the fights by which its class was found, those won */
  winPercent: Percent
  /**
  * Of a generated castle's units, those whom the raider meets. Above 100 others have come to help. 100 for people
  * @example 60
  */
  homePercent: number
  energy: Amount
  /** For a victory, in hundredths of a point */
  experience: Amount
  /** For a victory */
  glory: Amount
  /** Gold that a raid which breaks the whole castle takes */
  lootMax: Amount
  lootLimit: LootLimit | null
  seen: SeenCastle | null
  raidRefusals: RaidReason[]
  spyRefusals: RaidReason[]
}
export type OpponentList = {
  /** Those of the last search, then the training opponent */
  items: Opponent[]
  serverTime: Instant
}
export type SetGarrisonRequest = {
  garrison: DefencePlan
}
export type SetGarrisonResult = {
  garrison: DefencePlan
  gameData?: GameData
}
export type SetMottoRequest = {
  motto: Motto
}
export type SetMottoResult = {
  motto: Motto
  gameData?: GameData
}
export type SearchOpponentsResult = {
  /** How many opponents were found */
  found: number
  gameData?: GameData
}
export type SpyOnCastleResult = {
  opponent: Opponent
  gameData?: GameData
}
export type StartRaidRequest = {
  opponentId: OpponentId
  position: AttackPosition
  siegeTower: boolean
  /** Whether the catapult throws, as long as it can */
  projectiles: boolean
  /** Instead of the own motto for this raid */
  motto?: Motto
}
export type StartRaidResult = {
  fightId: Id
  result: FightResult
  /** Gold taken */
  loot: Amount
  lootLimit: LootLimit | null
  /** The loot included */
  reward: Reward
  /** Eighths of the castle */
  broken: number
  damagedBuilding: RaidBuilding | null
  restUntil: Instant | null
  serverTime: Instant
  gameData?: GameData
}
/** Why something is refused now */
export type CrusadeReason = {
  code: ErrorCode
  message: string
}
/** A boss of the catalogue, and what a victory over it brings to each of `hostsNeeded` members */
export type CrusadeBoss = {
  missionKey: CatalogueKey
  name: string
  legend: string
  level: Level
  /** Members need this title */
  title: Title
  enemyName: string
  icon: GameIcon
  vignette: "mountains" | "forest" | "river" | "village" | "swamp" | "road"
  /** So many full armies of its level usually win. With more a victory is more certain, and each gets less. */
  hostsNeeded: number
  /** Of each member */
  energy: Amount
  /** Of a won crusade. A lost one takes a third of it. */
  durationSeconds: Seconds
  /** The boss's power as a percentage of that of `hostsNeeded` armies like the caller's */
  powerPercent: number
  /** Chance of `hostsNeeded` armies like the caller's */
  winPercent: number
  /** For the caller, in hundredths of a point */
  experience: Amount
  /** For the caller */
  goldMin: Amount
  /** For the caller */
  goldMax: Amount
  /** For the caller */
  drops: MissionDrop[]
  /** Why the caller cannot call a crusade against it now */
  refusals: CrusadeReason[]
}
/**
 * What the caller is to a crusade. REQUESTED has asked to join, INVITED has been invited by the leader.
 */
export type CrusadeTie = "NONE" | "REQUESTED" | "INVITED" | "MEMBER" | "LEADER"
/** A crusade that looks for members, as lists show it */
export type OpenCrusade = {
  crusadeId: Id
  missionKey: CatalogueKey
  bossName: string
  /** Of the boss */
  level: Level
  hostsNeeded: number
  name: CrusadeName
  leader: PlayerInfo
  members: number
  membersMax: number
  /** Of its members */
  averageLevel: Level
  createdAt: Instant
  /** A member of the caller's guild leads it */
  isGuildMate: boolean
  tie: CrusadeTie
  /** Why the caller cannot ask to join now */
  joinRefusals: CrusadeReason[]
}
export type CrusadeList = {
  bosses: CrusadeBoss[]
  items: OpenCrusade[]
  nextCursor: NextCursor
  /** The crusade that the caller is a member of */
  ownCrusadeId: Id | null
  serverTime: Instant
}
export type CreateCrusadeRequest = {
  missionKey: CatalogueKey
  name: CrusadeName
}
/**
 * GATHERING looks for members, OUT has set out, ENDED has returned
 */
export type CrusadeState = "GATHERING" | "OUT" | "ENDED"
export type CrusadeMember = {
  player: PlayerInfo
  /** The castle was created with the world and belongs to no person */
  isGenerated: boolean
  isOnline: boolean
  isLeader: boolean
  /** Strength of the army as a percentage of an ordinary enemy of the boss's level. The boss has 100 for each of `hostsNeeded`, and somewhat more. */
  power: Amount
  /** The army's part of the power together */
  winShare: Percent
  /** The army is on a mission. Null for callers who are no members. */
  isAway: boolean | null
  /** Has energy enough to set out. Null for callers who are no members. */
  hasEnergy: boolean | null
}
/** A player who has asked to join, or was invited */
export type CrusadeCandidate = {
  player: PlayerInfo
  isGenerated: boolean
  isOnline: boolean
  /** As of members */
  power: Amount
  since: Instant
}
export type Crusade = {
  crusadeId: Id
  state: CrusadeState
  name: CrusadeName
  boss: CrusadeBoss
  leader: PlayerInfo
  /** The leader first, then by the time of joining */
  members: CrusadeMember[]
  membersMax: number
  /** Of all members together, as of a member */
  power: Amount
  /** The boss's power as a percentage of the members' together. 100 is an even fight. */
  powerPercent: number
  /** Chance of the members as they are now */
  winPercent: number
  createdAt: Instant
  /** When a crusade that does not set out is disbanded. Null once it is out. */
  disbandsAt: Instant | null
  startedAt: Instant | null
  /** The latest return of the armies. A defeated crusade returns sooner. */
  endsAt: Instant | null
  /** The report. Null until the crusade has ended. */
  fightId: Id | null
  /** Null until the crusade has ended */
  result: FightResult | null
  tie: CrusadeTie
  /** Oldest first. Empty for everybody except the leader. */
  requests: CrusadeCandidate[]
  /** Oldest first. Empty for everybody except the leader. */
  invitations: CrusadeCandidate[]
  /** Key of the link `/game/group-missions/join-request?invite=…`. Null for everybody except the leader. */
  inviteKey: Uuid | null
  /** Why the caller cannot ask to join now. Empty for members. */
  joinRefusals: CrusadeReason[]
  /** Why the crusade cannot set out now, the same for all members */
  startRefusals: CrusadeReason[]
  serverTime: Instant
}
export type CrusadeResult = {
  /** As it is after the call */
  crusade: Crusade
  gameData?: GameData
}
export type CrusadeOutcome = {
  crusadeId: Id
  missionKey: CatalogueKey
  bossName: string
  name: CrusadeName
  result: FightResult
  /** Of the caller */
  reward: Reward
  fightId: Id
  finishedAt: Instant
}
export type OwnCrusade = {
  crusade: Crusade | null
  /** The last crusade of the caller that has ended */
  last: CrusadeOutcome | null
  /** Crusades that the caller has asked to join, newest first */
  requests: OpenCrusade[]
  /** Crusades to which the caller is invited, newest first */
  invitations: OpenCrusade[]
  serverTime: Instant
}
export type EndedCrusadeResult = {
  /** The crusade that the caller no longer has to do with */
  crusadeId: Id
  gameData?: GameData
}
export type SendCrusadeRequestRequest = {
  /** Key of the link that led here */
  inviteKey?: Uuid
}
/** @example Ратибор */
export type InvitedName = string
export type InviteToCrusadeRequest = {
  playerName: InvitedName
}
export type ListedFounding = {
  foundingId: Id
  name: GuildName
  guildTag: GuildTag
  founder: PlayerInfo
  diamonds: Amount
  diamondsNeeded: number
  shareCount: number
  ownShare: Amount
  endsAt: Instant
}
export type GuildFoundingList = {
  items: ListedFounding[]
  nextCursor: NextCursor
  serverTime: Instant
}
/**
 * Russian letters and digits or Latin letters and digits, not mixed
 * @example Вольный щит
 */
export type NewGuildName = string
/**
 * Capital and small letters are the same, and so are ё and е
 * @example ВОЛЯ
 */
export type NewGuildTag = string
export type CreateGuildFoundingRequest = {
  name: NewGuildName
  tag: NewGuildTag
  description?: GuildDescription
  /** The first share. 1000 founds the guild at once. */
  diamonds: GuildShare
}
/** A founding with the status FOUNDED has become the guild of its tag */
export type GuildFoundingResult = {
  founding: GuildFounding
  gameData?: GameData
}
export type ChipIntoFoundingRequest = {
  diamonds: GuildShare
}
export type FoundGuildRequest = {
  name: NewGuildName
  tag: NewGuildTag
  description?: GuildDescription
}
export type GuildResult = {
  guild: Guild
  gameData?: GameData
}
export type GuildDeleted = {
  guildTag: GuildTag
  gameData?: GameData
}
export type EditGuildRequest = {
  description?: GuildDescription
  notice?: GuildNotice
  /** The one that the editor has read. Without it whatever others have changed since is replaced. */
  revision?: GuildRevision
}
export type SavedGuildRole = {
  /** Null for a new role */
  roleId: Id | null
  name: GuildRoleName
  /** Of no effect for the first role */
  permissions: GuildPermissions
}
export type SaveGuildRolesRequest = {
  roles: SavedGuildRole[]
  /** The one that the editor has read. Without it whatever others have changed since is replaced. */
  revision?: GuildRevision
}
export type GuildJoinRequest = {
  player: PlayerInfo
  isOnline: boolean
  sentAt: Instant
}
export type GuildJoinRequestList = {
  items: GuildJoinRequest[]
  nextCursor: NextCursor
}
export type GuildMemberList = {
  items: GuildMember[]
}
export type ChangeGuildRoleRequest = {
  change: "UPGRADE" | "DOWNGRADE"
  /** The role of the member that the caller has seen. Without it the change counts from the present one. */
  roleId?: Id
}
export type TransferGuildLeadershipRequest = {
  playerId: Id
}
/**
 * UPDATE_DESCRIPTION also stands for a change of the notice
 */
export type GuildHistoryAction = "CREATE" | "UPDATE_DESCRIPTION" | "UPDATE_ROLES" | "SEND_JOIN_REQUEST" | "REVOKE_JOIN_REQUEST" | "ACCEPT_JOIN_REQUEST" | "REJECT_JOIN_REQUEST" | "CHANGE_ROLE" | "KICK_OUT" | "TRANSFER_LEADERSHIP" | "LEAVE_GUILD"
export type GuildPerson = {
  playerId: Id
  name: string
}
export type GuildHistoryEntry = {
  entryId: Id
  action: GuildHistoryAction
  /** Null for what happens by itself */
  actor: GuildPerson | null
  /** Whom it is about, if it is another player */
  target: GuildPerson | null
  roleBefore: GuildRoleName | null
  roleAfter: GuildRoleName | null
  createdAt: Instant
}
export type GuildHistoryList = {
  items: GuildHistoryEntry[]
  nextCursor: NextCursor
}
export type GuildWeek = {
  /** The start of a game day on Monday */
  startsAt: Instant
  /** Missions won */
  missions: Amount
  /** Crusades won, each once for every member who took part */
  crusades: Amount
  /** Raids won */
  raids: Amount
}
export type GuildWeekList = {
  items: GuildWeek[]
}
export type ChallengeStatus = "ACTIVE" | "ENDED"
export type Challenge = {
  challengeId: Id
  type: ChallengeType
  status: ChallengeStatus
  startedAt: Instant
  endsAt: Instant
  /** Castles with a score, those created with the world included */
  players: Amount
}
export type ChallengePrize = {
  diamonds: Amount
  glory: Amount
  /** A gear item for the player's level of at least this quality. Null for none. */
  gearQualityMin: Percent | null
  /** 5 energy an hour more until the next challenge ends */
  isRecoveryDoubled: boolean
}
export type OptionalChallengePrize = ChallengePrize | null
export type OwnChallengeScore = {
  score: Amount
  /** Null without points */
  place: ChallengePlace | null
  /** What the own place would bring now */
  prize: OptionalChallengePrize
  /** Energy of this game day that the challenge has counted. Null for other types than ENERGY_SPENDING. */
  energyCounted: Amount | null
  /** Of a page that begins a few players before the own line. Null for the first page. */
  cursor: NextCursor
}
/** One line of the prize table. A player gets the first line that reaches the own place. */
export type ChallengePrizeLine = {
  /** The last place of the line. Null for a line by share. */
  upToPlace: ChallengePlace | null
  /** The share of all castles with a score that the line reaches, from the top. Null for a line by place. */
  upToPercent: Percent | null
  /** The first place that gets this line among the castles with a score. Null if there are too few for it. */
  fromPlace: ChallengePlace | null
  toPlace: ChallengePlace | null
  prize: ChallengePrize
}
export type ChallengePrizes = ChallengePrizeLine[]
/** Points that a lost mission costs. A score never falls below 0. */
export type ChallengeFines = {
  easy: Amount
  medium: Amount
  hard: Amount
}
/** At the normal speed of the game, before GAME_SPEED */
export type ChallengeRaidTimer = {
  /** While this challenge runs */
  seconds: Seconds
  normalSeconds: Seconds
}
/** Raids begun while this challenge runs leave shorter timers */
export type ChallengeRaidTimers = {
  /** The raider's army rests */
  rest: ChallengeRaidTimer
  /** Nobody can raid the castle again */
  immunity: ChallengeRaidTimer
  /** The raider cannot raid the same castle again */
  cooldown: ChallengeRaidTimer
}
export type ChallengeRules = {
  type: ChallengeType
  /** @example Гроза соседей */
  title: string
  description: string
  icon: GameIcon
  fines: ChallengeFines | null
  /** Added to the diamonds of a mission that brings diamonds anyway */
  extraDiamonds: Amount | null
  /** Energy that counts per game day. At a faster game it is as many times more. */
  energyADay: Amount | null
  raidTimers: ChallengeRaidTimers | null
}
export type ChallengeLine = {
  place: ChallengePlace
  player: PlayerInfo
  /** The castle was created with the world and belongs to no person: it scores, but gets no prize */
  isGenerated: boolean
  isOnline: boolean
  score: Amount
  /** What the place brings as of now, or has brought */
  prize: OptionalChallengePrize
}
export type ChallengeLines = ChallengeLine[]
export type CurrentChallenge = {
  /** Null for a moment between two, and in the first moment of a world */
  challenge: Challenge | null
  /** The type that begins when this challenge ends */
  nextType: ChallengeType | null
  own: OwnChallengeScore
  prizes: ChallengePrizes
  /** The rules of all types in the order of their turns */
  rules: ChallengeRules[]
  items: ChallengeLines
  previousCursor: NextCursor
  nextCursor: NextCursor
  serverTime: Instant
}
export type OwnChallengePlace = {
  score: Amount
  place: ChallengePlace
  prize: OptionalChallengePrize
}
export type ChallengeSummary = {
  challenge: Challenge
  /** Null if nobody had points */
  winner: ChallengeLine | null
  /** Null without points */
  own: OwnChallengePlace | null
}
export type ChallengeHistory = {
  items: ChallengeSummary[]
  nextCursor: NextCursor
}
export type OwnChallengeResult = {
  score: Amount
  place: ChallengePlace
  prize: OptionalChallengePrize
  /** What was paid. Null without a prize. */
  reward: Reward | null
  /** Of a page of the table that begins a few players before the own line. Null for the first page. */
  cursor: NextCursor
}
export type PastChallenge = {
  challenge: Challenge
  /** Null without points */
  own: OwnChallengeResult | null
  prizes: ChallengePrizes
  items: ChallengeLines
  previousCursor: NextCursor
  nextCursor: NextCursor
}
export type ChallengeRecord = {
  score: Amount
  place: ChallengePlace
  challengeId: Id
  endedAt: Instant
}
export type ChallengeRecordOfPlayer = {
  player: PlayerInfo
  isGenerated: boolean
  isOnline: boolean
  record: ChallengeRecord
}
export type ChallengeTypeRecords = {
  type: ChallengeType
  best: ChallengeRecordOfPlayer[]
  own: ChallengeRecord | null
}
export type ChallengeRecords = {
  items: ChallengeTypeRecords[]
}
export type FightList = {
  items: FightSummary[]
  nextCursor: NextCursor
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
  /** As chosen at the time of the fight. Missing for enemies, and for players whose arms follow from their id. */
  arms?: ArmsCode
  /** null for an enemy of the catalogue */
  army: Army | null
  characteristics: Characteristics | NpcCharacteristics
  healthMax: Characteristic
  /** Drawn once per fight and side. Multiplies the side's damage. */
  moralePercent: number
  skill: MissionSkill | null
  fallen: Army | null
  /** Missing for players, and for enemies that fight half by volley, without a guard */
  formation?: Formation
}
export type FightStrike = {
  /** The side that strikes or heals */
  side: FightSide
  /**
  * VOLLEY by archers, CHARGE by cavalry, STRIKE by swordsmen, HEAL by priests. Enemies of the catalogue have VOLLEY and STRIKE.
  */
  kind: "VOLLEY" | "CHARGE" | "STRIKE" | "HEAL"
  /** Position of the drawn damage between minimum (0) and maximum (100) */
  rollPercent: number
  hit: boolean
  critical: boolean
  /** Damage dealt to the other side, or health restored by HEAL */
  damage: Characteristic
  absorbed: Characteristic
  /** Health of the side that was struck or healed */
  healthLeft: Characteristic
}
export type FightRound = {
  round: number
  strikes: FightStrike[]
  attackerHealth: Characteristic
  defenderHealth: Characteristic
}
/** The whole fight from the attacker's point of view. The same inputs and seed give the same report. */
export type FightReport = {
  rulesVersion: number
  seed: string
  ground: "FIELD"
  result: FightResult
  attacker: FightHost
  defender: FightHost
  rounds: FightRound[]
}
export type RaidPlan = {
  position: AttackPosition
  siegeTower: boolean
  /** What the catapult may throw */
  projectiles: number
}
export type RaidHost = {
  name: string
  level: Level
  playerId: OpponentId
  enemyKey: null
  /** As chosen at the time. Missing for enemies, and for players whose arms follow from their id. */
  arms?: ArmsCode
  army: Army
  characteristics: Characteristics
  healthMax: Characteristic
  /** Lasting health before the raid */
  health: Characteristic
  moralePercent: number
  skill: null
  fallen: Army | null
}
export type RaidStrike = {
  /** The side that strikes or heals */
  side: FightSide
  /**
  * As in a fight in the field. CATAPULT is a projectile of the attacker.
  */
  kind: "VOLLEY" | "CHARGE" | "STRIKE" | "HEAL" | "CATAPULT"
  rollPercent: number
  hit: boolean
  critical: boolean
  damage: Characteristic
  absorbed: Characteristic
  healthLeft: Characteristic
}
export type RaidRound = {
  round: number
  strikes: RaidStrike[]
  attackerHealth: Characteristic
  defenderHealth: Characteristic
}
/** A whole raid from the attacker's point of view. The same inputs and seed give the same report. */
export type RaidReport = {
  rulesVersion: number
  seed: string
  ground: "CASTLE"
  castle: CastleDefence
  plan: RaidPlan
  result: FightResult
  attacker: RaidHost
  defender: RaidHost
  /** The garrison at the position */
  garrisonPercent: Percent
  /** Damage of charges that the stakes absorbed */
  stakesTaken: Characteristic
  projectilesThrown: number
  damagedBuilding: RaidBuilding | null
  rounds: RaidRound[]
}
/** The player's army. Its morale is drawn for every fight. */
export type UnlimitedHost = {
  name: string
  level: Level
  playerId: Id | null
  enemyKey: CatalogueKey | null
  /** As chosen at the time. Missing for enemies, and for players whose arms follow from their id. */
  arms?: ArmsCode
  army: Army | null
  characteristics: Characteristics | NpcCharacteristics
  healthMax: Characteristic
  skill: MissionSkill | null
  fallen: Army | null
  /** Missing for players */
  formation?: Formation
}
/** The fight against one enemy. Its strength follows from its level. */
export type UnlimitedWave = {
  /** Of the enemy */
  level: number
  result: FightResult
  attackerMoralePercent: number
  enemyMoralePercent: number
  rounds: FightRound[]
}
/**
 * A run of the unlimited mission from the player's point of view, with all its fights. Wounds stay from one to the next.
 *     The same inputs and seed give the same report.
 */
export type UnlimitedReport = {
  rulesVersion: number
  seed: string
  ground: "UNLIMITED"
  enemy: {
    key: CatalogueKey
    enemyName: string
  }
  firstLevel: Level
  attacker: UnlimitedHost
  waves: UnlimitedWave[]
  beaten: UnlimitedBeaten
}
/** One of the armies that fight as one */
export type CrusadeHost = {
  name: string
  level: Level
  playerId: Id | null
  enemyKey: CatalogueKey | null
  /** As chosen at the time. Missing for enemies, and for players whose arms follow from their id. */
  arms?: ArmsCode
  army: Army | null
  characteristics: Characteristics | NpcCharacteristics
  healthMax: Characteristic
  /** What the army has left. Wounds are shared in proportion. */
  health: Characteristic
  skill: MissionSkill | null
  fallen: Army | null
  /** Missing for players */
  formation?: Formation
}
/** The boss before the fight */
export type CrusadeBossHost = {
  name: string
  level: Level
  playerId: Id | null
  enemyKey: CatalogueKey | null
  /** As chosen at the time. Missing for enemies, and for players whose arms follow from their id. */
  arms?: ArmsCode
  army: Army | null
  characteristics: Characteristics | NpcCharacteristics
  healthMax: Characteristic
  skill: MissionSkill | null
  formation?: Formation
}
/**
 * A whole crusade from the point of view of its armies, which fight as one: attack, health, healing and armour are sums, dodge, luck and
 *     mastery are means. ATTACKER is the joint army, DEFENDER the boss. The same inputs and seed give the same report.
 */
export type CrusadeReport = {
  rulesVersion: number
  seed: string
  ground: "CRUSADE"
  result: FightResult
  /** The leader's first, then in the order of joining */
  hosts: CrusadeHost[]
  /** Of the joint army */
  moralePercent: number
  /** Of the joint army */
  healthMax: Characteristic
  boss: CrusadeBossHost
  bossMoralePercent: number
  rounds: FightRound[]
}
export type Fight = {
  summary: FightSummary
  missionKey: CatalogueKey | null
  report: FightReport | RaidReport | UnlimitedReport | CrusadeReport
  drawnFrom: NullableDrawnFrom
  /** Of a raid that took less than its part of the gold. Only its raider reads it. */
  lootLimit?: LootLimit
}
export type MarkFightAsViewedResult = {
  fightId: Id
  gameData?: GameData
}
/**
 * 32 bytes in hexadecimal
 * @example 5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e
 */
export type DaySecretHex = string
/** SHA-256 of the secret of a day is the secret of the day before it. SHA-256 of the secret of the first day is the commitment. */
export type SecretChain = {
  chainId: Id
  firstDay: GameDay
  lastDay: GameDay
  /** Published when the chain is made. It binds every secret of the chain. */
  commitment: DaySecretHex
  createdAt: Instant
  /** The day on which another chain replaced it. null as a rule. */
  retiredOn: GameDay | null
}
/** A published secret */
export type DaySecret = {
  chainId: Id
  day: GameDay
  secret: DaySecretHex
  /** When it was first published */
  openedAt: Instant
}
export type FairSecrets = {
  /** The newest first, also those that begin later */
  chains: SecretChain[]
  /** The newest day first */
  secrets: DaySecret[]
  /** `until` of the next page. null on the last one. */
  nextUntil: GameDay | null
  today: GameDay
  /** When the secret of today is published */
  opensAt: Instant
  serverTime: Instant
}
export type Currency = "GOLD" | "DIAMONDS" | "GLORY"
/**
 * Why the balance changed: the sources of the specification, then START (starting balance), TUTORIAL (rewards), BUILDING (upgrades),
 *     SKILLS (branches and skills), ADMIN (console).
 */
export type MoneySource = "TAXES" | "ARMY" | "GRIND" | "MISSION" | "GROUP_MISSION" | "FORAY" | "SHOP_GEAR" | "SHOP_CONSUMABLE" | "SHOP_GOLD" | "MARKET_GEAR" | "MARKET_CONSUMABLE" | "MARKET_RESOURCE" | "INFINITE_QUESTS" | "LEVEL_UP" | "DONATE" | "DAILY_QUESTS" | "ENERGY" | "GUILD" | "CRAFT" | "CHALLENGE" | "GEAR_RENAME" | "PLAYER_RENAME" | "START" | "TUTORIAL" | "BUILDING" | "SKILLS" | "ADMIN"
export type MoneyEntryType = "INCREASE" | "DECREASE"
/** Russian text that follows the name of the source and says what the entry is about. null if the source says it all. */
export type EntryAbout = string | null
export type MoneyEntry = {
  entryId: Id
  createdAt: Instant
  currency: Currency
  type: MoneyEntryType
  /** Always positive. `type` gives the direction. */
  amount: Amount
  /** Balance after this entry */
  balanceAfter: Amount
  source: MoneySource
  about: EntryAbout
  /** Battle report of this entry */
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
  /** The last thirty game days, oldest first, today last */
  days: MoneyDay[]
  /** Totals of these days by source and currency, largest first */
  sources: MoneySourceTotal[]
}
/**
 * RECEIVED into the storage, or REMOVED from it
 */
export type ItemAction = "RECEIVED" | "REMOVED"
/**
 * Why items came or went: the sources of the specification, then DRINK (wine), START (starting items), TUTORIAL (rewards), ADMIN (console).
 */
export type ItemSource = "SHOP" | "MISSION" | "GROUP_MISSION" | "MARKET" | "DONATE" | "ENHANCE" | "CRAFT" | "CHALLENGE" | "BUILDING" | "DAILY_REWARD" | "DRINK" | "START" | "TUTORIAL" | "ADMIN"
export type ItemEntry = {
  /** Unique among entries of the same `kind` */
  entryId: Id
  kind: ItemKind
  createdAt: Instant
  action: ItemAction
  amount: Amount
  source: ItemSource
  /** gearId, resourceId or consumableId */
  itemId: Id
  /** @example Дерево */
  name: string
  icon: GameIcon
  gearEntityId: Id | null
  about: EntryAbout
  /** Players whom `about` names, in the order of their names there */
  players: {
    playerId: Id
    name: PlayerName
  }[]
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
  /** The last thirty game days, oldest first, today last */
  days: ItemDay[]
}
/**
 * WIN, LOSE and DRAW count the fights of all kinds: missions, raids and defences. TOTAL_GOLD is all gold that ever came into the purse.
 */
export type TopListSort = "LEVEL" | "WIN" | "LOSE" | "DRAW" | "TOTAL_GOLD"
/**
 * One more than the number of castles with a better value. Equal values share a place.
 * @example 12
 */
export type Place = number
export type TopPlayer = {
  place: Place
  player: PlayerInfo
  /** The castle was created with the world and belongs to no person */
  isGenerated: boolean
  isOnline: boolean
  wins: Amount
  losses: Amount
  draws: Amount
  totalGold: Amount
}
export type TopPlayerList = {
  items: TopPlayer[]
  previousCursor: NextCursor
  nextCursor: NextCursor
}
export type OwnPlace = {
  item: TopPlayer
  /** Castles in the list */
  players: Amount
  cursor: NextCursor
}
/** @example Рати */
export type NameSearch = string
export type FoundPlayers = {
  items: TopPlayer[]
}
/**
 * TOTAL_GOLD is all gold that ever came into the purses of the members.
 */
export type TopGuildSort = "TOTAL_GOLD" | "AVERAGE_LEVEL" | "MEMBER_COUNT"
export type TopGuild = {
  place: Place
  guildTag: GuildTag
  name: GuildName
  totalGold: Amount
  averageLevel: AverageLevel
  memberCount: number
}
export type TopGuildList = {
  items: TopGuild[]
  previousCursor: NextCursor
  nextCursor: NextCursor
}
export type OwnGuildPlace = {
  /** Null for players without a guild */
  item: TopGuild | null
  /** Guilds in the list */
  guilds: Amount
  cursor: NextCursor
}
/** @example Вольн */
export type GuildSearch = string
export type FoundGuilds = {
  items: TopGuild[]
}
export type CompleteTutorialStepResult = {
  stepKey: StepKey
  reward: Reward
  gameData?: GameData
}
export type ClaimAllRewardsResult = {
  /** How many rewards were paid */
  count: number
  /** The sum of all rewards */
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
  /** What the player received */
  reward: Reward
  gameData?: GameData
}
/**
 * "playerArmy" or "playerCharacteristics" with the capitalized name of the group or characteristic, or a separate key
 * @example playerArmyArchers
 */
export type TipKey = string
export type TipCategory = "common" | "army" | "characteristics" | "inventory" | "buildings" | "forge" | "sharpening" | "skills" | "missions" | "raids" | "crusades" | "battleReports" | "shop" | "market" | "topList" | "gear"
export type Tip = {
  category: TipCategory
  title: string
  /** Plain text. A blank line separates paragraphs. */
  baseContent: string
  /** Further paragraphs. May be empty. */
  additionalContent: string
}
/** Tips by key */
export type GameTips = {
  [key: string]: Tip
}
export type NewsTitle = string
/** Rich text, sanitized. `&` is kept as `&amp;`, and links to other sites get `rel`. */
export type NewsText = string
/**
 * Version of the game that brings it. May be empty.
 * @example 0.2.0
 */
export type NewsVersion = string
/** @example 12 */
export type ReactionCount = number
export type News = {
  newsId: Id
  title: NewsTitle
  description: NewsText
  version: NewsVersion
  /** When it was first published */
  publishedAt: Instant
  likes: ReactionCount
  dislikes: ReactionCount
}
export type NewsList = {
  items: News[]
  nextCursor: NextCursor
}
/**
 * A draft changes nothing for players. A withdrawn one is not shown any more.
 */
export type NewsState = "DRAFT" | "PUBLISHED" | "WITHDRAWN"
export type AdminNews = {
  id: Id
  revision: number
  title: NewsTitle
  description: NewsText
  version: NewsVersion
  state: NewsState
  /** Players see it, in this or an earlier revision */
  isShown: boolean
  savedAt: Instant
  byName: PlayerName
}
export type AdminNewsList = AdminNews[]
/**
 * Rich text: HTML of a limited set of tags and style attributes. At most 5000 characters as its author wrote them: `rel` of links does not count, and `&amp;` and the like count as one.
 * @example <h3>Что дают</h3><ul><li><p>алмазы и <strong>славу</strong></p></li></ul>
 */
export type NewsDescription = string
export type CreateNewsRequest = {
  title: NewsTitle
  description: NewsDescription
  version: NewsVersion
  state: NewsState
}
export type SaveNewsRequest = {
  revision: number
  title: NewsTitle
  description: NewsDescription
  version: NewsVersion
  state: NewsState
}
export type ChosenNews = {
  newsId: Id
  revision: number
}
export type SetNewsStatesRequest = {
  news: ChosenNews[]
  state: "PUBLISHED" | "WITHDRAWN"
}
export type SetNewsStatesResult = {
  changed: Id[]
}
export type AdminNewsRevision = {
  /** @example 7-2 */
  id: string
  newsId: Id
  revision: number
  title: NewsTitle
  description: NewsText
  version: NewsVersion
  state: NewsState
  savedAt: Instant
  byName: PlayerName
}
export type AdminNewsRevisionList = AdminNewsRevision[]
export type ReactionItemKind = "GUIDE" | "NEWS"
export type Reaction = "LIKE" | "DISLIKE"
export type ReactToItemRequest = {
  itemKind: ReactionItemKind
  itemId: Id
  reaction: Reaction | null
}
export type ReactToItemResult = {
  itemKind: ReactionItemKind
  itemId: Id
  reaction: Reaction | null
  likes: ReactionCount
  dislikes: ReactionCount
}
export type OwnReaction = {
  itemId: Id
  reaction: Reaction
}
export type OwnReactions = {
  items: OwnReaction[]
}
export type LegalPage = "terms" | "privacy" | "refund"
export type LegalTitle = string
/** Plain text, no HTML: an empty line separates paragraphs, `# ` begins a heading, `- ` an item of a list */
export type LegalBody = string
export type LegalText = {
  page: LegalPage
  version: number
  title: LegalTitle
  body: LegalBody
  /** Null for the text that comes with the game */
  publishedAt: Instant | null
}
export type AdminLegalText = {
  id: LegalPage
  version: number
  title: LegalTitle
  body: LegalBody
  publishedAt: Instant | null
  /** Who published it */
  byName: PlayerName | null
}
export type AdminLegalTextList = AdminLegalText[]
export type SetLegalTextRequest = {
  version: number
  title: LegalTitle
  body: LegalBody
}
export type AdminLegalVersion = {
  /** @example terms-2 */
  id: string
  page: LegalPage
  version: number
  title: LegalTitle
  body: LegalBody
  publishedAt: Instant | null
  byName: PlayerName | null
}
export type AdminLegalVersionList = AdminLegalVersion[]
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
/** The server's VAPID key */
export type PushPublicKey = string
export type PushSettings = {
  /** The key to subscribe with. null: this server sends no pushes. */
  publicKey: PushPublicKey | null
  /** The player wants pushes */
  isEnabled: boolean
  /** How many browsers of the player have a token */
  browsers: number
}
/**
 * The JSON of the browser's web push subscription (`endpoint`, `keys.p256dh`, `keys.auth`). Other fields are ignored.
 * @example {"endpoint":"https://push.example.org/send/dW5pdm9zdA","keys":{"p256dh":"BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4","auth":"BTBZMqHH6r4Tts7J_aSIgg"}}
 */
export type PushToken = string
export type SavePushTokenRequest = {
  token: PushToken
}
export type SetPushNotificationsEnabledRequest = {
  isEnabled: boolean
}
export type PushSettingsResult = {
  publicKey: PushPublicKey | null
  isEnabled: boolean
  browsers: number
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
/**
 * The player's own name for it
 * @example Таблица добычи
 */
export type TokenName = string
/**
 * What a personal token may read
 */
export type TokenScope = "read:player" | "read:world" | "read:market"
export type TokenScopes = TokenScope[]
export type PersonalToken = {
  tokenId: Uuid
  name: TokenName
  scopes: TokenScopes
  createdAt: Instant
  /** At most a minute old. Null until the first use. */
  lastUsedAt: Instant | null
  expiresAt: Instant
}
export type PersonalTokenList = {
  items: PersonalToken[]
}
/**
 * Days until it ends
 */
export type TokenDays = 30 | 90 | 365
export type CreatePersonalTokenRequest = {
  name: TokenName
  scopes: TokenScopes
  days: TokenDays
  password: AnyPassword
  code?: FactorCode
}
export type CreatePersonalTokenResult = {
  /** For the header `Authorization: Bearer`. It is shown only once. */
  token: string
  personalToken: PersonalToken
  gameData?: GameData
}
export type ChangeGameplaySettingsRequest = {
  isGearHidden?: boolean
  motion?: Motion
  replaySpeed?: ReplaySpeed
  asksToConfirm?: boolean
  hasCompactNumbers?: boolean
  hasSounds?: boolean
}
export type ChangeGameplaySettingsResult = {
  isGearHidden: boolean
  motion: Motion
  replaySpeed: ReplaySpeed
  asksToConfirm: boolean
  hasCompactNumbers: boolean
  hasSounds: boolean
  gameData?: GameData
}
export type NameChange = {
  /** What a new name costs now */
  diamonds: Amount
  /** From when the name can be changed again. null: now. */
  availableAt: Instant | null
}
/**
 * or and argent are metals, the others colours
 */
export type Tincture = "or" | "argent" | "gules" | "azure" | "vert" | "sable" | "purpure"
/**
 * A coat of arms. One of `field` and `other` is a metal, one a colour. A field of stripes or checks (BARRY, PALY, BENDY, CHEQUY,
 *     LOZENGY, SALTIRE) carries one of FESS, PALE, CHIEF, ESCUTCHEON in `third`, a colour that is neither of the two. A field in halves
 *     carries no ordinary, a plain one none or any but ESCUTCHEON. Three charges lie on a plain field without an ordinary only.
 */
export type Arms = {
  field: Tincture
  other: Tincture
  third: Tincture | null
  division: "PLAIN" | "PALE" | "FESS" | "BEND" | "SINISTER" | "QUARTERLY" | "CHEVRON" | "GYRONNY" | "BARRY" | "PALY" | "BENDY" | "CHEQUY" | "LOZENGY" | "SALTIRE"
  ordinary: ("FESS" | "PALE" | "BEND" | "CHEVRON" | "CHIEF" | "CROSS" | "SALTIRE" | "PILE" | "BORDURE" | "ESCUTCHEON") | null
  charge: "lion" | "eagle-emblem" | "griffin-symbol" | "wyvern" | "stag-head" | "bear-head" | "wolf-head" | "raven" | "swan" | "rooster" | "owl" | "horse-head" | "unicorn" | "fleur-de-lys" | "rose" | "oak-leaf" | "acorn" | "wheat" | "crown" | "tower" | "key" | "crossed-swords" | "crossed-axes" | "anchor" | "trident" | "bee" | "sun" | "star" | "crescent" | "horseshoe" | "lyre" | "holy-grail" | "scallop" | "dragon-head"
  chargeCount: 1 | 3
}
export type EmailChange = {
  /** The new address */
  email: Email
  isNewConfirmed: boolean
  isOldConfirmed: boolean
  /** When it changes without a word from the old address. null until the new one is confirmed. */
  changesAt: Instant | null
  /** Until when the new address must be confirmed. null once it is. */
  expiresAt: Instant | null
}
export type ProfileSettings = {
  name: PlayerName
  nameChange: NameChange
  arms: Arms
  /** The player has chosen them. Until then they follow from the id. */
  isArmsOwn: boolean
  email: Email | null
  emailChange: EmailChange | null
  /** When the castle is deleted */
  deletionDueAt: Instant | null
  /** Deletion and a change of e-mail need a code */
  hasSecondFactor: boolean
  serverTime: Instant
}
export type ChangeProfileRequest = {
  name?: NewPlayerName
  /** What the caller takes the name to cost, 0 by default */
  expectedDiamonds?: Amount
  /** null goes back to the arms that follow from the id */
  arms?: Arms | null
}
export type ChangeProfileResult = {
  profile: ProfileSettings
  gameData?: GameData
}
/**
 * Notifications as players tell them apart: MISSIONS the end of missions and crusades, RAIDS raids on the castle, LEVEL a new level,
 *     TAXES, MARKET sold and unsold lots, GUILD, CRUSADES their members and requests.
 */
export type NotificationKind = "MISSIONS" | "RAIDS" | "LEVEL" | "TAXES" | "MARKET" | "GUILD" | "CRUSADES" | "CHALLENGES"
export type NotificationChoice = {
  kind: NotificationKind
  isToasted: boolean
  isPushed: boolean
  isMailed: boolean
}
/**
 * How often a letter may come at most
 */
export type LetterPace = "HOURLY" | "DAILY"
export type NotificationSettings = {
  kinds: NotificationChoice[]
  letters: LetterPace
  /** The e-mail is confirmed. Else no letters are sent. */
  canMail: boolean
}
export type ChangeNotificationSettingsRequest = {
  kinds?: NotificationChoice[]
  letters?: LetterPace
}
export type ChangeNotificationSettingsResult = {
  settings: NotificationSettings
  gameData?: GameData
}
export type ChangeEmailRequest = {
  email: Email
  password: AnyPassword
  code?: FactorCode
}
export type EmailChangeResult = {
  emailChange: EmailChange
}
export type RequestDeletionRequest = {
  password: AnyPassword
  code?: FactorCode
}
export type DeletionResult = {
  deletionDueAt: Instant
  serverTime: Instant
  gameData?: GameData
}
export type OwnDataTable = {
  /** @example money_entry */
  name: string
  /** @example Движение казны */
  title: string
  columns: string[]
  rows: (string | null)[][]
  isComplete: boolean
}
export type OwnData = {
  takenAt: Instant
  tables: OwnDataTable[]
}
/** Read by the blocked player */
export type BlockReason = string
export type PlayerBlock = {
  reason: BlockReason
  since: Instant
  /** Null: for good */
  until: Instant | null
  /** Name of the administrator */
  byName: PlayerName
}
export type AdminPlayer = {
  id: Id
  name: PlayerName
  email: string | null
  emailConfirmed: boolean
  /**
  * NEIGHBOUR is a castle generated with the world
  */
  kind: "HUMAN" | "NEIGHBOUR" | "DELETED"
  roles: Role[]
  level: Level
  title: Title
  /** In hundredths of a point */
  experience: Amount
  gold: Amount
  diamonds: Amount
  /** Diamonds of refunded orders that were spent and are not given back yet. No order is taken before */
  owedDiamonds: Amount
  glory: Amount
  missionsWon: Amount
  missionsLost: Amount
  createdAt: Instant
  lastSeenAt: Instant | null
  openSessions: Amount
  /** The block in force, or null */
  block: PlayerBlock | null
}
export type AdminPlayerList = AdminPlayer[]
export type BlockPlayerRequest = {
  reason: BlockReason
  /** In the future; null: for good */
  until: Instant | null
}
export type EndPlayerSessionsResult = {
  /** Number of closed sessions */
  closed: Amount
}
export type BlockPlayersRequest = {
  playerIds: Id[]
  reason: BlockReason
  /** In the future; null: for good */
  until: Instant | null
}
export type BlockPlayersResult = {
  /** Ids of the players */
  blocked: Id[]
}
export type SetPlayerRolesRequest = {
  roles: Role[]
  /** The roles that the administrator has seen. If the player has others now, nothing changes (409 rolesChanged) */
  seen?: Role[]
}
export type AdminMoneyEntry = {
  id: Id
  playerId: Id
  currency: Currency
  type: MoneyEntryType
  source: MoneySource
  /** Always positive. `type` gives the direction. */
  amount: Amount
  balanceAfter: Amount
  reference: string | null
  createdAt: Instant
}
export type AdminMoneyEntryList = AdminMoneyEntry[]
export type AuditEntry = {
  id: Id
  playerId: Id
  /** Present name of the administrator */
  playerName: string
  /**
  * The call of this contract
  * @example blockPlayer
  */
  operation: string
  /** The player acted upon */
  subjectId: Id | null
  subjectName: string | null
  /** JSON of what was asked, without passwords. Long texts are cut. */
  request: string
  /** A keyed hash of the administrator's network, as in the log */
  network: string
  createdAt: Instant
}
export type AuditEntryList = AuditEntry[]
export type AdminAlikeName = {
  /**
  * The kind and the owner
  * @example PLAYER-17
  */
  id: string
  /**
  * The name of a player, the name of a guild, or a tag
  */
  kind: "PLAYER" | "GUILD" | "TAG"
  /** The player or the guild */
  ownerId: Id
  /** The name or the tag */
  name: string
  /** Null: the owner is a player */
  guildTag: string | null
  /** The leader of the guild. Null: the owner is a player */
  leaderId: Id | null
  /** The name that it looks like. Null: the name is reserved for the game */
  like: string | null
  /** The player or the guild whose name it looks like */
  likeId: Id | null
  /** The tag of the guild whose name it looks like */
  likeGuildTag: string | null
}
export type AdminAlikeNameList = AdminAlikeName[]
/** Read by the player */
export type CorrectionReason = string
export type CorrectMoneyRequest = {
  playerId: Id
  currency: Currency
  /** Signed, not 0 */
  amount: number
  reason: CorrectionReason
}
export type Correction = {
  id: Id
  playerId: Id
  kind: "money" | "gear" | "resource" | "consumable"
  /** Of money */
  currency: Currency | null
  /** The model of gear, the resource or the consumable */
  itemId: Id | null
  itemName: string | null
  /** Signed: what the player got or lost */
  amount: number
  /** Of gear, in per cent */
  quality: number | null
  gearEntityId: Id | null
  reason: CorrectionReason
  /** The administrator */
  byId: Id
  /** Present name of the administrator */
  byName: string
  /** The correction that this one undoes */
  undoesId: Id | null
  /** The correction that undoes this one */
  undoneById: Id | null
  createdAt: Instant
}
export type GiveItemRequest = {
  playerId: Id
  kind: ItemKind
  /** The model of gear, the resource or the consumable */
  itemId: number
  /** Units; 1 for gear */
  amount: number
  /** Of gear, in per cent; null for the others */
  quality: number | null
  reason: CorrectionReason
}
export type CorrectionList = Correction[]
export type ArmyThen = {
  archers: Amount
  swordsmen: Amount
  squires: Amount
  priests: Amount
  instructors: Amount
  peasants: Amount
  servants: Amount
  cavalry: Amount
}
export type HeldItem = {
  kind: ItemKind
  itemId: Id
  name: string
  amount: Amount
  /** Of gear, in per cent */
  quality: number | null
  gearEntityId: Id | null
}
export type PlayerAt = {
  instant: Instant
  gold: Amount
  diamonds: Amount
  glory: Amount
  /** Null: its history begins later */
  army: ArmyThen | null
  /** When the history of the army begins; null: it has none */
  armySince: Instant | null
  items: HeldItem[]
}
export type TiedPlayer = {
  playerId: Id
  name: string
}
export type HouseholdReason = {
  signal: "SHARED_DEVICE" | "SHARED_ADDRESS" | "TRADES"
  points: number
  /** In Russian */
  text: string
  players: TiedPlayer[]
}
export type PlayerTies = {
  guild: {
    tag: string
    name: string
    role: string
    memberCount: Amount
    joinedAt: Instant
  } | null
  household: {
    /** The sum of the points, at most 100 */
    score: number
    reasons: HouseholdReason[]
  }
}
export type EndChosenPlayerSessionsRequest = {
  sessionIds: Uuid[]
}
export type EndChosenPlayerSessionsResult = {
  /** Ids of the sessions that were open */
  ended: Uuid[]
}
export type AdminSession = {
  id: Uuid
  playerId: Id
  device: string
  address: string
  createdAt: Instant
  lastSeenAt: Instant
  /** Null: it is open */
  endedAt: Instant | null
}
export type AdminSessionList = AdminSession[]
export type AdminItemEntry = {
  /** Kind and number of the entry */
  id: string
  playerId: Id
  kind: ItemKind
  name: string
  action: ItemAction
  amount: Amount
  source: ItemSource
  gearEntityId: Id | null
  reference: string | null
  createdAt: Instant
}
export type AdminItemEntryList = AdminItemEntry[]
export type AdminFight = {
  id: Id
  playerId: Id
  type: "MISSION" | "GROUP_MISSION" | "FORAY"
  title: string
  isAttacker: boolean
  /**
  * From the attacker's view
  */
  result: "WIN" | "LOSE" | "DRAW"
  /** The other castle, of raids */
  otherId: Id | null
  otherName: string | null
  createdAt: Instant
}
export type AdminFightList = AdminFight[]
export type PlayerNote = {
  id: Id
  playerId: Id
  text: string
  byId: Id
  byName: string
  createdAt: Instant
}
export type PlayerNoteList = PlayerNote[]
export type NoteText = string
export type AddPlayerNoteRequest = {
  playerId: Id
  text: NoteText
}
/** @example Первый поход */
export type GuideTitle = string
/** What it is about, plain text. May be empty. */
export type GuideDescription = string
export type GuideSummary = {
  guideId: Id
  title: GuideTitle
  description: GuideDescription
  authorName: PlayerName
  /** When it was first published */
  publishedAt: Instant
  likes: ReactionCount
  dislikes: ReactionCount
}
export type GuideList = {
  items: GuideSummary[]
  nextCursor: NextCursor
}
/**
 * Rich text: HTML of a limited set of tags and style attributes. At most 200000 characters as its author wrote them: `rel` of links does not count, and `&amp;` and the like count as one.
 * @example <h2>Кого взять</h2><p>Возьмите <strong>лучников</strong>.</p>
 */
export type GuideContent = string
export type Guide = {
  guideId: Id
  title: GuideTitle
  description: GuideDescription
  content: GuideContent
  authorName: PlayerName
  /** When it was first published */
  publishedAt: Instant
  /** When this text was saved */
  updatedAt: Instant
  likes: ReactionCount
  dislikes: ReactionCount
}
export type GuideRevisionNumber = number
/**
 * PUBLISHED: players read a revision of it, maybe not the last one
 */
export type GuideStatus = "DRAFT" | "PUBLISHED"
export type EditorGuideSummary = {
  guideId: Id
  revision: GuideRevisionNumber
  /** The one that players read */
  publishedRevision: number | null
  status: GuideStatus
  title: GuideTitle
  description: GuideDescription
  authorName: PlayerName
  /** Who has saved the last revision */
  byName: PlayerName
  savedAt: Instant
}
export type EditorGuideList = {
  items: EditorGuideSummary[]
  nextCursor: NextCursor
}
export type CreateGuideRequest = {
  title: GuideTitle
  description: GuideDescription
  content: GuideContent
}
export type SavedGuide = {
  guide: EditorGuideSummary
}
export type EditorGuide = {
  guideId: Id
  revision: GuideRevisionNumber
  /** The one that players read */
  publishedRevision: number | null
  status: GuideStatus
  title: GuideTitle
  description: GuideDescription
  content: GuideContent
  authorName: PlayerName
  /** Who has saved the last revision */
  byName: PlayerName
  savedAt: Instant
}
export type SaveGuideRequest = {
  revision: GuideRevisionNumber
  title: GuideTitle
  description: GuideDescription
  content: GuideContent
}
export type DeletedGuide = {
  guideId: Id
}
export type PublishGuideRequest = {
  revision: GuideRevisionNumber
}
export type GuideRevision = {
  revision: GuideRevisionNumber
  title: GuideTitle
  byName: PlayerName
  savedAt: Instant
}
export type GuideRevisionList = {
  items: GuideRevision[]
  nextCursor: NextCursor
}
export type GuideRevisionText = {
  revision: GuideRevisionNumber
  title: GuideTitle
  description: GuideDescription
  content: GuideContent
  byName: PlayerName
  savedAt: Instant
}
export type KnowledgeKind = "TASK" | "MISSION" | "ENEMY" | "GEAR_CLASS" | "GEAR" | "CRUSADE" | "TIP"
export type KnowledgeEntry = {
  kind: KnowledgeKind
  /**
  * Key of the catalogue, for gear its id. The anchor of the entry on its page is the same.
  * @example oldMill
  */
  key: string
  title: string
  /** Plain text */
  text: string
  /**
  * The page below /knowledge-base that describes it
  * @example gear/shield
  */
  page: string
}
export type KnowledgeBase = {
  entries: KnowledgeEntry[]
}
export type KnowledgeReward = {
  gold: Amount
  diamonds: Amount
  glory: Amount
  /** In hundredths of a point */
  experience: Amount
}
export type TaskKnowledge = {
  stepKey: StepKey
  title: string
  /** Plain text. A blank line separates paragraphs. */
  content: string
  task: string
  reward: KnowledgeReward
  /** Titles of the pages that open after it */
  opens: string[]
}
export type TutorialKnowledge = {
  chapters: {
    title: string
    tasks: TaskKnowledge[]
  }[]
}
export type GearClassName = {
  gearClass: GearClass
  name: string
}
/** The strength of an enemy */
export type EnemyKnowledge = {
  healthMax: Characteristic
  characteristics: NpcCharacteristics
}
export type MissionDifficultyKnowledge = {
  difficulty: Difficulty
  energy: Amount
  durationSeconds: Seconds
  /** The same for a lost mission */
  lostSeconds: Seconds
  enemy: EnemyKnowledge
  /** In hundredths of a point */
  experience: Amount
  goldMin: Amount
  goldMax: Amount
  /** The chance of gear is for an army as lucky as the enemy */
  drops: MissionDrop[]
}
export type MissionKnowledge = {
  missionKey: CatalogueKey
  name: string
  legend: string
  /** It opens at this level */
  level: Level
  icon: GameIcon
  enemyName: string
  formation: Formation
  /** One Russian sentence on what helps. Empty for a usual enemy. */
  advice: string
  /** Classes of the gear that it may bring */
  gearClasses: GearClassName[]
  difficulties: MissionDifficultyKnowledge[]
}
export type MissionKnowledgeList = {
  regions: {
    regionKey: CatalogueKey
    name: string
    legend: string
    icon: GameIcon
    levelMin: Level
    missions: MissionKnowledge[]
  }[]
}
export type GearClassKnowledgeList = {
  classes: {
    gearClass: GearClass
    name: string
    legend: string
    icon: GameIcon
    /** How many models the class has */
    models: Amount
  }[]
}
export type GearKnowledge = {
  gearId: GearId
  name: string
  legend: string
  icon: GameIcon
  /** The level that an owner needs to wear it */
  level: Level
  characteristics: GearCharacteristics
  army: GearArmy
}
export type GearClassKnowledge = {
  gearClass: GearClass
  name: string
  legend: string
  icon: GameIcon
  /** The sharpenings that the class allows */
  sharpenings: {
    characteristics: GrindCharacteristic[]
    armorOrDodge: boolean
    limits: boolean
  }
  models: GearKnowledge[]
}
export type CrusadeKnowledge = {
  missionKey: CatalogueKey
  name: string
  legend: string
  level: Level
  /** Members need this title */
  title: Title
  icon: GameIcon
  enemyName: string
  /** So many full armies of its level usually win */
  hostsNeeded: number
  hostsMin: number
  hostsMax: number
  /** Of each member */
  energy: Amount
  durationSeconds: Seconds
  lostSeconds: Seconds
  enemy: EnemyKnowledge
  /** In hundredths of a point */
  experience: Amount
  goldMin: Amount
  goldMax: Amount
  drops: MissionDrop[]
  /** The least quality of its gear */
  gearQualityMin: Percent
  gearClasses: GearClassName[]
}
export type CrusadeKnowledgeList = {
  crusades: CrusadeKnowledge[]
}
/** @example playerArmyArchers */
export type TipTextKey = string
export type TextTitle = string
/** Plain text. A blank line separates paragraphs. */
export type TipContent = string
/**
 * A draft changes nothing for players. With DEFAULT they read the text of the catalogue.
 */
export type TextState = "DRAFT" | "PUBLISHED" | "DEFAULT"
export type AdminTipText = {
  id: TipTextKey
  category: TipCategory
  /** 0: the text of the catalogue, never edited */
  revision: number
  title: TextTitle
  baseContent: TipContent
  additionalContent: TipContent
  state: TextState
  /** Players read another text than that of the catalogue */
  isChanged: boolean
  defaultTitle: TextTitle
  defaultBaseContent: TipContent
  defaultAdditionalContent: TipContent
  savedAt: Instant | null
  byName: PlayerName | null
}
export type AdminTipTextList = AdminTipText[]
export type SaveTipTextRequest = {
  /** 0: the text of the catalogue, never edited */
  revision: number
  title: TextTitle
  baseContent: TipContent
  additionalContent: TipContent
  state: TextState
}
export type AdminTipTextRevision = {
  /** @example firstWinQuest-2 */
  id: string
  tipKey: TipTextKey
  revision: number
  title: TextTitle
  baseContent: TipContent
  additionalContent: TipContent
  state: TextState
  savedAt: Instant
  byName: PlayerName
}
export type AdminTipTextRevisionList = AdminTipTextRevision[]
export type ChosenTip = {
  tipKey: TipTextKey
  revision: number
}
/**
 * DEFAULT: players read the text of the catalogue.
 */
export type NewTextState = "PUBLISHED" | "DEFAULT"
export type SetTipStatesRequest = {
  tips: ChosenTip[]
  state: NewTextState
}
export type SetTipStatesResult = {
  changed: TipTextKey[]
}
/** @example firstWinQuest */
export type TutorialTextKey = string
/** Plain text. A blank line separates paragraphs. */
export type TutorialContent = string
/** Plain text. A blank line separates paragraphs. */
export type TutorialTask = string
export type AdminTutorialText = {
  id: TutorialTextKey
  /** 0: the text of the catalogue, never edited */
  revision: number
  title: TextTitle
  content: TutorialContent
  task: TutorialTask
  state: TextState
  /** Players read another text than that of the catalogue */
  isChanged: boolean
  defaultTitle: TextTitle
  defaultContent: TutorialContent
  defaultTask: TutorialTask
  savedAt: Instant | null
  byName: PlayerName | null
}
export type AdminTutorialTextList = AdminTutorialText[]
export type SaveTutorialTextRequest = {
  /** 0: the text of the catalogue, never edited */
  revision: number
  title: TextTitle
  content: TutorialContent
  task: TutorialTask
  state: TextState
}
export type AdminTutorialTextRevision = {
  /** @example firstWinQuest-2 */
  id: string
  tutorialKey: TutorialTextKey
  revision: number
  title: TextTitle
  content: TutorialContent
  task: TutorialTask
  state: TextState
  savedAt: Instant
  byName: PlayerName
}
export type AdminTutorialTextRevisionList = AdminTutorialTextRevision[]
export type ChosenTutorialText = {
  tutorialKey: TutorialTextKey
  revision: number
}
export type SetTutorialStatesRequest = {
  texts: ChosenTutorialText[]
  state: NewTextState
}
export type SetTutorialStatesResult = {
  changed: TutorialTextKey[]
}
export type Maintenance = {
  /** Calls that change something answer 503 `maintenance`, except logins and those of administrators */
  isOn: boolean
  /** What players read meanwhile */
  text: string
}
/**
 * A part of the game that administrators can close. `x-feature` names it at the calls that it closes.
 */
export type Feature = "market" | "raids" | "guilds" | "crusades" | "store"
export type AppConfig = {
  /** How many toasts are shown at once */
  toastLimit: number
  /** Shown above every page of the game; empty: nothing */
  announcement: string
  maintenance: Maintenance
  closedFeatures: Feature[]
  /** Follows the name of a closed feature */
  closedText: string
  /** Where errors of pages are reported, by Sentry's protocol through `POST /api/public/error-reports`; null for nowhere. A setting of the server */
  errorReportsDsn: string | null
}
/** @example toastLimit */
export type AppSettingKey = string
export type AppSettingType = "BOOLEAN" | "INTEGER" | "TEXT"
/** Of the setting's type */
export type AppSettingValue = boolean | number | string
/** Why the setting was changed. Administrators read it. */
export type ChangeReason = string
export type AdminAppSetting = {
  id: AppSettingKey
  /** Heading in the console */
  group: string
  title: string
  description: string
  type: AppSettingType
  /** Of an INTEGER */
  minimum: number | null
  /** Of an INTEGER */
  maximum: number | null
  /** Of a TEXT */
  maxLength: number | null
  defaultValue: AppSettingValue
  value: AppSettingValue
  /** The default is in force */
  isDefault: boolean
  /** 0: never changed */
  revision: number
  /** Of the last change */
  reason: ChangeReason | null
  savedAt: Instant | null
  byName: PlayerName | null
}
export type AdminAppSettingList = AdminAppSetting[]
export type SaveAppSettingRequest = {
  /** The one that the editor has read */
  revision: number
  /** Null: back to the default */
  value: boolean | number | string | null
  reason: ChangeReason
}
export type AdminAppSettingRevision = {
  /** @example toastLimit-2 */
  id: string
  settingKey: AppSettingKey
  revision: number
  /** What it was set to; of a way back to the default, the present default */
  value: AppSettingValue
  /** It was a way back to the default */
  isDefault: boolean
  reason: ChangeReason
  savedAt: Instant
  byName: PlayerName
}
export type AdminAppSettingRevisionList = AdminAppSettingRevision[]
/**
 * How many days of the game, today included
 */
export type StatisticsDays = 1 | 7 | 30 | 90
/** One number for each day, in the order of `days` */
export type DailyCounts = Amount[]
export type MoneyOfSource = {
  currency: "GOLD" | "DIAMONDS"
  source: MoneySource
  earned: DailyCounts
  spent: DailyCounts
}
/** As the attacker sees it */
export type FightsOfType = {
  type: "MISSION" | "GROUP_MISSION" | "FORAY"
  won: DailyCounts
  lost: DailyCounts
  drawn: DailyCounts
}
export type CastlesOfLevel = {
  level: Level
  castles: Amount
}
export type ServerNow = {
  /** Players with an open game */
  online: Amount
  /** Timers that are due and not done */
  timersDue: Amount
  /** How long the oldest of them has been due */
  timerLagSeconds: Amount
  lettersWaiting: Amount
  /** Age of the oldest letter that was never tried */
  letterLagSeconds: Amount
}
export type AdminStatistics = {
  /** Days of the game, which begin at 00:00 in Moscow, the oldest first */
  days: string[]
  /** Sources and sinks with any money in these days */
  money: MoneyOfSource[]
  /** New castles of players */
  founded: DailyCounts
  /** Players who were in the game */
  active: DailyCounts
  /** Of them, those who had been away for a week or longer */
  returned: DailyCounts
  fights: FightsOfType[]
  /** Lots sold on the market */
  sales: DailyCounts
  /** What sellers have received for them */
  salesGold: DailyCounts
  /** What sellers have received for them */
  salesDiamonds: DailyCounts
  /** Calls that ended in an error of the server */
  failed: DailyCounts
  /** Calls for which the server had no capacity */
  refused: DailyCounts
  /** All castles by level, generated ones too, as of a few seconds ago */
  levels: CastlesOfLevel[]
  now: ServerNow
  serverTime: Instant
}
export type ChannelName = "army" | "buildings" | "forgeCraft" | "craftBook" | "donate" | "fightLogs" | "forgeGrind" | "enhance" | "guild" | "inventory" | "online" | "missions" | "notifications" | "playerLayout" | "controlPanel" | "quests" | "raids" | "shopGear" | "shopConsumable" | "shopGold" | "skillBranches" | "skillList"
export type NeedFetchGameData = {
  channels: ChannelName[]
}
export type CloseSession = {
  sessionIds: Uuid[]
}
export type PublicDataChanged = {
  /** Rises with every change */
  revision: number
}
/** The channels that a page shows */
export type Subscriptions = {
  army?: true
  buildings?: true
  forgeCraft?: true
  craftBook?: true
  donate?: true
  fightLogs?: true
  forgeGrind?: true
  enhance?: true
  guild?: true
  inventory?: true
  online?: true
  missions?: true
  notifications?: true
  playerLayout?: true
  controlPanel?: true
  quests?: true
  raids?: true
  shopGear?: true
  shopConsumable?: true
  shopGold?: true
  skillBranches?: true
  skillList?: true
}
export type FetchGameDataReply = {
  isAccepted: boolean
  code?: ErrorCode
}
export type LogOutParams = NonNullable<operations['logOut']['parameters']['query']>
export type SendResetPasswordParams = NonNullable<operations['sendResetPassword']['parameters']['query']>
export type ChangePasswordParams = NonNullable<operations['changePassword']['parameters']['query']>
export type GetItemParams = NonNullable<operations['getItem']['parameters']['query']>
export type ListDonateOrdersParams = NonNullable<operations['listDonateOrders']['parameters']['query']>
export type ListDonateOrdersForAdminParams = NonNullable<operations['listDonateOrdersForAdmin']['parameters']['query']>
export type ListDonatePaymentsForAdminParams = NonNullable<operations['listDonatePaymentsForAdmin']['parameters']['query']>
export type ListMarketLotsParams = NonNullable<operations['listMarketLots']['parameters']['query']>
export type GetMarketTermsParams = NonNullable<operations['getMarketTerms']['parameters']['query']>
export type ListCrusadesParams = NonNullable<operations['listCrusades']['parameters']['query']>
export type GetCrusadeByLinkParams = NonNullable<operations['getCrusadeByLink']['parameters']['query']>
export type ListGuildFoundingsParams = NonNullable<operations['listGuildFoundings']['parameters']['query']>
export type ListGuildJoinRequestsParams = NonNullable<operations['listGuildJoinRequests']['parameters']['query']>
export type ListGuildHistoryParams = NonNullable<operations['listGuildHistory']['parameters']['query']>
export type GetCurrentChallengeParams = NonNullable<operations['getCurrentChallenge']['parameters']['query']>
export type ListChallengeHistoryParams = NonNullable<operations['listChallengeHistory']['parameters']['query']>
export type GetPastChallengeParams = NonNullable<operations['getPastChallenge']['parameters']['query']>
export type ListFightsParams = NonNullable<operations['listFights']['parameters']['query']>
export type ListFairSecretsParams = NonNullable<operations['listFairSecrets']['parameters']['query']>
export type ListMoneyHistoryParams = NonNullable<operations['listMoneyHistory']['parameters']['query']>
export type ListItemHistoryParams = NonNullable<operations['listItemHistory']['parameters']['query']>
export type ListTopPlayersParams = NonNullable<operations['listTopPlayers']['parameters']['query']>
export type GetOwnPlaceParams = NonNullable<operations['getOwnPlace']['parameters']['query']>
export type ListPlayersByNameParams = NonNullable<operations['listPlayersByName']['parameters']['query']>
export type ListTopGuildsParams = NonNullable<operations['listTopGuilds']['parameters']['query']>
export type GetOwnGuildPlaceParams = NonNullable<operations['getOwnGuildPlace']['parameters']['query']>
export type ListGuildsByNameParams = NonNullable<operations['listGuildsByName']['parameters']['query']>
export type ListNewsParams = NonNullable<operations['listNews']['parameters']['query']>
export type ListNewsForAdminParams = NonNullable<operations['listNewsForAdmin']['parameters']['query']>
export type ListNewsRevisionsForAdminParams = NonNullable<operations['listNewsRevisionsForAdmin']['parameters']['query']>
export type ListOwnReactionsParams = NonNullable<operations['listOwnReactions']['parameters']['query']>
export type ListLegalTextsForAdminParams = NonNullable<operations['listLegalTextsForAdmin']['parameters']['query']>
export type ListLegalVersionsForAdminParams = NonNullable<operations['listLegalVersionsForAdmin']['parameters']['query']>
export type ListNotificationsParams = NonNullable<operations['listNotifications']['parameters']['query']>
export type RemovePushTokenParams = NonNullable<operations['removePushToken']['parameters']['query']>
export type GetGameDataParams = NonNullable<operations['getGameData']['parameters']['query']>
export type ListPlayersForAdminParams = NonNullable<operations['listPlayersForAdmin']['parameters']['query']>
export type ListMoneyEntriesForAdminParams = NonNullable<operations['listMoneyEntriesForAdmin']['parameters']['query']>
export type ListAuditEntriesForAdminParams = NonNullable<operations['listAuditEntriesForAdmin']['parameters']['query']>
export type ListAlikeNamesForAdminParams = NonNullable<operations['listAlikeNamesForAdmin']['parameters']['query']>
export type ListCorrectionsForAdminParams = NonNullable<operations['listCorrectionsForAdmin']['parameters']['query']>
export type GetPlayerAtForAdminParams = NonNullable<operations['getPlayerAtForAdmin']['parameters']['query']>
export type ListPlayerSessionsForAdminParams = NonNullable<operations['listPlayerSessionsForAdmin']['parameters']['query']>
export type ListItemEntriesForAdminParams = NonNullable<operations['listItemEntriesForAdmin']['parameters']['query']>
export type ListPlayerFightsForAdminParams = NonNullable<operations['listPlayerFightsForAdmin']['parameters']['query']>
export type ListPlayerNotesForAdminParams = NonNullable<operations['listPlayerNotesForAdmin']['parameters']['query']>
export type ListGuidesParams = NonNullable<operations['listGuides']['parameters']['query']>
export type ListGuidesForEditorParams = NonNullable<operations['listGuidesForEditor']['parameters']['query']>
export type ListGuideRevisionsParams = NonNullable<operations['listGuideRevisions']['parameters']['query']>
export type ListTipsForAdminParams = NonNullable<operations['listTipsForAdmin']['parameters']['query']>
export type ListTipRevisionsForAdminParams = NonNullable<operations['listTipRevisionsForAdmin']['parameters']['query']>
export type ListTutorialTextsForAdminParams = NonNullable<operations['listTutorialTextsForAdmin']['parameters']['query']>
export type ListTutorialRevisionsForAdminParams = NonNullable<operations['listTutorialRevisionsForAdmin']['parameters']['query']>
export type ListAppSettingsForAdminParams = NonNullable<operations['listAppSettingsForAdmin']['parameters']['query']>
export type ListAppSettingRevisionsForAdminParams = NonNullable<operations['listAppSettingRevisionsForAdmin']['parameters']['query']>
export type GetStatisticsParams = NonNullable<operations['getStatistics']['parameters']['query']>
