import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser, newVisitor } from '../support/browser.ts'
import { type FreshGame, startFreshGame } from '../support/fresh-game.ts'

let game: FreshGame
let browser: Browser
const front = createFront()
let isReleased = false

/** Passes calls on to the game, and answers with a changed service worker once a new version is released. */
function createFront(): Server {
  return createServer(async ({ method = 'GET', url = '/', headers }, response) => {
    const answer = await fetch(game.url + url, { method, headers: { accept: headers.accept ?? '*/*' } })
    const body = Buffer.from(await answer.arrayBuffer())
    const type = answer.headers.get('content-type') ?? 'text/plain'
    response.writeHead(answer.status, { 'content-type': type })
    response.end(url === '/sw.js' && isReleased ? `${body}\n// The next version.` : body)
  })
}

async function addressOf(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  return `http://127.0.0.1:${address.port}`
}

beforeAll(async () => {
  game = await startFreshGame({ WORLD_NEIGHBOURS: '5' })
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  front.close()
  front.closeAllConnections()
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
