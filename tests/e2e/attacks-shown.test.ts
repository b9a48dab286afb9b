import { type APIRequestContext, type Browser, type BrowserContext, request } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { TIPS } from '#catalogue/tips/tips.ts'
import { ADDRESS_ATTACKS } from '../support/attacks/addresses.ts'
import { ATTACKS } from '../support/attacks/attacks.ts'
import { ATTRIBUTE_ATTACKS } from '../support/attacks/attributes.ts'
import { ELEMENT_ATTACKS } from '../support/attacks/elements.ts'
import { PARSING_ATTACKS } from '../support/attacks/parsing.ts'
import { launchBrowser } from '../support/browser.ts'
import { enterConsole } from '../support/console.ts'
import { type FreshGame, startFreshGame } from '../support/fresh-game.ts'
import { newcomer } from '../support/play.ts'
import { settleLord } from '../support/settle-lord.ts'
import { untilTakenOver } from '../support/until-taken-over.ts'
import { watchAttacks } from '../support/watch-attacks.ts'

let game: FreshGame
let browser: Browser
/** Logged in: calls, and the cookies for a browser. */
type Writer = { readonly calls: APIRequestContext; readonly storageState: State }
type State = Awaited<ReturnType<BrowserContext['storageState']>>
let admin: Writer
let lord: Writer

/** Ends the browser of the login: only its cookies are needed. */
async function writerOf(context: BrowserContext): Promise<Writer> {
  const storageState = await context.storageState()
  await context.close()
  return { storageState, calls: await request.newContext({ baseURL: game.url, storageState }) }
}

beforeAll(async () => {
  game = await startFreshGame({ WORLD_NEIGHBOURS: '0', RATE_LIMIT_FACTOR: '1000' })
  browser = await launchBrowser()
  const keeper = await enterConsole({ browser, game }, newcomer('Несторлет'), 'SUPER_ADMIN', 'desk')
  await keeper.page.getByRole('link', { name: 'К списку игроков' }).waitFor()
  admin = await writerOf(keeper.context)
  const belongings = { gold: 500, diamonds: 3_000 }
  lord = await writerOf((await settleLord({ browser, game, screen: 'desk' }, 'Любава', belongings)).context)
})
afterAll(async () => {
  await browser?.close()
  await game?.stop()
})

/** Half a character, and control characters, are no text: the validators refuse them everywhere. */
const NO_TEXT = ATTACKS.filter((attack) =>
  /(?![\t\n\r])[\p{Cs}\p{Cc}\u202a-\u202e\u2066-\u2069]/u.test(attack),
)

/** Whether a title may hold it: one line of at most 200 characters. */
function isTitle(attack: string): boolean {
  return attack.length <= 200 && !/\p{C}/u.test(attack)
}

type Sent = { readonly status: number; readonly body: { readonly [field: string]: unknown } }

async function send(
  { calls }: Writer,
  method: 'POST' | 'PUT' | 'PATCH',
  path: string,
  data: object,
): Promise<Sent> {
  const answer = await calls.fetch(`/api${path}`, { method, data })
  const status = answer.status()
  // Anything but these is a fault of the test or of the server.
  expect([200, 400, 422]).toContain(status)
  return { status, body: await answer.json() }
}

/** Texts of at most `max` characters, each of as many attacks as fit, with lines between. */
function joined(attacks: readonly string[], max: number): string[] {
  const texts: string[] = []
  for (const attack of attacks) {
    const last = texts.at(-1)
    if (last !== undefined && last.length + attack.length + 2 <= max)
      texts[texts.length - 1] = `${last}\n\n${attack}`
    else texts.push(attack)
  }
  return texts
}

/** Each attack alone: one of them could swallow the next. Returns how many the validators refuse. */
async function writeNews(): Promise<number> {
  let refused = 0
  for (const attack of ATTACKS) {
    const title = isTitle(attack) ? attack : 'Новость'
    const body = { title, description: attack, version: '', state: 'PUBLISHED' }
    if ((await send(admin, 'POST', '/admin/news', body)).status !== 200) refused += 1
  }
  return refused
}

