import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser, newVisitor, sidewaysOverflow } from '../support/browser.ts'
import { type FreshGame, startFreshGame } from '../support/fresh-game.ts'
import { newcomer, register } from '../support/play.ts'

let game: FreshGame
let browser: Browser

beforeAll(async () => {
  game = await startFreshGame({ WORLD_NEIGHBOURS: '12' })
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await game?.stop()
})

function grantRole(email: string, role: string) {
  return promisify(execFile)(process.execPath, ['tools/grant-role.ts', email, role], {
    env: { ...process.env, NODE_ENV: 'development', DATA_DIR: game.dataDir },
  })
}

test('an administrator finds a player and reads where the money came from', async () => {
  const lord = newcomer('Воислав')
  const { page, context, complaints } = await newVisitor(browser, game.url, 'desk')
  await register(page, lord)
  await context.clearCookies()
  await page.goto('/admin/')
  await page.getByLabel('Почта').fill(lord.email)
  await page.getByLabel(/^Пароль/).fill(lord.password)
  await grantRole(lord.email, 'USER_ADMIN')
  await page.getByRole('button', { name: 'Войти' }).click()

  await page.getByRole('link', { name: 'К списку игроков' }).click()
  await page.getByRole('cell', { name: lord.name }).waitFor()
  await expect.poll(() => page.getByRole('row').count()).toBeGreaterThan(10)
  await page.getByRole('cell', { name: lord.name }).click()
  await page.getByRole('cell', { name: 'Основание замка' }).first().waitFor()
  await page.getByRole('cell', { name: '300' }).first().waitFor()
  await expect.poll(() => sidewaysOverflow(page)).toBe(0)
  expect(complaints).toEqual([])
  await context.close()
})
