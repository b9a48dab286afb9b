import type { APIRequestContext, Page } from 'playwright'

/** Form data of a newcomer. */
export type Newcomer = {
  readonly name: string
  readonly email: string
  readonly password: string
}

export function newcomer(name: string): Newcomer {
  return {
    name,
    email: `${Buffer.from(name).toString('hex')}@example.org`,
    password: 'krepost-na-holme',
  }
}

/** Browsers add it to the calls of their pages. */
const SAME_ORIGIN = { 'sec-fetch-site': 'same-origin' }

/** Sends a call of this browser without a page, and returns its answer. Fails unless it succeeds. */
export async function postCall(request: APIRequestContext, path: string, data?: object) {
  const answer = await request.post(`/api${path}`, { data, headers: SAME_ORIGIN })
  if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`)
  return answer.json()
}

/** Registers without a page, for journeys about something else. The browser is then logged in. */
export async function registerByCall(
  request: APIRequestContext,
  { name, email, password }: Newcomer,
): Promise<void> {
  await postCall(request, '/auth/register', { name, email, password, confirmPassword: password })
}

/** Registers on the first page and enters the castle. */
export async function register(page: Page, { name, email, password }: Newcomer): Promise<void> {
  await page.goto('/')
  await page.getByRole('link', { name: 'Построить замок' }).first().click()
  await page.getByLabel('Имя лорда').fill(name)
  await page.getByLabel('Почта').fill(email)
  await page.getByLabel('Пароль', { exact: true }).fill(password)
  await page.getByLabel('Пароль ещё раз').fill(password)
  await page.getByRole('button', { name: 'Построить замок' }).click()
  await page.waitForURL(/\/game\/?$/)
}

export async function logIn(page: Page, { email, password }: Newcomer): Promise<void> {
  await page.goto('/auth/login')
  await page.getByLabel('Почта').fill(email)
  await page.getByLabel('Пароль', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Войти' }).click()
  await page.waitForURL(/\/game\/?$/)
}

/** The first quest, whose text welcomes a newcomer. */
export const WELCOME = 'Победите в первом походе'

/** Closes the welcome of a newcomer. */
export async function closeWelcome(page: Page): Promise<void> {
  const panel = page.getByRole('dialog', { name: WELCOME })
  await panel.getByRole('button', { name: 'Закрыть' }).first().click()
  await panel.waitFor({ state: 'hidden' })
}

/** Waits for the card with the next quest. It comes after the page and takes room, so a button moves when it comes. */
export async function guideShown(page: Page): Promise<void> {
  await page.getByRole('complementary', { name: 'Поручение' }).waitFor()
}

/** Closes the sheet on a phone. Its close button comes before those of toasts. */
export async function closePanel(page: Page): Promise<void> {
  const panel = page.getByRole('dialog')
  await panel.getByRole('button', { name: 'Закрыть' }).first().tap()
  await panel.waitFor({ state: 'hidden' })
}

/** Opens a page of the game by the menu. */
export async function openPage(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation').getByRole('link', { name }).click()
}

/** Starts the easy mission of this name and waits until it ends. */
export async function goOnMission(page: Page, name: string): Promise<void> {
  const mission = page.getByRole('article', { name })
  await mission.getByRole('button', { name: /^(В поход|Ещё раз)/ }).click()
  // In a fast world the mission may already have ended.
  await mission.getByText(/вернётся через|Войско вернулось/).waitFor()
  await mission.getByText(/Войско вернулось/).waitFor()
}

/** A second press within this time counts as a double click. */
const DOUBLE_PRESS_MS = 400

/** Waits, by the page's clock, until another press no longer counts as a double click. */
export async function outOfDoubleClick(page: Page): Promise<void> {
  const pressedAt = await page.evaluate(() => performance.now())
  await page.waitForFunction(([since, pause]) => performance.now() - since > pause, [
    pressedAt,
    DOUBLE_PRESS_MS,
  ] as const)
}
