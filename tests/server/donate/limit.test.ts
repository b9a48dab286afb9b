import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Game, type Lord, openGame } from '../../support/open-game.ts'
import { orderPack, paidReport, passDays, reportTo } from './till.ts'

let game: Game
let lord: Lord
beforeAll(async () => {
  game = await openGame()
})
afterAll(() => game.close())
beforeEach(async () => {
  lord = await game.lord()
})

const DAY_SECONDS = 86_400

async function setLimit(kopecks: number | null) {
  return (await lord.call('setDonateLimit', { body: { kopecks } })).body.limit
}
async function buy(packKey: string): Promise<void> {
  expect((await reportTo(game, paidReport(await orderPack(lord, packKey)))).status).toBe(200)
}
function ask(packKey: string) {
  return lord.call('createDonateOrder', { body: { packKey, provider: 'sandbox' } })
}

describe("a player's own limit", () => {
  it('counts what is paid and what is ordered, until the next month', async () => {
    await setLimit(30_000)
    await buy('handful')
    const { orderId } = await orderPack(lord, 'handful')
    expect((await ask('handful')).status).toBe(200)
    const refused = await ask('handful')
    expect(refused.error).toMatchObject({ code: 'spendingLimitReached' })
    await lord.call('cancelDonateOrder', { params: { orderId } })
    expect((await ask('handful')).status).toBe(200)
    expect((await lord.gameData('donate')).donate?.data.limit).toMatchObject({
      kopecks: 30_000,
      spentKopecks: 9_900,
    })
    await passDays(game, lord, 31)
    expect((await lord.gameData('donate')).donate?.data.limit.spentKopecks).toBe(0)
    expect((await ask('pouch')).status).toBe(200)
  })

  it('is lowered at once, and raised or lifted with a month that begins at least seven days later', async () => {
    await setLimit(10_000)
    expect(await setLimit(5_000)).toMatchObject({ kopecks: 5_000, next: null })
    expect((await ask('handful')).error.code).toBe('spendingLimitReached')
    const raised = await setLimit(null)
    expect(raised).toMatchObject({ kopecks: 5_000, next: { kopecks: null } })
    const from = Date.parse(raised.next?.from ?? '')
    expect(from - game.clock.now().getTime()).toBeGreaterThanOrEqual(7 * DAY_SECONDS * 1000)
    expect((await ask('handful')).error.code).toBe('spendingLimitReached')
    await passDays(game, lord, (from - game.clock.now().getTime()) / (DAY_SECONDS * 1000))
    expect((await ask('handful')).status).toBe(200)
  })

  it('refuses a fourth open order', async () => {
    for (let made = 0; made < 3; made += 1) expect((await ask('handful')).status).toBe(200)
    expect((await ask('handful')).error.code).toBe('tooManyOrders')
  })
})
