// Generated from contracts/openapi.yaml. Do not edit.
import type {
  Email,
  Password,
  AnyPassword,
  RegisterRequest,
  Uuid,
  Id,
  Instant,
  Bearer,
  AuthResult,
  LoginRequest,
  LoginResult,
  Amount,
  Error,
  LoginCodeRequest,
  TelegramLogin,
  TelegramRegisterRequest,
  TelegramLink,
  PasswordAndMaybeCodeRequest,
  AddEmailRequest,
  SessionEndResult,
  MailToken,
  ConfirmEmailRequest,
  SecondFactor,
  PasswordRequest,
  SecondFactorSetup,
  CodeRequest,
  RecoveryCodes,
  PasswordAndCodeRequest,
  ConfirmEmailChangeResult,
  PasswordConfirmation,
  Level,
  HeaderPlayerInfo,
  World,
  NeighbourList,
  GearClass,
  Percent,
  EnhanceLevel,
  PlayerProfile,
  ArmyGroup,
  BuyUnitsRequest,
  CraftCategoryId,
  CraftRecipeId,
  DonateOrder,
  FightType,
  FightSide,
  GuildTag,
  Cursor,
  GameDay,
  Guild,
  GuildFounding,
  GuildData,
  StackAmount,
  StepKey,
  GameplaySettings,
  Seconds,
  InfiniteQuestKind,
  SkillBranchKey,
  SkillKey,
  GameData,
  BuyUnitsResult,
  FillArmyRequest,
  FillArmyResult,
  EquipGearRequest,
  EquipGearResult,
  EquipGearSetRequest,
  EquipGearSetResult,
  GearRequest,
  GearResult,
  ToggleGearLockResult,
  RenameGearRequest,
  RenameGearResult,
  RecycleGearRequest,
  RecycleGearResult,
  AddEnhancePointsRequest,
  EnhancedGearResult,
  TransferBlankRequest,
  DrinkWineRequest,
  DrinkWineResult,
  ItemKind,
  ItemDetails,
  UpgradeBuildingRequest,
  UpgradeBuildingResult,
  RepairBuildingRequest,
  RepairBuildingResult,
  GrindGearRequest,
  GrindGearResult,
  OpenSkillBranchResult,
  LearnSkillRequest,
  LearnSkillResult,
  StartTaxCollectionRequest,
  StartTaxCollectionResult,
  BuyShopGearRequest,
  BuyShopGearResult,
  SellGearRequest,
  SellResult,
  BuyBlankGearRequest,
  BuyBlankGearResult,
  BuyConsumablesRequest,
  BuyConsumablesResult,
  SellConsumablesRequest,
  BuyGoldRequest,
  BuyGoldResult,
  DonateOrderList,
  CreateDonateOrderRequest,
  DonateOrderResult,
  DonateDebtResult,
  SetDonateLimitRequest,
  DonateLimitResult,
  AdminDonateOrder,
  AdminDonateOrderList,
  AdminDonatePaymentList,
  MarketKey,
  MarketCurrency,
  MarketSearch,
  MarketSort,
  SortDirection,
  LotAmount,
  MarketLotList,
  MyMarketLots,
  MarketTerms,
  CreateMarketLotRequest,
  MarketLotResult,
  MarketLotPrices,
  BuyMarketLotRequest,
  BuyMarketLotResult,
  CancelMarketLotResult,
  MakeCraftRequest,
  MakeCraftResult,
  ResetCraftRequest,
  ResetCraftResult,
  CraftCategoryRequest,
  CraftCategoryResult,
  DeletedCraftCategory,
  SaveCraftRecipeRequest,
  SaveCraftRecipeResult,
  DeletedCraftRecipe,
  MoveCraftRecipeRequest,
  MoveCraftRecipeResult,
  RestoreEnergyResult,
  MissionList,
  StartMissionRequest,
  StartMissionResult,
  UnlimitedMission,
  StartUnlimitedMissionResult,
  OpponentId,
  Opponent,
  OpponentList,
  SetGarrisonRequest,
  SetGarrisonResult,
  SetMottoRequest,
  SetMottoResult,
  SearchOpponentsResult,
  SpyOnCastleResult,
  StartRaidRequest,
  StartRaidResult,
  CrusadeList,
  CreateCrusadeRequest,
  Crusade,
  CrusadeResult,
  OwnCrusade,
  EndedCrusadeResult,
  SendCrusadeRequestRequest,
  InviteToCrusadeRequest,
  GuildFoundingList,
  CreateGuildFoundingRequest,
  GuildFoundingResult,
  ChipIntoFoundingRequest,
  FoundGuildRequest,
  GuildResult,
  GuildDeleted,
  EditGuildRequest,
  SaveGuildRolesRequest,
  GuildJoinRequestList,
  GuildMemberList,
  ChangeGuildRoleRequest,
  TransferGuildLeadershipRequest,
  GuildHistoryList,
  GuildWeekList,
  CurrentChallenge,
  ChallengeHistory,
  PastChallenge,
  ChallengeRecords,
  FightList,
  Fight,
  MarkFightAsViewedResult,
  FairSecrets,
  Currency,
  MoneySource,
  MoneyEntryType,
  MoneyHistory,
  MoneySummary,
  ItemAction,
  ItemSource,
  ItemHistory,
  ItemSummary,
  TopListSort,
  TopPlayerList,
  OwnPlace,
  NameSearch,
  FoundPlayers,
  TopGuildSort,
  TopGuildList,
  OwnGuildPlace,
  GuildSearch,
  FoundGuilds,
  CompleteTutorialStepResult,
  ClaimAllRewardsResult,
  ClaimDailyQuestResult,
  ClaimInfiniteQuestResult,
  TakeDailyRewardResult,
  GameTips,
  NewsList,
  AdminNews,
  AdminNewsList,
  CreateNewsRequest,
  SaveNewsRequest,
  SetNewsStatesRequest,
  SetNewsStatesResult,
  AdminNewsRevisionList,
  ReactionItemKind,
  ReactToItemRequest,
  ReactToItemResult,
  OwnReactions,
  LegalPage,
  LegalText,
  AdminLegalText,
  AdminLegalTextList,
  SetLegalTextRequest,
  AdminLegalVersionList,
  NotificationList,
  MarkNotificationsAsReadRequest,
  MarkNotificationsResult,
  PushSettings,
  PushToken,
  SavePushTokenRequest,
  SetPushNotificationsEnabledRequest,
  PushSettingsResult,
  SessionList,
  CloseOtherSessionsResult,
  PersonalTokenList,
  CreatePersonalTokenRequest,
  CreatePersonalTokenResult,
  ChangeGameplaySettingsRequest,
  ChangeGameplaySettingsResult,
  ProfileSettings,
  ChangeProfileRequest,
  ChangeProfileResult,
  NotificationSettings,
  ChangeNotificationSettingsRequest,
  ChangeNotificationSettingsResult,
  ChangeEmailRequest,
  EmailChangeResult,
  RequestDeletionRequest,
  DeletionResult,
  OwnData,
  AdminPlayer,
  AdminPlayerList,
  BlockPlayerRequest,
  EndPlayerSessionsResult,
  BlockPlayersRequest,
  BlockPlayersResult,
  SetPlayerRolesRequest,
  AdminMoneyEntryList,
  AuditEntryList,
  AdminAlikeNameList,
  CorrectMoneyRequest,
  Correction,
  GiveItemRequest,
  CorrectionList,
  PlayerAt,
  PlayerTies,
  EndChosenPlayerSessionsRequest,
  EndChosenPlayerSessionsResult,
  AdminSessionList,
  AdminItemEntryList,
  AdminFightList,
  PlayerNote,
  PlayerNoteList,
  AddPlayerNoteRequest,
  GuideList,
  Guide,
  GuideRevisionNumber,
  EditorGuideList,
  CreateGuideRequest,
  SavedGuide,
  EditorGuide,
  SaveGuideRequest,
  DeletedGuide,
  PublishGuideRequest,
  GuideRevisionList,
  GuideRevisionText,
  KnowledgeBase,
  TutorialKnowledge,
  MissionKnowledgeList,
  GearClassKnowledgeList,
  GearClassKnowledge,
  CrusadeKnowledgeList,
  TipTextKey,
  AdminTipText,
  AdminTipTextList,
  SaveTipTextRequest,
  AdminTipTextRevisionList,
  SetTipStatesRequest,
  SetTipStatesResult,
  TutorialTextKey,
  AdminTutorialText,
  AdminTutorialTextList,
  SaveTutorialTextRequest,
  AdminTutorialTextRevisionList,
  SetTutorialStatesRequest,
  SetTutorialStatesResult,
  AppConfig,
  AppSettingKey,
  AdminAppSetting,
  AdminAppSettingList,
  SaveAppSettingRequest,
  AdminAppSettingRevisionList,
  StatisticsDays,
  AdminStatistics,
} from './types.ts'

