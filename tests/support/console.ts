import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Browser, Page } from 'playwright'
import { expect } from 'vitest'
import { newVisitor, type Screen } from './browser.ts'
import type { FreshGame } from './fresh-game.ts'
import { type Newcomer, register } from './play.ts'
import { codeAt } from './second-factor.ts'

/** Gives an account a role, as an operator does. */
export function grantRole(game: FreshGame, email: string, role: string) {
  return promisify(execFile)(process.execPath, ['tools/operator/grant-role.ts', email, role], {
    env: { ...process.env, NODE_ENV: 'development', DATA_DIR: game.dataDir },
  })
}

/** A code that no call has used: the app of this phone is half a minute fast. */
function freshCode(secret: string): string {
  return codeAt(secret, new Date(Date.now() + 30_000))
}

/** Turns the second factor on, and returns the secret of the app. */
async function enrol({ request }: Page, { password }: Newcomer): Promise<string> {
  const started = await request.post('/api/auth/second-factor/start', { data: { password } })
  const { secret } = await started.json()
  const code = codeAt(secret, new Date())
  const confirmed = await request.post('/api/auth/second-factor/confirm', { data: { code } })
  expect(confirmed.status()).toBe(200)
  return secret
}

/** The game for a logged-in player with a role that the console does not know. */
export async function enterWithRole(
  { browser, game }: { readonly browser: Browser; readonly game: FreshGame },
  lord: Newcomer,
  role: string,
  screen: Screen,
) {
  const visitor = await newVisitor(browser, game.url, screen)
  const { page, context } = visitor
  await register(page, lord)
  const secret = await enrol(page, lord)
  // Ends the calls of the game's page, which would be refused without the session.
  await page.goto('about:blank')
  await context.clearCookies()
  await grantRole(game, lord.email, role)
  await page.goto('/auth/login')
  await page.getByLabel('Почта').fill(lord.email)
  await page.getByLabel('Пароль', { exact: true }).fill(lord.password)
  await page.getByRole('button', { name: 'Войти' }).click()
  await page.getByLabel('Код', { exact: true }).fill(freshCode(secret))
  await page.getByRole('button', { name: 'Войти' }).click()
  await page.waitForURL('**/game')
  return visitor
}

/** A page of the console for a logged-in player with the role. */
export async function enterConsole(
  { browser, game }: { readonly browser: Browser; readonly game: FreshGame },
  lord: Newcomer,
  role: string,
  screen: Screen,
) {
  const visitor = await newVisitor(browser, game.url, screen)
  const { page, context } = visitor
  await register(page, lord)
  const secret = await enrol(page, lord)
  // Ends the calls of the game's page, which would be refused without the session.
  await page.goto('about:blank')
  await context.clearCookies()
  await page.goto('/admin/')
  await page.getByLabel('Почта').fill(lord.email)
  await page.getByLabel(/^Пароль/).fill(lord.password)
  await grantRole(game, lord.email, role)
  await page.getByRole('button', { name: 'Войти' }).click()
  await page.getByLabel('Код').fill(freshCode(secret))
  await page.getByRole('button', { name: 'Войти' }).click()
  return visitor
}

/** Answers the console's question for the password. */
export async function confirmPassword(page: Page, { password }: Newcomer): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Подтвердите пароль' })
  await dialog.getByLabel('Ваш пароль').fill(password)
  await dialog.getByRole('button', { name: 'Подтвердить' }).click()
  await dialog.waitFor({ state: 'detached' })
}

/** Browsers complain about every refused call. That the password is asked for, and refused, is no fault. */
export function withoutAsked(complaints: readonly string[]): string[] {
  const asked = /status of 4(03|22) .*\/api\/admin\//
  return complaints.filter((line) => !asked.test(line))
}
