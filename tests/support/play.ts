import type { Page } from 'playwright'

/** A newcomer's words at the register page. */
export interface Newcomer {
  readonly name: string
  readonly email: string
  readonly password: string
}

export const newcomer = (name: string): Newcomer => ({
  name,
  email: `${Buffer.from(name).toString('hex')}@example.org`,
  password: 'krepost-na-holme',
})

/** From the first page through the form into the castle. */
export const register = async (page: Page, { name, email, password }: Newcomer): Promise<void> => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Построить замок' }).first().click()
  await page.getByLabel('Имя лорда').fill(name)
  await page.getByLabel('Почта').fill(email)
  await page.getByLabel('Пароль', { exact: true }).fill(password)
  await page.getByLabel('Пароль ещё раз').fill(password)
  await page.getByRole('button', { name: 'Построить замок' }).click()
  await page.waitForURL(/\/game\/?$/)
}

export const logIn = async (page: Page, { email, password }: Newcomer): Promise<void> => {
  await page.goto('/auth/login')
  await page.getByLabel('Почта').fill(email)
  await page.getByLabel('Пароль', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Войти' }).click()
  await page.waitForURL(/\/game\/?$/)
}
