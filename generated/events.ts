// Generated from contracts/asyncapi.yaml. Do not edit.
import type { components } from './api-types.ts'

export type ChannelName = "playerLayout" | "controlPanel" | "army" | "inventory" | "buildings" | "skillBranches" | "skillList" | "shopGear" | "shopConsumable" | "shopGold" | "missions" | "fightLogs" | "quests" | "notifications" | "online"
export type NeedFetchGameData = { "channels": (ChannelName)[] }
export type Revision = components['schemas']['Revision']
export type Id = components['schemas']['Id']
export type PlayerName = components['schemas']['PlayerName']
export type Level = components['schemas']['Level']
export type Title = components['schemas']['Title']
export type PlayerInfo = components['schemas']['PlayerInfo']
export type StepKey = components['schemas']['StepKey']
export type Amount = components['schemas']['Amount']
export type PlayerLayoutData = components['schemas']['PlayerLayoutData']
export type PlayerLayoutSnapshot = components['schemas']['PlayerLayoutSnapshot']
export type Purse = components['schemas']['Purse']
export type Instant = components['schemas']['Instant']
export type Seconds = components['schemas']['Seconds']
export type Percent = components['schemas']['Percent']
export type Price = components['schemas']['Price']
export type Energy = components['schemas']['Energy']
export type TaxHours = components['schemas']['TaxHours']
export type TaxCollection = components['schemas']['TaxCollection']
export type TaxChoice = components['schemas']['TaxChoice']
export type Taxes = components['schemas']['Taxes']
export type ControlPanelData = components['schemas']['ControlPanelData']
export type ControlPanelSnapshot = components['schemas']['ControlPanelSnapshot']
export type ArmyGroup = components['schemas']['ArmyGroup']
export type UnitCount = components['schemas']['UnitCount']
export type ArmyGroupState = components['schemas']['ArmyGroupState']
export type Characteristic = components['schemas']['Characteristic']
export type Characteristics = components['schemas']['Characteristics']
export type GearBonusValue = components['schemas']['GearBonusValue']
export type GearCharacteristics = components['schemas']['GearCharacteristics']
export type LastingHealth = components['schemas']['LastingHealth']
export type ArmyData = components['schemas']['ArmyData']
export type ArmySnapshot = components['schemas']['ArmySnapshot']
export type GearId = components['schemas']['GearId']
export type GearName = components['schemas']['GearName']
export type GameIcon = components['schemas']['GameIcon']
export type GearClass = components['schemas']['GearClass']
export type EnhanceLevel = components['schemas']['EnhanceLevel']
export type GearLevelNumber = components['schemas']['GearLevelNumber']
export type GearLevel = components['schemas']['GearLevel']
export type GearArmy = components['schemas']['GearArmy']
export type GrindCharacteristic = components['schemas']['GrindCharacteristic']
export type GrindLevel = components['schemas']['GrindLevel']
export type GrindTrade = components['schemas']['GrindTrade']
export type GearGrind = components['schemas']['GearGrind']
export type GearCraft = components['schemas']['GearCraft']
export type GearSlotNumber = components['schemas']['GearSlotNumber']
export type Gear = components['schemas']['Gear']
export type StackAmount = components['schemas']['StackAmount']
export type ResourceStack = components['schemas']['ResourceStack']
export type ConsumableStack = components['schemas']['ConsumableStack']
export type StorageSlots = components['schemas']['StorageSlots']
export type InventoryData = components['schemas']['InventoryData']
export type InventorySnapshot = components['schemas']['InventorySnapshot']
export type Building = components['schemas']['Building']
export type BuildingLevel = components['schemas']['BuildingLevel']
export type BuildingEffect = components['schemas']['BuildingEffect']
export type BuildingOpening = components['schemas']['BuildingOpening']
export type ResourceCost = components['schemas']['ResourceCost']
export type BuildingCost = components['schemas']['BuildingCost']
export type BuildingState = components['schemas']['BuildingState']
export type BuildingsData = components['schemas']['BuildingsData']
export type BuildingsSnapshot = components['schemas']['BuildingsSnapshot']
export type SkillBranchKey = components['schemas']['SkillBranchKey']
export type SkillEffect = components['schemas']['SkillEffect']
export type SkillValue = components['schemas']['SkillValue']
export type SkillTotal = components['schemas']['SkillTotal']
export type SkillBranchState = components['schemas']['SkillBranchState']
export type SkillBranchesData = components['schemas']['SkillBranchesData']
export type SkillBranchesSnapshot = components['schemas']['SkillBranchesSnapshot']
export type SkillKey = components['schemas']['SkillKey']
export type SkillLevel = components['schemas']['SkillLevel']
export type SkillRequirement = components['schemas']['SkillRequirement']
export type SkillState = components['schemas']['SkillState']
export type SkillListData = components['schemas']['SkillListData']
export type SkillListSnapshot = components['schemas']['SkillListSnapshot']
export type AssortmentKey = components['schemas']['AssortmentKey']
export type ShopPlace = components['schemas']['ShopPlace']
export type ShopOffer = components['schemas']['ShopOffer']
export type ShopBlank = components['schemas']['ShopBlank']
export type ShopDiscount = components['schemas']['ShopDiscount']
export type ShopGearData = components['schemas']['ShopGearData']
export type ShopGearSnapshot = components['schemas']['ShopGearSnapshot']
export type ShopConsumable = components['schemas']['ShopConsumable']
export type ShopConsumableData = components['schemas']['ShopConsumableData']
export type ShopConsumableSnapshot = components['schemas']['ShopConsumableSnapshot']
export type GoldPackKey = components['schemas']['GoldPackKey']
export type GoldPack = components['schemas']['GoldPack']
export type ShopGoldData = components['schemas']['ShopGoldData']
export type ShopGoldSnapshot = components['schemas']['ShopGoldSnapshot']
export type CatalogueKey = components['schemas']['CatalogueKey']
export type Difficulty = components['schemas']['Difficulty']
export type MissionSkill = components['schemas']['MissionSkill']
export type MissionRun = components['schemas']['MissionRun']
export type FightResult = components['schemas']['FightResult']
export type ResourceReward = components['schemas']['ResourceReward']
export type GearReward = components['schemas']['GearReward']
export type Reward = components['schemas']['Reward']
export type MissionOutcome = components['schemas']['MissionOutcome']
export type MissionsData = components['schemas']['MissionsData']
export type MissionsSnapshot = components['schemas']['MissionsSnapshot']
export type Uuid = components['schemas']['Uuid']
export type FightType = components['schemas']['FightType']
export type FightSummary = components['schemas']['FightSummary']
export type Cursor = components['schemas']['Cursor']
export type NextCursor = components['schemas']['NextCursor']
export type FightLogsData = components['schemas']['FightLogsData']
export type FightLogsSnapshot = components['schemas']['FightLogsSnapshot']
export type TutorialStep = components['schemas']['TutorialStep']
export type QuestPage = components['schemas']['QuestPage']
export type DailyQuest = components['schemas']['DailyQuest']
export type InfiniteQuestKind = components['schemas']['InfiniteQuestKind']
export type InfiniteQuestStage = components['schemas']['InfiniteQuestStage']
export type InfiniteQuest = components['schemas']['InfiniteQuest']
export type DailyRewardStep = components['schemas']['DailyRewardStep']
export type DailyReward = components['schemas']['DailyReward']
export type QuestsData = components['schemas']['QuestsData']
export type QuestsSnapshot = components['schemas']['QuestsSnapshot']
export type NotificationType = components['schemas']['NotificationType']
export type Notification = components['schemas']['Notification']
export type NotificationsData = components['schemas']['NotificationsData']
export type NotificationsSnapshot = components['schemas']['NotificationsSnapshot']
export type OnlineData = components['schemas']['OnlineData']
export type OnlineSnapshot = components['schemas']['OnlineSnapshot']
export type GameData = components['schemas']['GameData']
export type CloseSession = { "sessionIds": (Uuid)[] }
export type SkillListOptions = { "branchKey": SkillBranchKey }
export type Subscriptions = { "playerLayout"?: true; "controlPanel"?: true; "army"?: true; "inventory"?: true; "buildings"?: true; "skillBranches"?: true; "skillList"?: SkillListOptions; "shopGear"?: true; "shopConsumable"?: true; "shopGold"?: true; "missions"?: true; "fightLogs"?: true; "quests"?: true; "notifications"?: true; "online"?: true }
export type ErrorCode = components['schemas']['ErrorCode']
export type FetchGameDataReply = { "isAccepted": boolean; "code"?: ErrorCode }

