import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newVisitor, SCREENS_PX } from '../support/browser.ts'
import { newTelegramUser } from '../support/init-data.ts'
import { type FramedClient, type MessengerHost, startMessengerHost } from '../support/messenger-host.ts'
import { newcomer, register, WELCOME } from '../support/play.ts'

let host: MessengerHost
beforeAll(async () => {
  host = await startMessengerHost()
})
afterAll(() => host?.close())

/** Founds a castle and closes its welcome. */
async function found(client: FramedClient): Promise<void> {
  await client.game().getByRole('button', { name: 'Построить замок' }).click()
  await closeWelcome(client)
}

async function closeWelcome(client: FramedClient): Promise<void> {
  const welcome = client.game().getByRole('dialog', { name: WELCOME })
  await welcome.getByRole('button', { name: 'Закрыть' }).first().click()
  await welcome.waitFor({ state: 'hidden' })
}

/** Frames are reloaded by the client's own menu. */
async function reload({ asked, tell }: FramedClient): Promise<void> {
  const before = (await asked()).length
  await tell('reload_iframe')
  await expect
    .poll(async () => (await asked()).slice(before).map(({ type }) => type))
    .toContain('iframe_ready')
}

/** Names of the cookies that the browser keeps for the game, except the one that knows the device. */
async function sessionCookies({ context }: FramedClient): Promise<string[]> {
  const cookies = await context.cookies(host.game.url)
  return cookies.map(({ name }) => name).filter((name) => name.includes('session'))
}

/** The castle is there, and changes of it arrive by the socket. */
async function expectLive(client: FramedClient, name: string): Promise<void> {
  const game = client.game()
  await game.getByRole('heading', { name: `Замок: ${name}` }).waitFor()
  await game.getByText('Нет связи').waitFor({ state: 'hidden' })
}

async function styleOf({ game }: FramedClient, name: string): Promise<string> {
  return game().evaluate((property) => document.documentElement.style.getPropertyValue(property), name)
}

describe('in a frame whose cookies are dropped', () => {
  test('a castle lives by a bearer, for calls and the socket, also after a reload', async () => {
    const client = await host.open(newTelegramUser({ first_name: 'Мстислав' }))
    const sockets: string[] = []
    client.page.on('websocket', (socket) => sockets.push(socket.url()))
    await found(client)
    await expectLive(client, 'Мстислав')
    expect(await sessionCookies(client)).toEqual([])

    await reload(client)
    await expectLive(client, 'Мстислав')
    expect(await sessionCookies(client)).toEqual([])
    await expect.poll(() => sockets.length).toBeGreaterThan(0)

    await client.game().getByRole('navigation').getByRole('link', { name: 'Походы' }).click()
    const mission = client.game().getByRole('article', { name: 'Старая мельница' })
    await mission.getByRole('button', { name: /^В поход/ }).click()
    // The end of the mission comes by the socket.
    await mission.getByText(/Войско вернулось/).waitFor()
    await client.context.close()
  })

  test('the game is the frame of no other page', async () => {
    const { context, page } = await newVisitor(host.browser, host.game.url, 'phone')
    await page.goto(`https://stranger.example:${new URL(host.game.url).port}`)
    await page.evaluate(
      (detail) => dispatchEvent(new CustomEvent('open-game', { detail })),
      `${host.game.url}/game`,
    )
    await page.waitForEvent('framenavigated', (frame) => frame !== page.mainFrame())
    expect(page.frames().some((frame) => frame.url().startsWith(host.game.url))).toBe(false)
    await context.close()
  })
})

describe('in a frame whose cookies are kept', () => {
  test('init data decide about the castle, not the cookie of another one', async () => {
    const { context, page } = await newVisitor(host.browser, host.game.url, 'phone')
    await register(page, newcomer('Всеслава'))
    const user = newTelegramUser({ first_name: 'Святополк' })
    const client = await host.open(user, { near: true, context })
    // The browser has shown the welcome to the first castle.
    await client.game().getByRole('button', { name: 'Построить замок' }).click()
    await expectLive(client, 'Святополк')
    expect(await sessionCookies(client)).toHaveLength(1)
    await client.game().evaluate(() => location.reload())
    await expectLive(client, 'Святополк')
    await context.close()
  })
})

