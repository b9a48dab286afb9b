import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser } from '../support/browser.ts'
import { type FreshGame, startFreshGame } from '../support/fresh-game.ts'
import { pressAndConfirm } from '../support/seen-news.ts'
import { coinsOf, settleLord } from '../support/settle-lord.ts'
import { callAs } from '../support/weak-commands.ts'

let game: FreshGame
let browser: Browser

beforeAll(async () => {
  game = await startFreshGame({ WORLD_NEIGHBOURS: '0' })
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await game?.stop()
})

function settle(name: string) {
  return settleLord({ browser, game, screen: 'desk' }, name, { gold: 500, diamonds: 1_200 })
}

test('diamonds of a founding come back, taken by one and cancelled by the other', async () => {
  const [leader, friend] = [await settle('Святополк'), await settle('Любава')]
  const answer = await callAs(leader.context, '/guild-foundings', {
    name: 'Вольный щит',
    tag: 'ВОЛЯ',
    diamonds: 300,
  })
  const { founding } = await answer.json()
  await callAs(friend.context, `/guild-foundings/${founding.foundingId}/chip-in`, { diamonds: 200 })
  await friend.page.goto('/game/guild/inner')
  await pressAndConfirm(friend.page, friend.page.getByRole('button', { name: 'Забрать взнос' }))
  await friend.page.getByText('Взнос вернулся к вам').waitFor()
  await expect
    .poll(() => coinsOf(friend.page, 'Алмазы'))
    .toBe(await coinsOf(leader.page, 'Алмазы').then((left) => left + 300))
  await leader.page.goto('/game/guild/inner')
  await pressAndConfirm(leader.page, leader.page.getByRole('button', { name: 'Отменить сбор' }))
  await leader.page.getByText('Сбор отменён').waitFor()
  await expect.poll(() => coinsOf(leader.page, 'Алмазы')).toBe(await coinsOf(friend.page, 'Алмазы'))
  for (const { complaints, context } of [leader, friend]) {
    expect(complaints).toEqual([])
    await context.close()
  }
})

test('a guild is founded, described, given another role, and disbanded', async () => {
  const { page, context, complaints } = await settle('Ярополк')
  await page.goto('/game/guild/inner')
  const before = await coinsOf(page, 'Алмазы')
  await page.getByLabel('Название').fill('Зимняя стража')
  await page.getByLabel('Метка').fill('ЗИМА')
  await pressAndConfirm(page, page.getByRole('button', { name: /^Основать за/ }))
  await page.getByRole('region', { name: 'Гильдия «Зимняя стража»' }).waitFor()
  await expect.poll(() => coinsOf(page, 'Алмазы')).toBe(before - 1_000)

  await page.getByRole('button', { name: 'Править описание и объявление' }).click()
  const sheet = page.getByRole('dialog', { name: 'О гильдии' })
  await sheet.getByLabel('Объявление для участников').fill('Сбор у ворот')
  await sheet.getByRole('button', { name: 'Сохранить' }).click()
  await sheet.waitFor({ state: 'hidden' })
  await page.getByText('Сбор у ворот').waitFor()

  await page.getByRole('button', { name: 'Изменить роли' }).click()
  const roles = page.getByRole('dialog', { name: 'Роли' })
  await roles.getByLabel('Роль 2').fill('Сотник')
  await roles.getByRole('button', { name: 'Сохранить' }).click()
  await roles.waitFor({ state: 'hidden' })
  await page.getByText('Сотник').first().waitFor()

  await pressAndConfirm(page, page.getByRole('button', { name: 'Распустить гильдию' }))
  await page.getByRole('region', { name: 'Основать гильдию' }).waitFor()
  expect(complaints).toEqual([])
  await context.close()
})

test('an invitation to a crusade is taken back, and another one declined', async () => {
  const [leader, guest] = [await settle('Остромысл'), await settle('Мстислав')]
  await callAs(leader.context, '/group-missions', { missionKey: 'ogreToll', name: 'Через метель' })
  await leader.page.goto('/game/group-missions/group')
  const invite = async () => {
    await leader.page.getByLabel('Имя игрока').fill('Мстислав')
    await leader.page.getByRole('button', { name: 'Пригласить' }).click()
    await leader.page.getByRole('button', { name: 'Отозвать приглашение: Мстислав' }).waitFor()
  }
  await invite()
  await leader.page.getByRole('button', { name: 'Отозвать приглашение: Мстислав' }).click()
  await leader.page
    .getByRole('button', { name: 'Отозвать приглашение: Мстислав' })
    .waitFor({ state: 'detached' })
  await invite()
  await guest.page.goto('/game/group-missions/group')
  const calls = guest.page.getByRole('region', { name: 'Вас зовут' })
  await calls.getByRole('link', { name: 'Подробнее' }).click()
  await guest.page.getByRole('button', { name: 'Отказаться' }).click()
  await guest.page.getByRole('button', { name: 'Попроситься' }).waitFor()
  for (const { complaints, context } of [leader, guest]) {
    expect(complaints).toEqual([])
    await context.close()
  }
})
