/** A page of the game as everybody names it: the game, the tutorial, the quests and the contract's `x-unlock`. */
export type Page = {
  /** Below /game; empty for the castle. What follows `:` is named by the address. */
  path: string
  title: string
  /** The words of a link that leads there. */
  to: string
  /** The step of the tutorial that opens it; null: always open. */
  unlock: string | null
}

/** Every page of the game that exists, in the order of the menu. */
export const PAGES = {
  castle: { path: '', title: 'Мой замок', to: 'В замок', unlock: null },
  missions: { path: 'missions', title: 'Походы', to: 'К походам', unlock: 'myCastleAboutBanner' },
  raidPrepare: { path: 'foray-prepare', title: 'Набеги', to: 'К набегам', unlock: 'forayOpenBanner' },
  raidChoose: {
    path: 'foray-choose',
    title: 'Поиск соперника',
    to: 'К соперникам',
    unlock: 'forayChooseOpenBanner',
  },
  raidTactics: { path: 'foray-tactics', title: 'Тактика', to: 'К тактике', unlock: null },
  crusades: {
    path: 'group-missions',
    title: 'Крестовые походы',
    to: 'К крестовым походам',
    unlock: 'groupMissionOpenBanner',
  },
  ownCrusade: {
    path: 'group-missions/group',
    title: 'Мой крестовый поход',
    to: 'К своему походу',
    unlock: 'groupMissionJoinBanner',
  },
  crusadeRequest: {
    path: 'group-missions/join-request',
    title: 'Просьба о походе',
    to: 'К просьбе',
    unlock: 'groupMissionJoinBanner',
  },
  guild: { path: 'guild/inner', title: 'Моя гильдия', to: 'В гильдию', unlock: 'guildsOpenBanner' },
  guildHistory: {
    path: 'guild/inner/history',
    title: 'История гильдии',
    to: 'К истории гильдии',
    unlock: 'guildsOpenBanner',
  },
  otherGuild: { path: 'guild/:guildTag', title: 'Гильдия', to: 'К гильдии', unlock: 'guildsOpenBanner' },
  army: { path: 'army', title: 'Войско', to: 'К войску', unlock: 'armyOpenBanner' },
  inventory: { path: 'inventory', title: 'Склад', to: 'На склад', unlock: 'storageOpenBanner' },
  buildings: { path: 'buildings', title: 'Постройки', to: 'К постройкам', unlock: 'buildingsOpenBanner' },
  shop: { path: 'trade/shop', title: 'Лавка', to: 'В лавку', unlock: 'gearShopOpenBanner' },
  shopGear: { path: 'trade/shop/gear', title: 'Лавка', to: 'В лавку', unlock: 'gearShopOpenBanner' },
  shopConsumable: {
    path: 'trade/shop/consumable',
    title: 'Лавка: припасы',
    to: 'К припасам',
    unlock: 'tradeShopConsumableOpenBanner',
  },
  shopGold: {
    path: 'trade/shop/gold',
    title: 'Лавка: меняла',
    to: 'К меняле',
    unlock: 'tradeShopGoldOpenBanner',
  },
  market: { path: 'trade/market', title: 'Рынок', to: 'На рынок', unlock: 'tradeMarketOpenBanner' },
  myLots: {
    path: 'trade/market/my',
    title: 'Мои лоты',
    to: 'К моим лотам',
    unlock: 'tradeConsumableOpenQuest',
  },
  marketList: {
    path: 'trade/market/:marketKey',
    title: 'Рынок',
    to: 'На рынок',
    unlock: 'tradeMarketOpenBanner',
  },
  donate: { path: 'trade/donate', title: 'Алмазная лавка', to: 'В алмазную лавку', unlock: null },
  forge: { path: 'forge', title: 'Кузница', to: 'В кузницу', unlock: 'forgeOpenBanner' },
  grind: { path: 'forge/grind', title: 'Заточка', to: 'К заточке', unlock: 'forgeOpenBanner' },
  craft: { path: 'forge/craft', title: 'Ремесло', to: 'В мастерскую', unlock: 'craftsCreateBanner' },
  craftBook: {
    path: 'forge/craft-book',
    title: 'Книга ремёсел',
    to: 'К книге',
    unlock: 'craftsBookOpenBanner',
  },
  enhance: { path: 'forge/enhance', title: 'Скупщик', to: 'К скупщику', unlock: 'enhanceOpenBanner' },
  skillBranches: {
    path: 'skills/branches',
    title: 'Умения',
    to: 'К умениям',
    unlock: 'skillsBranchOpenBanner',
  },
  skillBranch: {
    path: 'skills/branch/:branchKey',
    title: 'Умения',
    to: 'К умениям',
    unlock: 'skillsBranchOpenBanner',
  },
  topPlayers: {
    path: 'top-list-players',
    title: 'Лучшие игроки',
    to: 'К лучшим игрокам',
    unlock: 'topListOpenBanner',
  },
  topGuilds: {
    path: 'top-list-guilds',
    title: 'Лучшие гильдии',
    to: 'К лучшим гильдиям',
    unlock: 'guildsOpenBanner',
  },
  challenge: { path: 'challenge', title: 'Состязание', to: 'К состязанию', unlock: null },
  challengeHistory: {
    path: 'challenge/history',
    title: 'Прошлые состязания',
    to: 'К прошлым состязаниям',
    unlock: null,
  },
  pastChallenge: {
    path: 'challenge/history/:challengeId',
    title: 'Прошлое состязание',
    to: 'К итогам',
    unlock: null,
  },
  challengeRecords: {
    path: 'challenge/records',
    title: 'Рекорды состязаний',
    to: 'К рекордам',
    unlock: null,
  },
  player: {
    path: 'player/:playerId',
    title: 'Страница игрока',
    to: 'К странице игрока',
    unlock: 'topListOpenBanner',
  },
  fightLogs: {
    path: 'fight-logs',
    title: 'Отчёты о битвах',
    to: 'К отчётам',
    unlock: 'fightLogOpenBanner',
  },
  fightLog: { path: 'fight-log/:id', title: 'Отчёт о битве', to: 'К отчёту', unlock: null },
  history: { path: 'history', title: 'Счётная книга', to: 'К счётной книге', unlock: null },
  settings: { path: 'settings', title: 'Настройки', to: 'К настройкам', unlock: 'settingsOpenBanner' },
  sessions: { path: 'settings-sessions', title: 'Сеансы', to: 'К сеансам', unlock: 'settingsOpenBanner' },
  profile: {
    path: 'settings-profile',
    title: 'Имя и герб',
    to: 'К имени и гербу',
    unlock: 'settingsOpenBanner',
  },
  notificationSettings: {
    path: 'settings-notifications',
    title: 'Вести и письма',
    to: 'К вестям и письмам',
    unlock: 'settingsOpenBanner',
  },
  gameplay: {
    path: 'settings-gameplay',
    title: 'Игра и звук',
    to: 'К настройкам игры',
    unlock: 'settingsOpenBanner',
  },
  emailPassword: {
    path: 'settings-email-password',
    title: 'Почта и пароль',
    to: 'К почте и паролю',
    unlock: 'settingsOpenBanner',
  },
  messenger: {
    path: 'settings-messenger',
    title: 'Вход через Telegram',
    to: 'К входу через Telegram',
    unlock: 'settingsOpenBanner',
  },
  tokens: {
    path: 'settings-tokens',
    title: 'Ключи доступа',
    to: 'К ключам доступа',
    unlock: 'settingsOpenBanner',
  },
  // Open from the start: an administrator needs it before the tutorial opens the settings.
  secondFactor: {
    path: 'settings-second-factor',
    title: 'Вход по коду',
    to: 'К входу по коду',
    unlock: null,
  },
} as const satisfies Record<string, Page>

export type PageKey = keyof typeof PAGES

/** What opens on a page later than the page itself. */
export const PAGE_PARTS = {
  taxes: {
    page: 'castle',
    path: '#taxes',
    hash: 'taxes',
    title: 'Налоги',
    to: 'К налогам',
    unlock: 'taxesAboutBanner',
  },
  tasks: {
    page: 'castle',
    path: '?tasks=daily',
    hash: '',
    title: 'Поручения дня',
    to: 'К награде дня',
    unlock: 'dailyQuestsAboutBanner',
  },
} as const satisfies Record<
  string,
  { page: PageKey; path: string; hash: string; title: string; to: string; unlock: string }
>

export type PagePartKey = keyof typeof PAGE_PARTS

/** The `page` of a step or quest, in the catalogue and in the contract. */
export type PagePath = (typeof PAGES)[PageKey]['path'] | (typeof PAGE_PARTS)['tasks']['path']