describe('the client and the game', () => {
  test('share colours, safe areas, height and vibration, also when they change while it is open', async () => {
    const client = await host.open(newTelegramUser({ first_name: 'Ярополк' }))
    await client.game().getByLabel('Имя лорда').waitFor()
    await expect.poll(() => styleOf(client, '--messenger-page')).toBe('#17212b')
    await expect.poll(() => styleOf(client, '--messenger-top')).toBe('12px')
    await expect.poll(() => styleOf(client, '--messenger-bottom')).toBe('3px')
    const types = (await client.asked()).map(({ type }) => type)
    for (const type of ['iframe_ready', 'web_app_ready', 'web_app_expand', 'web_app_set_header_color'])
      expect(types).toContain(type)

    await client.tell('theme_changed', { theme_params: { bg_color: '#ffffff' } })
    await expect.poll(() => styleOf(client, '--messenger-page')).toBe('#ffffff')
    // A broken colour changes nothing.
    await client.tell('theme_changed', { theme_params: { bg_color: 'white' } })
    await client.tell('content_safe_area_changed', { top: 40, bottom: 0, left: 0, right: 0 })
    await expect.poll(() => styleOf(client, '--messenger-top')).toBe('47px')
    expect(await styleOf(client, '--messenger-page')).toBe('#ffffff')
    await client.context.close()
  })

  test('leave nothing of the page below what the client covers', async () => {
    const client = await host.open(newTelegramUser({ first_name: 'Звенислав' }))
    await found(client)
    await client.tell('content_safe_area_changed', { top: 90, bottom: 50, left: 0, right: 0 })
    const room = () =>
      client.game().evaluate(() => {
        scrollTo(0, document.body.scrollHeight)
        const bar = document.querySelector('nav')?.getBoundingClientRect()
        const page = document.querySelector('main')?.getBoundingClientRect()
        return { bar: bar?.height, between: (bar?.top ?? 0) - (page?.bottom ?? 0) }
      })
    await expect.poll(async () => (await room()).bar).toBeGreaterThan(90)
    expect((await room()).between).toBeGreaterThanOrEqual(0)

    await client
      .game()
      .getByRole('button', { name: /^Вести/ })
      .click()
    const words = client.game().getByRole('dialog', { name: 'Вести' }).getByText('Вестей пока нет')
    const bottom = async () => {
      const place = await words.boundingBox()
      return (place?.y ?? 0) + (place?.height ?? 0)
    }
    await expect.poll(bottom).toBeLessThan(SCREENS_PX.phone.height - 50)
    await client.context.close()
  })

  test('go back by the button of the client, which the first page does not show', async () => {
    const client = await host.open(newTelegramUser({ first_name: 'Вадим Новый' }))
    await found(client)
    await expect.poll(async () => (await client.last('web_app_setup_back_button'))?.is_visible).toBe(false)
    await client.game().getByRole('navigation').getByRole('link', { name: 'Походы' }).click()
    await client.game().getByRole('article', { name: 'Старая мельница' }).waitFor()
    await expect.poll(async () => (await client.last('web_app_setup_back_button'))?.is_visible).toBe(true)
    await client.tell('back_button_pressed')
    await client.game().getByRole('heading', { name: 'Замок: Вадим Новый' }).waitFor()
    await expect.poll(async () => (await client.last('web_app_setup_back_button'))?.is_visible).toBe(false)
    await client.context.close()
  })

  test('found a castle, start a mission and take its reward by the main button', async () => {
    const client = await host.open(newTelegramUser({ first_name: 'Гостомысл' }))
    const button = () => client.last('web_app_setup_main_button')
    const press = async (text: string) => {
      await expect.poll(button).toMatchObject({ text, is_visible: true, is_active: true })
      await client.tell('main_button_pressed')
    }
    await press('Построить замок')
    await closeWelcome(client)
    await client.game().getByRole('navigation').getByRole('link', { name: 'Походы' }).click()
    await press('В поход: Старая мельница')
    const mission = client.game().getByRole('article', { name: 'Старая мельница' })
    await mission.getByText(/Войско вернулось/).waitFor()
    await press('Забрать награду')
    await client.game().getByText('1 награда получена').waitFor()
    await expect
      .poll(async () => (await client.last('web_app_trigger_haptic_feedback'))?.notification_type)
      .toBe('success')
    // The reward is taken: the button serves the next mission again.
    await expect.poll(async () => (await button())?.text).not.toBe('Забрать награду')
    await client.context.close()
  })

  test('open what the link asked for once there is a castle, once, and go back to the castle', async () => {
    const client = await host.open(newTelegramUser({ first_name: 'Рогволод' }), { startParam: 'crusade-42' })
    await client.game().getByRole('button', { name: 'Построить замок' }).click()
    await client.game().waitForURL(/\/game\/group-missions\/join-request\?crusade=42$/)
    await closeWelcome(client)
    // No page of the game was before it, only the client's own.
    await client.tell('back_button_pressed')
    await expectLive(client, 'Рогволод')
    await reload(client)
    await expectLive(client, 'Рогволод')
    await client.context.close()
  })

  test('show no button on the pages outside of the game, which do not answer it', async () => {
    const client = await host.open(newTelegramUser({ first_name: 'Мирослав' }))
    await expect.poll(() => client.last('web_app_setup_main_button')).toMatchObject({ is_visible: true })
    await client.game().getByRole('link', { name: 'Об игре' }).click()
    await client.game().getByText('Замок растёт у вас на глазах').waitFor()
    expect(await client.last('web_app_setup_main_button')).toMatchObject({ is_visible: false })
    expect(await client.last('web_app_setup_back_button')).toMatchObject({ is_visible: false })
    await client.game().getByRole('link', { name: 'Войти' }).click()
    await client.game().getByLabel('Имя лорда').waitFor()
    await expect.poll(() => client.last('web_app_setup_main_button')).toMatchObject({ is_visible: true })
    await client.context.close()
  })

  test('close the sheet above the page by the back button, while the main button rests', async () => {
    const client = await host.open(newTelegramUser({ first_name: 'Добронега' }))
    const { game, last, tell } = client
    const isBackShown = () =>
      expect.poll(async () => (await last('web_app_setup_back_button'))?.is_visible, { timeout: 30_000 })
    const mainButton = () => expect.poll(() => last('web_app_setup_main_button'))
    await game().getByRole('button', { name: 'Построить замок' }).click()
    const welcome = game().getByRole('dialog', { name: WELCOME })
    await welcome.waitFor()
    await isBackShown().toBe(true)
    await tell('theme_changed', { theme_params: { bg_color: '#ffffff' } })
    await expect.poll(() => styleOf(client, '--messenger-page')).toBe('#ffffff')
    await welcome.waitFor()
    await tell('back_button_pressed')
    await welcome.waitFor({ state: 'hidden' })
    await expectLive(client, 'Добронега')
    await isBackShown().toBe(false)

    await game().getByRole('navigation').getByRole('link', { name: 'Походы' }).click()
    await mainButton().toMatchObject({ text: 'В поход: Старая мельница', is_visible: true })
    await game()
      .getByRole('button', { name: /^Вести/ })
      .click()
    const news = game().getByRole('dialog', { name: 'Вести' })
    await news.waitFor()
    await mainButton().toMatchObject({ is_visible: false })
    await tell('main_button_pressed')
    await tell('back_button_pressed')
    await news.waitFor({ state: 'hidden' })
    await mainButton().toMatchObject({ text: 'В поход: Старая мельница', is_visible: true })
    await game()
      .getByRole('article', { name: 'Старая мельница' })
      .getByRole('button', { name: /^В поход/ })
      .waitFor()
    await tell('back_button_pressed')
    await expectLive(client, 'Добронега')
    await client.context.close()
  })
})

