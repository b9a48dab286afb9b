import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright'
import { SCREENS_PX } from './browser.ts'

/** A browser without Content-Security-Policy that notes whatever a text runs, loads or opens. */
export type AttackWatch = {
  readonly context: BrowserContext
  readonly page: Page
  /** What has run or loaded so far: calls of `alert` and the like, dialogs, and requests to other sites. */
  harm(): Promise<string[]>
  /** Moves the pointer and the focus over everything on the page. */
  touch(): Promise<void>
}

/** Opens a page of the game at `url`. Calls of other sites are noted and refused. */
export async function watchAttacks(
  browser: Browser,
  url: string,
  options: BrowserContextOptions = {},
): Promise<AttackWatch> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: SCREENS_PX.desk,
    locale: 'ru-RU',
    serviceWorkers: 'block',
    bypassCSP: true,
    ...options,
  })
  context.setDefaultTimeout(60_000)
  const noted: string[] = []
  await context.exposeFunction('noteHarm', (text: string) => void noted.push(text))
  await context.addInitScript(() => {
    for (const name of ['alert', 'confirm', 'prompt', 'open'])
      Reflect.set(window, name, (text: unknown) => {
        const note: unknown = Reflect.get(window, 'noteHarm')
        if (typeof note === 'function') note(`${name}(${String(text)})`)
      })
  })
  await context.route(
    (address) => address.protocol.startsWith('http') && address.origin !== new URL(url).origin,
    (route) => {
      noted.push(route.request().url())
      return route.abort()
    },
  )
  const page = await context.newPage()
  page.on('dialog', (dialog) => {
    noted.push(`dialog ${dialog.message()}`)
    void dialog.dismiss()
  })
  return {
    context,
    page,
    harm: async () => {
      // A picture that fails tells so in a later task: its event comes before that of this one.
      await page.evaluate(
        () =>
          new Promise((done) => {
            const last = document.createElement('img')
            last.addEventListener('error', done)
            last.src = '/api/nothing-here'
          }),
      )
      return [...noted]
    },
    touch: () =>
      page.evaluate(() => {
        const events = ['mouseover', 'pointerenter', 'focus', 'animationend', 'toggle', 'load', 'error']
        for (const element of document.querySelectorAll('main *'))
          for (const event of events) element.dispatchEvent(new Event(event))
      }),
  }
}
