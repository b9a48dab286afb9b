import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { axeFaults, launchBrowser, newVisitor } from '../support/browser.ts'
import { type FreshGame, startFreshGame } from '../support/fresh-game.ts'
import { closeWelcome, newcomer, register } from '../support/play.ts'
import { coinsOf, settleLord } from '../support/settle-lord.ts'

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

const purse = { gold: 5000, diamonds: 10 }

describe('a server that is away', () => {
  test('at the start it is no logout, and the page opens as soon as the server answers', async () => {
    const { context, page } = await settleLord({ browser, game, screen: 'phone' }, 'Любомира', purse)
    await page.route('**/api/**', (route) => route.fulfill({ status: 500, body: 'no' }))
    await page.goto('/game/inventory')
    await page.getByText('Замок не открылся').waitFor()
    expect(new URL(page.url()).pathname).toBe('/game/inventory')
    expect(await axeFaults(page)).toEqual([])
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.getByRole('button', { name: 'Попробовать ещё раз' }).tap()
    await page.getByRole('tab', { name: 'Припасы' }).waitFor()
    await context.close()
  })

  test('a change without a network is refused at once, and nothing is spent', async () => {
    const { context, page } = await settleLord({ browser, game, screen: 'phone' }, 'Мирослава', purse)
    await page.goto('/game/trade/shop/consumable')
    await page.getByRole('button', { name: /^Хлебный квас/ }).tap()
    const before = await coinsOf(page)
    // What shows messages loads after the page.
    await page.getByRole('region', { name: 'Вести' }).waitFor({ state: 'attached' })
    await context.setOffline(true)
    await page.getByRole('button', { name: /^Купить за/ }).tap()
    await page.getByText('Нет связи: действие не выполнено').waitFor()
    const bar = page.getByText('Нет связи. Золото и войско в сохранности.')
    await bar.waitFor()
    expect(await coinsOf(page)).toBe(before)
    await context.setOffline(false)
    await bar.waitFor({ state: 'hidden' })
    expect(await coinsOf(page)).toBe(before)
    await page.getByRole('button', { name: /^Купить за/ }).tap()
    await page.getByText(/^Куплено: Хлебный квас/).waitFor()
    await context.close()
  })
})

describe('the installed shell', () => {
  test('opens without a network, says so, and goes on when the network is back', async () => {
    const { context, page } = await newVisitor(browser, game.url, 'phone', 'allow')
    await register(page, newcomer('Ростислава'))
    await closeWelcome(page)
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready
    })
    await context.setOffline(true)
    await page.reload()
    await page.getByText('Без связи замок не открыть').waitFor()
    expect(await axeFaults(page)).toEqual([])
    await context.setOffline(false)
    await page.getByRole('heading', { name: 'Замок: Ростислава' }).waitFor()
    await context.close()
  })

  test('can be installed: the manifest and its icons are there', async () => {
    const at = (address: string) => fetch(new URL(address, game.url))
    const manifest = await at('/manifest.webmanifest')
    expect(manifest.headers.get('content-type')).toContain('application/manifest+json')
    const { icons, screenshots, shortcuts, start_url: start } = await manifest.json()
    expect(start).toBe('/game')
    expect(shortcuts.length).toBeGreaterThan(0)
    for (const { src, type } of [
      ...icons,
      ...screenshots,
      { src: '/apple-touch-icon.png', type: 'image/png' },
    ]) {
      const icon = await at(src)
      expect(icon.status, src).toBe(200)
      expect(icon.headers.get('content-type')).toContain(type)
    }
    const worker = await at('/sw.js')
    expect(worker.headers.get('cache-control')).toBe('no-cache')
  })
})
