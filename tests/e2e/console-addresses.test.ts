import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { axeFaults, launchBrowser } from '../support/browser.ts'
import { enterConsole } from '../support/console.ts'
import { type FreshGame, startFreshGame } from '../support/fresh-game.ts'
import { newcomer } from '../support/play.ts'

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

test('a page that the roles do not open says so, also where it only leads to others', async () => {
  const { page, context } = await enterConsole({ browser, game }, newcomer('Светлана'), 'USER_ADMIN', 'desk')
  await page.getByRole('menuitem', { name: 'Игроки' }).waitFor()
  await expect.poll(() => page.title()).toBe('Главная · Донжон: управление')
  for (const path of ['knowledge-base', 'content', 'knowledge-base/tip', 'app-config']) {
    await page.goto(`/admin/${path}`)
    await page.getByText('Доступ запрещен').waitFor()
    await expect.poll(() => page.title()).toBe('Нет доступа · Донжон: управление')
  }
  expect(await axeFaults(page)).toEqual([])
  await context.close()
})

test('an address without a record says so and stays, and a failing server is no missing record', async () => {
  const { page, context } = await enterConsole({ browser, game }, newcomer('Ярослава'), 'USER_ADMIN', 'desk')
  await page.getByRole('menuitem', { name: 'Игроки' }).waitFor()
  for (const id of ['999999', 'abc']) {
    await page.goto(`/admin/players/${id}/show`)
    await page.getByRole('heading', { name: 'Такой записи нет' }).waitFor()
    expect(new URL(page.url()).pathname).toBe(`/admin/players/${id}/show`)
  }
  expect(await axeFaults(page)).toEqual([])
  await page.getByRole('link', { name: 'К списку' }).click()
  await page.getByRole('cell', { name: 'Ярослава' }).waitFor()
  await expect.poll(() => page.title()).toBe('Игроки · Донжон: управление')

  await page.route('**/api/admin/players/*', (route) => route.fulfill({ status: 409, json: {} }))
  await page.getByRole('cell', { name: 'Ярослава' }).click()
  await page.getByRole('heading', { name: 'Запись не открылась' }).waitFor()
  await page.unroute('**/api/admin/players/*')
  await page.getByRole('button', { name: 'Попробовать ещё раз' }).click()
  await page.getByText('Почта подтверждена').waitFor()
  await expect.poll(() => page.title()).toBe('Ярослава · Донжон: управление')
  await context.close()
})

test('a wrong filter in an address is gone with the address', async () => {
  const { page, context } = await enterConsole({ browser, game }, newcomer('Радослава'), 'USER_ADMIN', 'desk')
  await page.getByRole('menuitem', { name: 'Игроки' }).waitFor()
  const refused = page.waitForResponse((answer) => answer.status() === 400)
  await page.goto(`/admin/players?filter=${encodeURIComponent('{"foo":1}')}`)
  await refused
  await page.getByRole('menuitem', { name: 'Главная' }).click()
  await page.getByRole('menuitem', { name: 'Игроки' }).click()
  await page.getByRole('cell', { name: 'Радослава' }).waitFor()
  await context.close()
})

test('a call without an answer is lost after 30 seconds, and the console says so', async () => {
  const { page, context } = await enterConsole({ browser, game }, newcomer('Милослава'), 'USER_ADMIN', 'desk')
  const sent: Record<string, string>[] = []
  await page.route('**/api/admin/players?*', (route) => {
    sent.push(route.request().headers())
  })
  await page.getByRole('menuitem', { name: 'Игроки' }).click()
  const startedAt = performance.now()
  await page.getByRole('status').getByText('Нет связи с сервером').waitFor()
  expect(performance.now() - startedAt).toBeGreaterThan(25_000)
  expect(sent[0]?.['game-socket-client-id']).toMatch(/^[\da-f-]{36}$/)
  expect(sent[0]?.['game-data-subscribes']).toBe('{}')
  await context.close()
})