export type paths = {
  '/auth/register': { post: operations['registerPlayer'] }
  '/auth/login': { post: operations['logIn'] }
  '/auth/login/code': { post: operations['logInByCode'] }
  '/auth/login-by-telegram-web-app': { get: operations['getTelegramLogin']; post: operations['logInByTelegram'] }
  '/auth/register-by-telegram-web-app': { post: operations['registerByTelegram'] }
  '/auth/telegram-link': { get: operations['getTelegramLink'] }
  '/auth/link-telegram-web-app': { post: operations['linkTelegram'] }
  '/auth/unlink-telegram': { post: operations['unlinkTelegram'] }
  '/auth/add-email': { post: operations['addEmail'] }
  '/auth/logout': { post: operations['logOut'] }
  '/auth/data': { get: operations['getAuthData'] }
  '/auth/session-end': { get: operations['getSessionEnd'] }
  '/auth/renew-bearer': { post: operations['renewBearer'] }
  '/auth/send-confirm-email': { post: operations['sendConfirmEmail'] }
  '/auth/confirm-email': { post: operations['confirmEmail'] }
  '/auth/send-reset-password': { post: operations['sendResetPassword'] }
  '/auth/change-password': { post: operations['changePassword'] }
  '/auth/second-factor': { get: operations['getSecondFactor'] }
  '/auth/second-factor/start': { post: operations['startSecondFactor'] }
  '/auth/second-factor/confirm': { post: operations['confirmSecondFactor'] }
  '/auth/second-factor/recovery-codes': { post: operations['renewRecoveryCodes'] }
  '/auth/second-factor/turn-off': { post: operations['turnOffSecondFactor'] }
  '/auth/confirm-email-change': { post: operations['confirmEmailChange'] }
  '/auth/reject-email-change': { post: operations['rejectEmailChange'] }
  '/admin/password-confirmation': { post: operations['confirmPassword'] }
  '/public/header-player-info': { get: operations['getHeaderPlayerInfo'] }
  '/public/world': { get: operations['getWorld'] }
  '/player/neighbours': { get: operations['listNeighbours'] }
  '/players/{playerId}': { get: operations['getPlayer'] }
  '/player-army/buy': { post: operations['buyUnits'] }
  '/player-army/fill': { post: operations['fillArmy'] }
  '/player-inventory/equip-gear': { post: operations['equipGear'] }
  '/player-inventory/equip-set': { post: operations['equipGearSet'] }
  '/player-inventory/unequip-gear': { post: operations['unequipGear'] }
  '/player-inventory/mark-as-viewed': { post: operations['markGearAsViewed'] }
  '/player-inventory/toggle-locked': { post: operations['toggleGearLock'] }
  '/player-inventory/rename-gear': { post: operations['renameGear'] }
  '/player-inventory/recycle-gear': { post: operations['recycleGear'] }
  '/player-inventory/add-enhance-points': { post: operations['addEnhancePoints'] }
  '/player-inventory/reset-enhance-points': { post: operations['resetEnhancePoints'] }
  '/player-inventory/transfer-blank-to-gear': { post: operations['transferBlankToGear'] }
  '/player-inventory/drink-wine': { post: operations['drinkWine'] }
  '/items': { get: operations['getItem'] }
  '/player-buildings/upgrade': { post: operations['upgradeBuilding'] }
  '/player-buildings/repair': { post: operations['repairBuilding'] }
  '/forge/grind': { post: operations['grindGear'] }
  '/player-skills/branches/{branchKey}/open': { post: operations['openSkillBranch'] }
  '/player-skills/{skillKey}/learn': { post: operations['learnSkill'] }
  '/player-taxes/start': { post: operations['startTaxCollection'] }
  '/trade/shop/gear/buy': { post: operations['buyShopGear'] }
  '/trade/shop/gear/sell': { post: operations['sellGear'] }
  '/trade/shop/blank/buy': { post: operations['buyBlankGear'] }
  '/trade/shop/consumable/buy': { post: operations['buyConsumables'] }
  '/trade/shop/consumable/sell': { post: operations['sellConsumables'] }
  '/trade/shop/gold/buy': { post: operations['buyGold'] }
  '/trade/donate/orders': { get: operations['listDonateOrders']; post: operations['createDonateOrder'] }
  '/trade/donate/orders/{orderId}': { get: operations['getDonateOrder'] }
  '/trade/donate/orders/{orderId}/cancel': { post: operations['cancelDonateOrder'] }
  '/trade/donate/debt/settle': { post: operations['settleDonateDebt'] }
  '/trade/donate/limit': { put: operations['setDonateLimit'] }
  '/admin/donate-orders': { get: operations['listDonateOrdersForAdmin'] }
  '/admin/donate-orders/{id}': { get: operations['getDonateOrderForAdmin'] }
  '/admin/donate-orders/{id}/refund': { post: operations['refundDonateOrder'] }
  '/admin/donate-payments': { get: operations['listDonatePaymentsForAdmin'] }
  '/trade/market/{marketKey}/lots': { get: operations['listMarketLots'] }
  '/trade/market/my-lots': { get: operations['listMyMarketLots'] }
  '/trade/market/terms': { get: operations['getMarketTerms'] }
  '/trade/market/lots': { post: operations['createMarketLot'] }
  '/trade/market/lots/{lotId}/prices': { get: operations['getMarketLotPrices'] }
  '/trade/market/lots/{lotId}/buy': { post: operations['buyMarketLot'] }
  '/trade/market/lots/{lotId}/cancel': { post: operations['cancelMarketLot'] }
  '/forge/craft': { post: operations['makeCraft'] }
  '/forge/craft/reset': { post: operations['resetCraft'] }
  '/forge/craft-book/categories': { post: operations['createCraftCategory'] }
  '/forge/craft-book/categories/{categoryId}': { delete: operations['deleteCraftCategory'] }
  '/forge/craft-book/categories/{categoryId}/rename': { post: operations['renameCraftCategory'] }
  '/forge/craft-book/recipes': { post: operations['saveCraftRecipe'] }
  '/forge/craft-book/recipes/{recipeId}': { delete: operations['deleteCraftRecipe'] }
  '/forge/craft-book/recipes/{recipeId}/move': { post: operations['moveCraftRecipe'] }
  '/player-energy/restore': { post: operations['restoreEnergy'] }
  '/missions': { get: operations['listMissions'] }
  '/missions/start': { post: operations['startMission'] }
  '/missions/unlimited': { get: operations['getUnlimitedMission'] }
  '/missions/unlimited/start': { post: operations['startUnlimitedMission'] }
  '/forays/opponents': { get: operations['listOpponents'] }
  '/forays/opponents/{opponentId}': { get: operations['getOpponent'] }
  '/forays/garrison': { post: operations['setGarrison'] }
  '/forays/motto': { post: operations['setMotto'] }
  '/forays/search': { post: operations['searchOpponents'] }
  '/forays/opponents/{opponentId}/spy': { post: operations['spyOnCastle'] }
  '/forays/start': { post: operations['startRaid'] }
  '/group-missions': { get: operations['listCrusades']; post: operations['createCrusade'] }
  '/group-missions/own': { get: operations['getOwnCrusade'] }
  '/group-missions/join-request': { get: operations['getCrusadeByLink'] }
  '/group-missions/{crusadeId}': { get: operations['getCrusade']; delete: operations['removeCrusade'] }
  '/group-missions/{crusadeId}/disband': { post: operations['disbandCrusade'] }
  '/group-missions/{crusadeId}/start': { post: operations['startCrusade'] }
  '/group-missions/{crusadeId}/join-requests': { post: operations['sendCrusadeRequest'] }
  '/group-missions/{crusadeId}/join-requests/own': { delete: operations['revokeCrusadeRequest'] }
  '/group-missions/{crusadeId}/join-requests/{playerId}/accept': { post: operations['acceptCrusadeRequest'] }
  '/group-missions/{crusadeId}/join-requests/{playerId}/reject': { post: operations['rejectCrusadeRequest'] }
  '/group-missions/{crusadeId}/members/{playerId}': { delete: operations['kickCrusadeMember'] }
  '/group-missions/{crusadeId}/leave': { post: operations['leaveCrusade'] }
  '/group-missions/{crusadeId}/invitations': { post: operations['inviteToCrusade'] }
  '/group-missions/{crusadeId}/invitations/{playerId}': { delete: operations['revokeCrusadeInvitation'] }
  '/group-missions/{crusadeId}/invitations/own/accept': { post: operations['acceptCrusadeInvitation'] }
  '/group-missions/{crusadeId}/invitations/own/decline': { post: operations['declineCrusadeInvitation'] }
  '/guild-foundings': { get: operations['listGuildFoundings']; post: operations['createGuildFounding'] }
  '/guild-foundings/{foundingId}': { get: operations['getGuildFounding'] }
  '/guild-foundings/{foundingId}/chip-in': { post: operations['chipIntoFounding'] }
  '/guild-foundings/{foundingId}/withdraw': { post: operations['withdrawFromFounding'] }
  '/guild-foundings/{foundingId}/cancel': { post: operations['cancelGuildFounding'] }
  '/guilds': { post: operations['foundGuild'] }
  '/guilds/own': { get: operations['getOwnGuild'] }
  '/guilds/{guildTag}': { get: operations['getGuild']; patch: operations['editGuild']; delete: operations['deleteGuild'] }
  '/guilds/{guildTag}/roles': { put: operations['saveGuildRoles'] }
  '/guilds/{guildTag}/join-requests': { get: operations['listGuildJoinRequests']; post: operations['sendGuildJoinRequest'] }
  '/guilds/{guildTag}/join-requests/own': { delete: operations['revokeGuildJoinRequest'] }
  '/guilds/{guildTag}/join-requests/{playerId}/accept': { post: operations['acceptGuildJoinRequest'] }
  '/guilds/{guildTag}/join-requests/{playerId}/reject': { post: operations['rejectGuildJoinRequest'] }
  '/guilds/{guildTag}/members': { get: operations['listGuildMembers'] }
  '/guilds/{guildTag}/members/{playerId}': { delete: operations['kickGuildMember'] }
  '/guilds/{guildTag}/members/{playerId}/change-role': { post: operations['changeGuildRole'] }
  '/guilds/{guildTag}/transfer-leadership': { post: operations['transferGuildLeadership'] }
  '/guilds/{guildTag}/leave': { post: operations['leaveGuild'] }
  '/guilds/{guildTag}/history': { get: operations['listGuildHistory'] }
  '/guilds/{guildTag}/weeks': { get: operations['listGuildWeeks'] }
  '/challenges/current': { get: operations['getCurrentChallenge'] }
  '/challenges/history': { get: operations['listChallengeHistory'] }
  '/challenges/history/{challengeId}': { get: operations['getPastChallenge'] }
  '/challenges/records': { get: operations['listChallengeRecords'] }
  '/fights': { get: operations['listFights'] }
  '/fights/{fightId}': { get: operations['getFight'] }
  '/fights/{fightId}/mark-as-viewed': { post: operations['markFightAsViewed'] }
  '/public/fights/{shareKey}': { get: operations['getSharedFight'] }
  '/public/fair-secrets': { get: operations['listFairSecrets'] }
  '/player-money-history': { get: operations['listMoneyHistory'] }
  '/player-money-history/summary': { get: operations['getMoneySummary'] }
  '/player-item-history': { get: operations['listItemHistory'] }
  '/player-item-history/summary': { get: operations['getItemSummary'] }
  '/top-lists/players': { get: operations['listTopPlayers'] }
  '/top-lists/players/own-place': { get: operations['getOwnPlace'] }
  '/top-lists/players/search': { get: operations['listPlayersByName'] }
  '/top-lists/guilds': { get: operations['listTopGuilds'] }
  '/top-lists/guilds/own-place': { get: operations['getOwnGuildPlace'] }
  '/top-lists/guilds/search': { get: operations['listGuildsByName'] }
  '/player-quests/{stepKey}/complete': { post: operations['completeTutorialStep'] }
  '/player-quests/claim-all': { post: operations['claimAllRewards'] }
  '/player-quests/daily/{questKey}/claim': { post: operations['claimDailyQuest'] }
  '/player-quests/infinite/{kind}/claim': { post: operations['claimInfiniteQuest'] }
  '/player-quests/daily-reward/take': { post: operations['takeDailyReward'] }
  '/public/game-tips': { get: operations['getGameTips'] }
  '/public/news': { get: operations['listNews'] }
  '/admin/news': { get: operations['listNewsForAdmin']; post: operations['createNews'] }
  '/admin/news/{id}': { get: operations['getNewsForAdmin']; put: operations['saveNews'] }
  '/admin/news-states': { post: operations['setNewsStates'] }
  '/admin/news-revisions': { get: operations['listNewsRevisionsForAdmin'] }
  '/player-content/react-to-item': { post: operations['reactToItem'] }
  '/player-content/reactions': { get: operations['listOwnReactions'] }
  '/public/legal/{page}': { get: operations['getLegalText'] }
  '/admin/legal': { get: operations['listLegalTextsForAdmin'] }
  '/admin/legal/{page}': { get: operations['getLegalTextForAdmin']; put: operations['setLegalText'] }
  '/admin/legal-versions': { get: operations['listLegalVersionsForAdmin'] }
  '/player-notifications': { get: operations['listNotifications'] }
  '/player-notifications/mark-as-read': { post: operations['markNotificationsAsRead'] }
  '/player-notifications/mark-all-as-read': { post: operations['markAllNotificationsAsRead'] }
  '/player-notifications/mark-all-as-shown': { post: operations['markAllNotificationsAsShown'] }
  '/player-notifications/push-settings': { get: operations['getPushSettings'] }
  '/player-notifications/push-notification-token': { patch: operations['savePushToken']; delete: operations['removePushToken'] }
  '/player-notifications/set-push-notifications-enabled': { post: operations['setPushNotificationsEnabled'] }
  '/player-sessions': { get: operations['listSessions'] }
  '/player-sessions/{sessionId}': { delete: operations['closeSession'] }
  '/player-sessions/close-others': { post: operations['closeOtherSessions'] }
  '/player-tokens': { get: operations['listPersonalTokens']; post: operations['createPersonalToken'] }
  '/player-tokens/{tokenId}': { delete: operations['revokePersonalToken'] }
  '/player-settings/gameplay': { get: operations['getGameplaySettings']; post: operations['changeGameplaySettings'] }
  '/player-settings/profile': { get: operations['getProfileSettings']; post: operations['changeProfile'] }
  '/player-settings/notifications': { get: operations['getNotificationSettings']; post: operations['changeNotificationSettings'] }
  '/player-settings/email': { post: operations['changeEmail'] }
  '/player-settings/cancel-email-change': { post: operations['cancelEmailChange'] }
  '/player-settings/request-deletion': { post: operations['requestDeletion'] }
  '/player-settings/request-deletion-by-telegram-web-app': { post: operations['requestDeletionByTelegram'] }
  '/player-settings/cancel-deletion': { post: operations['cancelDeletion'] }
  '/player-settings/data': { get: operations['getOwnData'] }
  '/game-data': { get: operations['getGameData'] }
  '/admin/players': { get: operations['listPlayersForAdmin'] }
  '/admin/players/{id}': { get: operations['getPlayerForAdmin'] }
  '/admin/players/{id}/block': { post: operations['blockPlayer'] }
  '/admin/players/{id}/unblock': { post: operations['unblockPlayer'] }
  '/admin/players/{id}/end-sessions': { post: operations['endPlayerSessions'] }
  '/admin/player-blocks': { post: operations['blockPlayers'] }
  '/admin/players/{id}/roles': { put: operations['setPlayerRoles'] }
  '/admin/money-entries': { get: operations['listMoneyEntriesForAdmin'] }
  '/admin/audit-entries': { get: operations['listAuditEntriesForAdmin'] }
  '/admin/alike-names': { get: operations['listAlikeNamesForAdmin'] }
  '/admin/money-corrections': { post: operations['correctMoney'] }
  '/admin/item-corrections': { post: operations['giveItem'] }
  '/admin/corrections/{id}/undo': { post: operations['undoCorrection'] }
  '/admin/corrections': { get: operations['listCorrectionsForAdmin'] }
  '/admin/players/{id}/at': { get: operations['getPlayerAtForAdmin'] }
  '/admin/players/{id}/ties': { get: operations['getPlayerTiesForAdmin'] }
  '/admin/players/{id}/sessions/{sessionId}/end': { post: operations['endPlayerSession'] }
  '/admin/players/{id}/sessions/end': { post: operations['endChosenPlayerSessions'] }
  '/admin/player-sessions': { get: operations['listPlayerSessionsForAdmin'] }
  '/admin/item-entries': { get: operations['listItemEntriesForAdmin'] }
  '/admin/player-fights': { get: operations['listPlayerFightsForAdmin'] }
  '/admin/player-notes': { get: operations['listPlayerNotesForAdmin']; post: operations['addPlayerNote'] }
  '/public/guides': { get: operations['listGuides'] }
  '/public/guides/{guideId}': { get: operations['getGuide'] }
  '/guides': { get: operations['listGuidesForEditor']; post: operations['createGuide'] }
  '/guides/{guideId}': { get: operations['getGuideForEditor']; put: operations['saveGuide']; delete: operations['deleteGuide'] }
  '/guides/{guideId}/publish': { post: operations['publishGuide'] }
  '/guides/{guideId}/withdraw': { post: operations['withdrawGuide'] }
  '/guides/{guideId}/revisions': { get: operations['listGuideRevisions'] }
  '/guides/{guideId}/revisions/{revision}': { get: operations['getGuideRevision'] }
  '/public/knowledge-base': { get: operations['getKnowledgeBase'] }
  '/public/knowledge-base/tutorial': { get: operations['listTutorialKnowledge'] }
  '/public/knowledge-base/missions': { get: operations['listMissionKnowledge'] }
  '/public/knowledge-base/gear': { get: operations['listGearClassKnowledge'] }
  '/public/knowledge-base/gear/{gearClass}': { get: operations['getGearClassKnowledge'] }
  '/public/knowledge-base/crusades': { get: operations['listCrusadeKnowledge'] }
  '/admin/knowledge-base/tip': { get: operations['listTipsForAdmin'] }
  '/admin/knowledge-base/tip/{tipKey}': { get: operations['getTipForAdmin']; put: operations['saveTip'] }
  '/admin/knowledge-base/tip-revisions': { get: operations['listTipRevisionsForAdmin'] }
  '/admin/knowledge-base/tip-states': { post: operations['setTipStates'] }
  '/admin/knowledge-base/tutorial': { get: operations['listTutorialTextsForAdmin'] }
  '/admin/knowledge-base/tutorial/{tutorialKey}': { get: operations['getTutorialTextForAdmin']; put: operations['saveTutorialText'] }
  '/admin/knowledge-base/tutorial-revisions': { get: operations['listTutorialRevisionsForAdmin'] }
  '/admin/knowledge-base/tutorial-states': { post: operations['setTutorialStates'] }
  '/public/app-config': { get: operations['getAppConfig'] }
  '/admin/app-config': { get: operations['listAppSettingsForAdmin'] }
  '/admin/app-config/{settingKey}': { get: operations['getAppSettingForAdmin']; put: operations['saveAppSetting'] }
  '/admin/app-config-revisions': { get: operations['listAppSettingRevisionsForAdmin'] }
  '/admin/statistics': { get: operations['getStatistics'] }
}