async function writeGuides(): Promise<number[]> {
  const ids: number[] = []
  for (const family of [ADDRESS_ATTACKS, ATTRIBUTE_ATTACKS, ELEMENT_ATTACKS, PARSING_ATTACKS]) {
    // A text that begins with an attack, for each: what stays of one may open a way for the next.
    const content = family.filter((attack) => !NO_TEXT.includes(attack)).join('<p>и</p>')
    const body = { title: '<img src=x onerror=alert(1)>', description: '<svg onload=alert(1)>', content }
    const made = await send(admin, 'POST', '/guides', body)
    expect(made).toMatchObject({ status: 200 })
    const { guide } = made.body as { guide: { guideId: number; revision: number } }
    await send(admin, 'POST', `/guides/${guide.guideId}/publish`, { revision: guide.revision })
    ids.push(guide.guideId)
  }
  return ids
}

/** Two or three attacks for each tip, which is plain text. Returns how many the validators refuse. */
async function writeTips(): Promise<number> {
  const accepted = ATTACKS.filter((attack) => !NO_TEXT.includes(attack))
  const texts = joined(accepted, 450)
  const keys = Object.keys(TIPS)
  expect(texts.length).toBeLessThanOrEqual(keys.length)
  for (const [place, text] of texts.entries()) {
    const title = accepted.filter(isTitle)[place] ?? 'Подсказка'
    const body = { revision: 0, title, baseContent: text, additionalContent: text, state: 'PUBLISHED' }
    const saved = await send(admin, 'PUT', `/admin/knowledge-base/tip/${keys[place]}`, body)
    expect(saved).toMatchObject({ status: 200 })
  }
  let refused = 0
  for (const attack of ATTACKS.filter((text) => !accepted.includes(text))) {
    const body = {
      revision: 0,
      title: 'Подсказка',
      baseContent: attack,
      additionalContent: '',
      state: 'DRAFT',
    }
    const { status } = await send(admin, 'PUT', `/admin/knowledge-base/tip/${keys.at(-1)}`, body)
    if (status === 400) refused += 1
  }
  return refused
}

/** How many attacks the validators of short texts refuse: names hold letters and digits alone, mottos also punctuation. */
async function refusedShortTexts(): Promise<{ names: number; guilds: number; mottos: number }> {
  const refused = { names: 0, guilds: 0, mottos: 0 }
  for (const attack of ATTACKS) {
    const name = await send(lord, 'POST', '/player-settings/profile', { name: attack })
    if (name.status === 400) refused.names += 1
    const guild = { name: attack, tag: attack.slice(0, 4), description: '' }
    if ((await send(lord, 'POST', '/guilds', guild)).status === 400) refused.guilds += 1
    if ((await send(lord, 'POST', '/forays/motto', { motto: attack })).status === 400) refused.mottos += 1
  }
  return refused
}

test('a text that runs is noticed', async () => {
  const watch = await watchAttacks(browser, game.url)
  await watch.page.goto('/')
  await untilTakenOver(watch.page.getByRole('link', { name: 'Построить замок' }).first())
  await watch.page.evaluate(() => {
    const [main] = document.getElementsByTagName('main')
    if (main)
      main.innerHTML = '<img src=x onerror=alert(1)><img src="https://evil.test/a"><p onfocus=alert(2)>'
  })
  await watch.touch()
  const harm = await watch.harm()
  expect(harm).toEqual(expect.arrayContaining(['alert(1)', 'alert(2)', 'https://evil.test/a']))
  await watch.context.close()
})