describe('founding a castle', () => {
  test('by both buttons and a double press founds one', async () => {
    const client = await host.open(newTelegramUser({ first_name: 'Твердислав' }))
    // A weak network repeats the call, with its key.
    const keys = new Set<string | undefined>()
    client.page.on('request', (request) => {
      const isFounding = request.url().endsWith('/register-by-telegram-web-app')
      if (isFounding) keys.add(request.headers()['idempotency-key'])
    })
    const button = client.game().getByRole('button', { name: 'Построить замок' })
    await expect.poll(() => client.last('web_app_setup_main_button')).toMatchObject({ is_active: true })
    // Found before the presses: it is gone once the castle is founded.
    const shown = await button.elementHandle()
    await Promise.all([
      client.tell('main_button_pressed'),
      client.tell('main_button_pressed'),
      shown?.evaluate((element) => {
        if (!(element instanceof HTMLElement)) return
        element.click()
        element.click()
      }),
    ])
    await closeWelcome(client)
    await expectLive(client, 'Твердислав')
    expect([...keys]).toEqual([expect.any(String)])
    await client.context.close()
  })

  test('goes on after a reload, if the answer was lost', async () => {
    const { context } = await newVisitor(host.browser, host.game.url, 'phone')
    await context.addInitScript(() => {
      const send = window.fetch
      window.fetch = async (...call) => {
        const answer = await send(...call)
        if (!answer.url.endsWith('/register-by-telegram-web-app')) return answer
        document.documentElement.dataset.answered = ''
        return new Promise<never>(() => undefined)
      }
    })
    const client = await host.open(newTelegramUser({ first_name: 'Волеслав' }), { context })
    await client.game().getByRole('button', { name: 'Построить замок' }).click()
    await client.game().locator('html[data-answered]').waitFor()
    await reload(client)
    await expectLive(client, 'Волеслав')
    await context.close()
  })
})
