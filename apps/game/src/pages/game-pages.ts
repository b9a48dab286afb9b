import type { ComponentType, SVGProps } from 'react'
import { type LazyPart, lazyPart } from '../shell/lazy-part.tsx'
import { ArmyIcon, CastleIcon, MissionsIcon, ReportsIcon, StorageIcon } from '../ui/pictures/icons.ts'

type Sign = SVGProps<SVGSVGElement>

type MenuBadge = 'quests' | 'fights' | 'gear'

export type GamePage = {
  /** Below /game, as in the specification (docs/game.md §2). */
  path: string
  title: string
  /** The tutorial banner that opens it; null: always open. */
  unlock: string | null
  menu: { label: string; icon: ComponentType<Sign>; badge?: MenuBadge } | null
  component: LazyPart<object>
}

const BuildingsIcon = lazyPart<Sign>(async () => (await import('./menu-signs.ts')).BuildingsIcon)
const ForgeIcon = lazyPart<Sign>(async () => (await import('./menu-signs.ts')).ForgeIcon)
const LedgerIcon = lazyPart<Sign>(async () => (await import('./menu-signs.ts')).LedgerIcon)
const MarketIcon = lazyPart<Sign>(async () => (await import('./menu-signs.ts')).MarketIcon)
const SettingsIcon = lazyPart<Sign>(async () => (await import('./menu-signs.ts')).SettingsIcon)
const ShopIcon = lazyPart<Sign>(async () => (await import('./menu-signs.ts')).ShopIcon)
const SkillsIcon = lazyPart<Sign>(async () => (await import('./menu-signs.ts')).SkillsIcon)

const castle = lazyPart(async () => (await import('../features/player/castle-page.tsx')).CastlePage)
const army = lazyPart(async () => (await import('../features/army/army-page.tsx')).ArmyPage)
const missions = lazyPart(async () => (await import('../features/missions/missions-page.tsx')).MissionsPage)
const inventory = lazyPart(
  async () => (await import('../features/inventory/inventory-page.tsx')).InventoryPage,
)
const buildings = lazyPart(
  async () => (await import('../features/buildings/buildings-page.tsx')).BuildingsPage,
)
const shop = lazyPart(async () => (await import('../features/shop/shop-page.tsx')).ShopPage)
const market = lazyPart(async () => (await import('../features/market/market-page.tsx')).MarketPage)
const marketList = lazyPart(
  async () => (await import('../features/market/market-list-page.tsx')).MarketListPage,
)
const myLots = lazyPart(async () => (await import('../features/market/my-lots-page.tsx')).MyLotsPage)
const skillBranches = lazyPart(
  async () => (await import('../features/skills/skill-branches-page.tsx')).SkillBranchesPage,
)
const skillBranch = lazyPart(
  async () => (await import('../features/skills/skill-branch-page.tsx')).SkillBranchPage,
)
const forge = lazyPart(async () => (await import('../features/forge/forge-page.tsx')).ForgePage)
const grind = lazyPart(async () => (await import('../features/forge/grind-page.tsx')).GrindPage)
const craft = lazyPart(async () => (await import('../features/craft/craft-page.tsx')).CraftPage)
const craftBook = lazyPart(async () => (await import('../features/craft/craft-book-page.tsx')).CraftBookPage)
const enhance = lazyPart(async () => (await import('../features/forge/enhance-page.tsx')).EnhancePage)
const fightLogs = lazyPart(async () => (await import('../features/fights/fight-logs-page.tsx')).FightLogsPage)
const fightLog = lazyPart(async () => (await import('../features/fights/fight-log-page.tsx')).FightLogPage)
const history = lazyPart(async () => (await import('../features/history/history-page.tsx')).HistoryPage)
const settings = lazyPart(async () => (await import('../features/settings/settings-page.tsx')).SettingsPage)
const sessions = lazyPart(async () => (await import('../features/settings/sessions-page.tsx')).SessionsPage)
const emailPassword = lazyPart(
  async () => (await import('../features/settings/email-password-page.tsx')).EmailPasswordPage,
)

