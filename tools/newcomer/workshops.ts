import { goTo, wearBest } from './household.ts'
import { closeSheet, type Newcomer, tap } from './newcomer.ts'

/** Buys the first thing of the day that the purse can pay, and wears it. */
export async function buyGear(lord: Newcomer, way = ''): Promise<boolean> {
  const { page } = lord.hand
  if (!(await goTo(lord, way, 'Лавка'))) return false
  const wares = page.getByRole('list', { name: 'Товар дня' }).getByRole('button')
  await wares.first().waitFor()
  const buy = page.getByRole('button', { name: /^Купить/ })
  const prices = await wares.allInnerTexts()
  for (const [place, words] of prices.entries()) {
    // The price is the last line of a tile. One in diamonds looks cheap, so the button decides.
    if (Number(/(\d[\d\s]*)$/.exec(words.trim())?.[1]?.replaceAll(/\s/g, '') ?? 0) > lord.seen.gold) continue
    if (!(await tap(lord, wares.nth(place), 'household'))) continue
    await lord.hand.read(10)
    if (await tap(lord, buy, 'household')) {
      await page.waitForTimeout(900)
      lord.diary.see('mechanic', 'buy gear')
      await closeSheet(lord)
      await wearBest(lord)
      return true
    }
    await closeSheet(lord)
  }
  return false
}

/** Strikes once with the hammer. */
export async function sharpen(lord: Newcomer, way = ''): Promise<boolean> {
  const { page } = lord.hand
  if (!(await goTo(lord, way, ''))) {
    if (!(await goTo(lord, '', 'Кузница'))) return false
    if (!(await tap(lord, page.getByRole('link', { name: /^Заточка/ }), 'quest'))) return false
  }
  await page.locator('main h1').first().waitFor()
  await page.waitForTimeout(600)
  const blow = page.getByRole('button', { name: /^Ударить/ })
  if (!(await blow.isVisible().catch(() => false))) {
    const pieces = page.locator('main').getByRole('button', { name: /\d\s%/ })
    if (!(await tap(lord, pieces, 'household'))) return false
  }
  await page.waitForTimeout(400)
  await lord.hand.read(16)
  if (!(await tap(lord, blow, 'household'))) {
    await closeSheet(lord)
    return false
  }
  await page
    .getByText(/^(Удар удался|Не вышло)/)
    .first()
    .waitFor()
  lord.diary.see('mechanic', 'sharpening')
  await page.waitForTimeout(1500)
  await closeSheet(lord)
  return true
}

/** Opens the first branch that glory pays for and learns its root. */
export async function learnSkill(lord: Newcomer, way = ''): Promise<boolean> {
  const { page } = lord.hand
  if (!(await goTo(lord, way, 'Умения'))) return false
  await page.locator('main article').first().waitFor()
  if (!(await tap(lord, page.getByRole('button', { name: /^Открыть ветвь/ }), 'household'))) return false
  await tap(lord, page.getByRole('button', { name: 'Подтвердить' }), 'household')
  await page.waitForTimeout(900)
  lord.diary.see('mechanic', 'branch of skills')
  await tap(lord, page.locator('main').getByRole('link', { name: 'К умениям' }), 'household')
  await page.waitForTimeout(900)
  await lord.hand.read(12)
  const learn = page.getByRole('button', { name: /^Изучить за/ })
  if (
    !(await learn
      .first()
      .isVisible()
      .catch(() => false))
  ) {
    await tap(lord, page.locator('main ul li button'), 'household')
  }
  const done = await tap(lord, learn, 'household')
  if (done) lord.diary.see('mechanic', 'skill')
  await closeSheet(lord)
  return done
}

