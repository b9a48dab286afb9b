import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser, type Screen, type Visitor } from '../support/browser.ts'
import { expectWhole } from '../support/companions.ts'
import { type FreshGame, startFreshGame } from '../support/fresh-game.ts'
import {
  expectNews,
  newsIn,
  oneSeesToast,
  openNews,
  pressAndConfirm,
  seesToast,
} from '../support/seen-news.ts'
import { coinsOf, settleLord } from '../support/settle-lord.ts'

const LEADER = 'Святополк'
const HEIR = 'Любава'
const NEWCOMER = 'Остромысл'

const GUILD = 'Вольный щит'
const TAG = 'ВОЛЯ'
const DIAMONDS = 1_200

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

function settle(name: string, screen: Screen): Promise<Visitor> {
  return settleLord({ browser, game, screen }, name, { gold: 500, diamonds: DIAMONDS })
}

/** Starts to collect for the guild with a share. Returns the address that others are given. */
async function startFounding(page: Page, share: number): Promise<string> {
  await page.goto('/game/guild/inner')
  await page.getByLabel('Название').fill(GUILD)
  await page.getByLabel('Метка').fill(TAG)
  await page.getByRole('radio', { name: 'Вскладчину' }).check()
  await page.getByRole('spinbutton', { name: /Ваш взнос/ }).fill(String(share))
  await pressAndConfirm(page, page.getByRole('button', { name: /^Начать сбор/ }))
  const mine = page.getByRole('region', { name: `Сбор на гильдию «${GUILD}»` })
  await mine.waitFor()
  await expectWhole(page)
  const link = page.getByRole('region', { name: 'Идут сборы' }).getByRole('link', { name: GUILD })
  return (await link.getAttribute('href')) ?? ''
}

async function chipIn(page: Page, address: string, share: number): Promise<void> {
  await page.goto(address)
  const founding = page.getByRole('region', { name: `Сбор на гильдию «${GUILD}»` })
  await founding.getByRole('spinbutton', { name: /Ваш взнос/ }).fill(String(share))
  await pressAndConfirm(page, founding.getByRole('button', { name: /^Внести/ }))
}

function guildPage(page: Page): Promise<unknown> {
  return page.getByRole('region', { name: `Гильдия «${GUILD}»` }).waitFor()
}

/** The member's row says the role. */
function memberIs(page: Page, name: string, role: string): Promise<unknown> {
  const members = page.getByRole('region', { name: 'Участники' })
  return members.getByRole('listitem').filter({ hasText: name }).filter({ hasText: role }).waitFor()
}

/** Opens what can be done about a member. */
async function about(page: Page, name: string) {
  await page.getByRole('button', { name: `Действия: ${name}` }).click()
  return page.getByRole('dialog', { name })
}

async function ask(page: Page): Promise<void> {
  await page.goto(`/game/guild/${TAG}`)
  await page.getByRole('button', { name: 'Подать заявку' }).click()
  await page.getByRole('button', { name: 'Отозвать заявку' }).waitFor()
}

