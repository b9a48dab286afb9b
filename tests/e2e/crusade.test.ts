import type { Browser, Locator, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser, type Screen, type Visitor } from '../support/browser.ts'
import { expectWhole, skipReplay, strengthen } from '../support/companions.ts'
import { type FreshGame, startFreshGame } from '../support/fresh-game.ts'
import { expectNews, oneSeesToast, pressAndConfirm, seesToast } from '../support/seen-news.ts'
import { settleLord } from '../support/settle-lord.ts'

const LEADER = 'Святополк'
const RETURNER = 'Любава'
const REJECTED = 'Ярополк'
const LINKED = 'Остромысл'
const INVITED = 'Забава'
const WAVERER = 'Мстислав'

const CRUSADE = 'Пошлину взыщем сами'
const BOSS = 'Мост великана-мытаря'

let game: FreshGame
let browser: Browser

beforeAll(async () => {
  // At this speed armies return a quarter of a minute after they have set out.
  game = await startFreshGame({ WORLD_NEIGHBOURS: '0', GAME_SPEED: '20' })
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await game?.stop()
})

function settle(name: string, screen: Screen): Promise<Visitor> {
  return settleLord({ browser, game, screen }, name, { gold: 500, diamonds: 1 })
}

async function call(page: Page, name: string): Promise<void> {
  await page.goto('/game/group-missions?of=bosses')
  await page.getByRole('button', { name: `Созвать поход… ${BOSS}` }).click()
  const sheet = page.getByRole('dialog', { name: BOSS })
  await sheet.getByLabel('Название похода').fill(name)
  await sheet.getByRole('button', { name: 'Созвать поход' }).click()
  await page.waitForURL(/\/game\/group-missions\/group$/)
  await page.getByRole('heading', { name, level: 1 }).waitFor()
}

function found(page: Page, name: string): Locator {
  return page.getByRole('article', { name })
}

async function ask(page: Page, name: string): Promise<void> {
  await page.goto('/game/group-missions')
  await found(page, name).getByRole('button', { name: 'Попроситься' }).click()
  await found(page, name).getByRole('button', { name: 'Отозвать просьбу' }).waitFor()
}

