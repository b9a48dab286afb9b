import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser } from '../support/browser.ts'
import { changeLord } from '../support/companions.ts'
import { type FreshGame, startFreshGame } from '../support/fresh-game.ts'
import { outOfDoubleClick } from '../support/play.ts'
import { pressAndConfirm } from '../support/seen-news.ts'
import { coinsOf, settleLord } from '../support/settle-lord.ts'

const SWORD = 'Короткий меч'
const BOW = 'Ясеневый лук'
const KVASS = 'Хлебный квас'

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
  return settleLord({ browser, game, screen: 'desk' }, name, {
    gold: 9_000,
    diamonds: 1_500,
    resources: 100,
    gear: [
      { gearId: 18, quality: 64 },
      { gearId: 2, quality: 83 },
    ],
  })
}

async function choose(page: Page, list: string, gear: string): Promise<void> {
  await page
    .getByRole('list', { name: list })
    .getByRole('button', { name: new RegExp(`^${gear}`) })
    .first()
    .click()
}

function press(page: Page, name: string | RegExp): Promise<void> {
  return page.getByRole('button', { name }).first().click()
}

test('gear is worn as a set, taken off, named and offered in vain', async () => {
  const { page, context, complaints } = await settle('Ладислава')
  await changeLord(
    game,
    'Ладислава',
    'UPDATE player SET rev = rev + 1, enhance_points = 50000 FROM lord WHERE player.id = lord.id RETURNING lord.id',
  )
  await page.goto('/game/inventory')
  await press(page, /^Надеть лучшее/)
  await page
    .getByRole('dialog', { name: 'Надеть лучшее' })
    .getByRole('button', { name: /^Надеть/ })
    .click()
  await page.getByText(/^Надето: 2\sвещи/).waitFor()
  await page.getByText(/^Сундук пуст/).waitFor()
  await page.keyboard.press('Escape')
  await press(page, new RegExp(`: ${SWORD}`))
  const panel = page.getByRole('complementary', { name: 'Вещь' })
  await panel.getByRole('button', { name: 'Снять' }).click()
  await panel.getByRole('button', { name: 'Надеть' }).waitFor()

  await page.goto('/game/forge/enhance?tab=stars')
  await choose(page, 'Вещи для звёзд', SWORD)
  const stars = page.getByRole('complementary', { name: 'Звёзды вещи' })
  await stars.getByRole('button', { name: 'Все' }).click()
  await stars.getByRole('button', { name: /^Зажечь/ }).click()
  await page.getByText('Очки вложены').waitFor()
  const diamonds = await coinsOf(page, 'Алмазы')
  await stars.getByRole('button', { name: 'Назвать' }).click()
  await stars.getByLabel('Новое имя').fill('Зимний клинок')
  await pressAndConfirm(page, stars.getByRole('button', { name: /^Назвать за/ }))
  await page.getByText('Теперь это «Зимний клинок»').waitFor()
  await expect.poll(() => coinsOf(page, 'Алмазы')).toBeLessThan(diamonds)
  await pressAndConfirm(page, stars.getByRole('button', { name: 'Вернуть очки' }))
  await page.getByText('Очки возвращены').waitFor()

  await page.goto('/game/inventory')
  await choose(page, 'В сундуке', 'Зимний клинок')
  await panel.getByRole('button', { name: 'На рынок' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Выставить' }).click()
  await page.getByText('Лот на рынке').waitFor()
  await page.goto('/game/trade/market/my')
  await page.getByRole('list', { name: 'Мои лоты' }).getByRole('button').first().click()
  await pressAndConfirm(page, page.getByRole('dialog').getByRole('button', { name: 'Убрать с рынка' }))
  await page.getByText(/На вашем прилавке пусто/).waitFor()
  expect(complaints).toEqual([])
  await context.close()
})

test('wine is drunk and sold back', async () => {
  const { page, context, complaints } = await settle('Велимира')
  await page.goto('/game/trade/shop/consumable')
  await press(page, new RegExp(`^${KVASS}`))
  await press(page, /^Купить за/)
  await page.getByText(`Куплено: ${KVASS}`).waitFor()
  await press(page, `Больше: ${KVASS}`)
  await press(page, /^Купить за/)
  await page.getByText(`Куплено: ${KVASS}, 2 шт.`).waitFor()
  await changeLord(
    game,
    'Велимира',
    'UPDATE player SET rev = rev + 1, health = 1, health_at = now() FROM lord WHERE player.id = lord.id RETURNING lord.id',
  )
  await page.goto('/game/inventory')
  await page.getByRole('tab', { name: 'Припасы' }).click()
  await choose(page, 'Припасы', KVASS)
  const panel = page.getByRole('complementary', { name: 'Вещь' })
  await panel.getByRole('button', { name: 'Выпить' }).click()
  await page.getByText('Войско повеселело').waitFor()
  const before = await coinsOf(page)
  await panel.getByRole('button', { name: 'Продать' }).click()
  await outOfDoubleClick(page)
  await pressAndConfirm(page, panel.getByRole('button', { name: /^Продать за/ }))
  await expect.poll(() => coinsOf(page)).toBe(before + 20)
  expect(complaints).toEqual([])
  await context.close()
})

test('a craft is taken off, and its recipe kept in order', async () => {
  const { page, context, complaints } = await settle('Умилана')
  await page.goto('/game/forge/craft')
  await choose(page, 'Вещи для отделки', SWORD)
  const bench = page.getByRole('complementary', { name: 'Верстак' })
  await bench.getByRole('button', { name: 'Больше: Атака мечников' }).click()
  await bench.getByRole('button', { name: 'В книгу: записать рецепт' }).click()
  await page.getByText('Рецепт записан в книгу').waitFor()
  await pressAndConfirm(page, bench.getByRole('button', { name: 'Сделать' }))
  await bench.getByText(/Отделка вещи/).waitFor()
  const diamonds = await coinsOf(page, 'Алмазы')
  await pressAndConfirm(page, bench.getByRole('button', { name: /^Снять отделку за/ }))
  await page.getByText('Отделка снята, ресурсы вернулись на склад').waitFor()
  await expect.poll(() => coinsOf(page, 'Алмазы')).toBeLessThan(diamonds)

  await page.goto('/game/forge/craft-book')
  await press(page, 'Новый раздел')
  await page.getByLabel('Новый раздел').getByRole('textbox').fill('Мечникам')
  await press(page, 'Добавить')
  await press(page, 'Изменить название раздела «Мечникам»')
  await page.getByLabel('Новое название').fill('Дружине')
  await press(page, 'Назвать')
  await page.getByRole('heading', { name: 'Дружине' }).waitFor()
  await page.getByLabel(`Раздел рецепта «${SWORD}»`).selectOption({ label: 'Дружине' })
  await page.getByRole('list', { name: 'Рецепты: Дружине' }).getByText(SWORD, { exact: true }).waitFor()
  await pressAndConfirm(page, page.getByRole('button', { name: 'Удалить раздел «Дружине»' }))
  await page.getByRole('list', { name: 'Рецепты: Без раздела' }).waitFor()
  await pressAndConfirm(page, page.getByRole('button', { name: /^Вычеркнуть рецепт/ }))
  await page.getByText(/^Книга пуста/).waitFor()
  expect(complaints).toEqual([])
  await context.close()
})

test('a bow that hangs on the market is taken down from its own sheet', async () => {
  const { page, context } = await settle('Бажена')
  await page.goto('/game/inventory')
  await choose(page, 'В сундуке', BOW)
  const panel = page.getByRole('complementary', { name: 'Вещь' })
  await panel.getByRole('button', { name: 'На рынок' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Выставить' }).click()
  await pressAndConfirm(page, panel.getByRole('button', { name: 'Убрать с рынка' }))
  await page.getByText('Лот убран').waitFor()
  await context.close()
})
