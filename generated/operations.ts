// Generated from contracts/openapi.yaml. Do not edit.
import type { components, operations as ApiOperations } from './api-types.ts'

export interface RateLimit {
  readonly points: number
  readonly durationSeconds: number
  readonly by: 'player' | 'address' | 'addressAndEmail'
}

/** What the contract says of a call besides its shapes. Empty `roles`: everybody whom `security` lets in. */
export interface OperationFacts {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Below /api, parameters in braces. */
  readonly path: string
  readonly tag: string
  readonly successStatus: number
  /** Scheme names, any of which will do; empty: open to everybody. */
  readonly security: readonly string[]
  /** May be called without a session. */
  readonly sessionOptional: boolean
  readonly roles: readonly string[]
  readonly guildPermission: string | null
  /** The tutorial banner that opens the call. */
  readonly unlock: string | null
  readonly rateLimit: RateLimit | null
  /** Live channels that the call changes. */
  readonly live: readonly (keyof components['schemas']['GameData'])[]
  /** Takes an Idempotency-Key. */
  readonly idempotent: boolean
}

export const operations = {
  registerPlayer: {"method":"POST","path":"/auth/register","tag":"auth","successStatus":200,"security":[],"sessionOptional":true,"roles":[],"guildPermission":null,"unlock":null,"rateLimit":{"points":30,"durationSeconds":3600,"by":"address"},"live":[],"idempotent":true},
  logIn: {"method":"POST","path":"/auth/login","tag":"auth","successStatus":200,"security":[],"sessionOptional":true,"roles":[],"guildPermission":null,"unlock":null,"rateLimit":{"points":10,"durationSeconds":300,"by":"addressAndEmail"},"live":[],"idempotent":true},
  logOut: {"method":"POST","path":"/auth/logout","tag":"auth","successStatus":204,"security":["session","bearer"],"sessionOptional":true,"roles":[],"guildPermission":null,"unlock":null,"rateLimit":{"points":60,"durationSeconds":60,"by":"player"},"live":[],"idempotent":true},
  getAuthData: {"method":"GET","path":"/auth/data","tag":"auth","successStatus":200,"security":["session","bearer"],"sessionOptional":true,"roles":[],"guildPermission":null,"unlock":null,"rateLimit":{"points":3000,"durationSeconds":60,"by":"address"},"live":[],"idempotent":false},
  renewBearer: {"method":"POST","path":"/auth/renew-bearer","tag":"auth","successStatus":200,"security":["session","bearer"],"sessionOptional":false,"roles":[],"guildPermission":null,"unlock":null,"rateLimit":{"points":60,"durationSeconds":300,"by":"player"},"live":[],"idempotent":true},
  sendConfirmEmail: {"method":"POST","path":"/auth/send-confirm-email","tag":"auth","successStatus":204,"security":["session","bearer"],"sessionOptional":false,"roles":[],"guildPermission":null,"unlock":null,"rateLimit":{"points":3,"durationSeconds":600,"by":"player"},"live":[],"idempotent":true},
  confirmEmail: {"method":"POST","path":"/auth/confirm-email","tag":"auth","successStatus":204,"security":[],"sessionOptional":true,"roles":[],"guildPermission":null,"unlock":null,"rateLimit":{"points":20,"durationSeconds":600,"by":"address"},"live":["playerLayout"],"idempotent":true},
  sendResetPassword: {"method":"POST","path":"/auth/send-reset-password","tag":"auth","successStatus":204,"security":[],"sessionOptional":true,"roles":[],"guildPermission":null,"unlock":null,"rateLimit":{"points":5,"durationSeconds":900,"by":"address"},"live":[],"idempotent":true},
  changePassword: {"method":"POST","path":"/auth/change-password","tag":"auth","successStatus":204,"security":["session","bearer"],"sessionOptional":true,"roles":[],"guildPermission":null,"unlock":null,"rateLimit":{"points":10,"durationSeconds":900,"by":"address"},"live":[],"idempotent":true},
  getHeaderPlayerInfo: {"method":"GET","path":"/public/header-player-info","tag":"player","successStatus":200,"security":["session","bearer"],"sessionOptional":true,"roles":[],"guildPermission":null,"unlock":null,"rateLimit":{"points":3000,"durationSeconds":60,"by":"address"},"live":[],"idempotent":false},
  getWorld: {"method":"GET","path":"/public/world","tag":"player","successStatus":200,"security":[],"sessionOptional":true,"roles":[],"guildPermission":null,"unlock":null,"rateLimit":{"points":1200,"durationSeconds":60,"by":"address"},"live":[],"idempotent":false},
  listNeighbours: {"method":"GET","path":"/player/neighbours","tag":"player","successStatus":200,"security":["session","bearer"],"sessionOptional":false,"roles":[],"guildPermission":null,"unlock":null,"rateLimit":{"points":120,"durationSeconds":60,"by":"player"},"live":[],"idempotent":false},
  buyUnits: {"method":"POST","path":"/player-army/buy","tag":"army","successStatus":200,"security":["session","bearer"],"sessionOptional":false,"roles":[],"guildPermission":null,"unlock":"armyOpenBanner","rateLimit":{"points":240,"durationSeconds":60,"by":"player"},"live":["army","controlPanel","quests"],"idempotent":true},
  equipGear: {"method":"POST","path":"/player-inventory/equip-gear","tag":"inventory","successStatus":200,"security":["session","bearer"],"sessionOptional":false,"roles":[],"guildPermission":null,"unlock":"storageOpenBanner","rateLimit":{"points":240,"durationSeconds":60,"by":"player"},"live":["inventory","army","controlPanel","quests"],"idempotent":true},
  unequipGear: {"method":"POST","path":"/player-inventory/unequip-gear","tag":"inventory","successStatus":200,"security":["session","bearer"],"sessionOptional":false,"roles":[],"guildPermission":null,"unlock":"storageOpenBanner","rateLimit":{"points":240,"durationSeconds":60,"by":"player"},"live":["inventory","army","controlPanel","quests"],"idempotent":true},
  markGearAsViewed: {"method":"POST","path":"/player-inventory/mark-as-viewed","tag":"inventory","successStatus":200,"security":["session","bearer"],"sessionOptional":false,"roles":[],"guildPermission":null,"unlock":"storageOpenBanner","rateLimit":{"points":240,"durationSeconds":60,"by":"player"},"live":["inventory","playerLayout"],"idempotent":true},
  toggleGearLock: {"method":"POST","path":"/player-inventory/toggle-locked","tag":"inventory","successStatus":200,"security":["session","bearer"],"sessionOptional":false,"roles":[],"guildPermission":null,"unlock":"storageOpenBanner","rateLimit":{"points":240,"durationSeconds":60,"by":"player"},"live":["inventory"],"idempotent":true},
  renameGear: {"method":"POST","path":"/player-inventory/rename-gear","tag":"inventory","successStatus":200,"security":["session","bearer"],"sessionOptional":false,"roles":[],"guildPermission":null,"unlock":"enhanceOpenBanner","rateLimit":{"points":240,"durationSeconds":60,"by":"player"},"live":["inventory","controlPanel","quests"],"idempotent":true},
  recycleGear: {"method":"POST","path":"/player-inventory/recycle-gear","tag":"inventory","successStatus":200,"security":["session","bearer"],"sessionOptional":false,"roles":[],"guildPermission":null,"unlock":"enhanceOpenBanner","rateLimit":{"points":240,"durationSeconds":60,"by":"player"},"live":["inventory","quests"],"idempotent":true},
  addEnhancePoints: {"method":"POST","path":"/player-inventory/add-enhance-points","tag":"inventory","successStatus":200,"security":["session","bearer"],"sessionOptional":false,"roles":[],"guildPermission":null,"unlock":"enhanceOpenBanner","rateLimit":{"points":240,"durationSeconds":60,"by":"player"},"live":["inventory","army","controlPanel","quests"],"idempotent":true},
  resetEnhancePoints: {"method":"POST","path":"/player-inventory/reset-enhance-points","tag":"inventory","successStatus":200,"security":["session","bearer"],"sessionOptional":false,"roles":[],"guildPermission":null,"unlock":"enhanceOpenBanner","rateLimit":{"points":240,"durationSeconds":60,"by":"player"},"live":["inventory","army","controlPanel"],"idempotent":true},
  transferBlankToGear: {"method":"POST","path":"/player-inventory/transfer-blank-to-gear","tag":"inventory","successStatus":200,"security":["session","bearer"],"sessionOptional":false,"roles":[],"guildPermission":null,"unlock":"forgeOpenBanner","rateLimit":{"points":240,"durationSeconds":60,"by":"player"},"live":["inventory","army","controlPanel","quests"],"idempotent":true},
  drinkWine: {"method":"POST","path":"/player-inventory/drink-wine","tag":"inventory","successStatus":200,"security":["session","bearer"],"sessionOptional":false,"roles":[],"guildPermission":null,"unlock":"storageOpenBanner","rateLimit":{"points":240,"durationSeconds":60,"by":"player"},"live":["inventory","army","controlPanel","quests"],"idempotent":true},
  getItem: {"method":"GET","path":"/items","tag":"inventory","successStatus":200,"security":["session","bearer"],"sessionOptional":false,"roles":[],"guildPermission":null,"unlock":null,"rateLimit":{"points":600,"durationSeconds":60,"by":"player"},"live":[],"idempotent":false},
  restoreEnergy: {"method":"POST","path":"/player-energy/restore","tag":"energy","successStatus":200,"security":["session","bearer"],"sessionOptional":false,"roles":[],"guildPermission":null,"unlock":null,"rateLimit":{"points":60,"durationSeconds":60,"by":"player"},"live":["controlPanel"],"idempotent":true},
  listMissions: {"method":"GET","path":"/missions","tag":"missions","successStatus":200,"security":["session","bearer"],"sessionOptional":false,"roles":[],"guildPermission":null,"unlock":"myCastleAboutBanner","rateLimit":{"points":120,"durationSeconds":60,"by":"player"},"live":[],"idempotent":false},
  startMission: {"method":"POST","path":"/missions/start","tag":"missions","successStatus":200,"security":["session","bearer"],"sessionOptional":false,"roles":[],"guildPermission":null,"unlock":"myCastleAboutBanner","rateLimit":{"points":120,"durationSeconds":60,"by":"player"},"live":["missions","controlPanel","quests"],"idempotent":true},
  listFights: {"method":"GET","path":"/fights","tag":"fights","successStatus":200,"security":["session","bearer"],"sessionOptional":false,"roles":[],"guildPermission":null,"unlock":"fightLogOpenBanner","rateLimit":{"points":120,"durationSeconds":60,"by":"player"},"live":[],"idempotent":false},
  getFight: {"method":"GET","path":"/fights/{fightId}","tag":"fights","successStatus":200,"security":["session","bearer"],"sessionOptional":false,"roles":[],"guildPermission":null,"unlock":null,"rateLimit":{"points":240,"durationSeconds":60,"by":"player"},"live":[],"idempotent":false},
  markFightAsViewed: {"method":"POST","path":"/fights/{fightId}/mark-as-viewed","tag":"fights","successStatus":200,"security":["session","bearer"],"sessionOptional":false,"roles":[],"guildPermission":null,"unlock":null,"rateLimit":{"points":240,"durationSeconds":60,"by":"player"},"live":["fightLogs","playerLayout","quests"],"idempotent":true},
  getSharedFight: {"method":"GET","path":"/public/fights/{shareKey}","tag":"fights","successStatus":200,"security":[],"sessionOptional":true,"roles":[],"guildPermission":null,"unlock":null,"rateLimit":{"points":1200,"durationSeconds":60,"by":"address"},"live":[],"idempotent":false},
  completeTutorialStep: {"method":"POST","path":"/player-quests/{stepKey}/complete","tag":"quests","successStatus":200,"security":["session","bearer"],"sessionOptional":false,"roles":[],"guildPermission":null,"unlock":null,"rateLimit":{"points":120,"durationSeconds":60,"by":"player"},"live":["quests","playerLayout","controlPanel","army","notifications"],"idempotent":true},
  claimDailyQuest: {"method":"POST","path":"/player-quests/daily/{questKey}/claim","tag":"quests","successStatus":200,"security":["session","bearer"],"sessionOptional":false,"roles":[],"guildPermission":null,"unlock":"dailyQuestsAboutBanner","rateLimit":{"points":120,"durationSeconds":60,"by":"player"},"live":["quests","controlPanel"],"idempotent":true},
  claimInfiniteQuest: {"method":"POST","path":"/player-quests/infinite/{kind}/claim","tag":"quests","successStatus":200,"security":["session","bearer"],"sessionOptional":false,"roles":[],"guildPermission":null,"unlock":"dailyQuestsAboutBanner","rateLimit":{"points":120,"durationSeconds":60,"by":"player"},"live":["quests","controlPanel"],"idempotent":true},
  takeDailyReward: {"method":"POST","path":"/player-quests/daily-reward/take","tag":"quests","successStatus":200,"security":["session","bearer"],"sessionOptional":false,"roles":[],"guildPermission":null,"unlock":"dailyQuestsAboutBanner","rateLimit":{"points":120,"durationSeconds":60,"by":"player"},"live":["quests","controlPanel","inventory"],"idempotent":true},
  getGameTips: {"method":"GET","path":"/public/game-tips","tag":"content","successStatus":200,"security":[],"sessionOptional":true,"roles":[],"guildPermission":null,"unlock":null,"rateLimit":{"points":1200,"durationSeconds":60,"by":"address"},"live":[],"idempotent":false},
  listNotifications: {"method":"GET","path":"/player-notifications","tag":"notifications","successStatus":200,"security":["session","bearer"],"sessionOptional":false,"roles":[],"guildPermission":null,"unlock":null,"rateLimit":{"points":120,"durationSeconds":60,"by":"player"},"live":[],"idempotent":false},
  markNotificationsAsRead: {"method":"POST","path":"/player-notifications/mark-as-read","tag":"notifications","successStatus":200,"security":["session","bearer"],"sessionOptional":false,"roles":[],"guildPermission":null,"unlock":null,"rateLimit":{"points":240,"durationSeconds":60,"by":"player"},"live":["notifications","playerLayout"],"idempotent":true},
  markAllNotificationsAsRead: {"method":"POST","path":"/player-notifications/mark-all-as-read","tag":"notifications","successStatus":200,"security":["session","bearer"],"sessionOptional":false,"roles":[],"guildPermission":null,"unlock":null,"rateLimit":{"points":60,"durationSeconds":60,"by":"player"},"live":["notifications","playerLayout"],"idempotent":true},
  markAllNotificationsAsShown: {"method":"POST","path":"/player-notifications/mark-all-as-shown","tag":"notifications","successStatus":200,"security":["session","bearer"],"sessionOptional":false,"roles":[],"guildPermission":null,"unlock":null,"rateLimit":{"points":240,"durationSeconds":60,"by":"player"},"live":["notifications"],"idempotent":true},
  listSessions: {"method":"GET","path":"/player-sessions","tag":"settings","successStatus":200,"security":["session","bearer"],"sessionOptional":false,"roles":[],"guildPermission":null,"unlock":null,"rateLimit":{"points":120,"durationSeconds":60,"by":"player"},"live":[],"idempotent":false},
  closeSession: {"method":"DELETE","path":"/player-sessions/{sessionId}","tag":"settings","successStatus":204,"security":["session","bearer"],"sessionOptional":false,"roles":[],"guildPermission":null,"unlock":null,"rateLimit":{"points":60,"durationSeconds":60,"by":"player"},"live":[],"idempotent":true},
  closeOtherSessions: {"method":"POST","path":"/player-sessions/close-others","tag":"settings","successStatus":200,"security":["session","bearer"],"sessionOptional":false,"roles":[],"guildPermission":null,"unlock":null,"rateLimit":{"points":60,"durationSeconds":60,"by":"player"},"live":[],"idempotent":true},
  getGameData: {"method":"GET","path":"/game-data","tag":"live","successStatus":200,"security":["session","bearer"],"sessionOptional":false,"roles":[],"guildPermission":null,"unlock":null,"rateLimit":{"points":600,"durationSeconds":60,"by":"player"},"live":[],"idempotent":false},
  listPlayersForAdmin: {"method":"GET","path":"/admin/players","tag":"admin","successStatus":200,"security":["session","bearer"],"sessionOptional":false,"roles":["SUPER_ADMIN","USER_ADMIN"],"guildPermission":null,"unlock":null,"rateLimit":{"points":240,"durationSeconds":60,"by":"player"},"live":[],"idempotent":false},
  getPlayerForAdmin: {"method":"GET","path":"/admin/players/{id}","tag":"admin","successStatus":200,"security":["session","bearer"],"sessionOptional":false,"roles":["SUPER_ADMIN","USER_ADMIN"],"guildPermission":null,"unlock":null,"rateLimit":{"points":240,"durationSeconds":60,"by":"player"},"live":[],"idempotent":false},
  listMoneyEntriesForAdmin: {"method":"GET","path":"/admin/money-entries","tag":"admin","successStatus":200,"security":["session","bearer"],"sessionOptional":false,"roles":["SUPER_ADMIN","USER_ADMIN"],"guildPermission":null,"unlock":null,"rateLimit":{"points":240,"durationSeconds":60,"by":"player"},"live":[],"idempotent":false},
} as const satisfies Record<keyof ApiOperations, OperationFacts>

export type OperationId = keyof typeof operations
