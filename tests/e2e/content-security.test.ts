import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser, newVisitor } from '../support/browser.ts'
import { type FreshGame, startFreshGame } from '../support/fresh-game.ts'

let game: FreshGame
let browser: Browser

beforeAll(async () => {
  game = await startFreshGame({ WORLD_NEIGHBOURS: '0' })
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await game?.stop()
})

/** What somebody might get into a page: a script in its text, and a handler of an element. */
const INJECTED = `<script>document.documentElement.dataset.injected = 'script'</script>
<img src="data:," onerror="document.documentElement.dataset.injected = 'handler'">
</body>`

test.each(['/', '/auth/login', '/guides', '/admin/', '/docs/'])(
  'an inline script that is not of %s does not run',
  async (path) => {
    const { page, context } = await newVisitor(browser, game.url, 'desk')
    await page.addInitScript(() => {
      const refused: string[] = []
      Object.assign(window, { refused })
      document.addEventListener('securitypolicyviolation', (event) => refused.push(event.violatedDirective))
    })
    await page.route(`**${path}`, async (route) => {
      if (route.request().resourceType() !== 'document') return route.continue()
      const response = await route.fetch()
      return route.fulfill({ response, body: (await response.text()).replace('</body>', INJECTED) })
    })
    await page.goto(path)
    const refused = () => page.evaluate(() => ('refused' in window ? JSON.stringify(window.refused) : ''))
    await expect.poll(refused).toContain('script-src-elem')
    await expect.poll(refused).toContain('script-src-attr')
    expect(await page.locator('html').getAttribute('data-injected')).toBe(null)
    await context.close()
  },
)
