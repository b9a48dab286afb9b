import { PAGES, type Page, type PageKey } from '../../../../catalogue/pages.ts'
import { armyPages } from '../features/army/pages.ts'
import { buildingsPages } from '../features/buildings/pages.ts'
import { craftPages } from '../features/craft/pages.ts'
import { fightsPages } from '../features/fights/pages.ts'
import { forgePages } from '../features/forge/pages.ts'
import { historyPages } from '../features/history/pages.ts'
import { inventoryPages } from '../features/inventory/pages.ts'
import { marketPages } from '../features/market/pages.ts'
import { missionsPages } from '../features/missions/pages.ts'
import { playerPages } from '../features/player/pages.ts'
import { settingsPages } from '../features/settings/pages.ts'
import { shopPages } from '../features/shop/pages.ts'
import { skillsPages } from '../features/skills/pages.ts'
import type { PageView } from '../shell/feature-pages.ts'
import { keysOf } from '../shell/keys-of.ts'

export type GamePage = Page & PageView & { key: PageKey }

/** A `Record`, so the compiler requires every page of the catalogue. */
const VIEWS: Record<PageKey, PageView> = {
  ...playerPages,
  ...missionsPages,
  ...armyPages,
  ...inventoryPages,
  ...buildingsPages,
  ...shopPages,
  ...marketPages,
  ...forgePages,
  ...craftPages,
  ...skillsPages,
  ...fightsPages,
  ...historyPages,
  ...settingsPages,
}

function pageOf(key: PageKey): GamePage {
  return { key, ...PAGES[key], ...VIEWS[key] }
}

/** All pages of the game, in the order of the menu. */
export const gamePages: readonly GamePage[] = keysOf(PAGES).map(pageOf)

/** Starts to load the page at an address before its layout renders it. */
export function preloadGamePage(pathname: string): void {
  const below = pathname.replace(/^\/game\/?/, '').replace(/\/$/, '')
  const page = gamePages.find(({ path }) => {
    const [fixed = '', parameter] = path.split(':')
    return parameter === undefined ? path === below : below.startsWith(fixed)
  })
  page?.component.preload()
}
