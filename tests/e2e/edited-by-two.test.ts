import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser } from '../support/browser.ts'
import { type FreshGame, startFreshGame } from '../support/fresh-game.ts'
import { newcomer, postCall } from '../support/play.ts'
import { settleLord } from '../support/settle-lord.ts'

const TAG = 'ЩИТЫ'

let game: FreshGame
let browser: Browser

beforeAll(async () => {
  game = await startFreshGame({ WORLD_NEIGHBOURS: '5' })
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await game?.stop()
})

function settle(name: string) {
  return settleLord({ browser, game, screen: 'desk' }, name, { gold: 500, diamonds: 1_000 })
}

function texts(page: Page) {
  const sheet = page.getByRole('dialog', { name: 'О гильдии' })
  return {
    sheet,
    description: sheet.getByRole('textbox', { name: 'Описание, его видят все' }),
    notice: sheet.getByRole('textbox', { name: 'Объявление для участников' }),
    save: () => sheet.getByRole('button', { name: 'Сохранить' }).click(),
  }
}

async function openTexts(page: Page) {
  await page.getByRole('button', { name: 'Править описание и объявление' }).click()
  return texts(page)
}

/** Takes the second lord into the guild, whose newcomers may edit its texts. */
async function takeOfficer(leader: Page, officer: Page): Promise<void> {
  const address = `/guilds/${encodeURIComponent(TAG)}`
  const { guild } = await postCall(officer.context().request, `${address}/join-requests`)
  expect(guild.relation).toBe('REQUESTED')
  const { request } = leader.context()
  const { items } = await (await request.get(`/api${address}/join-requests`)).json()
  const accepted = await postCall(request, `${address}/join-requests/${items[0].player.playerId}/accept`)
  const roles = accepted.guild.roles.map(
    ({
      roleId,
      name,
      type,
      permissions,
    }: {
      roleId: number
      name: string
      type: string
      permissions: string[]
    }) => ({
      roleId,
      name,
      permissions: type === 'NEW_MEMBER' ? ['EDIT_GUILD_INFO'] : permissions,
    }),
  )
  const answer = await request.put(`/api${address}/roles`, {
    data: { roles },
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
}

async function leadGuild(page: Page, tag: string, name: string): Promise<void> {
  await postCall(page.context().request, '/guilds', { name, tag, description: 'Старое описание' })
  await page.goto('/game/guild/inner')
}

test('two officers edit a guild: other texts stay, the same one is shown before it is replaced', async () => {
  const { context, page, complaints } = await settle('Ростислав')
  await leadGuild(page, TAG, 'Щитоносцы')
  const officer = await settle('Мстислава')
  const second = officer.page
  await takeOfficer(page, second)
  await second.goto('/game/guild/inner')
  const first = await openTexts(page)
  const other = await openTexts(second)

  await other.notice.fill('Сбор в девять')
  await first.description.fill('Новое описание')
  await first.save()
  await first.sheet.waitFor({ state: 'hidden' })
  // The open sheet of the other follows where nothing is typed.
  await expect.poll(() => other.description.inputValue()).toBe('Новое описание')
  await other.save()
  await other.sheet.waitFor({ state: 'hidden' })
  await page.getByText('Сбор в девять').waitFor()
  await page.getByText('Новое описание').waitFor()

  await openTexts(page)
  await openTexts(second)
  await other.description.fill('От воеводы')
  await first.description.fill('От главы')
  await first.save()
  await first.sheet.waitFor({ state: 'hidden' })
  const newer = other.sheet.getByRole('alert')
  await newer.getByText('От главы').waitFor()
  expect(await other.description.inputValue()).toBe('От воеводы')
  await newer.getByRole('button', { name: 'Оставить мой' }).click()
  await other.save()
  await page.getByText('От воеводы').waitFor()
  expect([...complaints, ...officer.complaints]).toEqual([])
  await context.close()
  await officer.context.close()
})

test('a text that is being written is there after the session was closed elsewhere', async () => {
  const lord = await settle('Твердислав')
  const { page } = lord
  await leadGuild(page, 'ТВЕР', 'Тверская рать')
  const writing = await openTexts(page)
  const long = 'Мы стоим у брода. '.repeat(60).trim()
  await writing.description.fill(long)

  // Another device closes this session.
  const { email, password } = newcomer('Твердислав')
  const elsewhere = await browser.newContext({ baseURL: game.url })
  await postCall(elsewhere.request, '/auth/login', { email, password })
  await postCall(elsewhere.request, '/player-sessions/close-others')

  await page.waitForURL(/\/auth\/login/)
  await page.getByLabel('Почта').fill(email)
  await page.getByLabel('Пароль', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Войти' }).click()
  await page.waitForURL(/\/game\/guild\/inner/)
  await openTexts(page)
  expect(await writing.description.inputValue()).toBe(long)
  await writing.save()
  await writing.sheet.waitFor({ state: 'hidden' })
  expect(
    await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('typed'))),
  ).toEqual([])
  await elsewhere.close()
  await lord.context.close()
})
