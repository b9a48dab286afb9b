import { afterAll, beforeAll, expect, test } from 'vitest'
import { BEARER_SECONDS } from '#server/platform/sessions/session-token.ts'
import { newVisitor } from '../support/browser.ts'
import { newTelegramUser } from '../support/init-data.ts'
import { type MessengerHost, startMessengerHost } from '../support/messenger-host.ts'
import { WELCOME } from '../support/play.ts'

/** The page renews its bearer a minute before the end. */
const HALF_A_MINUTE_LEFT_MS = (BEARER_SECONDS - 30) * 1000

const RENEWAL = /\/api\/auth\/renew-bearer$/

let host: MessengerHost
beforeAll(async () => {
  host = await startMessengerHost()
})
afterAll(() => host?.close())

test('a frame whose cookies are dropped renews its bearer before it expires', async () => {
  const { context, page, complaints } = await newVisitor(host.browser, host.game.url, 'phone')
  await context.clock.install()
  const client = await host.open(newTelegramUser({ first_name: 'Мстислава' }), { context })
  await page.close()
  await client.game().getByRole('button', { name: 'Построить замок' }).click()
  const welcome = client.game().getByRole('dialog', { name: WELCOME })
  await welcome.getByRole('button', { name: 'Закрыть' }).first().click()
  await welcome.waitFor({ state: 'hidden' })
  const renewed = client.page.waitForResponse((answer) => RENEWAL.test(answer.url()) && answer.ok())
  await context.clock.fastForward(HALF_A_MINUTE_LEFT_MS)
  const { token } = await (await renewed).json()
  const asked = client.page.waitForRequest(/\/api\/missions$/)
  await client.game().getByRole('navigation').getByRole('link', { name: 'Походы' }).click()
  expect(await (await asked).headerValue('authorization')).toBe(`Bearer ${token}`)
  expect(complaints).toEqual([])
  await context.close()
})
