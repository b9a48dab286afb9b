import type { APIRequestContext, Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser, newVisitor, SCREENS_PX } from '../support/browser.ts'
import { enterConsole } from '../support/console.ts'
import { type FreshGame, startFreshGame } from '../support/fresh-game.ts'
import { pageFaults, widthFaults } from '../support/page-faults.ts'
import { newcomer } from '../support/play.ts'
import { foundLord } from '../support/settle-lord.ts'

let game: FreshGame
let browser: Browser
beforeAll(async () => {
  game = await startFreshGame({ WORLD_NEIGHBOURS: '20' })
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await game?.stop()
})

/** A call as a page would make it. */
async function call(request: APIRequestContext, method: 'POST' | 'PUT', path: string, data: object) {
  const headers = { 'sec-fetch-site': 'same-origin', 'idempotency-key': crypto.randomUUID() }
  const answer = await request.fetch(`/api${path}`, { method, data, headers })
  if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`)
  return answer.status() === 204 ? undefined : answer.json()
}

const keeper = newcomer('Изяслав')
const buyer = newcomer('Любава')

/** Fills each list, and gives each kind of text a revision. */
async function fillLists(request: APIRequestContext) {
  const lord = await foundLord({ browser, game, screen: 'desk' }, buyer.name, { gold: 500, diamonds: 10 })
  const pack = { packKey: 'handful', provider: 'sandbox' }
  const { order } = await call(lord.context.request, 'POST', '/trade/donate/orders', pack)
  await lord.context.close()
  const [player] = await (await request.get(`/api/admin/players?filter={"q":"${buyer.name}"}`)).json()
  const news = await call(request, 'POST', '/admin/news', {
    title: 'Ярмарка у стен',
    description: '<p>В субботу в полдень.</p>',
    version: '1.4.0',
    state: 'DRAFT',
  })
  const tip = {
    title: 'Слава рода',
    baseContent: 'Её приносят набеги.',
    additionalContent: '',
    state: 'DRAFT',
  }
  await call(request, 'PUT', '/admin/knowledge-base/tip/glory', { revision: 0, ...tip })
  const task = { title: 'Осмотритесь', content: 'Замок невелик.', task: 'Обойдите стены.', state: 'DRAFT' }
  await call(request, 'PUT', '/admin/knowledge-base/tutorial/firstWinQuest', { revision: 0, ...task })
  const terms = await (await request.get('/api/admin/legal/terms')).json()
  await call(request, 'PUT', '/admin/legal/terms', {
    version: terms.version,
    title: terms.title,
    body: terms.body,
  })
  await call(request, 'POST', '/admin/password-confirmation', { password: keeper.password })
  for (const [key, value] of [
    ['toastLimit', 5],
    ['marketOpen', false],
  ])
    await call(request, 'PUT', `/admin/app-config/${key}`, { revision: 0, value, reason: 'Чиним прилавки' })
  await call(request, 'POST', '/admin/player-notes', { playerId: player.id, text: 'Вежлива.' })
  return { playerId: player.id, orderId: order.orderId, newsId: news.id }
}

type Ids = Awaited<ReturnType<typeof fillLists>>

/** Every page but the first, which has a journey of its own, with words that are there once it has loaded. */
function pagesOf({ playerId, orderId, newsId }: Ids): readonly (readonly [string, string | RegExp])[] {
  return [
    ['login', 'Донжон: управление'],
    ['nowhere', 'Страница не найдена'],
    ['players', buyer.name],
    [`players/${playerId}/show`, 'Открытых сеансов'],
    [`players/${playerId}/show/money`, 'Поправка управляющего'],
    [`players/${playerId}/show/notes`, 'Вежлива.'],
    ['knowledge-base', 'Открыть: Подсказки'],
    ['knowledge-base/tip', /^1-25 из/],
    ['knowledge-base/tip/glory', keeper.name],
    ['knowledge-base/tutorial', /^1-25 из/],
    ['knowledge-base/tutorial/firstWinQuest', keeper.name],
    ['content', 'Открыть: Новости'],
    ['content/news', 'Ярмарка у стен'],
    ['content/news/create', 'До 5 000 знаков'],
    [`content/news/${newsId}`, keeper.name],
    ['legal', 'Условия игры'],
    ['legal/terms', keeper.name],
    ['donate-orders', buyer.name],
    [`donate-orders/${orderId}/show`, 'Платежей пока нет'],
    ['alike-names', /^Похожих имён нет/],
    ['donate-payments', 'Платежей пока нет'],
    ['app-config', 'Сколько вестей видно сразу'],
    ['app-config/toastLimit', 'Чиним прилавки'],
    ['app-config/marketOpen', 'Чиним прилавки'],
    ['audit-entries', /^Настройка игры/],
  ]
}

const WIDE_PX = { width: 1536, height: 860 }
const SIZES_PX = [SCREENS_PX.phone, SCREENS_PX.desk, WIDE_PX]

/** What is wrong with the page at each size. */
async function faultsOf(page: Page, path: string, words: string | RegExp): Promise<string[]> {
  const found: string[] = []
  for (const [index, size] of SIZES_PX.entries()) {
    await page.setViewportSize(size)
    if (index === 0) await page.goto(`/admin/${path}`)
    await page.getByRole('main').getByText(words).filter({ visible: true }).first().waitFor()
    await expect.poll(() => page.locator('[role="progressbar"], th:empty').count()).toBe(0)
    // A wide window has the layout of a desk.
    const faults = await (size === WIDE_PX ? widthFaults(page) : pageFaults(page))
    found.push(...faults.map((fault) => `${size.width} px: ${fault}`))
  }
  return found
}

test('every page of the console fits and is accessible from 360 to 1536 pixels', async () => {
  const { page, context, complaints } = await enterConsole({ browser, game }, keeper, 'SUPER_ADMIN', 'desk')
  await page.getByRole('menuitem', { name: 'Игроки' }).waitFor()
  const pages = pagesOf(await fillLists(context.request))
  // Two windows share the work.
  const second = await newVisitor(browser, game.url, 'desk')
  await second.context.addCookies(await context.cookies())
  const found = await Promise.all(
    [page, second.page].map(async (window, index, windows) => {
      const faults: string[] = []
      for (const [path, words] of pages.filter((_, number) => number % windows.length === index))
        faults.push(...(await faultsOf(window, path, words)))
      return faults
    }),
  )
  expect(found.flat()).toEqual([])
  expect([...complaints, ...second.complaints]).toEqual([])
  await Promise.all([context.close(), second.context.close()])
})
