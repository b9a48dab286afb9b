import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { launchBrowser, newVisitor } from '../support/browser.ts'
import { type FreshGame, startFreshGame } from '../support/fresh-game.ts'
import { initDataOf, newTelegramUser } from '../support/init-data.ts'
import { launchAddress, openPhoneClient } from '../support/messenger-client.ts'
import { logIn, newcomer, register, WELCOME } from '../support/play.ts'
import { furnish } from '../support/settle-lord.ts'
import { BOT_SETTINGS } from '../support/telegram.ts'

let game: FreshGame
let browser: Browser
beforeAll(async () => {
  game = await startFreshGame({ WORLD_NEIGHBOURS: '20', ...BOT_SETTINGS })
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await game?.stop()
})

describe('on a phone', () => {
  const open = openPhoneClient

  test('a newcomer is in the first fight after three presses, and never sees an e-mail form', async () => {
    const { context, page } = await newVisitor(browser, game.url, 'phone')
    const user = newTelegramUser({ first_name: 'Добрыня' })
    const began = performance.now()
    let presses = 0
    const press = async (name: RegExp | string) => {
      presses += 1
      await client.game.getByRole('button', { name }).first().click()
    }
    const client = await open(context, page, launchAddress(game.url, user))
    const frame = client.game
    await frame.getByLabel('Имя лорда').waitFor()
    expect(await frame.getByLabel('Имя лорда').inputValue()).toMatch(/^Добрыня/)
    await press('Построить замок')
    await frame.getByRole('dialog', { name: WELCOME }).waitFor()
    expect(await frame.getByLabel('Почта').count()).toBe(0)
    // The welcome leads to the missions.
    presses += 1
    await frame.getByRole('dialog', { name: WELCOME }).getByRole('link').first().click()
    const mission = frame.getByRole('article', { name: 'Старая мельница' })
    presses += 1
    await mission.getByRole('button', { name: /^В поход/ }).click()
    await mission.getByText(/вернётся через|Войско вернулось/).waitFor()
    const seconds = (performance.now() - began) / 1000
    console.log(`${presses} presses, ${seconds.toFixed(1)} s to the first mission`)
    expect(presses).toBe(3)

    expect(frame.url()).not.toContain('tgWebApp')
    await context.close()
  })

  test('who has a castle links it, and comes back to it', async () => {
    const { context, page } = await newVisitor(browser, game.url, 'phone')
    const name = 'Изяславна'
    const form = newcomer(name)
    await page.goto('/')
    await register(page, form)
    await page.getByRole('dialog', { name: WELCOME }).waitFor()
    await context.close()

    const inside = await newVisitor(browser, game.url, 'phone')
    const user = newTelegramUser()
    const client = await open(inside.context, inside.page, launchAddress(game.url, user))
    await client.game.getByRole('button', { name: 'У меня уже есть замок' }).click()
    await client.game.getByLabel('Почта').fill(form.email)
    await client.game.getByLabel('Пароль', { exact: true }).fill(form.password)
    await client.game.getByRole('button', { name: 'Войти' }).click()
    await client.game.getByRole('dialog', { name: WELCOME }).waitFor()
    await inside.context.close()

    const later = await newVisitor(browser, game.url, 'phone')
    const back = await open(later.context, later.page, launchAddress(game.url, user))
    await back.game.getByRole('dialog', { name: WELCOME }).waitFor()
    await back.game.getByText(name).first().waitFor()
    await later.context.close()
  })

  /** A castle that was founded in the messenger, with every page open. */
  async function foundByMessenger(name: string) {
    const { context, page, complaints } = await newVisitor(browser, game.url, 'phone')
    const user = newTelegramUser({ first_name: name })
    const client = await open(context, page, launchAddress(game.url, user))
    await client.game.getByRole('button', { name: 'Построить замок' }).click()
    await client.game.getByRole('dialog', { name: WELCOME }).waitFor()
    await furnish(game.dataDir, name, { gold: 500, diamonds: 5 })
    return { context, page, complaints }
  }

  test('a castle without an e-mail is not asked to confirm it, gets one, and is then unlinked', async () => {
    const name = 'Рогнеда'
    const { context, page } = await foundByMessenger(name)
    await page.goto('/game')
    await page.getByRole('heading', { name: `Замок: ${name}` }).waitFor()
    expect(await page.getByText('Подтвердите почту').count()).toBe(0)

    await page.goto('/game/settings-messenger')
    await page.getByText('Telegram открывает замок без пароля').waitFor()
    await page.getByRole('link', { name: 'К почте и паролю' }).tap()
    const { email, password } = newcomer(name)
    await page.getByLabel('Почта').fill(email)
    await page.getByLabel('Пароль', { exact: true }).fill(password)
    await page.getByLabel('Пароль ещё раз').fill(password)
    await page.getByRole('button', { name: 'Добавить почту и пароль' }).tap()
    await page.getByText('Не подтверждена').waitFor()
    await page.getByText(email).waitFor()

    await page.goto('/game/settings-messenger')
    await page.getByLabel('Пароль', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Отвязать Telegram' }).tap()
    await page.getByText('Привяжите этот Telegram').waitFor()
    await page.getByLabel('Пароль', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Привязать этот Telegram' }).tap()
    await page.getByText('Telegram открывает замок без пароля').waitFor()
    await context.close()

    const outside = await newVisitor(browser, game.url, 'desk')
    await logIn(outside.page, newcomer(name))
    await outside.page.getByRole('heading', { name: `Замок: ${name}` }).waitFor()
    await outside.context.close()
  })

  test('a castle without an e-mail is deleted on the word of the messenger', async () => {
    const { context, page } = await foundByMessenger('Сбыслава')
    await page.goto('/game/settings-profile')
    await page.getByRole('button', { name: 'Удалить замок…' }).tap()
    await page.getByRole('dialog').getByRole('button', { name: 'Удалить через три дня' }).tap()
    await page.getByText('Замок будет удалён через три дня').waitFor()
    await page.getByRole('button', { name: 'Сохранить замок' }).first().tap()
    await page.getByText('Удаление отменено').waitFor()
    await context.close()
  })

  test('a broken launch says that the game was perhaps opened outside of the messenger', async () => {
    const { context, page } = await newVisitor(browser, game.url, 'phone')
    const initData = initDataOf(newTelegramUser(), new Date()).replace(/&hash=.*/, '')
    const client = await open(context, page, launchAddress(game.url, newTelegramUser(), { initData }))
    await client.game.getByText('возможно, игра открыта вне мессенджера').waitFor()
    await context.close()
  })

  test('a forged launch enters nothing', async () => {
    const { context, page } = await newVisitor(browser, game.url, 'phone')
    const initData = initDataOf(newTelegramUser(), new Date(), { token: '1:another-bot' })
    const client = await open(context, page, launchAddress(game.url, newTelegramUser(), { initData }))
    await client.game.getByText('Откройте игру снова').waitFor()
    await context.close()
  })
})
