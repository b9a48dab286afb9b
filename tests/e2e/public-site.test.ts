import { gzipSync } from 'node:zlib'
import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { axeFaults, launchBrowser, newVisitor, SCREENS_PX } from '../support/browser.ts'
import { type FreshGame, startFreshGame } from '../support/fresh-game.ts'
import { openQuiet } from '../support/open-quiet.ts'

let game: FreshGame
let browser: Browser

beforeAll(async () => {
  game = await startFreshGame({ WORLD_NEIGHBOURS: '5' })
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await game?.stop()
})

/** Of a page's scripts, gzip, with the parts that come after the page (npm run check:bundle counts those before). */
const SCRIPTS_MAX_KB = 120

describe('the public site', () => {
  test.each([
    ['/', 'Сильнейшие лорды'],
    ['/about', 'Каждую битву можно пересмотреть'],
    ['/guides', 'Руководств пока нет'],
    ['/knowledge-base/missions', 'Старая мельница'],
    ['/legal/terms', 'Условия игры'],
  ])('%s is read without scripts', async (path, words) => {
    const context = await browser.newContext({
      baseURL: game.url,
      javaScriptEnabled: false,
      viewport: SCREENS_PX.phone,
    })
    const page = await context.newPage()
    await page.goto(path)
    await page.getByText(words).first().waitFor()
    expect(await page.title()).toContain('Донжон')
    await context.close()
  })

  test('is taken over by light scripts, without a live connection', async () => {
    const { context, page, complaints } = await newVisitor(browser, game.url, 'phone')
    const sockets: string[] = []
    const scripts = new Map<string, Promise<Buffer>>()
    page.on('websocket', (socket) => sockets.push(socket.url()))
    page.on('request', (request) => {
      if (request.url().includes('/socket/')) sockets.push(request.url())
    })
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.set(response.url(), response.body())
    })
    await openQuiet(page, '/')
    const bytes = (await Promise.all(scripts.values())).map((body) => gzipSync(body).length)
    expect(bytes.reduce((sum, size) => sum + size, 0) / 1000).toBeLessThan(SCRIPTS_MAX_KB)
    await page.getByRole('link', { name: 'База знаний', exact: true }).click()
    await page.getByRole('heading', { name: 'База знаний' }).waitFor()
    expect(sockets).toEqual([])
    expect(await axeFaults(page)).toEqual([])
    expect(complaints).toEqual([])
    await context.close()
  })

  test('leads into the game and back', async () => {
    const { context, page, complaints } = await newVisitor(browser, game.url, 'phone')
    await page.goto('/')
    await page.getByRole('link', { name: 'Построить замок' }).click()
    await page.getByLabel('Имя').waitFor()
    await page.goBack()
    await page.getByText('Сильнейшие лорды').waitFor()
    await page.goto('/auth/login')
    await page.getByRole('link', { name: 'Донжон' }).click()
    await page.getByText('Сильнейшие лорды').waitFor()
    expect(complaints).toEqual([])
    await context.close()
  })

  test('answers an unchanged page with 304, and what does not exist with 404', async () => {
    const tag = (await fetch(`${game.url}/legal/terms`)).headers.get('etag') ?? ''
    // Without it `fetch` asks for a page that no cache may answer.
    const headers = { 'if-none-match': tag, 'cache-control': 'max-age=0' }
    const again = await fetch(`${game.url}/legal/terms`, { headers })
    expect(again.status).toBe(304)
    expect((await fetch(`${game.url}/guides/999999`)).status).toBe(404)
  })
})
