import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newVisitor } from '../support/browser.ts'
import { newTelegramUser } from '../support/init-data.ts'
import { launchAddress, openPhoneClient } from '../support/messenger-client.ts'
import { type FramedClient, type MessengerHost, startMessengerHost } from '../support/messenger-host.ts'
import { ageLaunch, oldInitData } from '../support/old-launch.ts'
import { closeWelcome, newcomer, register, WELCOME } from '../support/play.ts'

let host: MessengerHost
beforeAll(async () => {
  host = await startMessengerHost()
})
afterAll(() => host?.close())

const REFUSED = 'Откройте игру снова'

/** Founds a castle in the messenger. */
async function found(client: FramedClient): Promise<void> {
  await client.game().getByRole('button', { name: 'Построить замок' }).click()
  await client.game().getByRole('dialog', { name: WELCOME }).waitFor()
}

describe('a launch that is over an hour old', () => {
  test('goes on with its session in a frame without cookies, also after a reload', async () => {
    const name = 'Велимудр'
    const user = newTelegramUser({ first_name: name })
    await found(await host.open(user))
    const initData = await ageLaunch(host.game.dataDir, name, user)

    const later = await host.open(user, { initData })
    await later.game().getByRole('dialog', { name: WELCOME }).waitFor()
    await later.tell('reload_iframe')
    await later.game().getByText(name).first().waitFor()
    expect(await later.game().getByText(REFUSED).count()).toBe(0)
  })

  test('goes on with the session of a client that keeps cookies', async () => {
    const name = 'Доброгнев'
    const user = newTelegramUser({ first_name: name })
    const first = await host.open(user, { near: true })
    await found(first)
    const again = await host.open(user, {
      near: true,
      context: first.context,
      initData: oldInitData(user),
    })
    await again.game().getByText(name).first().waitFor()
    expect(await again.game().getByText(REFUSED).count()).toBe(0)
    await first.context.close()
  })

  test('without a session is refused, and leads to the login by e-mail, which stays after a reload', async () => {
    const form = newcomer('Ростислава')
    const outside = await newVisitor(host.browser, host.game.url, 'phone')
    await register(outside.page, form)
    await outside.page.getByRole('dialog', { name: WELCOME }).waitFor()
    await outside.context.close()

    const { context, page } = await newVisitor(host.browser, host.game.url, 'phone')
    const user = newTelegramUser()
    const address = launchAddress(host.game.url, user, { initData: oldInitData(user) })
    const client = await openPhoneClient(context, page, address)
    await client.game.getByText(REFUSED).waitFor()
    await client.game.getByRole('button', { name: 'Войти по почте' }).click()
    await client.game.getByLabel('Почта').fill(form.email)
    await client.game.getByLabel('Пароль', { exact: true }).fill(form.password)
    await client.game.getByRole('button', { name: 'Войти' }).click()
    await client.game.getByRole('heading', { name: 'Замок: Ростислава' }).waitFor()
    await closeWelcome(page)

    // The client opens the page with the same launch again.
    await page.goto('about:blank')
    await page.goto(address)
    await page.getByRole('heading', { name: 'Замок: Ростислава' }).waitFor()
    expect(await page.getByText(REFUSED).count()).toBe(0)
    await context.close()
  })
})
