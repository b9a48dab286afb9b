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
