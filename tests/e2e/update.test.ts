import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { axeFaults, launchBrowser, newVisitor } from '../support/browser.ts'
import { builtFile } from '../support/built-file.ts'
import { type FreshGame, startFreshGame } from '../support/fresh-game.ts'

let game: FreshGame
let browser: Browser
const fronts: Server[] = []
const front = createFront()
let isReleased = false
let isAway = false
/** The part that the next version has no longer. */
let removed = ''

/**
 * Passes calls on to the game. Once a new version is released it answers with a changed service worker, and has one part of the game no
 * longer. While it is away it answers nothing.
 */
function createFront(): Server {
  const server = createServer(async ({ method = 'GET', url = '/', headers }, response) => {
    const answer = await fetch(game.url + url, { method, headers: { accept: headers.accept ?? '*/*' } })
    if (isAway) {
      response.destroy()
      return
    }
    if (isReleased && url === removed) {
      response.writeHead(404).end()
      return
    }
    const body = Buffer.from(await answer.arrayBuffer())
    const type = answer.headers.get('content-type') ?? 'text/plain'
    // The page of the next version starts by another script.
    const isNewPage = isReleased && type.includes('text/html')
    const text = isNewPage ? body.toString('utf8').replaceAll('src="/assets/', 'src="/assets/./') : undefined
    response.writeHead(answer.status, { 'content-type': type })
    response.end(url === '/sw.js' && isReleased ? `${body}\n// The next version.` : (text ?? body))
  })
  fronts.push(server)
  return server
}

async function addressOf(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  return `http://127.0.0.1:${address.port}`
}

beforeAll(async () => {
  removed = await builtFile('src/features/auth/password-recovery-page.tsx')
  game = await startFreshGame({ WORLD_NEIGHBOURS: '5' })
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  for (const server of fronts) {
    server.close()
    server.closeAllConnections()
  }
  await game?.stop()
})

test('a page that is open offers the new version and takes it on request', async () => {
  const { context, page } = await newVisitor(browser, await addressOf(front), 'phone', 'allow')
  await page.goto('/')
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  const offer = page.getByRole('status').filter({ hasText: 'Доступна новая версия' })
  expect(await offer.isVisible()).toBe(false)

  isReleased = true
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
  await offer.waitFor()
  const reloaded = page.waitForEvent('load')
  await offer.getByRole('button', { name: 'Обновить' }).tap()
  await reloaded

  await page.getByText('Сильнейшие лорды').waitFor()
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting ?? null))
    .toBeNull()
  expect(await offer.isVisible()).toBe(false)
  await context.close()
})

test('a second tab keeps what is typed, and takes the version that the first has taken', async () => {
  isReleased = false
  const { context, page } = await newVisitor(browser, await addressOf(createFront()), 'desk', 'allow')
  await page.goto('/auth/login')
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  const other = await context.newPage()
  await other.goto('/auth/login')
  await other.getByLabel('Почта').fill('ratibor@example.org')
  const offerIn = (tab: Page) => tab.getByRole('status').filter({ hasText: 'Доступна новая версия' })

  isReleased = true
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
  await offerIn(other).waitFor()
  await offerIn(page).waitFor()
  const reloaded = page.waitForEvent('load')
  await offerIn(page).getByRole('button', { name: 'Обновить' }).click()
  await reloaded
  expect(await other.getByLabel('Почта').inputValue()).toBe('ratibor@example.org')

  const otherReloaded = other.waitForEvent('load')
  await offerIn(other).getByRole('button', { name: 'Обновить' }).click()
  await otherReloaded
  await other.getByLabel('Почта').waitFor()
  expect(await offerIn(other).isVisible()).toBe(false)
  await context.close()
})

test('a part that the release has removed asks before it reloads a page with typed text', async () => {
  isReleased = false
  const { context, page } = await newVisitor(browser, await addressOf(createFront()), 'desk', 'allow')
  await page.goto('/auth/login')
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  const other = await context.newPage()
  await other.goto('/auth/login')
  await other.getByLabel('Почта').fill('ratibor@example.org')
  isReleased = true
  const question = other.waitForEvent('dialog')
  await other.getByRole('link', { name: 'Забыли пароль?' }).click()
  const asked = await question
  expect(asked.message()).toContain('Набранный текст пропадёт')
  await asked.dismiss()
  expect(await other.getByLabel('Почта').inputValue()).toBe('ratibor@example.org')
  await context.close()
})

test('without a network, addresses that are not stored show the offline page until it is back', async () => {
  isReleased = false
  const { context, page } = await newVisitor(browser, await addressOf(createFront()), 'phone', 'allow')
  await page.goto('/auth/login')
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  isAway = true
  for (const address of ['/docs/', '/guides?page=2']) {
    await page.goto(address)
    await page.getByRole('heading', { name: 'Нет связи' }).waitFor()
  }
  expect(await axeFaults(page)).toEqual([])
  isAway = false
  await page.getByRole('link', { name: 'Попробовать ещё раз' }).tap()
  await page.getByRole('heading', { name: 'Нет связи' }).waitFor({ state: 'hidden' })
  await context.close()
})
