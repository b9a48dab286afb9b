import type { Page } from 'playwright'
import { PAGES, type PageKey } from '#catalogue/pages.ts'

/** A window, and the size of its text in per cent of the browser's usual one. */
export type Frame = {
  readonly name: string
  readonly width: number
  readonly height: number
  readonly textPercent: number
  readonly touch: boolean
  /** Also measured by `npm test`. */
  readonly isSmall: boolean
}

export const FRAMES = [
  { name: '360×740', width: 360, height: 740, textPercent: 100, touch: true, isSmall: false },
  { name: '320×640', width: 320, height: 640, textPercent: 100, touch: true, isSmall: true },
  { name: '740×360', width: 740, height: 360, textPercent: 100, touch: true, isSmall: false },
  { name: '360×740, text 130 %', width: 360, height: 740, textPercent: 130, touch: true, isSmall: false },
  { name: '360×740, text 200 %', width: 360, height: 740, textPercent: 200, touch: true, isSmall: false },
  { name: '360×740, page 200 %', width: 180, height: 370, textPercent: 100, touch: false, isSmall: false },
  { name: '1280×800', width: 1280, height: 800, textPercent: 100, touch: false, isSmall: false },
] as const satisfies readonly Frame[]

/** The addresses of the pages that are named by a part of their address. Without the report: its fight differs. */
const NAMED: Partial<Record<PageKey, readonly string[]>> = {
  marketList: ['trade/market/gear', 'trade/market/resource', 'trade/market/consumable'],
  skillBranch: ['skills/branch/craft'],
  enhance: ['forge/enhance', 'forge/enhance?tab=stars'],
  inventory: ['inventory', 'inventory?tab=archers', 'inventory?tab=resources', 'inventory?tab=consumables'],
  history: ['history', 'history?tab=items'],
  crusades: ['group-missions', 'group-missions?of=bosses'],
  raidTactics: ['foray-tactics?opponent=-1'],
  fightLog: [],
}

/** Every page of the game except the report, by its address. */
export const GAME_ADDRESSES: readonly string[] = Object.entries(PAGES).flatMap(([key, { path }]) => {
  const named = Object.entries(NAMED).find(([name]) => name === key)?.[1] ?? [path]
  return named.map((address) => `/game/${address}`)
})

/** Lists that are empty for a player who has nothing. */
export const LIST_ADDRESSES = [
  '/game/inventory',
  '/game/trade/market/my',
  '/game/fight-logs',
  '/game/history',
] as const

/** The pages that ask the server for more than the live channels bring. */
export const FETCHING_ADDRESSES = [
  '/game/missions',
  '/game/foray-choose',
  '/game/foray-tactics?opponent=-1',
  '/game/group-missions',
  '/game/group-missions/group',
  '/game/trade/market',
  '/game/trade/market/gear',
  '/game/trade/market/my',
  '/game/fight-log/1',
  '/game/history',
  '/game/history?tab=items',
  '/game/settings-sessions',
  '/game/settings-second-factor',
] as const

export const OUTER_ADDRESSES = ['/', '/about', '/nowhere'] as const
export const GUEST_ADDRESSES = ['/auth/login', '/auth/register', '/auth/password-recovery'] as const

/** Goes to another page of the loaded game without loading it again. */
export async function go(page: Page, address: string): Promise<void> {
  // The page before stays until the code of the next one is there. Only the lists of the market share their code.
  const last = await page.evaluateHandle((to) => {
    const isList = (path: string) => path.startsWith('/game/trade/market/')
    const { pathname } = new URL(to, location.href)
    const isShop = (path: string) => /^\/game\/trade\/shop(\/gear)?$/.test(path)
    const isSame =
      pathname === location.pathname ||
      (isShop(pathname) && isShop(location.pathname)) ||
      (isList(pathname) && isList(location.pathname))
    const shown = isSame ? null : document.querySelector('main > *')
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
    return shown
  }, address)
  await page.waitForFunction((shown) => !shown?.isConnected, last)
  await page.locator('h1').first().waitFor({ state: 'attached' })
  await settle(page)
}

/** Waits until nothing loads and nothing has moved for two frames. */
export async function settle(page: Page): Promise<void> {
  await page.getByText('Загрузка...').first().waitFor({ state: 'hidden' })
  await page.waitForFunction(
    () =>
      !document.getAnimations().some(({ playState, effect }) => {
        const { iterations } = effect?.getComputedTiming() ?? {}
        return playState === 'running' && iterations !== Number.POSITIVE_INFINITY
      }),
  )
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
}

export async function resizeTo(page: Page, { width, height, textPercent }: Frame): Promise<void> {
  await page.setViewportSize({ width, height })
  await page.evaluate((percent) => {
    document.documentElement.style.fontSize = percent === 100 ? '' : `${percent}%`
  }, textPercent)
  await settle(page)
  // A panel stays at its button, which the new width may have moved out of sight.
  await page.evaluate(() => {
    const panel = document.querySelector('[popover]:popover-open[role="dialog"]')
    const owner = [...document.querySelectorAll('button')].find((one) => one.popoverTargetElement === panel)
    if (panel) owner?.scrollIntoView({ block: 'center', behavior: 'instant' })
  })
  await settle(page)
}
