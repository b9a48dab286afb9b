import type { Browser, BrowserContext, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { launchBrowser, type Screen, type Visitor } from '../support/browser.ts'
import { type FreshGame, startFreshGame } from '../support/fresh-game.ts'
import { connectToGame } from '../support/game-database.ts'
import { slowDown } from '../support/network/slow-3g.ts'
import { holdWire } from '../support/page-wire.ts'
import { newcomer } from '../support/play.ts'
import { foundLord } from '../support/settle-lord.ts'
import {
  type Companion,
  callAs,
  SWORD,
  TAG,
  WEAK_COMMANDS,
  type WeakCommand,
} from '../support/weak-commands.ts'

let game: FreshGame
let browser: Browser

beforeAll(async () => {
  // More players come from here within an hour than from one address elsewhere.
  game = await startFreshGame({ WORLD_NEIGHBOURS: '0', RATE_LIMIT_FACTOR: '10' })
  browser = await launchBrowser()
  const { context } = await foundLord({ browser, game, screen: 'desk' }, 'Зимогор', {
    gold: 1,
    diamonds: 1_200,
  })
  await callAs(context, '/guilds', { name: 'Зимняя стража', tag: TAG })
  await context.close()
})
afterAll(async () => {
  await browser?.close()
  await game?.stop()
})

/** The number that the query finds for the player who was registered with this name. */
async function count(query: string, name: string): Promise<number> {
  const database = await connectToGame(game.dataDir)
  try {
    const { rows } = await database.query(
      `WITH lord AS (SELECT player_id AS id FROM account WHERE email_key = $1) ${query}`,
      [newcomer(name).email],
    )
    return Number(rows[0]?.count)
  } finally {
    await database.end()
  }
}

let lords = 0

/** A player with all that the commands cost. */
async function found(screen: Screen): Promise<Visitor & { readonly name: string }> {
  lords += 1
  const name = `Вьюга ${lords}`
  const visitor = await foundLord({ browser, game, screen }, name, {
    gold: 5_000,
    diamonds: 10,
    resources: 100,
    gear: [SWORD],
  })
  return { ...visitor, name }
}

/** A player who is about to send the command, and those whom it needs. */
async function readyFor({ ready }: WeakCommand) {
  const lord = await found('phone')
  const others: BrowserContext[] = []
  const findCompanion = async (): Promise<Companion> => {
    const { context, name } = await found('desk')
    others.push(context)
    return { id: await count('SELECT id AS count FROM lord', name), context }
  }
  const id = (await ready?.(lord.context, findCompanion)) ?? 0
  const leave = async () => {
    for (const context of [lord.context, ...others]) await context.close()
  }
  return { ...lord, id, leave }
}

/**
 * The command ends as without trouble: the page shows its outcome, waits for nothing and reports no error. `outcome` is awaited from before the
 * answer on: a toast is gone after three seconds.
 */
async function expectDone(page: Page, outcome: Promise<unknown>): Promise<void> {
  await outcome
  await page.locator('button[aria-busy=true]').waitFor({ state: 'hidden' })
  await expect.poll(() => page.locator('[data-sonner-toast][data-type=error]').count()).toBe(0)
  expect(await page.getByRole('alert').count()).toBe(0)
}

const BAR = 'Нет связи. Золото и войско в сохранности.'

describe('in flight mode', () => {
  test.each(WEAK_COMMANDS)(
    '$what fails plainly, or is sent again with its key until it is answered',
    async (command) => {
      const { prepare, call, effects } = command
      const { context, page, name, id, leave } = await readyFor(command)
      const wire = await holdWire(page)
      const send = await prepare(page, id)
      await send.waitFor()
      // What shows messages loads after the page. Without it there is only the bar.
      await page.getByRole('region', { name: 'Вести' }).waitFor({ state: 'attached' })

      // Pressed without a network nothing is sent, and the page says so at once.
      await context.setOffline(true)
      await page.getByText(BAR).waitFor()
      const refused = page.getByText('Нет связи: действие не выполнено').waitFor()
      await send.tap()
      await refused
      expect(await count(effects, name)).toBe(0)
      await context.setOffline(false)
      await page.getByText(BAR).waitFor({ state: 'hidden' })
      expect(await count(effects, name)).toBe(0)

      // Pressed just before, the server carries it out and its answer is lost. The page waits, and asks with the same key.
      const again = await prepare(page, id)
      const cut = wire.cutBehind(call)
      await again.tap()
      await cut
      await page.getByText(BAR).waitFor()
      const answered = page.waitForResponse(
        (answer) => call.test(new URL(answer.url()).pathname) && answer.ok(),
      )
      const outcome = command.ends(page)
      await wire.mend()
      await answered
      await page.getByText(BAR).waitFor({ state: 'hidden' })
      await expectDone(page, outcome)
      expect(await count(effects, name)).toBe(1)
      await leave()
    },
  )
})

/** Remembers in the page that a button has shown that it waits. */
function watchBusy(page: Page): Promise<void> {
  return page.evaluate(() => {
    const watch = new MutationObserver(() => {
      if (document.querySelector('button[aria-busy=true]')) document.documentElement.dataset.wasBusy = 'yes'
    })
    watch.observe(document, { subtree: true, childList: true, attributeFilter: ['aria-busy'] })
  })
}

describe('on slow 3G', () => {
  test.each(WEAK_COMMANDS)('$what shows that it is going on, and two taps do it once', async (command) => {
    const { page, name, id, leave } = await readyFor(command)
    const send = await command.prepare(page, id)
    await send.waitFor()
    await watchBusy(page)
    await slowDown(page)
    const place = await send.boundingBox()
    if (!place) throw new Error('The button is not shown')
    const outcome = command.ends(page)
    await send.tap()
    // A second tap at the same place, as of somebody who is impatient.
    await page.touchscreen.tap(place.x + place.width / 2, place.y + place.height / 2)
    await expectDone(page, outcome)
    expect(await page.locator('html').getAttribute('data-was-busy')).toBe('yes')
    expect(await count(command.effects, name)).toBe(1)
    await leave()
  })

  test('a page that loads slowly buys as well', async () => {
    const command = WEAK_COMMANDS.find(({ what }) => what === 'a purchase in the shop')
    if (!command) throw new Error('Nothing is bought')
    const { page, name, leave } = await readyFor(command)
    await slowDown(page)
    const buy = await command.prepare(page, 0)
    const outcome = command.ends(page)
    await buy.tap()
    await expectDone(page, outcome)
    expect(await count(command.effects, name)).toBe(1)
    await leave()
  })
})
