import { PAGES, type Page, type PageKey } from '#catalogue/pages.ts'
import type { PageView } from '../shell/feature-pages.ts'
import { keysOf } from '../shell/keys-of.ts'
import { PAGE_VIEWS } from './page-views.ts'

export type GamePage = Page & PageView & { key: PageKey }

function pageOf(key: PageKey): GamePage {
  return { key, ...PAGES[key], ...PAGE_VIEWS[key] }
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
