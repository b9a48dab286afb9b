import type { Browser, BrowserContext, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { axeFaults, launchBrowser, newVisitor } from '../support/browser.ts'
import { startFreshGame } from '../support/fresh-game.ts'
import type { GameProcess } from '../support/game-process.ts'
import { linkIn, type MailServer, startMailServer } from '../support/mail.ts'
import { openQuiet } from '../support/open-quiet.ts'
import {
  closeWelcome,
  goOnMission,
  logIn,
  type Newcomer,
  newcomer,
  openPage,
  postCall,
  register,
  registerByCall,
} from '../support/play.ts'

let game: GameProcess
let browser: Browser
let mail: MailServer

/** Two workers: the browsers of a player may be connected to different processes. */
beforeAll(async () => {
  mail = await startMailServer()
  game = await startFreshGame({
    WORLD_NEIGHBOURS: '5',
    WORKERS: '2',
    SMTP_URL: mail.smtpUrl,
    GAME_SPEED: '10',
  })
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await game?.stop()
  await mail?.close()
})

function relative(link: URL): string {
  return link.pathname + link.hash
}

describe('one player with several browsers', () => {
  test('a change in one browser shows in the other, and a closed session ends at once', async () => {
    const lord = newcomer('Всеволод')
    const desk = await newVisitor(browser, game.url, 'desk')
    const phone = await newVisitor(browser, game.url, 'phone')
    await register(desk.page, lord)
    await closeWelcome(desk.page)
    await logIn(phone.page, lord)
    const purse = phone.page.getByRole('region', { name: 'Казна' })
    await purse.waitFor()
    const before = await purse.textContent()

    await openPage(desk.page, 'Походы')
    await goOnMission(desk.page, 'Старая мельница')
    await expect.poll(() => purse.textContent()).not.toBe(before)

    await desk.page.request.fetch('/api/player-sessions/close-others', {
      method: 'POST',
      headers: { 'sec-fetch-site': 'same-origin' },
    })
    await phone.page.waitForURL(/\/auth\/login/)
    // The browser itself names a call that was under way when its session was closed.
    const heard = phone.complaints.filter((complaint) => !complaint.includes('401 (Unauthorized)'))
    expect([...desk.complaints, ...heard]).toEqual([])
    await desk.context.close()
    await phone.context.close()
  })
})

/** Founds a castle in a browser of its own. */
async function foundElsewhere(lord: Newcomer): Promise<void> {
  const { context } = await newVisitor(browser, game.url, 'phone')
  await registerByCall(context.request, lord)
  await context.close()
}

/** As the form of a second tab does. */
async function logInByCall({ request }: BrowserContext, { email, password }: Newcomer): Promise<void> {
  await postCall(request, '/auth/login', { email, password })
}

describe('two tabs of one browser', () => {
  test('a login in one ends the castle of the other, and stays', async () => {
    const { page, context } = await newVisitor(browser, game.url, 'desk')
    const [first, second] = [newcomer('Твердята'), newcomer('Доброслав')]
    await foundElsewhere(second)
    await register(page, first)
    await closeWelcome(page)
    const loggedOut = page.waitForResponse((response) => response.url().includes('/api/auth/logout'))
    await logInByCall(context, second)
    await page.waitForURL(/\/auth\/login/)
    expect((await loggedOut).status()).toBe(204)
    const data = await context.request.get('/api/auth/data')
    expect(await data.json()).toMatchObject({ player: { name: second.name } })
    await context.close()
  })

  test('a tab that slept during the login of another castle shows nothing of it', async () => {
    const { page, context } = await newVisitor(browser, game.url, 'phone')
    const [first, second] = [newcomer('Ратислав'), newcomer('Путятич')]
    await foundElsewhere(second)
    await register(page, first)
    await closeWelcome(page)
    await context.setOffline(true)
    await page.getByText('Нет связи').waitFor()
    await logInByCall(context, second)
    await context.setOffline(false)
    await page.waitForURL(/\/auth\/login/)
    const data = await context.request.get('/api/auth/data')
    expect(await data.json()).toMatchObject({ player: { name: second.name } })
    await context.close()
  })
})

describe('without a network', () => {
  test('a page that is not loaded yet waits for the network, and nothing else is lost', async () => {
    const { page, context } = await newVisitor(browser, game.url, 'phone')
    await register(page, newcomer('Изяслав'))
    await closeWelcome(page)
    const menu = page.getByRole('navigation', { name: 'Главное меню' })
    await menu.getByRole('link', { name: 'Походы' }).waitFor()
    await context.setOffline(true)
    await menu.getByRole('link', { name: 'Походы' }).click()
    await page.getByText('Откроется, как только связь вернётся.').waitFor()
    await expect.poll(() => menu.isVisible()).toBe(true)
    const lost = page.getByText('Нет связи. Золото и войско в сохранности.')
    await lost.waitFor()
    await context.setOffline(false)
    await lost.waitFor({ state: 'hidden' })
    await page.getByRole('article', { name: 'Старая мельница' }).waitFor()
    await context.close()
  })
})

/** `PRELOAD_DELAY_MS` of `apps/game/src/shell/lazy-part.tsx`. */
const PRELOAD_DELAY_MS = 1500

/** Parts of the next page are loaded in advance when the returned function is called, however long the page takes. */
async function holdPreloads(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript((delayMs) => {
    const wait = window.setTimeout
    const hold = (work: () => void, ms?: number) => {
      if (ms !== delayMs) return wait(work, ms)
      addEventListener('preload-now', work, { once: true })
      return wait(() => undefined)
    }
    Object.assign(window, { setTimeout: hold })
  }, PRELOAD_DELAY_MS)
  return () => page.evaluate(() => void dispatchEvent(new Event('preload-now')))
}

describe('after a flight', () => {
  test('a part of the page that could not be loaded meanwhile opens at once, without a reload', async () => {
    const { page, context } = await newVisitor(browser, game.url, 'phone')
    await register(page, newcomer('Велемудр'))
    await closeWelcome(page)
    const preload = await holdPreloads(page)
    // Chromium keeps the failure of a part that is under way when the network goes.
    await openQuiet(page, '/game/missions')
    const news = page.getByRole('button', { name: /^Вести/ })
    await news.waitFor()
    await context.setOffline(true)
    await preload()
    const lost = page.getByText('Нет связи. Золото и войско в сохранности.')
    await lost.waitFor()
    await context.setOffline(false)
    await lost.waitFor({ state: 'hidden' })
    await page.evaluate(() => {
      document.documentElement.dataset.isSame = 'yes'
    })
    await page.getByRole('button', { name: /^Энергия/ }).tap()
    const energy = page.getByRole('dialog', { name: 'Энергия' })
    await expect.poll(() => energy.getAttribute('data-side')).toMatch(/top|bottom|left|right/)
    await page.keyboard.press('Escape')
    await news.tap()
    await page.getByRole('dialog', { name: 'Вести' }).waitFor()
    expect(await page.locator('html').getAttribute('data-is-same')).toBe('yes')
    await context.close()
  })
})

describe('mails', () => {
  test('the links in mails confirm the address and set a new password', async () => {
    const lord = newcomer('Гремислав')
    const { page, context, complaints } = await newVisitor(browser, game.url, 'desk')
    await register(page, lord)
    const welcome = await mail.letterTo(lord.email, 'Донжон: подтвердите почту')
    await page.goto(relative(linkIn(welcome)))
    await page.getByText(/Почта подтверждена/).waitFor()
    expect(await axeFaults(page)).toEqual([])
    await context.clearCookies()

    await page.goto('/auth/password-recovery')
    await page.getByLabel('Почта').fill(lord.email)
    await page.getByRole('button', { name: 'Прислать ссылку' }).click()
    const reset = await mail.letterTo(lord.email, 'Донжон: новый пароль')
    await page.goto(relative(linkIn(reset)))
    await page.getByLabel('Новый пароль', { exact: true }).fill('most-cherez-rov')
    await page.getByLabel(/ещё раз/).fill('most-cherez-rov')
    await page.getByRole('button', { name: 'Сменить пароль' }).click()
    await page.waitForURL(/success-reset-password/)
    await logIn(page, { ...lord, password: 'most-cherez-rov' })
    expect(complaints).toEqual([])
    await context.close()
  })

  test('a link whose answer is lost works when it is tried again', async () => {
    const lord = newcomer('Богумил')
    const { page, context } = await newVisitor(browser, game.url, 'phone')
    await register(page, lord)
    const address = relative(linkIn(await mail.letterTo(lord.email, 'Донжон: подтвердите почту')))
    const call = '**/api/auth/confirm-email'
    await page.route(call, (route) => route.abort('internetdisconnected'))
    await page.goto(address)
    const again = page.getByRole('button', { name: 'Попробовать ещё раз' })
    await again.waitFor()
    expect(await axeFaults(page)).toEqual([])
    await page.unroute(call)
    await again.tap()
    await page.getByText(/Почта подтверждена/).waitFor()
    await context.close()
  })
})