async function accept(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Принять: ${name}` }).click()
  await page.getByRole('region', { name: 'Участники' }).getByRole('link', { name }).waitFor()
}

function membersOf(page: Page, names: readonly string[]): Promise<unknown> {
  const members = page.getByRole('region', { name: 'Участники' })
  return Promise.all(names.map((name) => members.getByRole('link', { name }).waitFor()))
}

test('six players go on a crusade, and everybody learns of what concerns them', async () => {
  const leader = await settle(LEADER, 'desk')
  const returner = await settle(RETURNER, 'phone')
  const rejected = await settle(REJECTED, 'phone')
  const linked = await settle(LINKED, 'phone')
  const invited = await settle(INVITED, 'desk')
  const waverer = await settle(WAVERER, 'phone')
  for (const name of [LEADER, RETURNER, LINKED, INVITED]) await strengthen(game, name)
  const camp = leader.page

  await camp.goto('/game/group-missions?of=bosses')
  await found(camp, BOSS).waitFor()
  await expectWhole(camp)
  await call(camp, CRUSADE)
  await expectWhole(camp)
  const secondTab = await leader.context.newPage()
  await secondTab.goto('/game')
  await secondTab.getByRole('heading', { name: `Замок: ${LEADER}` }).waitFor()

  // Requests: one is accepted, one rejected, one revoked. The leader's second tab shows them, too.
  const leaderSees = (title: string) => oneSeesToast([camp, secondTab], title)
  const asked = leaderSees('Просьба о походе')
  await returner.page.goto('/game/group-missions')
  await found(returner.page, CRUSADE).waitFor()
  await expectWhole(returner.page)
  await ask(returner.page, CRUSADE)
  await asked
  const accepted = seesToast(returner.page, 'Вас приняли в поход')
  await accept(camp, RETURNER)
  await accepted
  await expectNews(camp, 'Просьба о походе', RETURNER)
  await expectNews(returner.page, 'Вас приняли в поход', CRUSADE)

  await ask(rejected.page, CRUSADE)
  const refused = seesToast(rejected.page, 'В поход не взяли')
  await camp.getByRole('button', { name: `Отказать: ${REJECTED}` }).click()
  await refused
  await expectNews(rejected.page, 'В поход не взяли', CRUSADE)

  await waverer.page.goto('/game/group-missions')
  await found(waverer.page, CRUSADE).getByRole('link', { name: 'Подробнее' }).click()
  await waverer.page.getByRole('button', { name: 'Попроситься в поход' }).click()
  await waverer.page.getByText(/Просьба у предводителя/).waitFor()
  await expectWhole(waverer.page)
  const revoked = leaderSees('Просьба отозвана')
  await waverer.page.getByRole('button', { name: 'Отозвать просьбу' }).click()
  await revoked
  await expectNews(camp, 'Просьба отозвана', WAVERER)

  // Expelled, and back with a new request.
  await returner.page.goto('/game/group-missions/group')
  await returner.page.getByText(/Знак к выступлению даёт предводитель/).waitFor()
  const expelled = seesToast(returner.page, 'Вас исключили из похода')
  await pressAndConfirm(camp, camp.getByRole('button', { name: `Исключить: ${RETURNER}` }))
  await expelled
  await expectNews(returner.page, 'Вас исключили из похода', CRUSADE)
  await ask(returner.page, CRUSADE)
  await accept(camp, RETURNER)

  // By name, and by the link.
  const called = seesToast(invited.page, 'Вас зовут в крестовый поход')
  await camp.getByLabel('Имя игрока').fill(INVITED)
  await camp.getByRole('button', { name: 'Пригласить' }).click()
  await called
  await invited.page.goto('/game/group-missions/group')
  await invited.page
    .getByRole('region', { name: 'Вас зовут' })
    .getByRole('link', { name: 'Подробнее' })
    .click()
  await invited.page.getByRole('button', { name: 'Вступить' }).click()
  await invited.page.waitForURL(/\/game\/group-missions\/group$/)

  const answer = await camp.request.get('/api/group-missions/own')
  const { crusade } = await answer.json()
  await linked.page.goto(`/game/group-missions/join-request?invite=${crusade.inviteKey}`)
  await linked.page.getByText(/Вы пришли по приглашению/).waitFor()
  await expectWhole(linked.page)
  await linked.page.getByRole('button', { name: 'Вступить' }).click()
  await linked.page.waitForURL(/\/game\/group-missions\/group$/)

  // One comes by the same link and leaves again.
  await waverer.page.goto(`/game/group-missions/join-request?invite=${crusade.inviteKey}`)
  await waverer.page.getByRole('button', { name: 'Вступить' }).click()
  await waverer.page.waitForURL(/\/game\/group-missions\/group$/)
  const left = leaderSees('Участник покидает поход')
  await pressAndConfirm(waverer.page, waverer.page.getByRole('button', { name: 'Покинуть поход' }))
  await left
  await expectNews(camp, 'Участник покидает поход', WAVERER)

  await membersOf(camp, [LEADER, RETURNER, INVITED, LINKED])
  await expectWhole(camp)

  // Off they go, and home again.
  const started = seesToast(linked.page, 'Крестовый поход выступил')
  await pressAndConfirm(camp, camp.getByRole('button', { name: 'Выступить' }))
  await camp
    .getByRole('timer', { name: /До возвращения/ })
    .first()
    .waitFor()
  await started
  await expectNews(linked.page, 'Крестовый поход выступил', CRUSADE)
  await secondTab.getByRole('region', { name: 'Войско в крестовом походе' }).waitFor()
  await camp.getByText('Войска вернулись с победой').waitFor()
  await expectNews(secondTab, 'Крестовый поход окончен: победа', CRUSADE)
  await expectWhole(camp)

  await camp.getByRole('link', { name: 'Отчёт о битве' }).first().click()
  await skipReplay(camp)
  await camp.getByRole('status').filter({ hasText: 'Победа' }).waitFor()
  const armies = camp.getByRole('region', { name: 'Войска похода' })
  expect(await armies.getByRole('listitem').count()).toBe(4)
  await camp.getByText('Бой проверен').waitFor()
  await camp.getByText('Удары сходятся').waitFor()
  await expectWhole(camp)

  await linked.page.goto('/game/fight-logs?of=crusades')
  await linked.page.getByRole('link', { name: `Победа ${BOSS}` }).click()
  await skipReplay(linked.page)
  await linked.page.getByText('Бой проверен').waitFor()
  await expectWhole(linked.page)

  // Companions learn of the next call. It is removed while somebody asks, the one after it disbanded.
  const created = seesToast(linked.page, 'Собирается крестовый поход')
  await call(camp, 'Ещё разок')
  await created
  await expectNews(linked.page, 'Собирается крестовый поход', 'Ещё разок')
  await ask(rejected.page, 'Ещё разок')
  const removed = seesToast(rejected.page, 'Крестовый поход отменён')
  const remove = camp.getByRole('button', { name: 'Убрать поход' })
  await pressAndConfirm(camp, remove)
  await removed
  await remove.waitFor({ state: 'hidden' })
  await expectNews(rejected.page, 'Крестовый поход отменён', 'Ещё разок')

  await call(camp, 'Последний раз')
  await ask(rejected.page, 'Последний раз')
  await accept(camp, REJECTED)
  const disbanded = seesToast(rejected.page, 'Крестовый поход распущен')
  await pressAndConfirm(camp, camp.getByRole('button', { name: 'Распустить поход' }))
  await disbanded
  await expectNews(rejected.page, 'Крестовый поход распущен', 'Последний раз')

  const players = [leader, returner, rejected, linked, invited, waverer]
  expect(players.flatMap(({ complaints }) => complaints)).toEqual([])
  for (const { context } of players) await context.close()
})
