import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Browser, BrowserContext, Page } from 'playwright'
import { newVisitor, type Screen } from './browser.ts'
import type { FreshGame } from './fresh-game.ts'
import { connectToGame } from './game-database.ts'
import { type Newcomer, postCall, registerByCall } from './play.ts'
import { codeAt } from './second-factor.ts'

/** Gives an account a role, as an operator does. */
export function grantRole(game: FreshGame, email: string, role: string) {
  return promisify(execFile)(process.execPath, ['tools/operator/grant-role.ts', email, role], {
    env: { ...process.env, NODE_ENV: 'development', DATA_DIR: game.dataDir },
  })
}

/** The same without a process of its own, which takes a second. */
async function giveRole({ dataDir }: FreshGame, email: string, role: string): Promise<void> {
  const database = await connectToGame(dataDir)
  try {
    await database.query(
      `UPDATE player SET rev = rev + 1, roles = roles || $2::text FROM account
       WHERE account.player_id = player.id AND account.email = $1`,
      [email, role],
    )
  } finally {
    await database.end()
  }
}

/** A code that no call has used: the app of this phone is half a minute fast. */
function freshCode(secret: string): string {
  return codeAt(secret, new Date(Date.now() + 30_000))
}

/** Registers an account with the role and its second factor, and logs this browser in. */
async function logInWithRole(
  game: FreshGame,
  { request }: BrowserContext,
  lord: Newcomer,
  role: string,
): Promise<void> {
  const { email, password } = lord
  await registerByCall(request, lord)
  const { secret } = await postCall(request, '/auth/second-factor/start', { password })
  await postCall(request, '/auth/second-factor/confirm', { code: codeAt(secret, new Date()) })
  await giveRole(game, email, role)
  const { loginToken } = await postCall(request, '/auth/login', { email, password })
  await postCall(request, '/auth/login/code', { loginToken, code: freshCode(secret) })
}

type Place = { readonly browser: Browser; readonly game: FreshGame }

/** The game for a logged-in player with the role. */
export async function enterWithRole({ browser, game }: Place, lord: Newcomer, role: string, screen: Screen) {
  const visitor = await newVisitor(browser, game.url, screen)
  await logInWithRole(game, visitor.context, lord, role)
  await visitor.page.goto('/game')
  return visitor
}

/** A page of the console for a logged-in player with the role. */
export async function enterConsole({ browser, game }: Place, lord: Newcomer, role: string, screen: Screen) {
  const visitor = await newVisitor(browser, game.url, screen)
  await logInWithRole(game, visitor.context, lord, role)
  await visitor.page.goto('/admin/')
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
