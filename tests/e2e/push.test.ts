import type { Browser, BrowserContext, Page, Worker } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { axeFaults, launchBrowser, newVisitor, sidewaysOverflow } from '../support/browser.ts'
import { type FreshGame, startFreshGame } from '../support/fresh-game.ts'
import { connectToGame } from '../support/game-database.ts'
import { closeWelcome, type Newcomer, newcomer, openPage, register } from '../support/play.ts'
import { type PushBrowser, type PushService, startPushService } from '../support/push-service.ts'

let service: PushService
let game: FreshGame
let browser: Browser

beforeAll(async () => {
  service = await startPushService()
  // The offer to send a push stands only while the army is away: 25 seconds instead of ten.
  game = await startFreshGame({ WORLD_NEIGHBOURS: '5', GAME_SPEED: '0.4', ...service.env })
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await game?.stop()
  await service?.close()
})

/** A browser without its vendor's push service: ours takes its place. The player has not been asked yet. */
async function subscribeAt(push: PushBrowser, context: BrowserContext): Promise<void> {
  await context.addInitScript((token) => {
    let permission: NotificationPermission =
      localStorage.getItem('test.permission') === 'granted' ? 'granted' : 'default'
    Object.defineProperty(Notification, 'permission', { get: () => permission })
    Notification.requestPermission = async () => {
      permission = 'granted'
      localStorage.setItem('test.permission', permission)
      return permission
    }
    PushManager.prototype.getSubscription = async () => null
    PushManager.prototype.subscribe = async () => JSON.parse(token)
  }, push.token)
}

/** How many browsers get this player's notifications. */
async function countTokensOf({ email }: Newcomer): Promise<number> {
  const database = await connectToGame(game.dataDir)
  try {
    const { rows } = await database.query(
      'SELECT count(*)::int AS count FROM push_token JOIN account USING (player_id) WHERE email_key = $1',
      [email],
    )
    return rows[0]?.count
  } finally {
    await database.end()
  }
}

/** Gives what the push service received to the page's service worker, as the browser would. */
async function deliver(page: Page, message: object): Promise<void> {
  const cdp = await page.context().newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL.startsWith(game.url))
      if (own) resolve(own.registrationId)
    })
  })
  await cdp.send('ServiceWorker.enable')
  const registrationId = await registered
  await cdp.send('ServiceWorker.deliverPushMessage', {
    origin: game.url,
    registrationId,
    data: JSON.stringify(message),
  })
}

/** The packaged Chromium shows no notifications at all, so the worker notes what it would show: by tag, as a browser does. */
const NOTE_SHOWN = `
  self.shown = new Map()
  ServiceWorkerRegistration.prototype.showNotification = async (title, { body, tag, data, silent, renotify }) => {
    self.shown.set(tag, { title, body, data, isHeard: !silent && (renotify || !self.shown.has(tag)), close: () => self.shown.delete(tag) })
  }`

/** What a browser does when somebody presses the notification. */
const PRESS = `
  const event = new ExtendableEvent('notificationclick')
  event.notification = [...self.shown.values()][0]
  self.dispatchEvent(event)`

type Shown = { title: string; body: string; page: string; isHeard: boolean }

function shownBy(worker: Worker): Promise<Shown[]> {
  return worker.evaluate(
    '[...self.shown.values()].map(({ title, body, data, isHeard }) => ({ title, body, page: data.page, isHeard }))',
  )
}

test('a player who sends the army away hears of its return outside of the game', async () => {
  const { context, page } = await newVisitor(browser, game.url, 'phone', 'allow')
  const push = service.subscribe()
  await subscribeAt(push, context)
  await register(page, newcomer('Ратибор'))
  await closeWelcome(page)
  await openPage(page, 'Походы')
  const mission = page.getByRole('article', { name: 'Старая мельница' })
  await mission.getByRole('button', { name: /^В поход/ }).tap()
  await mission.getByText('Прислать уведомление, когда войско вернётся?').waitFor()
  expect(await axeFaults(page)).toEqual([])
  expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0)
  await mission.getByRole('button', { name: 'Прислать', exact: true }).tap()
  await page.getByText('Пришлём весть, когда войско вернётся').waitFor()
  await mission.getByText('Прислать уведомление').waitFor({ state: 'hidden' })

  // Closed: no tab shows the news.
  await page.close()
  const [received] = await push.waitFor(1)
  expect(received?.message).toMatchObject({ page: expect.stringMatching(/^\/game\/fight-log\/\d+$/) })

  const later = await context.newPage()
  await later.goto('/game/army')
  await later.waitForFunction(() => navigator.serviceWorker.controller !== null)
  const [worker] = context.serviceWorkers()
  if (!worker) throw new Error('The page has no service worker')
  await worker.evaluate(NOTE_SHOWN)
  await deliver(later, received?.message ?? {})
  const { title, text: body, page: address } = received?.message ?? {}
  await expect.poll(() => shownBy(worker)).toEqual([{ title, body, page: address, isHeard: true }])
  // A server that died before it recorded the push sends it once more: it replaces itself.
  const again = { ...received?.message, text: 'Ещё раз' }
  const silent = [{ title, body: 'Ещё раз', page: address, isHeard: false }]
  await deliver(later, again)
  await expect.poll(() => shownBy(worker)).toEqual(silent)
  // Closed meanwhile, it comes back without a sound.
  await worker.evaluate('self.shown.clear()')
  await deliver(later, again)
  await expect.poll(() => shownBy(worker)).toEqual(silent)

  await worker.evaluate(PRESS)
  await later.waitForURL(`**${String(address)}`)
  expect(await shownBy(worker)).toEqual([])
  await context.close()
})

test('the settings turn this browser off and on, and a logout removes its token', async () => {
  const { context, page } = await newVisitor(browser, game.url, 'desk', 'allow')
  const push = service.subscribe()
  await subscribeAt(push, context)
  await register(page, newcomer('Мстислав'))
  await closeWelcome(page)
  await page.goto('/game/settings-notifications')
  await page.getByRole('button', { name: 'Подключить этот браузер' }).click()
  await page.getByText('Этот браузер получает вести.').waitFor()
  expect(await axeFaults(page)).toEqual([])
  const browsers = () =>
    page.evaluate(
      async () => (await (await fetch('/api/player-notifications/push-settings')).json()).browsers,
    )
  expect(await browsers()).toBe(1)
  await page.getByRole('button', { name: 'Отключить здесь' }).click()
  await page.getByText('Этот браузер пока не подключён.').waitFor()
  expect(await browsers()).toBe(0)
  await page.getByRole('button', { name: 'Подключить этот браузер' }).click()
  await page.getByText('Этот браузер получает вести.').waitFor()

  await page.goto('/game/settings')
  await page.getByRole('button', { name: 'Выйти' }).first().click()
  const confirm = page.getByRole('button', { name: 'Подтвердить' })
  if (await confirm.isVisible().catch(() => false)) await confirm.click()
  await page.waitForURL(/\/auth\/login/)
  // On a busy machine the page gives up its call before the answer, and the server removes the token all the same.
  await expect.poll(() => countTokensOf(newcomer('Мстислав'))).toBe(0)
  await context.close()
})

test('a browser that forbids notifications says what to do', async () => {
  const { context, page } = await newVisitor(browser, game.url, 'phone', 'allow')
  await context.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'denied' })
  })
  await register(page, newcomer('Святослав'))
  await closeWelcome(page)
  await page.goto('/game/settings-notifications')
  await page.getByText('Запрещено в браузере.').waitFor()
  expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0)
  expect(await axeFaults(page)).toEqual([])
  await context.close()
})