/** Puts a thing that is left over up for sale. */
export async function offerOnMarket(lord: Newcomer, way = ''): Promise<boolean> {
  const { page } = lord.hand
  if (!(await goTo(lord, way, 'Склад'))) return false
  await page.getByText('На войске').first().waitFor()
  const gear = page.getByRole('list', { name: 'В сундуке' }).getByRole('button')
  if (!(await tap(lord, gear, 'household'))) {
    await tap(lord, page.getByRole('tab', { name: /Ресурсы/ }), 'household')
    await page.waitForTimeout(500)
    if (!(await tap(lord, page.locator('main ul[aria-label] li button'), 'household'))) return false
  }
  await page.waitForTimeout(500)
  if (!(await tap(lord, page.getByRole('button', { name: 'На рынок' }), 'household'))) {
    await closeSheet(lord)
    return false
  }
  await lord.hand.read(20)
  const done = await tap(
    lord,
    page.getByRole('dialog').getByRole('button', { name: 'Выставить' }),
    'household',
  )
  if (done) lord.diary.see('mechanic', 'market lot')
  await page.waitForTimeout(700)
  await closeSheet(lord)
  await closeSheet(lord)
  return done
}

/** Gives the dealer what is plain. */
export async function recycle(lord: Newcomer, way = ''): Promise<boolean> {
  const { page } = lord.hand
  if (!(await goTo(lord, way, ''))) {
    if (!(await goTo(lord, '', 'Кузница'))) return false
    if (!(await tap(lord, page.getByRole('link', { name: /^Скупщик/ }), 'quest'))) return false
  }
  await page.waitForTimeout(900)
  const plain = page.getByRole('button', { name: /^Отметить простые/ })
  const pieces = page.getByRole('list', { name: 'Вещи, которые можно разобрать' }).getByRole('button')
  if (!(await tap(lord, plain, 'household')) && !(await tap(lord, pieces, 'household'))) return false
  if (!(await tap(lord, page.getByRole('button', { name: 'Разобрать', exact: true }), 'household')))
    return false
  const done = await tap(lord, page.getByRole('button', { name: 'Подтвердить' }), 'household')
  if (done) lord.diary.see('mechanic', 'recycling')
  return done
}

/** Lights a star on worn gear. */
export async function lightStar(lord: Newcomer, way = ''): Promise<boolean> {
  const { page } = lord.hand
  if (!(await goTo(lord, way, ''))) {
    if (!(await goTo(lord, '', 'Кузница'))) return false
    if (!(await tap(lord, page.getByRole('link', { name: /^Скупщик/ }), 'quest'))) return false
  }
  await page.waitForTimeout(700)
  await tap(lord, page.getByRole('tab', { name: 'Звёзды и имя' }), 'household')
  await page.waitForTimeout(500)
  const all = page.getByRole('button', { name: 'Все', exact: true })
  if (!(await all.isVisible().catch(() => false))) {
    await tap(lord, page.locator('main').getByRole('button', { name: /\d\s%/ }), 'household')
    await page.waitForTimeout(500)
  }
  if (!(await tap(lord, page.getByRole('button', { name: 'До звезды' }), 'household'))) {
    await tap(lord, all, 'household')
  }
  const done = await tap(lord, page.getByRole('button', { name: /^(Зажечь|Вложить очки)/ }), 'household')
  if (done) lord.diary.see('mechanic', 'stars')
  await page.waitForTimeout(600)
  await closeSheet(lord)
  return done
}

/** Buys a cup of the cheapest wine. */
export async function buyWine(lord: Newcomer, way = ''): Promise<boolean> {
  const { page } = lord.hand
  if (!(await goTo(lord, way, 'Лавка'))) return false
  await page.waitForTimeout(700)
  const buy = page.getByRole('button', { name: /^Купить/ })
  if (
    !(await buy
      .first()
      .isVisible()
      .catch(() => false))
  ) {
    await tap(lord, page.locator('main ul[aria-label] li button'), 'household')
    await page.waitForTimeout(400)
  }
  const done = await tap(lord, buy, 'household')
  if (done) lord.diary.see('mechanic', 'wine')
  await closeSheet(lord)
  return done
}