export type operations = {
  registerPlayer: {
    parameters: {
      header?: {
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]
        "game-socket-client-id"?: components["parameters"]["SocketClientId"]
        "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"]
      }
    }
    requestBody: {
      content: {
        "application/json": RegisterRequest
      }
    }
    responses: {
      200: {
        content: {
          "application/json": AuthResult
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  logIn: {
    parameters: {
      header?: {
        "telegram-web-app-init-data"?: components["parameters"]["TelegramInitDataToLink"]
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]
        "game-socket-client-id"?: components["parameters"]["SocketClientId"]
        "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"]
      }
    }
    requestBody: {
      content: {
        "application/json": LoginRequest
      }
    }
    responses: {
      200: {
        content: {
          "application/json": LoginResult
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  logInByCode: {
    parameters: {
      header?: {
        "telegram-web-app-init-data"?: components["parameters"]["TelegramInitDataToLink"]
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]
        "game-socket-client-id"?: components["parameters"]["SocketClientId"]
        "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"]
      }
    }
    requestBody: {
      content: {
        "application/json": LoginCodeRequest
      }
    }
    responses: {
      200: {
        content: {
          "application/json": AuthResult
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  getTelegramLogin: {
    parameters: {
      header: {
        "telegram-web-app-init-data": components["parameters"]["TelegramInitData"]
      }
    }
    responses: {
      200: {
        content: {
          "application/json": TelegramLogin
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  logInByTelegram: {
    parameters: {
      header: {
        "telegram-web-app-init-data": components["parameters"]["TelegramInitData"]
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]
        "game-socket-client-id"?: components["parameters"]["SocketClientId"]
        "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"]
      }
    }
    responses: {
      200: {
        content: {
          "application/json": LoginResult
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  registerByTelegram: {
    parameters: {
      header: {
        "telegram-web-app-init-data": components["parameters"]["TelegramInitData"]
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]
        "game-socket-client-id"?: components["parameters"]["SocketClientId"]
        "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"]
      }
    }
    requestBody: {
      content: {
        "application/json": TelegramRegisterRequest
      }
    }
    responses: {
      200: {
        content: {
          "application/json": AuthResult
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  getTelegramLink: {
    parameters: {}
    responses: {
      200: {
        content: {
          "application/json": TelegramLink
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  linkTelegram: {
    parameters: {
      header: {
        "telegram-web-app-init-data": components["parameters"]["TelegramInitData"]
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]
        "game-socket-client-id"?: components["parameters"]["SocketClientId"]
        "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"]
      }
    }
    requestBody: {
      content: {
        "application/json": PasswordAndMaybeCodeRequest
      }
    }
    responses: {
      204: {
        content?: never
      }
      default: components["responses"]["Failure"]
    }
  }
  unlinkTelegram: {
    parameters: {
      header?: {
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]
        "game-socket-client-id"?: components["parameters"]["SocketClientId"]
        "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"]
      }
    }
    requestBody: {
      content: {
        "application/json": PasswordAndMaybeCodeRequest
      }
    }
    responses: {
      204: {
        content?: never
      }
      default: components["responses"]["Failure"]
    }
  }
  addEmail: {
    parameters: {
      header: {
        "telegram-web-app-init-data": components["parameters"]["TelegramInitData"]
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]
        "game-socket-client-id"?: components["parameters"]["SocketClientId"]
        "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"]
      }
    }
    requestBody: {
      content: {
        "application/json": AddEmailRequest
      }
    }
    responses: {
      204: {
        content?: never
      }
      default: components["responses"]["Failure"]
    }
  }
  logOut: {
    parameters: {
      query?: {
        sessionId?: Uuid
      }
      header?: {
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]
        "game-socket-client-id"?: components["parameters"]["SocketClientId"]
        "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"]
      }
    }
    responses: {
      204: {
        content?: never
      }
      default: components["responses"]["Failure"]
    }
  }
  getAuthData: {
    parameters: {}
    responses: {
      200: {
        content: {
          "application/json": AuthResult
        }
      }
      204: {
        content?: never
      }
      default: components["responses"]["Failure"]
    }
  }
  getSessionEnd: {
    parameters: {}
    responses: {
      200: {
        content: {
          "application/json": SessionEndResult
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  renewBearer: {
    parameters: {
      header?: {
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]
        "game-socket-client-id"?: components["parameters"]["SocketClientId"]
        "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"]
      }
    }
    responses: {
      200: {
        content: {
          "application/json": Bearer
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  sendConfirmEmail: {
    parameters: {
      header?: {
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]
        "game-socket-client-id"?: components["parameters"]["SocketClientId"]
        "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"]
      }
    }
    responses: {
      204: {
        content?: never
      }
      default: components["responses"]["Failure"]
    }
  }
  confirmEmail: {
    parameters: {
      header?: {
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]
        "game-socket-client-id"?: components["parameters"]["SocketClientId"]
        "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"]
      }
    }
    requestBody: {
      content: {
        "application/json": ConfirmEmailRequest
      }
    }
    responses: {
      204: {
        content?: never
      }
      default: components["responses"]["Failure"]
    }
  }
  sendResetPassword: {
    parameters: {
      query: {
        email: Email
      }
      header?: {
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]
        "game-socket-client-id"?: components["parameters"]["SocketClientId"]
        "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"]
      }
    }
    responses: {
      204: {
        content?: never
      }
      default: components["responses"]["Failure"]
    }
  }
  changePassword: {
    parameters: {
      query: {
        token?: MailToken
        password?: AnyPassword
        newPassword: Password
        confirmNewPassword: AnyPassword
      }
      header?: {
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]
        "game-socket-client-id"?: components["parameters"]["SocketClientId"]
        "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"]
      }
    }
    responses: {
      204: {
        content?: never
      }
      default: components["responses"]["Failure"]
    }
  }
  getSecondFactor: {
    parameters: {}
    responses: {
      200: {
        content: {
          "application/json": SecondFactor
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  startSecondFactor: {
    parameters: {
      header?: {
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]
        "game-socket-client-id"?: components["parameters"]["SocketClientId"]
        "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"]
      }
    }
    requestBody: {
      content: {
        "application/json": PasswordRequest
      }
    }
    responses: {
      200: {
        content: {
          "application/json": SecondFactorSetup
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  confirmSecondFactor: {
    parameters: {
      header?: {
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]
        "game-socket-client-id"?: components["parameters"]["SocketClientId"]
        "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"]
      }
    }
    requestBody: {
      content: {
        "application/json": CodeRequest
      }
    }
    responses: {
      200: {
        content: {
          "application/json": RecoveryCodes
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  renewRecoveryCodes: {
    parameters: {
      header?: {
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]
        "game-socket-client-id"?: components["parameters"]["SocketClientId"]
        "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"]
      }
    }
    requestBody: {
      content: {
        "application/json": PasswordAndCodeRequest
      }
    }
    responses: {
      200: {
        content: {
          "application/json": RecoveryCodes
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  turnOffSecondFactor: {
    parameters: {
      header?: {
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]
        "game-socket-client-id"?: components["parameters"]["SocketClientId"]
        "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"]
      }
    }
    requestBody: {
      content: {
        "application/json": PasswordAndCodeRequest
      }
    }
    responses: {
      204: {
        content?: never
      }
      default: components["responses"]["Failure"]
    }
  }
  confirmEmailChange: {
    parameters: {
      header?: {
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]
        "game-socket-client-id"?: components["parameters"]["SocketClientId"]
        "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"]
      }
    }
    requestBody: {
      content: {
        "application/json": ConfirmEmailRequest
      }
    }
    responses: {
      200: {
        content: {
          "application/json": ConfirmEmailChangeResult
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  rejectEmailChange: {
    parameters: {
      header?: {
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]
        "game-socket-client-id"?: components["parameters"]["SocketClientId"]
        "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"]
      }
    }
    requestBody: {
      content: {
        "application/json": ConfirmEmailRequest
      }
    }
    responses: {
      204: {
        content?: never
      }
      default: components["responses"]["Failure"]
    }
  }
  confirmPassword: {
    parameters: {
      header?: {
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]
        "game-socket-client-id"?: components["parameters"]["SocketClientId"]
        "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"]
      }
    }
    requestBody: {
      content: {
        "application/json": PasswordRequest
      }
    }
    responses: {
      200: {
        content: {
          "application/json": PasswordConfirmation
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  getHeaderPlayerInfo: {
    parameters: {}
    responses: {
      200: {
        content: {
          "application/json": HeaderPlayerInfo
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  getWorld: {
    parameters: {
      header?: {
        "If-None-Match"?: components["parameters"]["IfNoneMatch"]
      }
    }
    responses: {
      200: {
        headers: {
          ETag: string
          "Cache-Control"?: string
          [name: string]: unknown
        }
        content: {
          "application/json": World
        }
      }
      304: {
        content?: never
      }
      default: components["responses"]["Failure"]
    }
  }
  listNeighbours: {
    parameters: {}
    responses: {
      200: {
        content: {
          "application/json": NeighbourList
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  getPlayer: {
    parameters: {
      path: {
        playerId: Id
      }
    }
    responses: {
      200: {
        content: {
          "application/json": PlayerProfile
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  buyUnits: {
    parameters: {
      header?: {
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]
        "game-socket-client-id"?: components["parameters"]["SocketClientId"]
        "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"]
      }
    }
    requestBody: {
      content: {
        "application/json": BuyUnitsRequest
      }
    }
    responses: {
      200: {
        content: {
          "application/json": BuyUnitsResult
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  fillArmy: {
    parameters: {
      header?: {
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]
        "game-socket-client-id"?: components["parameters"]["SocketClientId"]
        "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"]
      }
    }
    requestBody: {
      content: {
        "application/json": FillArmyRequest
      }
    }
    responses: {
      200: {
        content: {
          "application/json": FillArmyResult
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  equipGear: {
    parameters: {
      header?: {
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]
        "game-socket-client-id"?: components["parameters"]["SocketClientId"]
        "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"]
      }
    }
    requestBody: {
      content: {
        "application/json": EquipGearRequest
      }
    }
    responses: {
      200: {
        content: {
          "application/json": EquipGearResult
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  equipGearSet: {
    parameters: {
      header?: {
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]
        "game-socket-client-id"?: components["parameters"]["SocketClientId"]
        "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"]
      }
    }
    requestBody: {
      content: {
        "application/json": EquipGearSetRequest
      }
    }
    responses: {
      200: {
        content: {
          "application/json": EquipGearSetResult
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  unequipGear: {
    parameters: {
      header?: {
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]
        "game-socket-client-id"?: components["parameters"]["SocketClientId"]
        "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"]
      }
    }
    requestBody: {
      content: {
        "application/json": GearRequest
      }
    }
    responses: {
      200: {
        content: {
          "application/json": GearResult
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  markGearAsViewed: {
    parameters: {
      header?: {
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]
        "game-socket-client-id"?: components["parameters"]["SocketClientId"]
        "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"]
      }
    }
    requestBody: {
      content: {
        "application/json": GearRequest
      }
    }
    responses: {
      200: {
        content: {
          "application/json": GearResult
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  toggleGearLock: {
    parameters: {
      header?: {
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]
        "game-socket-client-id"?: components["parameters"]["SocketClientId"]
        "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"]
      }
    }
    requestBody: {
      content: {
        "application/json": GearRequest
      }
    }
    responses: {
      200: {
        content: {
          "application/json": ToggleGearLockResult
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  renameGear: {
    parameters: {
      header?: {
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]
        "game-socket-client-id"?: components["parameters"]["SocketClientId"]
        "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"]
      }
    }
    requestBody: {
      content: {
        "application/json": RenameGearRequest
      }
    }
    responses: {
      200: {
        content: {
          "application/json": RenameGearResult
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  recycleGear: {
    parameters: {
      header?: {
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]
        "game-socket-client-id"?: components["parameters"]["SocketClientId"]
        "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"]
      }
    }
    requestBody: {
      content: {
        "application/json": RecycleGearRequest
      }
    }
    responses: {
      200: {
        content: {
          "application/json": RecycleGearResult
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  addEnhancePoints: {
    parameters: {
      header?: {
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]
        "game-socket-client-id"?: components["parameters"]["SocketClientId"]
        "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"]
      }
    }
    requestBody: {
      content: {
        "application/json": AddEnhancePointsRequest
      }
    }
    responses: {
      200: {
        content: {
          "application/json": EnhancedGearResult
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  resetEnhancePoints: {
    parameters: {
      header?: {
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]
        "game-socket-client-id"?: components["parameters"]["SocketClientId"]
        "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"]
      }
    }
    requestBody: {
      content: {
        "application/json": GearRequest
      }
    }
    responses: {
      200: {
        content: {
          "application/json": EnhancedGearResult
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  transferBlankToGear: {
    parameters: {
      header?: {
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]
        "game-socket-client-id"?: components["parameters"]["SocketClientId"]
        "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"]
      }
    }
    requestBody: {
      content: {
        "application/json": TransferBlankRequest
      }
    }
    responses: {
      200: {
        content: {
          "application/json": GearResult
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  drinkWine: {
    parameters: {
      header?: {
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]
        "game-socket-client-id"?: components["parameters"]["SocketClientId"]
        "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"]
      }
    }
    requestBody: {
      content: {
        "application/json": DrinkWineRequest
      }
    }
    responses: {
      200: {
        content: {
          "application/json": DrinkWineResult
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  getItem: {
    parameters: {
      query: {
        type: ItemKind
        id: Id
        entityId?: Id
        amount?: StackAmount
        quality?: number
      }
    }
    responses: {
      200: {
        content: {
          "application/json": ItemDetails
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  upgradeBuilding: {
    parameters: {
      header?: {
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]
        "game-socket-client-id"?: components["parameters"]["SocketClientId"]
        "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"]
      }
    }
    requestBody: {
      content: {
        "application/json": UpgradeBuildingRequest
      }
    }
    responses: {
      200: {
        content: {
          "application/json": UpgradeBuildingResult
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  repairBuilding: {
    parameters: {
      header?: {
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]
        "game-socket-client-id"?: components["parameters"]["SocketClientId"]
        "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"]
      }
    }
    requestBody: {
      content: {
        "application/json": RepairBuildingRequest
      }
    }
    responses: {
      200: {
        content: {
          "application/json": RepairBuildingResult
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  grindGear: {
    parameters: {
      header?: {
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]
        "game-socket-client-id"?: components["parameters"]["SocketClientId"]
        "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"]
      }
    }
    requestBody: {
      content: {
        "application/json": GrindGearRequest
      }
    }
    responses: {
      200: {
        content: {
          "application/json": GrindGearResult
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  openSkillBranch: {
    parameters: {
      header?: {
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]
        "game-socket-client-id"?: components["parameters"]["SocketClientId"]
        "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"]
      }
      path: {
        branchKey: SkillBranchKey
      }
    }
    responses: {
      200: {
        content: {
          "application/json": OpenSkillBranchResult
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  learnSkill: {
    parameters: {
      header?: {
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]
        "game-socket-client-id"?: components["parameters"]["SocketClientId"]
        "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"]
      }
      path: {
        skillKey: SkillKey
      }
    }
    requestBody: {
      content: {
        "application/json": LearnSkillRequest
      }
    }
    responses: {
      200: {
        content: {
          "application/json": LearnSkillResult
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  startTaxCollection: {
    parameters: {
      header?: {
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]
        "game-socket-client-id"?: components["parameters"]["SocketClientId"]
        "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"]
      }
    }
    requestBody: {
      content: {
        "application/json": StartTaxCollectionRequest
      }
    }
    responses: {
      200: {
        content: {
          "application/json": StartTaxCollectionResult
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  buyShopGear: {
    parameters: {
      header?: {
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]
        "game-socket-client-id"?: components["parameters"]["SocketClientId"]
        "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"]
      }
    }
    requestBody: {
      content: {
        "application/json": BuyShopGearRequest
      }
    }
    responses: {
      200: {
        content: {
          "application/json": BuyShopGearResult
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  sellGear: {
    parameters: {
      header?: {
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]
        "game-socket-client-id"?: components["parameters"]["SocketClientId"]
        "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"]
      }
    }
    requestBody: {
      content: {
        "application/json": SellGearRequest
      }
    }
    responses: {
      200: {
        content: {
          "application/json": SellResult
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  buyBlankGear: {
    parameters: {
      header?: {
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]
        "game-socket-client-id"?: components["parameters"]["SocketClientId"]
        "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"]
      }
    }
    requestBody: {
      content: {
        "application/json": BuyBlankGearRequest
      }
    }
    responses: {
      200: {
        content: {
          "application/json": BuyBlankGearResult
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  buyConsumables: {
    parameters: {
      header?: {
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]
        "game-socket-client-id"?: components["parameters"]["SocketClientId"]
        "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"]
      }
    }
    requestBody: {
      content: {
        "application/json": BuyConsumablesRequest
      }
    }
    responses: {
      200: {
        content: {
          "application/json": BuyConsumablesResult
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  sellConsumables: {
    parameters: {
      header?: {
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]
        "game-socket-client-id"?: components["parameters"]["SocketClientId"]
        "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"]
      }
    }
    requestBody: {
      content: {
        "application/json": SellConsumablesRequest
      }
    }
    responses: {
      200: {
        content: {
          "application/json": SellResult
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  buyGold: {
    parameters: {
      header?: {
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]
        "game-socket-client-id"?: components["parameters"]["SocketClientId"]
        "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"]
      }
    }
    requestBody: {
      content: {
        "application/json": BuyGoldRequest
      }
    }
    responses: {
      200: {
        content: {
          "application/json": BuyGoldResult
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  listDonateOrders: {
    parameters: {
      query?: {
        limit?: components["parameters"]["Limit"]
        cursor?: components["parameters"]["Cursor"]
      }
    }
    responses: {
      200: {
        content: {
          "application/json": DonateOrderList
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  createDonateOrder: {
    parameters: {
      header?: {
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]
        "game-socket-client-id"?: components["parameters"]["SocketClientId"]
        "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"]
      }
    }
    requestBody: {
      content: {
        "application/json": CreateDonateOrderRequest
      }
    }
    responses: {
      200: {
        content: {
          "application/json": DonateOrderResult
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  getDonateOrder: {
    parameters: {
      path: {
        orderId: Id
      }
    }
    responses: {
      200: {
        content: {
          "application/json": DonateOrder
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  cancelDonateOrder: {
    parameters: {
      header?: {
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]
        "game-socket-client-id"?: components["parameters"]["SocketClientId"]
        "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"]
      }
      path: {
        orderId: Id
      }
    }
    responses: {
      200: {
        content: {
          "application/json": DonateOrderResult
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  settleDonateDebt: {
    parameters: {
      header?: {
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]
        "game-socket-client-id"?: components["parameters"]["SocketClientId"]
        "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"]
      }
    }
    responses: {
      200: {
        content: {
          "application/json": DonateDebtResult
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  setDonateLimit: {
    parameters: {
      header?: {
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]
        "game-socket-client-id"?: components["parameters"]["SocketClientId"]
        "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"]
      }
    }
    requestBody: {
      content: {
        "application/json": SetDonateLimitRequest
      }
    }
    responses: {
      200: {
        content: {
          "application/json": DonateLimitResult
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  listDonateOrdersForAdmin: {
    parameters: {
      query?: {
        sort?: string
        range?: string
        filter?: string
      }
    }
    responses: {
      200: {
        headers: {
          "Content-Range"?: string
          [name: string]: unknown
        }
        content: {
          "application/json": AdminDonateOrderList
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  getDonateOrderForAdmin: {
    parameters: {
      path: {
        id: Id
      }
    }
    responses: {
      200: {
        content: {
          "application/json": AdminDonateOrder
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  refundDonateOrder: {
    parameters: {
      header?: {
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]
        "game-socket-client-id"?: components["parameters"]["SocketClientId"]
        "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"]
      }
      path: {
        id: Id
      }
    }
    responses: {
      200: {
        content: {
          "application/json": AdminDonateOrder
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  listDonatePaymentsForAdmin: {
    parameters: {
      query?: {
        sort?: string
        range?: string
        filter?: string
      }
    }
    responses: {
      200: {
        headers: {
          "Content-Range"?: string
          [name: string]: unknown
        }
        content: {
          "application/json": AdminDonatePaymentList
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  listMarketLots: {
    parameters: {
      query?: {
        limit?: components["parameters"]["Limit"]
        cursor?: components["parameters"]["Cursor"]
        currency?: MarketCurrency
        search?: MarketSearch
        gearClass?: GearClass
        group?: ArmyGroup
        itemId?: Id
        levelMin?: Level
        levelMax?: Level
        qualityMin?: Percent
        qualityMax?: Percent
        enhanceLevelMin?: EnhanceLevel
        isSharpened?: boolean
        priceMin?: Amount
        priceMax?: Amount
        sort?: MarketSort
        direction?: SortDirection
      }
      path: {
        marketKey: MarketKey
      }
    }
    responses: {
      200: {
        content: {
          "application/json": MarketLotList
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  listMyMarketLots: {
    parameters: {}
    responses: {
      200: {
        content: {
          "application/json": MyMarketLots
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  getMarketTerms: {
    parameters: {
      query: {
        marketKey: MarketKey
        itemId: Id
        amount?: LotAmount
      }
    }
    responses: {
      200: {
        content: {
          "application/json": MarketTerms
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  createMarketLot: {
    parameters: {
      header?: {
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]
        "game-socket-client-id"?: components["parameters"]["SocketClientId"]
        "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"]
      }
    }
    requestBody: {
      content: {
        "application/json": CreateMarketLotRequest
      }
    }
    responses: {
      200: {
        content: {
          "application/json": MarketLotResult
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  getMarketLotPrices: {
    parameters: {
      path: {
        lotId: Id
      }
    }
    responses: {
      200: {
        content: {
          "application/json": MarketLotPrices
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  buyMarketLot: {
    parameters: {
      header?: {
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]
        "game-socket-client-id"?: components["parameters"]["SocketClientId"]
        "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"]
      }
      path: {
        lotId: Id
      }
    }
    requestBody: {
      content: {
        "application/json": BuyMarketLotRequest
      }
    }
    responses: {
      200: {
        content: {
          "application/json": BuyMarketLotResult
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  cancelMarketLot: {
    parameters: {
      header?: {
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]
        "game-socket-client-id"?: components["parameters"]["SocketClientId"]
        "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"]
      }
      path: {
        lotId: Id
      }
    }
    responses: {
      200: {
        content: {
          "application/json": CancelMarketLotResult
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  makeCraft: {
    parameters: {
      header?: {
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]
        "game-socket-client-id"?: components["parameters"]["SocketClientId"]
        "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"]
      }
    }
    requestBody: {
      content: {
        "application/json": MakeCraftRequest
      }
    }
    responses: {
      200: {
        content: {
          "application/json": MakeCraftResult
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  resetCraft: {
    parameters: {
      header?: {
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]
        "game-socket-client-id"?: components["parameters"]["SocketClientId"]
        "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"]
      }
    }
    requestBody: {
      content: {
        "application/json": ResetCraftRequest
      }
    }
    responses: {
      200: {
        content: {
          "application/json": ResetCraftResult
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  createCraftCategory: {
    parameters: {
      header?: {
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]
        "game-socket-client-id"?: components["parameters"]["SocketClientId"]
        "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"]
      }
    }
    requestBody: {
      content: {
        "application/json": CraftCategoryRequest
      }
    }
    responses: {
      200: {
        content: {
          "application/json": CraftCategoryResult
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  deleteCraftCategory: {
    parameters: {
      header?: {
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]
        "game-socket-client-id"?: components["parameters"]["SocketClientId"]
        "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"]
      }
      path: {
        categoryId: CraftCategoryId
      }
    }
    responses: {
      200: {
        content: {
          "application/json": DeletedCraftCategory
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  renameCraftCategory: {
    parameters: {
      header?: {
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]
        "game-socket-client-id"?: components["parameters"]["SocketClientId"]
        "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"]
      }
      path: {
        categoryId: CraftCategoryId
      }
    }
    requestBody: {
      content: {
        "application/json": CraftCategoryRequest
      }
    }
    responses: {
      200: {
        content: {
          "application/json": CraftCategoryResult
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  saveCraftRecipe: {
    parameters: {
      header?: {
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]
        "game-socket-client-id"?: components["parameters"]["SocketClientId"]
        "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"]
      }
    }
    requestBody: {
      content: {
        "application/json": SaveCraftRecipeRequest
      }
    }
    responses: {
      200: {
        content: {
          "application/json": SaveCraftRecipeResult
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  deleteCraftRecipe: {
    parameters: {
      header?: {
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]
        "game-socket-client-id"?: components["parameters"]["SocketClientId"]
        "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"]
      }
      path: {
        recipeId: CraftRecipeId
      }
    }
    responses: {
      200: {
        content: {
          "application/json": DeletedCraftRecipe
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  moveCraftRecipe: {
    parameters: {
      header?: {
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]
        "game-socket-client-id"?: components["parameters"]["SocketClientId"]
        "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"]
      }
      path: {
        recipeId: CraftRecipeId
      }
    }
    requestBody: {
      content: {
        "application/json": MoveCraftRecipeRequest
      }
    }
    responses: {
      200: {
        content: {
          "application/json": MoveCraftRecipeResult
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  restoreEnergy: {
    parameters: {
      header?: {
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]
        "game-socket-client-id"?: components["parameters"]["SocketClientId"]
        "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"]
      }
    }
    responses: {
      200: {
        content: {
          "application/json": RestoreEnergyResult
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  listMissions: {
    parameters: {}
    responses: {
      200: {
        content: {
          "application/json": MissionList
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  startMission: {
    parameters: {
      header?: {
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]
        "game-socket-client-id"?: components["parameters"]["SocketClientId"]
        "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"]
      }
    }
    requestBody: {
      content: {
        "application/json": StartMissionRequest
      }
    }
    responses: {
      200: {
        content: {
          "application/json": StartMissionResult
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  getUnlimitedMission: {
    parameters: {}
    responses: {
      200: {
        content: {
          "application/json": UnlimitedMission
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  startUnlimitedMission: {
    parameters: {
      header?: {
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]
        "game-socket-client-id"?: components["parameters"]["SocketClientId"]
        "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"]
      }
    }
    responses: {
      200: {
        content: {
          "application/json": StartUnlimitedMissionResult
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  listOpponents: {
    parameters: {}
    responses: {
      200: {
        content: {
          "application/json": OpponentList
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  getOpponent: {
    parameters: {
      path: {
        opponentId: OpponentId
      }
    }
    responses: {
      200: {
        content: {
          "application/json": Opponent
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  setGarrison: {
    parameters: {
      header?: {
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]
        "game-socket-client-id"?: components["parameters"]["SocketClientId"]
        "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"]
      }
    }
    requestBody: {
      content: {
        "application/json": SetGarrisonRequest
      }
    }
    responses: {
      200: {
        content: {
          "application/json": SetGarrisonResult
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  setMotto: {
    parameters: {
      header?: {
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]
        "game-socket-client-id"?: components["parameters"]["SocketClientId"]
        "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"]
      }
    }
    requestBody: {
      content: {
        "application/json": SetMottoRequest
      }
    }
    responses: {
      200: {
        content: {
          "application/json": SetMottoResult
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  searchOpponents: {
    parameters: {
      header?: {
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]
        "game-socket-client-id"?: components["parameters"]["SocketClientId"]
        "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"]
      }
    }
    responses: {
      200: {
        content: {
          "application/json": SearchOpponentsResult
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  spyOnCastle: {
    parameters: {
      header?: {
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]
        "game-socket-client-id"?: components["parameters"]["SocketClientId"]
        "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"]
      }
      path: {
        opponentId: OpponentId
      }
    }
    responses: {
      200: {
        content: {
          "application/json": SpyOnCastleResult
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  startRaid: {
    parameters: {
      header?: {
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]
        "game-socket-client-id"?: components["parameters"]["SocketClientId"]
        "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"]
      }
    }
    requestBody: {
      content: {
        "application/json": StartRaidRequest
      }
    }
    responses: {
      200: {
        content: {
          "application/json": StartRaidResult
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  listCrusades: {
    parameters: {
      query?: {
        limit?: components["parameters"]["Limit"]
        cursor?: components["parameters"]["Cursor"]
      }
    }
    responses: {
      200: {
        content: {
          "application/json": CrusadeList
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  createCrusade: {
    parameters: {
      header?: {
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]
        "game-socket-client-id"?: components["parameters"]["SocketClientId"]
        "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"]
      }
    }
    requestBody: {
      content: {
        "application/json": CreateCrusadeRequest
      }
    }
    responses: {
      200: {
        content: {
          "application/json": CrusadeResult
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  getOwnCrusade: {
    parameters: {}
    responses: {
      200: {
        content: {
          "application/json": OwnCrusade
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  getCrusadeByLink: {
    parameters: {
      query: {
        invite: Uuid
      }
    }
    responses: {
      200: {
        content: {
          "application/json": Crusade
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  getCrusade: {
    parameters: {
      path: {
        crusadeId: Id
      }
    }
    responses: {
      200: {
        content: {
          "application/json": Crusade
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  removeCrusade: {
    parameters: {
      header?: {
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]
        "game-socket-client-id"?: components["parameters"]["SocketClientId"]
        "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"]
      }
      path: {
        crusadeId: Id
      }
    }
    responses: {
      200: {
        content: {
          "application/json": EndedCrusadeResult
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  disbandCrusade: {
    parameters: {
      header?: {
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]
        "game-socket-client-id"?: components["parameters"]["SocketClientId"]
        "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"]
      }
      path: {
        crusadeId: Id
      }
    }
    responses: {
      200: {
        content: {
          "application/json": EndedCrusadeResult
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  startCrusade: {
    parameters: {
      header?: {
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]
        "game-socket-client-id"?: components["parameters"]["SocketClientId"]
        "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"]
      }
      path: {
        crusadeId: Id
      }
    }
    responses: {
      200: {
        content: {
          "application/json": CrusadeResult
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  sendCrusadeRequest: {
    parameters: {
      header?: {
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]
        "game-socket-client-id"?: components["parameters"]["SocketClientId"]
        "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"]
      }
      path: {
        crusadeId: Id
      }
    }
    requestBody: {
      content: {
        "application/json": SendCrusadeRequestRequest
      }
    }
    responses: {
      200: {
        content: {
          "application/json": CrusadeResult
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  revokeCrusadeRequest: {
    parameters: {
      header?: {
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]
        "game-socket-client-id"?: components["parameters"]["SocketClientId"]
        "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"]
      }
      path: {
        crusadeId: Id
      }
    }
    responses: {
      200: {
        content: {
          "application/json": CrusadeResult
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  acceptCrusadeRequest: {
    parameters: {
      header?: {
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]
        "game-socket-client-id"?: components["parameters"]["SocketClientId"]
        "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"]
      }
      path: {
        crusadeId: Id
        playerId: Id
      }
    }
    responses: {
      200: {
        content: {
          "application/json": CrusadeResult
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  rejectCrusadeRequest: {
    parameters: {
      header?: {
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]
        "game-socket-client-id"?: components["parameters"]["SocketClientId"]
        "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"]
      }
      path: {
        crusadeId: Id
        playerId: Id
      }
    }
    responses: {
      200: {
        content: {
          "application/json": CrusadeResult
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  kickCrusadeMember: {
    parameters: {
      header?: {
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]
        "game-socket-client-id"?: components["parameters"]["SocketClientId"]
        "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"]
      }
      path: {
        crusadeId: Id
        playerId: Id
      }
    }
    responses: {
      200: {
        content: {
          "application/json": CrusadeResult
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  leaveCrusade: {
    parameters: {
      header?: {
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]
        "game-socket-client-id"?: components["parameters"]["SocketClientId"]
        "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"]
      }
      path: {
        crusadeId: Id
      }
    }
    responses: {
      200: {
        content: {
          "application/json": EndedCrusadeResult
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  inviteToCrusade: {
    parameters: {
      header?: {
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]
        "game-socket-client-id"?: components["parameters"]["SocketClientId"]
        "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"]
      }
      path: {
        crusadeId: Id
      }
    }
    requestBody: {
      content: {
        "application/json": InviteToCrusadeRequest
      }
    }
    responses: {
      200: {
        content: {
          "application/json": CrusadeResult
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  revokeCrusadeInvitation: {
    parameters: {
      header?: {
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]
        "game-socket-client-id"?: components["parameters"]["SocketClientId"]
        "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"]
      }
      path: {
        crusadeId: Id
        playerId: Id
      }
    }
    responses: {
      200: {
        content: {
          "application/json": CrusadeResult
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  acceptCrusadeInvitation: {
    parameters: {
      header?: {
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]
        "game-socket-client-id"?: components["parameters"]["SocketClientId"]
        "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"]
      }
      path: {
        crusadeId: Id
      }
    }
    responses: {
      200: {
        content: {
          "application/json": CrusadeResult
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  declineCrusadeInvitation: {
    parameters: {
      header?: {
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]
        "game-socket-client-id"?: components["parameters"]["SocketClientId"]
        "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"]
      }
      path: {
        crusadeId: Id
      }
    }
    responses: {
      200: {
        content: {
          "application/json": EndedCrusadeResult
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  listGuildFoundings: {
    parameters: {
      query?: {
        limit?: components["parameters"]["Limit"]
        cursor?: components["parameters"]["Cursor"]
      }
    }
    responses: {
      200: {
        content: {
          "application/json": GuildFoundingList
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  createGuildFounding: {
    parameters: {
      header?: {
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]
        "game-socket-client-id"?: components["parameters"]["SocketClientId"]
        "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"]
      }
    }
    requestBody: {
      content: {
        "application/json": CreateGuildFoundingRequest
      }
    }
    responses: {
      200: {
        content: {
          "application/json": GuildFoundingResult
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  getGuildFounding: {
    parameters: {
      path: {
        foundingId: Id
      }
    }
    responses: {
      200: {
        content: {
          "application/json": GuildFounding
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  chipIntoFounding: {
    parameters: {
      header?: {
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]
        "game-socket-client-id"?: components["parameters"]["SocketClientId"]
        "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"]
      }
      path: {
        foundingId: Id
      }
    }
    requestBody: {
      content: {
        "application/json": ChipIntoFoundingRequest
      }
    }
    responses: {
      200: {
        content: {
          "application/json": GuildFoundingResult
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  withdrawFromFounding: {
    parameters: {
      header?: {
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]
        "game-socket-client-id"?: components["parameters"]["SocketClientId"]
        "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"]
      }
      path: {
        foundingId: Id
      }
    }
    responses: {
      200: {
        content: {
          "application/json": GuildFoundingResult
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  cancelGuildFounding: {
    parameters: {
      header?: {
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]
        "game-socket-client-id"?: components["parameters"]["SocketClientId"]
        "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"]
      }
      path: {
        foundingId: Id
      }
    }
    responses: {
      200: {
        content: {
          "application/json": GuildFoundingResult
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  foundGuild: {
    parameters: {
      header?: {
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]
        "game-socket-client-id"?: components["parameters"]["SocketClientId"]
        "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"]
      }
    }
    requestBody: {
      content: {
        "application/json": FoundGuildRequest
      }
    }
    responses: {
      200: {
        content: {
          "application/json": GuildResult
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  getOwnGuild: {
    parameters: {}
    responses: {
      200: {
        content: {
          "application/json": GuildData
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  getGuild: {
    parameters: {
      path: {
        guildTag: GuildTag
      }
    }
    responses: {
      200: {
        content: {
          "application/json": Guild
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  deleteGuild: {
    parameters: {
      header?: {
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]
        "game-socket-client-id"?: components["parameters"]["SocketClientId"]
        "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"]
      }
      path: {
        guildTag: GuildTag
      }
    }
    responses: {
      200: {
        content: {
          "application/json": GuildDeleted
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  editGuild: {
    parameters: {
      header?: {
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]
        "game-socket-client-id"?: components["parameters"]["SocketClientId"]
        "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"]
      }
      path: {
        guildTag: GuildTag
      }
    }
    requestBody: {
      content: {
        "application/json": EditGuildRequest
      }
    }
    responses: {
      200: {
        content: {
          "application/json": GuildResult
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  saveGuildRoles: {
    parameters: {
      header?: {
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]
        "game-socket-client-id"?: components["parameters"]["SocketClientId"]
        "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"]
      }
      path: {
        guildTag: GuildTag
      }
    }
    requestBody: {
      content: {
        "application/json": SaveGuildRolesRequest
      }
    }
    responses: {
      200: {
        content: {
          "application/json": GuildResult
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  listGuildJoinRequests: {
    parameters: {
      query?: {
        limit?: components["parameters"]["Limit"]
        cursor?: components["parameters"]["Cursor"]
      }
      path: {
        guildTag: GuildTag
      }
    }
    responses: {
      200: {
        content: {
          "application/json": GuildJoinRequestList
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  sendGuildJoinRequest: {
    parameters: {
      header?: {
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]
        "game-socket-client-id"?: components["parameters"]["SocketClientId"]
        "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"]
      }
      path: {
        guildTag: GuildTag
      }
    }
    responses: {
      200: {
        content: {
          "application/json": GuildResult
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  revokeGuildJoinRequest: {
    parameters: {
      header?: {
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]
        "game-socket-client-id"?: components["parameters"]["SocketClientId"]
        "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"]
      }
      path: {
        guildTag: GuildTag
      }
    }
    responses: {
      200: {
        content: {
          "application/json": GuildResult
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  acceptGuildJoinRequest: {
    parameters: {
      header?: {
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]
        "game-socket-client-id"?: components["parameters"]["SocketClientId"]
        "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"]
      }
      path: {
        guildTag: GuildTag
        playerId: Id
      }
    }
    responses: {
      200: {
        content: {
          "application/json": GuildResult
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  rejectGuildJoinRequest: {
    parameters: {
      header?: {
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]
        "game-socket-client-id"?: components["parameters"]["SocketClientId"]
        "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"]
      }
      path: {
        guildTag: GuildTag
        playerId: Id
      }
    }
    responses: {
      200: {
        content: {
          "application/json": GuildResult
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  listGuildMembers: {
    parameters: {
      path: {
        guildTag: GuildTag
      }
    }
    responses: {
      200: {
        content: {
          "application/json": GuildMemberList
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  kickGuildMember: {
    parameters: {
      header?: {
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]
        "game-socket-client-id"?: components["parameters"]["SocketClientId"]
        "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"]
      }
      path: {
        guildTag: GuildTag
        playerId: Id
      }
    }
    responses: {
      200: {
        content: {
          "application/json": GuildResult
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  changeGuildRole: {
    parameters: {
      header?: {
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]
        "game-socket-client-id"?: components["parameters"]["SocketClientId"]
        "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"]
      }
      path: {
        guildTag: GuildTag
        playerId: Id
      }
    }
    requestBody: {
      content: {
        "application/json": ChangeGuildRoleRequest
      }
    }
    responses: {
      200: {
        content: {
          "application/json": GuildResult
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  transferGuildLeadership: {
    parameters: {
      header?: {
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]
        "game-socket-client-id"?: components["parameters"]["SocketClientId"]
        "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"]
      }
      path: {
        guildTag: GuildTag
      }
    }
    requestBody: {
      content: {
        "application/json": TransferGuildLeadershipRequest
      }
    }
    responses: {
      200: {
        content: {
          "application/json": GuildResult
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  leaveGuild: {
    parameters: {
      header?: {
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]
        "game-socket-client-id"?: components["parameters"]["SocketClientId"]
        "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"]
      }
      path: {
        guildTag: GuildTag
      }
    }
    responses: {
      200: {
        content: {
          "application/json": GuildResult
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  listGuildHistory: {
    parameters: {
      query?: {
        limit?: components["parameters"]["Limit"]
        cursor?: components["parameters"]["Cursor"]
      }
      path: {
        guildTag: GuildTag
      }
    }
    responses: {
      200: {
        content: {
          "application/json": GuildHistoryList
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  listGuildWeeks: {
    parameters: {
      path: {
        guildTag: GuildTag
      }
    }
    responses: {
      200: {
        content: {
          "application/json": GuildWeekList
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  getCurrentChallenge: {
    parameters: {
      query?: {
        limit?: components["parameters"]["Limit"]
        cursor?: components["parameters"]["Cursor"]
      }
    }
    responses: {
      200: {
        content: {
          "application/json": CurrentChallenge
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  listChallengeHistory: {
    parameters: {
      query?: {
        limit?: components["parameters"]["Limit"]
        cursor?: components["parameters"]["Cursor"]
      }
    }
    responses: {
      200: {
        content: {
          "application/json": ChallengeHistory
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  getPastChallenge: {
    parameters: {
      query?: {
        limit?: components["parameters"]["Limit"]
        cursor?: components["parameters"]["Cursor"]
      }
      path: {
        challengeId: Id
      }
    }
    responses: {
      200: {
        content: {
          "application/json": PastChallenge
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  listChallengeRecords: {
    parameters: {}
    responses: {
      200: {
        content: {
          "application/json": ChallengeRecords
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  listFights: {
    parameters: {
      query?: {
        limit?: components["parameters"]["Limit"]
        cursor?: components["parameters"]["Cursor"]
        type?: FightType
        side?: FightSide
      }
    }
    responses: {
      200: {
        content: {
          "application/json": FightList
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  getFight: {
    parameters: {
      path: {
        fightId: Id
      }
    }
    responses: {
      200: {
        content: {
          "application/json": Fight
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  markFightAsViewed: {
    parameters: {
      header?: {
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]
        "game-socket-client-id"?: components["parameters"]["SocketClientId"]
        "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"]
      }
      path: {
        fightId: Id
      }
    }
    responses: {
      200: {
        content: {
          "application/json": MarkFightAsViewedResult
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  getSharedFight: {
    parameters: {
      header?: {
        "If-None-Match"?: components["parameters"]["IfNoneMatch"]
      }
      path: {
        shareKey: Uuid
      }
    }
    responses: {
      200: {
        headers: {
          ETag: string
          "Cache-Control"?: string
          [name: string]: unknown
        }
        content: {
          "application/json": Fight
        }
      }
      304: {
        content?: never
      }
      default: components["responses"]["Failure"]
    }
  }
  listFairSecrets: {
    parameters: {
      query?: {
        until?: GameDay
        limit?: number
      }
      header?: {
        "If-None-Match"?: components["parameters"]["IfNoneMatch"]
      }
    }
    responses: {
      200: {
        headers: {
          ETag: string
          "Cache-Control"?: string
          [name: string]: unknown
        }
        content: {
          "application/json": FairSecrets
        }
      }
      304: {
        content?: never
      }
      default: components["responses"]["Failure"]
    }
  }
  listMoneyHistory: {
    parameters: {
      query?: {
        limit?: components["parameters"]["Limit"]
        cursor?: components["parameters"]["Cursor"]
        currency?: Currency
        source?: MoneySource
        type?: MoneyEntryType
      }
    }
    responses: {
      200: {
        content: {
          "application/json": MoneyHistory
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  getMoneySummary: {
    parameters: {}
    responses: {
      200: {
        content: {
          "application/json": MoneySummary
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  listItemHistory: {
    parameters: {
      query?: {
        limit?: components["parameters"]["Limit"]
        cursor?: components["parameters"]["Cursor"]
        kind?: ItemKind
        action?: ItemAction
        source?: ItemSource
      }
    }
    responses: {
      200: {
        content: {
          "application/json": ItemHistory
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  getItemSummary: {
    parameters: {}
    responses: {
      200: {
        content: {
          "application/json": ItemSummary
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  listTopPlayers: {
    parameters: {
      query?: {
        sort?: TopListSort
        direction?: SortDirection
        limit?: components["parameters"]["Limit"]
        cursor?: components["parameters"]["Cursor"]
      }
    }
    responses: {
      200: {
        content: {
          "application/json": TopPlayerList
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  getOwnPlace: {
    parameters: {
      query?: {
        sort?: TopListSort
        direction?: SortDirection
      }
    }
    responses: {
      200: {
        content: {
          "application/json": OwnPlace
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  listPlayersByName: {
    parameters: {
      query: {
        name: NameSearch
        sort?: TopListSort
        direction?: SortDirection
      }
    }
    responses: {
      200: {
        content: {
          "application/json": FoundPlayers
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  listTopGuilds: {
    parameters: {
      query?: {
        sort?: TopGuildSort
        direction?: SortDirection
        limit?: components["parameters"]["Limit"]
        cursor?: components["parameters"]["Cursor"]
      }
    }
    responses: {
      200: {
        content: {
          "application/json": TopGuildList
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  getOwnGuildPlace: {
    parameters: {
      query?: {
        sort?: TopGuildSort
        direction?: SortDirection
      }
    }
    responses: {
      200: {
        content: {
          "application/json": OwnGuildPlace
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  listGuildsByName: {
    parameters: {
      query: {
        name: GuildSearch
        sort?: TopGuildSort
        direction?: SortDirection
      }
    }
    responses: {
      200: {
        content: {
          "application/json": FoundGuilds
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  completeTutorialStep: {
    parameters: {
      header?: {
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]
        "game-socket-client-id"?: components["parameters"]["SocketClientId"]
        "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"]
      }
      path: {
        stepKey: StepKey
      }
    }
    responses: {
      200: {
        content: {
          "application/json": CompleteTutorialStepResult
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  claimAllRewards: {
    parameters: {
      header?: {
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]
        "game-socket-client-id"?: components["parameters"]["SocketClientId"]
        "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"]
      }
    }
    responses: {
      200: {
        content: {
          "application/json": ClaimAllRewardsResult
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  claimDailyQuest: {
    parameters: {
      header?: {
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]
        "game-socket-client-id"?: components["parameters"]["SocketClientId"]
        "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"]
      }
      path: {
        questKey: StepKey
      }
    }
    responses: {
      200: {
        content: {
          "application/json": ClaimDailyQuestResult
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  claimInfiniteQuest: {
    parameters: {
      header?: {
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]
        "game-socket-client-id"?: components["parameters"]["SocketClientId"]
        "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"]
      }
      path: {
        kind: InfiniteQuestKind
      }
    }
    responses: {
      200: {
        content: {
          "application/json": ClaimInfiniteQuestResult
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  takeDailyReward: {
    parameters: {
      header?: {
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]
        "game-socket-client-id"?: components["parameters"]["SocketClientId"]
        "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"]
      }
    }
    responses: {
      200: {
        content: {
          "application/json": TakeDailyRewardResult
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  getGameTips: {
    parameters: {
      header?: {
        "If-None-Match"?: components["parameters"]["IfNoneMatch"]
      }
    }
    responses: {
      200: {
        headers: {
          ETag: string
          "Cache-Control"?: string
          [name: string]: unknown
        }
        content: {
          "application/json": GameTips
        }
      }
      304: {
        content?: never
      }
      default: components["responses"]["Failure"]
    }
  }
  listNews: {
    parameters: {
      query?: {
        limit?: components["parameters"]["Limit"]
        cursor?: components["parameters"]["Cursor"]
      }
      header?: {
        "If-None-Match"?: components["parameters"]["IfNoneMatch"]
      }
    }
    responses: {
      200: {
        headers: {
          ETag: string
          "Cache-Control"?: string
          [name: string]: unknown
        }
        content: {
          "application/json": NewsList
        }
      }
      304: {
        content?: never
      }
      default: components["responses"]["Failure"]
    }
  }
  listNewsForAdmin: {
    parameters: {
      query?: {
        sort?: string
        range?: string
        filter?: string
      }
    }
    responses: {
      200: {
        headers: {
          "Content-Range"?: string
          [name: string]: unknown
        }
        content: {
          "application/json": AdminNewsList
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  createNews: {
    parameters: {
      header?: {
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]
        "game-socket-client-id"?: components["parameters"]["SocketClientId"]
        "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"]
      }
    }
    requestBody: {
      content: {
        "application/json": CreateNewsRequest
      }
    }
    responses: {
      200: {
        content: {
          "application/json": AdminNews
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  getNewsForAdmin: {
    parameters: {
      path: {
        id: Id
      }
    }
    responses: {
      200: {
        content: {
          "application/json": AdminNews
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  saveNews: {
    parameters: {
      header?: {
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]
        "game-socket-client-id"?: components["parameters"]["SocketClientId"]
        "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"]
      }
      path: {
        id: Id
      }
    }
    requestBody: {
      content: {
        "application/json": SaveNewsRequest
      }
    }
    responses: {
      200: {
        content: {
          "application/json": AdminNews
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  setNewsStates: {
    parameters: {
      header?: {
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]
        "game-socket-client-id"?: components["parameters"]["SocketClientId"]
        "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"]
      }
    }
    requestBody: {
      content: {
        "application/json": SetNewsStatesRequest
      }
    }
    responses: {
      200: {
        content: {
          "application/json": SetNewsStatesResult
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  listNewsRevisionsForAdmin: {
    parameters: {
      query?: {
        sort?: string
        range?: string
        filter?: string
      }
    }
    responses: {
      200: {
        headers: {
          "Content-Range"?: string
          [name: string]: unknown
        }
        content: {
          "application/json": AdminNewsRevisionList
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  reactToItem: {
    parameters: {
      header?: {
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]
        "game-socket-client-id"?: components["parameters"]["SocketClientId"]
        "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"]
      }
    }
    requestBody: {
      content: {
        "application/json": ReactToItemRequest
      }
    }
    responses: {
      200: {
        content: {
          "application/json": ReactToItemResult
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  listOwnReactions: {
    parameters: {
      query: {
        itemKind: ReactionItemKind
        itemIds: string
      }
    }
    responses: {
      200: {
        content: {
          "application/json": OwnReactions
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  getLegalText: {
    parameters: {
      header?: {
        "If-None-Match"?: components["parameters"]["IfNoneMatch"]
      }
      path: {
        page: LegalPage
      }
    }
    responses: {
      200: {
        headers: {
          ETag: string
          "Cache-Control"?: string
          [name: string]: unknown
        }
        content: {
          "application/json": LegalText
        }
      }
      304: {
        content?: never
      }
      default: components["responses"]["Failure"]
    }
  }
  listLegalTextsForAdmin: {
    parameters: {
      query?: {
        sort?: string
        range?: string
        filter?: string
      }
    }
    responses: {
      200: {
        headers: {
          "Content-Range"?: string
          [name: string]: unknown
        }
        content: {
          "application/json": AdminLegalTextList
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  getLegalTextForAdmin: {
    parameters: {
      path: {
        page: LegalPage
      }
    }
    responses: {
      200: {
        content: {
          "application/json": AdminLegalText
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  setLegalText: {
    parameters: {
      header?: {
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]
        "game-socket-client-id"?: components["parameters"]["SocketClientId"]
        "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"]
      }
      path: {
        page: LegalPage
      }
    }
    requestBody: {
      content: {
        "application/json": SetLegalTextRequest
      }
    }
    responses: {
      200: {
        content: {
          "application/json": AdminLegalText
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  listLegalVersionsForAdmin: {
    parameters: {
      query?: {
        sort?: string
        range?: string
        filter?: string
      }
    }
    responses: {
      200: {
        headers: {
          "Content-Range"?: string
          [name: string]: unknown
        }
        content: {
          "application/json": AdminLegalVersionList
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  listNotifications: {
    parameters: {
      query?: {
        limit?: components["parameters"]["Limit"]
        cursor?: components["parameters"]["Cursor"]
      }
    }
    responses: {
      200: {
        content: {
          "application/json": NotificationList
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  markNotificationsAsRead: {
    parameters: {
      header?: {
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]
        "game-socket-client-id"?: components["parameters"]["SocketClientId"]
        "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"]
      }
    }
    requestBody: {
      content: {
        "application/json": MarkNotificationsAsReadRequest
      }
    }
    responses: {
      200: {
        content: {
          "application/json": MarkNotificationsResult
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  markAllNotificationsAsRead: {
    parameters: {
      header?: {
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]
        "game-socket-client-id"?: components["parameters"]["SocketClientId"]
        "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"]
      }
    }
    responses: {
      200: {
        content: {
          "application/json": MarkNotificationsResult
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  markAllNotificationsAsShown: {
    parameters: {
      header?: {
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]
        "game-socket-client-id"?: components["parameters"]["SocketClientId"]
        "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"]
      }
    }
    responses: {
      200: {
        content: {
          "application/json": MarkNotificationsResult
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  getPushSettings: {
    parameters: {}
    responses: {
      200: {
        content: {
          "application/json": PushSettings
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  removePushToken: {
    parameters: {
      query?: {
        token?: PushToken
      }
      header?: {
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]
        "game-socket-client-id"?: components["parameters"]["SocketClientId"]
        "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"]
      }
    }
    responses: {
      204: {
        content?: never
      }
      default: components["responses"]["Failure"]
    }
  }
  savePushToken: {
    parameters: {
      header?: {
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]
        "game-socket-client-id"?: components["parameters"]["SocketClientId"]
        "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"]
      }
    }
    requestBody: {
      content: {
        "application/json": SavePushTokenRequest
      }
    }
    responses: {
      204: {
        content?: never
      }
      default: components["responses"]["Failure"]
    }
  }
  setPushNotificationsEnabled: {
    parameters: {
      header?: {
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]
        "game-socket-client-id"?: components["parameters"]["SocketClientId"]
        "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"]
      }
    }
    requestBody: {
      content: {
        "application/json": SetPushNotificationsEnabledRequest
      }
    }
    responses: {
      200: {
        content: {
          "application/json": PushSettingsResult
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  listSessions: {
    parameters: {}
    responses: {
      200: {
        content: {
          "application/json": SessionList
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  closeSession: {
    parameters: {
      header?: {
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]
        "game-socket-client-id"?: components["parameters"]["SocketClientId"]
        "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"]
      }
      path: {
        sessionId: Uuid
      }
    }
    responses: {
      204: {
        content?: never
      }
      default: components["responses"]["Failure"]
    }
  }
  closeOtherSessions: {
    parameters: {
      header?: {
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]
        "game-socket-client-id"?: components["parameters"]["SocketClientId"]
        "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"]
      }
    }
    responses: {
      200: {
        content: {
          "application/json": CloseOtherSessionsResult
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  listPersonalTokens: {
    parameters: {}
    responses: {
      200: {
        content: {
          "application/json": PersonalTokenList
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  createPersonalToken: {
    parameters: {
      header?: {
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]
        "game-socket-client-id"?: components["parameters"]["SocketClientId"]
        "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"]
      }
    }
    requestBody: {
      content: {
        "application/json": CreatePersonalTokenRequest
      }
    }
    responses: {
      200: {
        content: {
          "application/json": CreatePersonalTokenResult
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  revokePersonalToken: {
    parameters: {
      header?: {
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]
        "game-socket-client-id"?: components["parameters"]["SocketClientId"]
        "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"]
      }
      path: {
        tokenId: Uuid
      }
    }
    responses: {
      204: {
        content?: never
      }
      default: components["responses"]["Failure"]
    }
  }
  getGameplaySettings: {
    parameters: {}
    responses: {
      200: {
        content: {
          "application/json": GameplaySettings
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  changeGameplaySettings: {
    parameters: {
      header?: {
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]
        "game-socket-client-id"?: components["parameters"]["SocketClientId"]
        "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"]
      }
    }
    requestBody: {
      content: {
        "application/json": ChangeGameplaySettingsRequest
      }
    }
    responses: {
      200: {
        content: {
          "application/json": ChangeGameplaySettingsResult
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  getProfileSettings: {
    parameters: {}
    responses: {
      200: {
        content: {
          "application/json": ProfileSettings
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  changeProfile: {
    parameters: {
      header?: {
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]
        "game-socket-client-id"?: components["parameters"]["SocketClientId"]
        "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"]
      }
    }
    requestBody: {
      content: {
        "application/json": ChangeProfileRequest
      }
    }
    responses: {
      200: {
        content: {
          "application/json": ChangeProfileResult
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  getNotificationSettings: {
    parameters: {}
    responses: {
      200: {
        content: {
          "application/json": NotificationSettings
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  changeNotificationSettings: {
    parameters: {
      header?: {
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]
        "game-socket-client-id"?: components["parameters"]["SocketClientId"]
        "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"]
      }
    }
    requestBody: {
      content: {
        "application/json": ChangeNotificationSettingsRequest
      }
    }
    responses: {
      200: {
        content: {
          "application/json": ChangeNotificationSettingsResult
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  changeEmail: {
    parameters: {
      header?: {
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]
        "game-socket-client-id"?: components["parameters"]["SocketClientId"]
        "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"]
      }
    }
    requestBody: {
      content: {
        "application/json": ChangeEmailRequest
      }
    }
    responses: {
      200: {
        content: {
          "application/json": EmailChangeResult
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  cancelEmailChange: {
    parameters: {
      header?: {
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]
        "game-socket-client-id"?: components["parameters"]["SocketClientId"]
        "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"]
      }
    }
    responses: {
      204: {
        content?: never
      }
      default: components["responses"]["Failure"]
    }
  }
  requestDeletion: {
    parameters: {
      header?: {
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]
        "game-socket-client-id"?: components["parameters"]["SocketClientId"]
        "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"]
      }
    }
    requestBody: {
      content: {
        "application/json": RequestDeletionRequest
      }
    }
    responses: {
      200: {
        content: {
          "application/json": DeletionResult
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  requestDeletionByTelegram: {
    parameters: {
      header: {
        "telegram-web-app-init-data": components["parameters"]["TelegramInitData"]
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]
        "game-socket-client-id"?: components["parameters"]["SocketClientId"]
        "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"]
      }
    }
    responses: {
      200: {
        content: {
          "application/json": DeletionResult
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  cancelDeletion: {
    parameters: {
      header?: {
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]
        "game-socket-client-id"?: components["parameters"]["SocketClientId"]
        "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"]
      }
    }
    responses: {
      204: {
        content?: never
      }
      default: components["responses"]["Failure"]
    }
  }
  getOwnData: {
    parameters: {}
    responses: {
      200: {
        content: {
          "application/json": OwnData
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  getGameData: {
    parameters: {
      query?: {
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
    }
    responses: {
      200: {
        content: {
          "application/json": GameData
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  listPlayersForAdmin: {
    parameters: {
      query?: {
        sort?: string
        range?: string
        filter?: string
      }
    }
    responses: {
      200: {
        headers: {
          "Content-Range"?: string
          [name: string]: unknown
        }
        content: {
          "application/json": AdminPlayerList
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  getPlayerForAdmin: {
    parameters: {
      path: {
        id: Id
      }
    }
    responses: {
      200: {
        content: {
          "application/json": AdminPlayer
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  blockPlayer: {
    parameters: {
      header?: {
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]
        "game-socket-client-id"?: components["parameters"]["SocketClientId"]
        "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"]
      }
      path: {
        id: Id
      }
    }
    requestBody: {
      content: {
        "application/json": BlockPlayerRequest
      }
    }
    responses: {
      200: {
        content: {
          "application/json": AdminPlayer
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  unblockPlayer: {
    parameters: {
      header?: {
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]
        "game-socket-client-id"?: components["parameters"]["SocketClientId"]
        "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"]
      }
      path: {
        id: Id
      }
    }
    responses: {
      200: {
        content: {
          "application/json": AdminPlayer
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  endPlayerSessions: {
    parameters: {
      header?: {
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]
        "game-socket-client-id"?: components["parameters"]["SocketClientId"]
        "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"]
      }
      path: {
        id: Id
      }
    }
    responses: {
      200: {
        content: {
          "application/json": EndPlayerSessionsResult
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  blockPlayers: {
    parameters: {
      header?: {
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]
        "game-socket-client-id"?: components["parameters"]["SocketClientId"]
        "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"]
      }
    }
    requestBody: {
      content: {
        "application/json": BlockPlayersRequest
      }
    }
    responses: {
      200: {
        content: {
          "application/json": BlockPlayersResult
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  setPlayerRoles: {
    parameters: {
      header?: {
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]
        "game-socket-client-id"?: components["parameters"]["SocketClientId"]
        "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"]
      }
      path: {
        id: Id
      }
    }
    requestBody: {
      content: {
        "application/json": SetPlayerRolesRequest
      }
    }
    responses: {
      200: {
        content: {
          "application/json": AdminPlayer
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  listMoneyEntriesForAdmin: {
    parameters: {
      query?: {
        sort?: string
        range?: string
        filter?: string
      }
    }
    responses: {
      200: {
        headers: {
          "Content-Range"?: string
          [name: string]: unknown
        }
        content: {
          "application/json": AdminMoneyEntryList
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  listAuditEntriesForAdmin: {
    parameters: {
      query?: {
        sort?: string
        range?: string
        filter?: string
      }
    }
    responses: {
      200: {
        headers: {
          "Content-Range"?: string
          [name: string]: unknown
        }
        content: {
          "application/json": AuditEntryList
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  listAlikeNamesForAdmin: {
    parameters: {
      query?: {
        sort?: string
        range?: string
        filter?: string
      }
    }
    responses: {
      200: {
        headers: {
          "Content-Range"?: string
          [name: string]: unknown
        }
        content: {
          "application/json": AdminAlikeNameList
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  correctMoney: {
    parameters: {
      header?: {
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]
        "game-socket-client-id"?: components["parameters"]["SocketClientId"]
        "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"]
      }
    }
    requestBody: {
      content: {
        "application/json": CorrectMoneyRequest
      }
    }
    responses: {
      200: {
        content: {
          "application/json": Correction
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  giveItem: {
    parameters: {
      header?: {
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]
        "game-socket-client-id"?: components["parameters"]["SocketClientId"]
        "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"]
      }
    }
    requestBody: {
      content: {
        "application/json": GiveItemRequest
      }
    }
    responses: {
      200: {
        content: {
          "application/json": Correction
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  undoCorrection: {
    parameters: {
      header?: {
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]
        "game-socket-client-id"?: components["parameters"]["SocketClientId"]
        "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"]
      }
      path: {
        id: Id
      }
    }
    responses: {
      200: {
        content: {
          "application/json": Correction
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  listCorrectionsForAdmin: {
    parameters: {
      query?: {
        sort?: string
        range?: string
        filter?: string
      }
    }
    responses: {
      200: {
        headers: {
          "Content-Range"?: string
          [name: string]: unknown
        }
        content: {
          "application/json": CorrectionList
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  getPlayerAtForAdmin: {
    parameters: {
      query?: {
        instant?: Instant
      }
      path: {
        id: Id
      }
    }
    responses: {
      200: {
        content: {
          "application/json": PlayerAt
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  getPlayerTiesForAdmin: {
    parameters: {
      path: {
        id: Id
      }
    }
    responses: {
      200: {
        content: {
          "application/json": PlayerTies
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  endPlayerSession: {
    parameters: {
      header?: {
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]
        "game-socket-client-id"?: components["parameters"]["SocketClientId"]
        "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"]
      }
      path: {
        id: Id
        sessionId: Uuid
      }
    }
    responses: {
      200: {
        content: {
          "application/json": EndPlayerSessionsResult
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  endChosenPlayerSessions: {
    parameters: {
      header?: {
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]
        "game-socket-client-id"?: components["parameters"]["SocketClientId"]
        "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"]
      }
      path: {
        id: Id
      }
    }
    requestBody: {
      content: {
        "application/json": EndChosenPlayerSessionsRequest
      }
    }
    responses: {
      200: {
        content: {
          "application/json": EndChosenPlayerSessionsResult
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  listPlayerSessionsForAdmin: {
    parameters: {
      query?: {
        sort?: string
        range?: string
        filter?: string
      }
    }
    responses: {
      200: {
        headers: {
          "Content-Range"?: string
          [name: string]: unknown
        }
        content: {
          "application/json": AdminSessionList
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  listItemEntriesForAdmin: {
    parameters: {
      query?: {
        sort?: string
        range?: string
        filter?: string
      }
    }
    responses: {
      200: {
        headers: {
          "Content-Range"?: string
          [name: string]: unknown
        }
        content: {
          "application/json": AdminItemEntryList
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  listPlayerFightsForAdmin: {
    parameters: {
      query?: {
        sort?: string
        range?: string
        filter?: string
      }
    }
    responses: {
      200: {
        headers: {
          "Content-Range"?: string
          [name: string]: unknown
        }
        content: {
          "application/json": AdminFightList
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  listPlayerNotesForAdmin: {
    parameters: {
      query?: {
        sort?: string
        range?: string
        filter?: string
      }
    }
    responses: {
      200: {
        headers: {
          "Content-Range"?: string
          [name: string]: unknown
        }
        content: {
          "application/json": PlayerNoteList
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  addPlayerNote: {
    parameters: {
      header?: {
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]
        "game-socket-client-id"?: components["parameters"]["SocketClientId"]
        "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"]
      }
    }
    requestBody: {
      content: {
        "application/json": AddPlayerNoteRequest
      }
    }
    responses: {
      200: {
        content: {
          "application/json": PlayerNote
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  listGuides: {
    parameters: {
      query?: {
        limit?: components["parameters"]["Limit"]
        cursor?: components["parameters"]["Cursor"]
      }
      header?: {
        "If-None-Match"?: components["parameters"]["IfNoneMatch"]
      }
    }
    responses: {
      200: {
        headers: {
          ETag: string
          "Cache-Control"?: string
          [name: string]: unknown
        }
        content: {
          "application/json": GuideList
        }
      }
      304: {
        content?: never
      }
      default: components["responses"]["Failure"]
    }
  }
  getGuide: {
    parameters: {
      header?: {
        "If-None-Match"?: components["parameters"]["IfNoneMatch"]
      }
      path: {
        guideId: Id
      }
    }
    responses: {
      200: {
        headers: {
          ETag: string
          "Cache-Control"?: string
          [name: string]: unknown
        }
        content: {
          "application/json": Guide
        }
      }
      304: {
        content?: never
      }
      default: components["responses"]["Failure"]
    }
  }
  listGuidesForEditor: {
    parameters: {
      query?: {
        limit?: components["parameters"]["Limit"]
        cursor?: components["parameters"]["Cursor"]
      }
    }
    responses: {
      200: {
        content: {
          "application/json": EditorGuideList
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  createGuide: {
    parameters: {
      header?: {
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]
        "game-socket-client-id"?: components["parameters"]["SocketClientId"]
        "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"]
      }
    }
    requestBody: {
      content: {
        "application/json": CreateGuideRequest
      }
    }
    responses: {
      200: {
        content: {
          "application/json": SavedGuide
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  getGuideForEditor: {
    parameters: {
      path: {
        guideId: Id
      }
    }
    responses: {
      200: {
        content: {
          "application/json": EditorGuide
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  saveGuide: {
    parameters: {
      header?: {
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]
        "game-socket-client-id"?: components["parameters"]["SocketClientId"]
        "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"]
      }
      path: {
        guideId: Id
      }
    }
    requestBody: {
      content: {
        "application/json": SaveGuideRequest
      }
    }
    responses: {
      200: {
        content: {
          "application/json": SavedGuide
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  deleteGuide: {
    parameters: {
      header?: {
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]
        "game-socket-client-id"?: components["parameters"]["SocketClientId"]
        "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"]
      }
      path: {
        guideId: Id
      }
    }
    responses: {
      200: {
        content: {
          "application/json": DeletedGuide
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  publishGuide: {
    parameters: {
      header?: {
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]
        "game-socket-client-id"?: components["parameters"]["SocketClientId"]
        "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"]
      }
      path: {
        guideId: Id
      }
    }
    requestBody: {
      content: {
        "application/json": PublishGuideRequest
      }
    }
    responses: {
      200: {
        content: {
          "application/json": SavedGuide
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  withdrawGuide: {
    parameters: {
      header?: {
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]
        "game-socket-client-id"?: components["parameters"]["SocketClientId"]
        "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"]
      }
      path: {
        guideId: Id
      }
    }
    responses: {
      200: {
        content: {
          "application/json": SavedGuide
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  listGuideRevisions: {
    parameters: {
      query?: {
        limit?: components["parameters"]["Limit"]
        cursor?: components["parameters"]["Cursor"]
      }
      path: {
        guideId: Id
      }
    }
    responses: {
      200: {
        content: {
          "application/json": GuideRevisionList
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  getGuideRevision: {
    parameters: {
      path: {
        guideId: Id
        revision: GuideRevisionNumber
      }
    }
    responses: {
      200: {
        content: {
          "application/json": GuideRevisionText
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  getKnowledgeBase: {
    parameters: {
      header?: {
        "If-None-Match"?: components["parameters"]["IfNoneMatch"]
      }
    }
    responses: {
      200: {
        headers: {
          ETag: string
          "Cache-Control"?: string
          [name: string]: unknown
        }
        content: {
          "application/json": KnowledgeBase
        }
      }
      304: {
        content?: never
      }
      default: components["responses"]["Failure"]
    }
  }
  listTutorialKnowledge: {
    parameters: {
      header?: {
        "If-None-Match"?: components["parameters"]["IfNoneMatch"]
      }
    }
    responses: {
      200: {
        headers: {
          ETag: string
          "Cache-Control"?: string
          [name: string]: unknown
        }
        content: {
          "application/json": TutorialKnowledge
        }
      }
      304: {
        content?: never
      }
      default: components["responses"]["Failure"]
    }
  }
  listMissionKnowledge: {
    parameters: {
      header?: {
        "If-None-Match"?: components["parameters"]["IfNoneMatch"]
      }
    }
    responses: {
      200: {
        headers: {
          ETag: string
          "Cache-Control"?: string
          [name: string]: unknown
        }
        content: {
          "application/json": MissionKnowledgeList
        }
      }
      304: {
        content?: never
      }
      default: components["responses"]["Failure"]
    }
  }
  listGearClassKnowledge: {
    parameters: {
      header?: {
        "If-None-Match"?: components["parameters"]["IfNoneMatch"]
      }
    }
    responses: {
      200: {
        headers: {
          ETag: string
          "Cache-Control"?: string
          [name: string]: unknown
        }
        content: {
          "application/json": GearClassKnowledgeList
        }
      }
      304: {
        content?: never
      }
      default: components["responses"]["Failure"]
    }
  }
  getGearClassKnowledge: {
    parameters: {
      header?: {
        "If-None-Match"?: components["parameters"]["IfNoneMatch"]
      }
      path: {
        gearClass: GearClass
      }
    }
    responses: {
      200: {
        headers: {
          ETag: string
          "Cache-Control"?: string
          [name: string]: unknown
        }
        content: {
          "application/json": GearClassKnowledge
        }
      }
      304: {
        content?: never
      }
      default: components["responses"]["Failure"]
    }
  }
  listCrusadeKnowledge: {
    parameters: {
      header?: {
        "If-None-Match"?: components["parameters"]["IfNoneMatch"]
      }
    }
    responses: {
      200: {
        headers: {
          ETag: string
          "Cache-Control"?: string
          [name: string]: unknown
        }
        content: {
          "application/json": CrusadeKnowledgeList
        }
      }
      304: {
        content?: never
      }
      default: components["responses"]["Failure"]
    }
  }
  listTipsForAdmin: {
    parameters: {
      query?: {
        sort?: string
        range?: string
        filter?: string
      }
    }
    responses: {
      200: {
        headers: {
          "Content-Range"?: string
          [name: string]: unknown
        }
        content: {
          "application/json": AdminTipTextList
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  getTipForAdmin: {
    parameters: {
      path: {
        tipKey: TipTextKey
      }
    }
    responses: {
      200: {
        content: {
          "application/json": AdminTipText
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  saveTip: {
    parameters: {
      header?: {
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]
        "game-socket-client-id"?: components["parameters"]["SocketClientId"]
        "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"]
      }
      path: {
        tipKey: TipTextKey
      }
    }
    requestBody: {
      content: {
        "application/json": SaveTipTextRequest
      }
    }
    responses: {
      200: {
        content: {
          "application/json": AdminTipText
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  listTipRevisionsForAdmin: {
    parameters: {
      query?: {
        sort?: string
        range?: string
        filter?: string
      }
    }
    responses: {
      200: {
        headers: {
          "Content-Range"?: string
          [name: string]: unknown
        }
        content: {
          "application/json": AdminTipTextRevisionList
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  setTipStates: {
    parameters: {
      header?: {
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]
        "game-socket-client-id"?: components["parameters"]["SocketClientId"]
        "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"]
      }
    }
    requestBody: {
      content: {
        "application/json": SetTipStatesRequest
      }
    }
    responses: {
      200: {
        content: {
          "application/json": SetTipStatesResult
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  listTutorialTextsForAdmin: {
    parameters: {
      query?: {
        sort?: string
        range?: string
        filter?: string
      }
    }
    responses: {
      200: {
        headers: {
          "Content-Range"?: string
          [name: string]: unknown
        }
        content: {
          "application/json": AdminTutorialTextList
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  getTutorialTextForAdmin: {
    parameters: {
      path: {
        tutorialKey: TutorialTextKey
      }
    }
    responses: {
      200: {
        content: {
          "application/json": AdminTutorialText
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  saveTutorialText: {
    parameters: {
      header?: {
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]
        "game-socket-client-id"?: components["parameters"]["SocketClientId"]
        "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"]
      }
      path: {
        tutorialKey: TutorialTextKey
      }
    }
    requestBody: {
      content: {
        "application/json": SaveTutorialTextRequest
      }
    }
    responses: {
      200: {
        content: {
          "application/json": AdminTutorialText
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  listTutorialRevisionsForAdmin: {
    parameters: {
      query?: {
        sort?: string
        range?: string
        filter?: string
      }
    }
    responses: {
      200: {
        headers: {
          "Content-Range"?: string
          [name: string]: unknown
        }
        content: {
          "application/json": AdminTutorialTextRevisionList
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  setTutorialStates: {
    parameters: {
      header?: {
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]
        "game-socket-client-id"?: components["parameters"]["SocketClientId"]
        "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"]
      }
    }
    requestBody: {
      content: {
        "application/json": SetTutorialStatesRequest
      }
    }
    responses: {
      200: {
        content: {
          "application/json": SetTutorialStatesResult
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  getAppConfig: {
    parameters: {
      header?: {
        "If-None-Match"?: components["parameters"]["IfNoneMatch"]
      }
    }
    responses: {
      200: {
        headers: {
          ETag: string
          "Cache-Control"?: string
          [name: string]: unknown
        }
        content: {
          "application/json": AppConfig
        }
      }
      304: {
        content?: never
      }
      default: components["responses"]["Failure"]
    }
  }
  listAppSettingsForAdmin: {
    parameters: {
      query?: {
        sort?: string
        range?: string
        filter?: string
      }
    }
    responses: {
      200: {
        headers: {
          "Content-Range"?: string
          [name: string]: unknown
        }
        content: {
          "application/json": AdminAppSettingList
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  getAppSettingForAdmin: {
    parameters: {
      path: {
        settingKey: AppSettingKey
      }
    }
    responses: {
      200: {
        content: {
          "application/json": AdminAppSetting
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  saveAppSetting: {
    parameters: {
      header?: {
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"]
        "game-socket-client-id"?: components["parameters"]["SocketClientId"]
        "game-data-subscribes"?: components["parameters"]["GameDataSubscribes"]
      }
      path: {
        settingKey: AppSettingKey
      }
    }
    requestBody: {
      content: {
        "application/json": SaveAppSettingRequest
      }
    }
    responses: {
      200: {
        content: {
          "application/json": AdminAppSetting
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  listAppSettingRevisionsForAdmin: {
    parameters: {
      query?: {
        sort?: string
        range?: string
        filter?: string
      }
    }
    responses: {
      200: {
        headers: {
          "Content-Range"?: string
          [name: string]: unknown
        }
        content: {
          "application/json": AdminAppSettingRevisionList
        }
      }
      default: components["responses"]["Failure"]
    }
  }
  getStatistics: {
    parameters: {
      query?: {
        days?: StatisticsDays
      }
    }
    responses: {
      200: {
        content: {
          "application/json": AdminStatistics
        }
      }
      default: components["responses"]["Failure"]
    }
  }
}

type components = {
  parameters: {
    IdempotencyKey: Uuid
    SocketClientId: Uuid
    GameDataSubscribes: string
    TelegramInitDataToLink: string
    TelegramInitData: string
    IfNoneMatch: string
    Limit: number
    Cursor: Cursor
  }
  responses: {
    BadRequest: {
      content: {
        "application/json": Error
      }
    }
    Unauthorized: {
      content: {
        "application/json": Error
      }
    }
    TooManyRequests: {
      headers: {
        "Retry-After"?: Seconds
        [name: string]: unknown
      }
      content: {
        "application/json": Error
      }
    }
    Failure: {
      content: {
        "application/json": Error
      }
    }
    Forbidden: {
      content: {
        "application/json": Error
      }
    }
    Conflict: {
      content: {
        "application/json": Error
      }
    }
    Unprocessable: {
      content: {
        "application/json": Error
      }
    }
    NotFound: {
      content: {
        "application/json": Error
      }
    }
  }
  headers: {
  }
}
