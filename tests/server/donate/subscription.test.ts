import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { storageTotal } from '#server/game/items/storage.ts'
import { lockPlayer } from '#server/game/player/lock-order.ts'
import { withPlatform } from '#server/platform/ambient.ts'
import { sql, sqlOne } from '#server/platform/sql.ts'
import { inTransaction } from '#server/platform/transaction.ts'
import { giveGear } from '../../support/give-items.ts'
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

const HOUR_SECONDS = 3_600
const DAY_SECONDS = 24 * HOUR_SECONDS

async function subscribe(): Promise<void> {
  const order = await orderPack(lord, 'stewardMonth')
  expect((await reportTo(game, paidReport(order))).status).toBe(200)
}
async function untilOf(): Promise<string | null | undefined> {
  return (await lord.gameData('donate')).donate?.data.subscriptionUntil
}
function daysFromNow(days: number): string {
  return new Date(game.clock.now().getTime() + days * DAY_SECONDS * 1000).toISOString()
}
async function energyOf(): Promise<number> {
  return (await lord.gameData('controlPanel')).controlPanel?.data.energy.current ?? Number.NaN
}
async function drain(): Promise<void> {
  await sql`UPDATE player SET energy = 0, energy_at = ${game.clock.now()} WHERE id = ${lord.player.id}`
}
function placesOf(): Promise<number> {
  return withPlatform(game.platform, () =>
    inTransaction(async () => storageTotal(await lockPlayer(lord.player.id))),
  )
}

describe('a subscription', () => {
  it('lasts thirty days, is extended by a second one, and tells its end', async () => {
    expect(await untilOf()).toBeNull()
    await subscribe()
    expect(await untilOf()).toBe(daysFromNow(30))
    await passDays(game, lord, 10)
    await subscribe()
    expect(await untilOf()).toBe(daysFromNow(50))
    const { notifications } = await lord.gameData('notifications')
    expect(notifications?.data.items.map(({ type }) => type)).toEqual([
      'DONATE_SUBSCRIPTION_SUCCESS',
      'DONATE_SUBSCRIPTION_SUCCESS',
    ])
    await passDays(game, lord, 50)
    expect(await untilOf()).toBeNull()
    await subscribe()
    expect(await untilOf()).toBe(daysFromNow(30))
  })

  it('doubles what comes back from its beginning to its end, and not before or after', async () => {
    await drain()
    game.clock.advance(4 * HOUR_SECONDS)
    await subscribe()
    expect(await energyOf()).toBe(20)
    game.clock.advance(4 * HOUR_SECONDS)
    expect(await energyOf()).toBe(60)
    await passDays(game, lord, 29)
    game.clock.advance(18 * HOUR_SECONDS)
    await drain()
    // Two hours with the subscription and two without.
    game.clock.advance(4 * HOUR_SECONDS)
    expect(await energyOf()).toBe(30)
  })

  it('adds its pace to that of the prize of a challenge', async () => {
    await subscribe()
    await sql`UPDATE player SET energy_doubled_until = ${daysFromNow(1)} WHERE id = ${lord.player.id}`
    await drain()
    game.clock.advance(2 * HOUR_SECONDS)
    expect(await energyOf()).toBe(30)
  })

  it('widens the storage, and its end loses nothing though there are more items than slots', async () => {
    const before = await placesOf()
    await subscribe()
    const wide = await placesOf()
    expect(wide - before).toBe(20)
    for (let count = 0; count < before + 5; count += 1)
      await giveGear(lord, { gearId: 1, quality: 40, level: 1 } as Parameters<typeof giveGear>[1])
    await passDays(game, lord, 31)
    expect(await placesOf()).toBe(before)
    const { gear } = await sqlOne<{ gear: number }>`
      SELECT count(*) AS gear FROM gear WHERE player_id = ${lord.player.id}`
    expect(gear).toBeGreaterThanOrEqual(before + 5)
  })
})
