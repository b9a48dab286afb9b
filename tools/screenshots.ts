/**
 * `npm run screenshots`: plays the first loop as a newcomer, adds money to play further pages, and saves the
 * README's pictures into docs/screenshots, and into apps/game/public/screenshots those that the game's manifest shows too.
 */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Locator, Page } from 'playwright'
import { launchBrowser, newVisitor, SCREENS_PX, type Screen, type Visitor } from '#tests/support/browser.ts'
import { enrichLord } from '#tests/support/enrich-lord.ts'
import { startFreshGame } from '#tests/support/fresh-game.ts'
import { closeWelcome, logIn, newcomer, register } from '#tests/support/play.ts'

const README_FOLDER = join(import.meta.dirname, '..', 'docs', 'screenshots')
const MANIFEST_FOLDER = join(import.meta.dirname, '..', 'apps', 'game', 'public', 'screenshots')
const QUALITY_PERCENT = 88
/** Two device pixels per CSS pixel on the phone, although the README shows it small beside others. */
const SCALES = { desk: 1, phone: 2 } as const satisfies Record<Screen, number>

const lord = newcomer('Ратибор')
const DAY_HOUR = 12
const NIGHT_HOUR = 23

/** A picture of the window in WebP, a third of the size of PNG. */
async function take({ context, page }: Visitor, screen: Screen, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready)
  await page.evaluate(() => scrollTo(0, 0))
  await page.mouse.move(0, 0)
  const devTools = await context.newCDPSession(page)
  const clip = { x: 0, y: 0, ...SCREENS_PX[screen], scale: SCALES[screen] }
  const { data } = await devTools.send('Page.captureScreenshot', {
    format: 'webp',
    quality: QUALITY_PERCENT,
    clip,
  })
  const picture = Buffer.from(data, 'base64')
  const file = `${name}.webp`
  await writeFile(
    join(existsSync(join(MANIFEST_FOLDER, file)) ? MANIFEST_FOLDER : README_FOLDER, file),
    picture,
  )
  console.log(`${name}: ${(picture.length / 1000).toFixed(0)} KB`)
}

/** A phone draws its scrollbar over the page and keeps no room for it. The page's policy forbids a <style>. */
async function hideScrollbar({ context, page }: Visitor): Promise<void> {
  const devTools = await context.newCDPSession(page)
  await devTools.send('Emulation.setScrollbarsHidden', { hidden: true })
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('html { scrollbar-gutter: auto !important }')
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  })
}

/** Closes sheets and waits for toasts to disappear, since they would cover the picture. */
async function untilQuiet(page: Page): Promise<void> {
  const panel = page.getByRole('button', { name: /^(Прочитано|Принять награду)$/ })
  for (let still = 0; still < 8; still += 1) {
    if (await panel.first().isVisible()) {
      await panel.first().click()
      still = 0
    }
    await page.waitForTimeout(500)
  }
}

async function openCard(page: Page, name: string): Promise<Locator> {
  await page.goto('/game/missions')
  const card = page.getByRole('article', { name })
  const open = card.getByRole('button', { name: /^(Снарядить|Изменить)/ })
  await card
    .getByRole('button', { name: /^(Снарядить|Изменить|В поход)/ })
    .first()
    .waitFor()
  if (await open.isVisible()) await open.click()
  return card
}

/** Sends the army until it wins. A new castle seldom loses. */
async function winMission(page: Page, name: string, difficulty: string): Promise<void> {
  for (let turn = 0; turn < 8; turn += 1) {
    const card = await openCard(page, name)
    await card.getByRole('radio', { name: difficulty }).check()
    await card.getByRole('button', { name: /^В поход/ }).click()
    const back = card.getByText(/^Войско вернулось/)
    await back.waitFor({ timeout: 120_000 })
    const words = await back.textContent()
    await untilQuiet(page)
    if (words?.includes('с победой')) return
  }
  throw new Error(`${name} was not won in eight tries`)
}

/** Takes the reward that is ready. */
async function takeReward(page: Page): Promise<void> {
  await page.goto('/game')
  await page.getByRole('button', { name: 'Забрать' }).first().click()
  await untilQuiet(page)
}

/** Registers and follows the tutorial until the shop is open. */
async function playFirstLoop(page: Page): Promise<void> {
  await register(page, lord)
  await closeWelcome(page)
  await untilQuiet(page)
  await winMission(page, 'Старая мельница', 'Лёгкий')
  await takeReward(page)
  await page.goto('/game/army')
  const archers = page.getByRole('article', { name: 'Лучники' })
  await archers.getByRole('button', { name: 'Лучники', expanded: false }).click()
  await archers.getByRole('spinbutton').fill('5')
  await archers.getByRole('button', { name: /^Нанять за/ }).click()
  await takeReward(page)
  await winMission(page, 'Старая мельница', 'Средний')
  await takeReward(page)
}

/** Moves the page's server clock forward, since the castle has the light of the browser's hour (UTC+3). */
async function pretendHour(page: Page, hour: number): Promise<void> {
  const now = new Date()
  const present = (now.getUTCHours() + 3) % 24
  const ahead = ((hour - present + 24) % 24) * 3_600_000
  await page.route('**/api/**', async (route) => {
    const response = await route.fetch()
    const time = new Date(Date.now() + ahead).toISOString()
    await route.fulfill({ response, headers: { ...response.headers(), 'x-server-time': time } })
  })
}

