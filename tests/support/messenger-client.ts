import type { BrowserContext, Frame, Page } from 'playwright'
import { initDataOf, type TestUser } from './init-data.ts'

/** A client of the messenger that has opened the game. */
type Client = {
  /** Where the game runs. */
  readonly game: Frame
}

const THEME = { bg_color: '#17212b', text_color: '#f5f5f5', button_color: 5288682 } as const

/** The address that a client opens: the launch parameters are in its fragment. */
export function launchAddress(
  game: string,
  user: TestUser,
  { startParam, initData }: { readonly startParam?: string; readonly initData?: string } = {},
): string {
  const fragment = new URLSearchParams({
    tgWebAppData: initData ?? initDataOf(user, new Date(), startParam === undefined ? {} : { startParam }),
    tgWebAppVersion: '8.0',
    tgWebAppPlatform: 'weba',
    tgWebAppThemeParams: JSON.stringify(THEME),
    ...(startParam !== undefined && { tgWebAppStartParam: startParam }),
  })
  return `${game}/game#${fragment}`
}

/** A client on a phone: the game is the page of a web view, keeps its cookies, and calls a proxy of the client. */
export async function openPhoneClient(context: BrowserContext, page: Page, address: string): Promise<Client> {
  await context.addInitScript(() => {
    Reflect.set(window, 'TelegramWebviewProxy', { postEvent: () => undefined })
  })
  await page.goto(address)
  return { game: page.mainFrame() }
}
