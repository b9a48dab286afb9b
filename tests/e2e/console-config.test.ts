import type { Browser, Locator, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { axeFaults, launchBrowser, newVisitor, SCREENS_PX, sidewaysOverflow } from '../support/browser.ts'
import { confirmPassword, enterConsole } from '../support/console.ts'
import { type FreshGame, startFreshGame } from '../support/fresh-game.ts'
import { newcomer, register } from '../support/play.ts'
import { settleLord } from '../support/settle-lord.ts'
import { untilReloaded } from '../support/until-reloaded.ts'

let game: FreshGame
let browser: Browser

beforeAll(async () => {
  // Two processes: the console and the open game need not talk to the same one.
  game = await startFreshGame({ WORLD_NEIGHBOURS: '0', WORKERS: '2' })
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await game?.stop()
})

async function expectFits(page: Page): Promise<void> {
  for (const screen of ['phone', 'desk'] as const) {
    await page.setViewportSize(SCREENS_PX[screen])
    await expect.poll(() => sidewaysOverflow(page)).toBeLessThanOrEqual(0)
  }
}

async function openSetting(page: Page, title: string): Promise<void> {
  await page.getByRole('menuitem', { name: 'Настройки игры' }).click()
  await page.getByRole('cell', { name: title, exact: true }).click()
  await page.getByText('Все изменения').waitFor()
}

/** The list of changes may have it before the answer of the call empties the reason. */
async function saved(page: Page, reason: string): Promise<void> {
  await page.getByRole('cell', { name: reason }).waitFor()
  await expect.poll(() => page.getByLabel('Почему меняете').inputValue()).toBe('')
}

async function save(page: Page, reason: string): Promise<void> {
  await page.getByLabel('Почему меняете').fill(reason)
  await page.getByRole('button', { name: 'Сохранить' }).click()
  // Not by the toast: on a busy machine it may be gone before it is looked for.
  await saved(page, reason)
}

/** The reader looks at another tab and comes back. Returns how often the element is there then. */
async function comeBack(page: Page, wanted: Locator): Promise<number> {
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
  return wanted.count()
}

test('what an administrator sets is seen in an open game, and taken back', async () => {
  const reader = await newVisitor(browser, game.url, 'desk')
  await register(reader.page, newcomer('Доброгнев'))
  const limits: number[] = []
  reader.page.on('response', async (answer) => {
    if (!answer.url().endsWith('/public/app-config') || answer.status() !== 200) return
    // A reload drops the answers of the page before it.
    const config = await answer.json().catch(() => null)
    if (config) limits.push(config.toastLimit)
  })
  await reader.page.reload()
  await expect.poll(() => limits.at(-1)).toBe(3)

  const keeper = newcomer('Тихомир')
  const { page, context } = await enterConsole({ browser, game }, keeper, 'SUPER_ADMIN', 'desk')
  await openSetting(page, 'Сколько вестей видно сразу')
  await page.getByText('Настройку ещё не меняли').waitFor()
  await page.getByRole('spinbutton').fill('50')
  await page.getByLabel('Почему меняете').fill('Слишком много')
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await page.getByText('Не больше 10').waitFor()
  await page.getByRole('spinbutton').fill('5')
  await page.getByLabel('Почему меняете').fill('Вестей стало больше')
  await page.getByRole('button', { name: 'Сохранить' }).click()
  // Once in ten minutes: later saves of this journey are not asked.
  await confirmPassword(page, keeper)
  await saved(page, 'Вестей стало больше')
  await expect.poll(() => limits.at(-1)).toBe(5)
  await expectFits(page)
  await page.getByRole('button', { name: 'Вернуть исходное' }).click()
  await save(page, 'Хватит трёх')
  await expect.poll(() => limits.at(-1)).toBe(3)

  const site = await newVisitor(browser, game.url, 'phone')
  await site.page.goto('/knowledge-base')
  await site.page.getByRole('heading', { name: 'База знаний' }).waitFor()
  await openSetting(page, 'Идут технические работы')
  await page.getByRole('switch').click()
  await save(page, 'Обновление базы')
  const bar = reader.page.getByText('Идут технические работы. Замок и войско в сохранности, скоро продолжим.')
  await bar.waitFor()
  await expectFits(reader.page)
  // A visitor reads it, too, before the login.
  const visitor = await newVisitor(browser, game.url, 'phone')
  await visitor.page.goto('/auth/login')
  await visitor.page.getByText('Идут технические работы.').waitFor()
  // An open public page asks again when the reader comes back to it, and the server renders the bar.
  const publicBar = site.page.getByRole('status').getByText('Идут технические работы.')
  await expect.poll(() => comeBack(site.page, publicBar), { timeout: 60_000 }).toBe(1)
  await expectFits(site.page)
  expect(await axeFaults(site.page)).toEqual([])
  const plain = await browser.newContext({ baseURL: game.url, javaScriptEnabled: false })
  const still = await plain.newPage()
  await still.goto('/legal/terms')
  await untilReloaded(still, still.getByText('Идут технические работы.'))
  await plain.close()
  await page.getByRole('menuitem', { name: 'Журнал' }).click()
  await page.getByRole('cell', { name: 'Настройка игры' }).first().waitFor()
  await openSetting(page, 'Идут технические работы')
  await page.getByRole('switch').click()
  await save(page, 'База обновлена')
  await bar.waitFor({ state: 'detached' })
  await expect.poll(() => comeBack(site.page, publicBar), { timeout: 60_000 }).toBe(0)
  expect(site.complaints).toEqual([])
  await Promise.all([reader, visitor, site, { context }].map((one) => one.context.close()))
})

const BOSS = 'Мост великана-мытаря'
const SLING = 'Пастушья праща'

type Part = {
  readonly setting: string
  /** What the player reads. */
  readonly closed: string
  /** Opens the page, and brings the control in sight before the switch is turned. */
  readonly come: (page: Page) => Promise<void>
  /** Shows the button, after the notice: a sheet would hide it. */
  readonly open?: (page: Page) => Promise<void>
  /** What would change something. */
  readonly button: (page: Page) => Locator
  /** The field that takes no input. */
  readonly field?: (page: Page) => Locator
}

const PARTS: readonly Part[] = [
  {
    setting: 'Рынок открыт',
    closed: 'Рынок закрыт.',
    come: async (page) => {
      await page.goto('/game/inventory')
      const chest = page.getByRole('list', { name: 'В сундуке' })
      await chest
        .getByRole('button', { name: new RegExp(`^${SLING}`) })
        .first()
        .click()
      await page
        .getByRole('complementary', { name: 'Вещь' })
        .getByRole('button', { name: 'На рынок' })
        .click()
    },
    button: (page) => page.getByRole('dialog').getByRole('button', { name: 'Выставить' }),
    field: (page) => page.getByRole('dialog').getByRole('textbox', { name: 'Цена', exact: true }),
  },
  {
    setting: 'Набеги открыты',
    closed: 'Набеги закрыты.',
    come: async (page) => {
      await page.goto('/game/foray-prepare')
    },
    button: (page) => page.getByRole('button', { name: /^Верхняя сторона/ }),
    field: (page) => page.getByLabel('Что оставить у побеждённого замка'),
  },
  {
    setting: 'Гильдии открыты',
    closed: 'Гильдии закрыты.',
    come: async (page) => {
      await page.goto('/game/guild/inner')
    },
    button: (page) => page.getByRole('button', { name: /^Основать за/ }),
    field: (page) => page.getByRole('textbox', { name: 'Название', exact: true }),
  },
  {
    setting: 'Крестовые походы открыты',
    closed: 'Крестовые походы закрыты.',
    come: async (page) => {
      await page.goto('/game/group-missions?of=bosses')
      await page.getByRole('button', { name: `Созвать поход… ${BOSS}` }).click()
    },
    button: (page) => page.getByRole('dialog').getByRole('button', { name: 'Созвать поход' }),
    field: (page) => page.getByRole('dialog').getByLabel('Название похода'),
  },
  {
    setting: 'Алмазная лавка открыта',
    closed: 'Алмазная лавка закрыта.',
    come: async (page) => {
      await page.goto('/game/trade/donate')
      await page.getByRole('heading', { name: 'Алмазная лавка' }).first().waitFor()
    },
    open: (page) => page.getByRole('button').filter({ hasText: 'Горсть алмазов' }).click(),
    button: (page) =>
      page
        .getByRole('dialog')
        .getByRole('button', { name: /Оплатить/ })
        .first(),
  },
]

/** Pages that say above everything else that their part is closed. */
const CLOSED_PAGES = [
  ['/game/trade/market', 'Рынок закрыт.'],
  ['/game/foray-choose', 'Набеги закрыты.'],
  ['/game/group-missions', 'Крестовые походы закрыты.'],
  ['/game/guild/inner', 'Гильдии закрыты.'],
] as const

test('each switch closes its part in an open game, and the player reads why before anything is pressed', async () => {
  const belongings = { gold: 5_000, diamonds: 1_500, gear: [{ gearId: 1, quality: 90 }] }
  const player = await settleLord({ browser, game, screen: 'desk' }, 'Любомысл', belongings)
  const keeper = newcomer('Добромир')
  const { page, context } = await enterConsole({ browser, game }, keeper, 'SUPER_ADMIN', 'desk')
  const faults: string[] = []
  for (const [index, { setting, closed, come, open, button, field }] of PARTS.entries()) {
    await come(player.page)
    if (field) await expect.poll(() => field(player.page).isEnabled()).toBe(true)
    await openSetting(page, setting)
    await page.getByRole('switch').click()
    if (index === 0) {
      await page.getByLabel('Почему меняете').fill('Чиним')
      await page.getByRole('button', { name: 'Сохранить' }).click()
      await confirmPassword(page, keeper)
      await saved(page, 'Чиним')
    } else await save(page, 'Чиним')
    // Without a reload, and before anything is pressed: above the page, or above the fields of a sheet.
    const notice = player.page.getByRole('status').or(player.page.getByRole('group'))
    await notice.filter({ hasText: closed }).first().waitFor()
    if (field) await expect.poll(() => field(player.page).isDisabled()).toBe(true)
    await open?.(player.page)
    await expect.poll(() => button(player.page).getAttribute('aria-disabled')).toBe('true')
    await button(player.page).press('Enter')
    await player.page.getByRole('dialog', { name: 'Почему нельзя' }).getByText(closed).waitFor()
  }
  for (const [address, closed] of CLOSED_PAGES) {
    await player.page.goto(address)
    await player.page.getByRole('status').filter({ hasText: closed }).waitFor()
    await expectFits(player.page)
    faults.push(...(await axeFaults(player.page)).map((fault) => `${address}: ${fault}`))
  }
  expect(faults).toEqual([])

  // The form takes what is typed as soon as the part is open again.
  const name = player.page.getByRole('textbox', { name: 'Название', exact: true })
  expect(await name.isDisabled()).toBe(true)
  await openSetting(page, 'Гильдии открыты')
  await page.getByRole('switch').click()
  await save(page, 'Починили')
  await player.page.getByRole('status').filter({ hasText: 'Гильдии закрыты.' }).waitFor({ state: 'detached' })
  await name.fill('Вольный щит')
  await player.page.getByRole('textbox', { name: 'Метка', exact: true }).fill('ВОЛЯ')
  await player.page.getByRole('button', { name: /^Основать за/ }).click()
  await player.page.getByRole('button', { name: 'Подтвердить' }).click()
  await player.page.getByRole('region', { name: 'Гильдия «Вольный щит»' }).waitFor()
  // Nothing was sent for the server to refuse.
  expect(player.complaints).toEqual([])
  await Promise.all([context.close(), player.context.close()])
})

test('the rate of gold for diamonds follows the setting in an open shop', async () => {
  const buyer = await settleLord({ browser, game, screen: 'phone' }, 'Меняйло', { gold: 500, diamonds: 10 })
  await buyer.page.goto('/game/trade/shop/gold')
  const exchange = buyer.page.getByRole('button', { name: /^Кошель: обменять 1 на/ })
  await exchange.waitFor()
  const before = Number((await exchange.getAttribute('aria-label'))?.split(' на ')[1])

  const keeper = newcomer('Ратмир')
  const { page, context } = await enterConsole({ browser, game }, keeper, 'SUPER_ADMIN', 'desk')
  // A lost call is sent again, and the page of the setting stays.
  await page.route('**/api/admin/app-config/*', (route) => route.abort('internetdisconnected'), { times: 1 })
  await openSetting(page, 'Курс менялы, %')
  await page.getByRole('spinbutton').fill('120')
  await page.getByLabel('Почему меняете').fill('Праздник')
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await confirmPassword(page, keeper)
  await saved(page, 'Праздник')
  await expectFits(page)
  const dearer = Math.floor(before * 1.2)
  await buyer.page.getByRole('button', { name: `Кошель: обменять 1 на ${dearer}` }).tap()
  await buyer.page.getByText(`В казну: ${dearer}.`).waitFor()
  await expectFits(buyer.page)
  expect(buyer.complaints).toEqual([])
  await Promise.all([context.close(), buyer.context.close()])
})
