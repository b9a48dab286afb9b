import { closeSheet, look, type Newcomer, openByMenu, tap } from './newcomer.ts'

/** Opens the page of a quest: by the slip's link if it leads there, else by the menu. */
export async function goTo(lord: Newcomer, way: string, menu: string): Promise<boolean> {
  const { page } = lord.hand
  const links = page.locator('dialog[open], aside[aria-label="Поручение"], section[aria-label="Поручения"]')
  if (way !== '' && (await tap(lord, links.getByRole('link', { name: way, exact: true }), 'quest'))) {
    await page.waitForTimeout(700)
    await look(lord)
    return true
  }
  await closeSheet(lord)
  return menu !== '' && openByMenu(lord, menu, 'quest')
}

/** «Пополнить всё»: from the army's page. */
export async function fillArmy(lord: Newcomer, way = ''): Promise<boolean> {
  const { page } = lord.hand
  if (!page.url().includes('/game/army') && !(await goTo(lord, way, 'Войско'))) return false
  const fill = page.getByRole('button', { name: /^Пополнить/ })
  if (!(await tap(lord, fill, 'household'))) return false
  await page.waitForTimeout(800)
  lord.diary.see('mechanic', 'fill the army')
  return true
}

/** «Надеть лучшее», with a look at what it changes. */
export async function wearBest(lord: Newcomer, way = ''): Promise<boolean> {
  const { page } = lord.hand
  if (!page.url().includes('/game/inventory') && !(await goTo(lord, way, 'Склад'))) return false
  await page.getByText('На войске').first().waitFor()
  if (!(await tap(lord, page.getByRole('button', { name: /^Надеть лучшее/ }), 'household'))) return false
  await lord.hand.read(20)
  const wear = page.getByRole('dialog').getByRole('button', { name: /^Надеть \d/ })
  const done = await tap(lord, wear, 'household')
  await page.waitForTimeout(900)
  if (done) lord.diary.see('mechanic', 'wear the best')
  await closeSheet(lord)
  return done
}

/** Builds the first thing that can be built: what is not built yet comes first in the list. */
export async function build(lord: Newcomer, way = ''): Promise<boolean> {
  const { page, read } = lord.hand
  if (!page.url().includes('/game/buildings') && !(await goTo(lord, way, 'Постройки'))) return false
  await page.locator('main article').first().waitFor()
  const forge = page.getByRole('button', { name: 'Кузница: построить' })
  const raise = page.locator('main article').getByRole('button', { name: /(: построить|: поднять до)/ })
  const needsForge = lord.quests.some(({ title }) => /Заточите|Точите/.test(title))
  const button = needsForge && (await forge.isEnabled().catch(() => false)) ? forge : raise
  const name = await firstEnabledName(lord, button)
  if (name === null || !(await tap(lord, button, 'household'))) return false
  await read(10)
  lord.diary.see('building', name)
  return true
}

async function firstEnabledName(lord: Newcomer, buttons: ReturnType<Newcomer['hand']['page']['locator']>) {
  for (const one of await buttons.all()) {
    if (await one.isEnabled()) return one.getAttribute('aria-label')
  }
  lord.diary.remark('nothing can be built')
  return null
}

/** Sends the collectors for an hour, from the castle. */
export async function sendCollectors(lord: Newcomer, way = ''): Promise<boolean> {
  const { page } = lord.hand
  if (!(await goTo(lord, way, 'Замок'))) return false
  await page.waitForTimeout(600)
  const sheet = page.getByRole('dialog', { name: 'Налоги' })
  if (!(await sheet.isVisible().catch(() => false))) {
    await tap(
      lord,
      page.getByRole('region', { name: 'Налоги' }).getByRole('button', { name: 'Отправить' }),
      'household',
    )
  }
  if (!(await tap(lord, sheet.getByRole('button', { name: /^Отправить на/ }), 'household'))) return false
  await sheet.waitFor({ state: 'hidden' })
  lord.diary.see('mechanic', 'taxes')
  return true
}

/** Takes the daily reward from the sheet of all quests. */
export async function takeDailyReward(lord: Newcomer, way = ''): Promise<boolean> {
  const { page } = lord.hand
  if (!(await goTo(lord, way, 'Замок'))) return false
  await page.waitForTimeout(700)
  if (!(await page.getByRole('dialog').isVisible())) {
    const list = page.getByRole('region', { name: 'Поручения' })
    await tap(lord, list.getByRole('link', { name: 'К награде дня' }), 'quest')
    await page.waitForTimeout(700)
  }
  await lord.hand.read(16)
  const done = await tap(lord, page.getByRole('button', { name: 'Забрать награду дня' }), 'reward')
  if (done) lord.diary.see('mechanic', 'daily reward')
  await closeSheet(lord)
  return done
}

/** Watches the newest fight to its end. */
export async function watchFight(lord: Newcomer, way = ''): Promise<boolean> {
  const { page } = lord.hand
  if (!(await goTo(lord, way, 'Отчёты'))) return false
  if (!(await tap(lord, page.locator('main a[href*="/game/fight-log/"]'), 'quest'))) return false
  await page.getByRole('button', { name: 'К итогу' }).waitFor()
  await look(lord)
  lord.diary.see('mechanic', 'replay of a fight')
  await lord.hand.read(40)
  await tap(lord, page.getByRole('button', { name: 'К итогу' }), 'look')
  await lord.hand.read(12)
  return true
}