test('three players found a guild together, and each learns of what the others do', async () => {
  const [leader, heir, newcomer] = [
    await settle(LEADER, 'phone'),
    await settle(HEIR, 'desk'),
    await settle(NEWCOMER, 'phone'),
  ]

  const address = await startFounding(leader.page, 400)
  await chipIn(heir.page, address, 350)
  await heir.page.getByText(/^Забрать взнос/).waitFor()
  await expectWhole(heir.page)
  await chipIn(newcomer.page, address, 250)
  for (const { page } of [leader, heir, newcomer]) await guildPage(page)
  expect(await coinsOf(leader.page, 'Алмазы')).toBe((await coinsOf(heir.page, 'Алмазы')) - 50)
  await memberIs(heir.page, LEADER, 'Глава')
  await memberIs(heir.page, NEWCOMER, 'Участник')
  await expectWhole(leader.page)
  await expectWhole(heir.page)

  const kicked = seesToast(newcomer.page, 'Вас исключили из гильдии')
  await pressAndConfirm(
    leader.page,
    (await about(leader.page, NEWCOMER)).getByRole('button', { name: 'Исключить' }),
  )
  await kicked
  await expectNews(newcomer.page, 'Вас исключили из гильдии', GUILD)
  await newcomer.page.getByRole('region', { name: 'Основать гильдию' }).waitFor()

  // A second tab of the leader shows the list all the time.
  const second = await leader.context.newPage()
  await second.goto('/game')
  const list = await openNews(second)

  const leaderSees = (title: string) => oneSeesToast([leader.page, second], title)
  const asked = [leaderSees('Заявка в гильдию'), seesToast(heir.page, 'Заявка в гильдию')]
  await ask(newcomer.page)
  await Promise.all(asked)
  await newsIn(list, 'Заявка в гильдию', NEWCOMER).waitFor()
  await expectWhole(newcomer.page)
  const revoked = leaderSees('Заявка отозвана')
  await newcomer.page.getByRole('button', { name: 'Отозвать заявку' }).click()
  await revoked
  await newsIn(list, 'Заявка отозвана', NEWCOMER).waitFor()
  await expectNews(heir.page, 'Заявка отозвана', NEWCOMER)

  await ask(newcomer.page)
  const rejected = seesToast(newcomer.page, 'Заявка отклонена')
  await heir.page.getByRole('button', { name: `Отклонить: ${NEWCOMER}` }).click()
  await rejected
  await expectNews(newcomer.page, 'Заявка отклонена', GUILD)
  await newcomer.page.getByRole('button', { name: 'Подать заявку' }).waitFor()

  await ask(newcomer.page)
  const accepted = [seesToast(newcomer.page, 'Вас приняли'), seesToast(heir.page, 'Новый участник гильдии')]
  await leader.page.getByRole('button', { name: `Принять: ${NEWCOMER}` }).click()
  await Promise.all(accepted)
  await expectNews(newcomer.page, 'Вас приняли', GUILD)
  await expectNews(heir.page, 'Новый участник гильдии', NEWCOMER)
  await memberIs(leader.page, NEWCOMER, 'Новичок')

  const promoted = seesToast(newcomer.page, 'Вас повысили')
  await (await about(leader.page, NEWCOMER)).getByRole('button', { name: 'Повысить: Участник' }).click()
  await promoted
  await expectNews(newcomer.page, 'Вас повысили', 'Участник')
  await memberIs(leader.page, NEWCOMER, 'Участник')

  const leads = seesToast(heir.page, 'Вы возглавили гильдию')
  await pressAndConfirm(
    leader.page,
    (await about(leader.page, HEIR)).getByRole('button', { name: 'Передать главенство' }),
  )
  await leads
  await memberIs(leader.page, HEIR, 'Глава')

  const left = [seesToast(heir.page, 'Член гильдии ушёл'), seesToast(newcomer.page, 'Член гильдии ушёл')]
  await pressAndConfirm(leader.page, leader.page.getByRole('button', { name: 'Выйти из гильдии' }))
  await Promise.all(left)
  await expectNews(heir.page, 'Член гильдии ушёл', LEADER)
  await leader.page.getByRole('region', { name: 'Основать гильдию' }).waitFor()

  await heir.page.getByRole('link', { name: 'История' }).click()
  await heir.page.getByText(`${LEADER} покидает гильдию.`).waitFor()
  await heir.page.getByText(`${LEADER} исключает игрока ${NEWCOMER}.`).waitFor()
  await expectWhole(heir.page)
  await newcomer.page.goto('/game/top-list-guilds')
  await newcomer.page.getByRole('region', { name: 'Место вашей гильдии' }).waitFor()
  await expectWhole(newcomer.page)
  await leader.page.goto(`/game/guild/${TAG}`)
  await leader.page.getByRole('button', { name: 'Подать заявку' }).waitFor()
  await expectWhole(leader.page)

  for (const { complaints, context } of [leader, heir, newcomer]) {
    expect(complaints).toEqual([])
    await context.close()
  }
})
