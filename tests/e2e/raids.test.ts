import type { Browser, Locator, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser } from '../support/browser.ts'
import { changeLord, expectWhole, skipReplay, strengthen } from '../support/companions.ts'
import { type FreshGame, startFreshGame } from '../support/fresh-game.ts'
import { settleLord } from '../support/settle-lord.ts'

const RAIDER = 'Святополк'
const VICTIM = 'Ярополк'

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

/** What a raid does by chance: two or four times of a hundred. */
function damageWalls(name: string): Promise<number> {
  return changeLord(
    game,
    name,
    `INSERT INTO raid_castle (player_id, damaged) SELECT id, '{walls}'::text[] FROM lord
     ON CONFLICT (player_id) DO UPDATE SET damaged = excluded.damaged RETURNING player_id AS id`,
  )
}

function idOf(name: string): Promise<number> {
  return changeLord(game, name, 'SELECT id FROM lord')
}

test('a castle is spied on and raided, and its lord learns of it at once, repairs and takes revenge', async () => {
  const raider = await settleLord({ browser, game, screen: 'phone' }, RAIDER, { gold: 2000, diamonds: 1 })
  const victim = await settleLord({ browser, game, screen: 'desk' }, VICTIM, {
    gold: 9000,
    diamonds: 1,
    resources: 50,
  })
  await strengthen(game, RAIDER)
  const victimId = await idOf(VICTIM)

  await victim.page.goto('/game/buildings')
  await victim.page.getByRole('button', { name: 'Стены: построить' }).click()
  await victim.page.getByText('Стены: построено').waitFor()
  await victim.page.goto('/game/foray-prepare')
  await victim.page.getByRole('heading', { name: 'Набеги', level: 1 }).waitFor()
  await expectWhole(victim.page)
  await victim.page.goto('/game')

  const camp = raider.page
  await camp.goto('/game/foray-choose')
  await camp.getByRole('article', { name: 'Чучела на плацу' }).waitFor()
  await expectWhole(camp)
  await camp.goto(`/game/foray-tactics?opponent=${victimId}`)
  const corner = camp.getByRole('radio', { name: 'Верхний левый угол' })
  await corner.check()
  await camp.getByRole('button', { name: 'Разведать' }).click()
  await camp.getByRole('button', { name: 'Разведать снова' }).waitFor()
  await camp.getByText('По двумстам пробным боям').waitFor()
  await expectWhole(camp)
  await camp.getByLabel('Девиз побеждённому').fill('Ворота чинить дороже, чем дружить')
  // The toast is gone soon: look for it from before the raid.
  const home = victim.page
  const notified = home.getByText('На вас напали: замок разграблен').waitFor()
  await camp.getByRole('button', { name: /^В набег/ }).click()
  await notified
  await skipReplay(camp)
  await camp.getByRole('status').filter({ hasText: 'Победа' }).waitFor()
  await camp.getByText(/Верхний левый угол.*разбито \d\/8 замка/).waitFor()
  await expectWhole(camp)

  await home.goto('/game/fight-logs')
  await home.getByRole('link', { name: `Оборона: ${RAIDER}` }).click()
  await skipReplay(home)
  await home.getByRole('status').filter({ hasText: 'Поражение' }).waitFor()
  await home.getByRole('link', { name: RAIDER }).first().waitFor()
  const report = home.url()

  await damageWalls(VICTIM)
  await home.goto('/game/buildings')
  await home.getByRole('button', { name: 'Стены: починить' }).click()
  await home.getByText('Стены: починено, снова в деле').waitFor()
  await home.goto('/game/foray-prepare')
  await home.getByText('Ворота чинить дороже, чем дружить').waitFor()

  await home.goto(report)
  await skipReplay(home)
  await home.getByRole('link', { name: 'Отомстить' }).click()
  await home.getByRole('button', { name: /^В набег/ }).click()
  await skipReplay(home)
  await home.getByRole('link', { name: 'К набегам' }).first().waitFor()
  await camp
    .getByText(/^(Набег отбит|На вас напали)/)
    .first()
    .waitFor()

  expect([...raider.complaints, ...victim.complaints]).toEqual([])
  await raider.context.close()
  await victim.context.close()
})

/** Where the middle of an element is in the window. */
async function middleOf(place: Locator): Promise<{ x: number; y: number }> {
  const box = await place.boundingBox()
  if (!box) throw new Error('The element is not shown')
  return { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) }
}

/** A finger is put on `from`, moved to `to` in steps, and lifted. */
async function dragByFinger(page: Page, from: Locator, to: Locator): Promise<void> {
  await from.scrollIntoViewIfNeeded()
  const [start, end] = [await middleOf(from), await middleOf(to)]
  const finger = await page.context().newCDPSession(page)
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [start] })
  for (let step = 1; step <= 8; step += 1) {
    const between = (first: number, last: number) => first + ((last - first) * step) / 8
    const touchPoints = [{ x: between(start.x, end.x), y: between(start.y, end.y) }]
    await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints })
  }
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await finger.detach()
}

test('a finger carries men of the garrison to a side and back, and a reload shows where they stand', async () => {
  const lord = await settleLord({ browser, game, screen: 'phone' }, 'Всеволод', { gold: 2000, diamonds: 1 })
  const { page } = lord
  await page.goto('/game/foray-prepare')
  const reserve = page.locator('[data-men="reserve"]')
  const left = page.locator('[data-men="left"]')
  const guarded = page.getByRole('meter', { name: 'Гарнизон, %' })
  // The first choice is under way longest, and must still not replace a later one.
  await page.route('**/forays/garrison', (route) => setTimeout(() => void route.continue(), 1500), {
    times: 1,
  })
  let saved = 0
  page.on('response', (answer) => {
    if (answer.url().endsWith('/forays/garrison') && answer.ok()) saved += 1
  })
  await dragByFinger(page, reserve, left)
  await dragByFinger(page, reserve, left)
  await left.getByText(/^\+20\s%$/).waitFor()
  await dragByFinger(page, left, page.locator('[data-men="top"]'))
  await left.getByText(/^\+10\s%$/).waitFor()
  await dragByFinger(page, left, reserve)
  await left.getByText('0', { exact: true }).waitFor()
  await expect.poll(() => guarded.getAttribute('aria-valuenow')).toBe('10')
  await expect.poll(() => saved).toBe(4)
  await page.reload()
  await page
    .locator('[data-men="top"]')
    .getByText(/^\+10\s%$/)
    .waitFor()
  expect(lord.complaints).toEqual([])
  await lord.context.close()
})