export type NeedFetchGameDataPayload = NeedFetchGameData
export type NewGameDataPayload = GameData
export type CloseSessionPayload = CloseSession
export type FetchGameDataPayload = Subscriptions
export type FetchGameDataReplyPayload = FetchGameDataReply

export interface ServerToClientEvents {
  /** The server says which of the player's channels have changed; the client answers with fetchGameData. */
  needFetchGameData: (payload: NeedFetchGameDataPayload) => void
  /** Snapshots, as GET /game-data would answer. */
  newGameData: (payload: NewGameDataPayload) => void
  /** Sessions that have ended; a client whose session is among them logs out. */
  closeSession: (payload: CloseSessionPayload) => void
}

export interface ClientToServerEvents {
  /** The client asks for snapshots of the named channels; the answer is newGameData. The acknowledgement tells only whether it was accepted. */
  fetchGameData: (payload: FetchGameDataPayload, acknowledge: (reply: FetchGameDataReplyPayload) => void) => void
}

/** What each live channel carries. */
export type GameDataChannels = { [Name in keyof GameData]-?: NonNullable<GameData[Name]>['data'] }

export const gameDataChannelNames = ["playerLayout","controlPanel","army","inventory","buildings","skillBranches","skillList","shopGear","shopConsumable","shopGold","missions","fightLogs","quests","notifications","online"] as const satisfies readonly (keyof GameData)[]