test('news with attacks run nothing on the public site and in the console', async () => {
  expect(await writeNews()).toBe(NO_TEXT.length)
  const watch = await watchAttacks(browser, game.url)
  const { page } = watch
  await page.goto('/')
  // Those that load in place, and the rest as the server has rendered them.
  for (const shown of [10, 20, 30]) {
    await expect.poll(() => page.locator('#news ol > li').count()).toBe(shown)
    const more = page.getByRole('link', { name: 'Показать ещё' })
    await untilTakenOver(more)
    await more.click()
  }
  await expect.poll(() => page.locator('#news ol > li').count()).toBe(40)
  await watch.touch()
  for (let cursor: string | null = ''; cursor !== null; ) {
    await page.goto(cursor === '' ? '/' : `/?news=${cursor}`, { waitUntil: 'domcontentloaded' })
    await watch.touch()
    const query: string = cursor === '' ? 'limit=10' : `limit=10&cursor=${cursor}`
    const answer = await page.request.get(`/api/public/news?${query}`)
    cursor = (await answer.json()).nextCursor
  }
  expect(await watch.harm()).toEqual([])
  await watch.context.close()

  const keeper = await watchAttacks(browser, game.url, { storageState: admin.storageState })
  await keeper.page.goto('/admin/content/news?perPage=100')
  await keeper.page.getByRole('row').nth(50).waitFor()
  await keeper.touch()
  for (const id of [3, 60, 150, 300]) {
    await keeper.page.goto(`/admin/content/news/${id}`)
    await keeper.page.getByRole('textbox', { name: 'Текст', exact: true }).waitFor()
    await keeper.page.getByLabel('Раскрыть').last().click()
    await keeper.touch()
  }
  expect(await keeper.harm()).toEqual([])
  await keeper.context.close()
})

test('guides with attacks run nothing', async () => {
  const ids = await writeGuides()
  const watch = await watchAttacks(browser, game.url, { storageState: lord.storageState })
  await watch.page.goto('/guides')
  await watch.page.getByRole('link', { name: '<img src=x onerror=alert(1)>' }).first().waitFor()
  for (const id of ids) {
    await watch.page.goto(`/guides/${id}`)
    await untilTakenOver(watch.page.getByText('<svg onload=alert(1)>').first())
    await watch.page.getByRole('button', { name: 'Нравится' }).first().waitFor()
    await watch.touch()
  }
  expect(await watch.harm()).toEqual([])
  await watch.context.close()
})

test('tips with attacks run nothing in the knowledge base and in the console', async () => {
  expect(await writeTips()).toBe(NO_TEXT.length)
  const watch = await watchAttacks(browser, game.url, { storageState: admin.storageState })
  await watch.page.goto('/knowledge-base/tips')
  await expect
    .poll(async () => {
      await watch.page.reload()
      return watch.page.getByText('onerror=alert(1)').count()
    })
    .toBeGreaterThan(50)
  await watch.touch()
  await watch.page.goto('/admin/knowledge-base/tip?perPage=100')
  await watch.page.getByRole('row').nth(50).waitFor()
  await watch.page.goto('/admin/knowledge-base/tip/gold')
  await watch.page.getByRole('textbox', { name: 'Заголовок' }).waitFor()
  await watch.page.getByLabel('Раскрыть').first().click()
  await watch.touch()
  expect(await watch.harm()).toEqual([])
  await watch.context.close()
})

test('names and mottos refuse the attacks, and texts of guilds run nothing', async () => {
  const { names, guilds, mottos } = await refusedShortTexts()
  expect([names, guilds]).toEqual([ATTACKS.length, ATTACKS.length])
  // `'-alert(1)-'` is made of punctuation that mottos may have.
  expect(mottos).toBe(ATTACKS.length - 1)
  const founded = await send(lord, 'POST', '/guilds', { name: 'Двор', tag: 'Двор', description: '' })
  expect(founded).toMatchObject({ status: 200 })
  const watch = await watchAttacks(browser, game.url, { storageState: lord.storageState })
  const texts = joined(
    ATTACKS.filter((text) => text.length <= 2_000 && !/\p{C}/u.test(text)),
    2_000,
  )
  for (const description of texts) {
    const body = { description, notice: description.slice(0, 200) }
    expect(await send(lord, 'PATCH', '/guilds/Двор', body)).toMatchObject({ status: 200 })
    await watch.page.goto('/game/guild/inner')
    await watch.page.getByText(description.slice(0, 20).trim()).first().waitFor()
    await watch.touch()
  }
  await watch.page.goto('/game/foray-prepare')
  await watch.page.getByText('Девиз').first().waitFor()
  expect(await watch.harm()).toEqual([])
  await watch.context.close()
})