/** Every page of the game that exists, in the order of the menu. */
export const gamePages: readonly GamePage[] = [
  {
    path: '',
    title: 'Мой замок',
    unlock: null,
    menu: { label: 'Замок', icon: CastleIcon, badge: 'quests' },
    component: castle,
  },
  {
    path: 'missions',
    title: 'Походы',
    unlock: 'myCastleAboutBanner',
    menu: { label: 'Походы', icon: MissionsIcon },
    component: missions,
  },
  {
    path: 'army',
    title: 'Войско',
    unlock: 'armyOpenBanner',
    menu: { label: 'Войско', icon: ArmyIcon },
    component: army,
  },
  {
    path: 'inventory',
    title: 'Склад',
    unlock: 'storageOpenBanner',
    menu: { label: 'Склад', icon: StorageIcon, badge: 'gear' },
    component: inventory,
  },
  {
    path: 'buildings',
    title: 'Постройки',
    unlock: 'buildingsOpenBanner',
    menu: { label: 'Постройки', icon: BuildingsIcon },
    component: buildings,
  },
  {
    path: 'trade/shop',
    title: 'Лавка',
    unlock: 'gearShopOpenBanner',
    menu: { label: 'Лавка', icon: ShopIcon },
    component: shop,
  },
  { path: 'trade/shop/gear', title: 'Лавка', unlock: 'gearShopOpenBanner', menu: null, component: shop },
  {
    path: 'trade/shop/consumable',
    title: 'Лавка: припасы',
    unlock: 'tradeShopConsumableOpenBanner',
    menu: null,
    component: shop,
  },
  {
    path: 'trade/shop/gold',
    title: 'Лавка: меняла',
    unlock: 'tradeShopGoldOpenBanner',
    menu: null,
    component: shop,
  },
  {
    path: 'trade/market',
    title: 'Рынок',
    unlock: 'tradeMarketOpenBanner',
    menu: { label: 'Рынок', icon: MarketIcon },
    component: market,
  },
  {
    path: 'trade/market/my',
    title: 'Мои лоты',
    unlock: 'tradeConsumableOpenQuest',
    menu: null,
    component: myLots,
  },
  {
    path: 'trade/market/:marketKey',
    title: 'Рынок',
    unlock: 'tradeMarketOpenBanner',
    menu: null,
    component: marketList,
  },
  {
    path: 'forge',
    title: 'Кузница',
    unlock: 'forgeOpenBanner',
    menu: { label: 'Кузница', icon: ForgeIcon },
    component: forge,
  },
  { path: 'forge/grind', title: 'Заточка', unlock: 'forgeOpenBanner', menu: null, component: grind },
  { path: 'forge/craft', title: 'Ремесло', unlock: 'craftsCreateBanner', menu: null, component: craft },
  {
    path: 'forge/craft-book',
    title: 'Книга ремёсел',
    unlock: 'craftsBookOpenBanner',
    menu: null,
    component: craftBook,
  },
  { path: 'forge/enhance', title: 'Скупщик', unlock: 'enhanceOpenBanner', menu: null, component: enhance },
  {
    path: 'skills/branches',
    title: 'Умения',
    unlock: 'skillsBranchOpenBanner',
    menu: { label: 'Умения', icon: SkillsIcon },
    component: skillBranches,
  },
  {
    path: 'skills/branch/:branchKey',
    title: 'Умения',
    unlock: 'skillsBranchOpenBanner',
    menu: null,
    component: skillBranch,
  },
  {
    path: 'fight-logs',
    title: 'Отчёты о битвах',
    unlock: 'fightLogOpenBanner',
    menu: { label: 'Отчёты', icon: ReportsIcon, badge: 'fights' },
    component: fightLogs,
  },
  { path: 'fight-log/:id', title: 'Отчёт о битве', unlock: null, menu: null, component: fightLog },
  {
    path: 'history',
    title: 'Счётная книга',
    unlock: null,
    menu: { label: 'Счета', icon: LedgerIcon },
    component: history,
  },
  {
    path: 'settings',
    title: 'Настройки',
    unlock: 'settingsOpenBanner',
    menu: { label: 'Настройки', icon: SettingsIcon },
    component: settings,
  },
  {
    path: 'settings-sessions',
    title: 'Сеансы',
    unlock: 'settingsOpenBanner',
    menu: null,
    component: sessions,
  },
  {
    path: 'settings-email-password',
    title: 'Почта и пароль',
    unlock: 'settingsOpenBanner',
    menu: null,
    component: emailPassword,
  },
]

/** Starts to load the page at an address before its layout asks for it. */
export function preloadGamePage(pathname: string): void {
  const below = pathname.replace(/^\/game\/?/, '').replace(/\/$/, '')
  const page = gamePages.find(({ path }) => {
    const [fixed = '', parameter] = path.split(':')
    return parameter === undefined ? path === below : below.startsWith(fixed)
  })
  page?.component.preload()
}