async function showCastle(page: Page, hour: number): Promise<void> {
  await pretendHour(page, hour)
  await page.goto('/game')
  await page.getByRole('img', { name: /^Замок: донжон/ }).waitFor()
  await untilQuiet(page)
  await page.unroute('**/api/**')
}

async function showMissions(page: Page): Promise<void> {
  await openCard(page, 'Старая мельница')
  await untilQuiet(page)
  await page.evaluate(() => scrollTo(0, 0))
}

/** The last report, paused in the middle of the fight. */
async function showReport(page: Page): Promise<void> {
  await page.goto('/game/fight-logs')
  await page.locator('a[href*="/game/fight-log/"]').first().click()
  const place = page.getByRole('slider', { name: 'Ход боя' })
  await untilQuiet(page)
  const pause = page.getByRole('button', { name: 'Пауза' })
  if (await pause.isVisible()) await pause.click()
  await place.fill('4')
  await page.waitForTimeout(600)
}

/** Buys and wears gear of the shop, builds and sharpens, so that the pages look used. */
async function keepHouse(page: Page): Promise<void> {
  await enrichLord(game.dataDir, lord.name)
  const panel = page.getByRole('complementary', { name: 'Вещь' })
  await page.goto('/game/trade/shop')
  const wares = page.getByRole('list', { name: 'Товар дня' }).getByRole('button')
  await wares.first().waitFor()
  await untilQuiet(page)
  for (let left = await wares.count(); left > 1; left -= 1) {
    await wares.first().click()
    await panel.getByRole('button', { name: /^Купить за/ }).click()
    await page.getByText('Куплено', { exact: true }).nth(-1).waitFor()
    await page.waitForTimeout(800)
  }
  await page.goto('/game/inventory')
  const gear = page.getByRole('list', { name: 'В сундуке' }).getByRole('button')
  await gear.first().waitFor()
  await untilQuiet(page)
  for (let left = await gear.count(); left > 2; left -= 1) {
    await gear.nth(left - 1).click()
    const wear = panel.getByRole('button', { name: /^Надеть/ })
    if (await wear.isEnabled()) await wear.click()
    await page.waitForTimeout(800)
  }
  for (const building of ['Кузница', 'Дом слуг']) {
    await page.goto('/game/buildings')
    await page.getByRole('button', { name: `${building}: построить`, exact: true }).click()
    await page.getByText(`${building}: построено`).waitFor()
  }
  await untilQuiet(page)
}

async function showPage(page: Page, path: string, ready: Locator): Promise<void> {
  await page.goto(path)
  await ready.first().waitFor()
  await untilQuiet(page)
}

async function showStorage(page: Page): Promise<void> {
  await showPage(page, '/game/inventory', page.getByRole('list', { name: 'В сундуке' }))
  if (await page.getByRole('complementary', { name: 'Вещь' }).isVisible()) {
    await page.getByRole('list', { name: 'В сундуке' }).getByRole('button').first().click()
    await page.waitForTimeout(400)
  }
}

async function showGrind(page: Page): Promise<void> {
  const blow = page.getByRole('button', { name: /^Ударить/ })
  await showPage(page, '/game/forge/grind', page.getByRole('heading', { name: 'Что положить на наковальню' }))
  // On a phone no gear is on the anvil until one is chosen, by its quality.
  if (!(await blow.isVisible())) await page.getByRole('button', { name: /\d\s%/ }).first().click()
  await blow.click()
  await page.getByText(/^(Удар удался|Не вышло)/).waitFor()
  await page.waitForTimeout(1_500)
}

// Builds without the stories, which take longer than everything else and are in no picture.
const built = spawnSync(process.execPath, ['tools/build.ts', '--stale'], {
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'production' },
})
if (built.status !== 0) process.exit(1)
await mkdir(README_FOLDER, { recursive: true })
const game = await startFreshGame({ LOG_LEVEL: 'warn' })
const browser = await launchBrowser()
try {
  const desk = await newVisitor(browser, game.url, 'desk')
  const phone = await newVisitor(browser, game.url, 'phone')
  await hideScrollbar(phone)
  await playFirstLoop(desk.page)
  await logIn(phone.page, lord)
  await showCastle(desk.page, DAY_HOUR)
  await take(desk, 'desk', 'castle-day-1280')
  await showCastle(phone.page, NIGHT_HOUR)
  await take(phone, 'phone', 'castle-night-360')
  await showMissions(desk.page)
  await take(desk, 'desk', 'missions-1280')
  await showMissions(phone.page)
  await take(phone, 'phone', 'missions-360')
  await keepHouse(desk.page)
  await showReport(desk.page)
  await take(desk, 'desk', 'report-1280')
  await showReport(phone.page)
  await take(phone, 'phone', 'report-360')
  await showStorage(desk.page)
  await take(desk, 'desk', 'storage-1280')
  await showStorage(phone.page)
  await take(phone, 'phone', 'storage-360')
  await showPage(desk.page, '/game/trade/shop', desk.page.getByRole('list', { name: 'Товар дня' }))
  await take(desk, 'desk', 'shop-1280')
  await showPage(desk.page, '/game/buildings', desk.page.getByRole('heading', { name: 'Постройки' }))
  await take(desk, 'desk', 'buildings-1280')
  await showGrind(phone.page)
  await take(phone, 'phone', 'sharpening-360')
  await showPage(
    phone.page,
    '/game/history?currency=GOLD',
    phone.page.getByRole('paragraph').filter({ hasText: 'Лавка: вещи' }),
  )
  await take(phone, 'phone', 'account-book-360')
} finally {
  await browser.close()
  await game.stop()
}
