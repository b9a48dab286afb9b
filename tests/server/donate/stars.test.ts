import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { DonateOrder } from '#generated/types.ts'
import { sql } from '#server/platform/sql.ts'
import { type Game, type Lord, openGame } from '../../support/open-game.ts'
import { giveSecondFactor } from '../../support/second-factor.ts'
import { type BotApi, startBotApi } from '../../support/telegram.ts'
import { diamondsOf, linesOf, orderOf, orderPack } from './till.ts'

let bot: BotApi
let game: Game
let lord: Lord
let admin: Lord
let url: string

beforeAll(async () => {
  bot = await startBotApi()
  game = await openGame(bot.env)
  url = game.platform.config.publicUrl
  admin = await game.lord({ roles: ['PLAYER', 'SUPER_ADMIN'] })
  await giveSecondFactor(admin.player.id)
})
afterAll(async () => {
  await game?.close()
  await bot?.close()
})
beforeEach(async () => {
  bot.fail(false)
  lord = await game.lord()
})

const DAY_SECONDS = 86_400

async function order(packKey = 'pouch'): Promise<DonateOrder> {
  return orderPack(lord, packKey, 'telegram-stars')
}

function checkOut({ payUrl }: DonateOrder) {
  return bot.checkOut(url, payUrl ?? '')
}

/** Pays an order and delivers its payment. Returns the update. */
async function pay(bought: DonateOrder): Promise<object> {
  const { update, refusal } = await checkOut(bought)
  if (!update) throw new Error(refusal)
  expect((await bot.deliver(url, update)).status).toBe(200)
  return update
}

function refund(orderId: number) {
  return admin.call('refundDonateOrder', { params: { id: orderId } })
}

describe('an order in Telegram Stars', () => {
  it('is an invoice link in XTR, is asked about before it is paid, and gives its diamonds once', async () => {
    const bought = await order()
    expect(bought.price).toEqual({ provider: 'telegram-stars', currency: 'XTR', minor: 142 })
    const { update } = await checkOut(bought)
    const answers = await Promise.all(Array.from({ length: 5 }, () => bot.deliver(url, update ?? {})))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    game.clock.advance(DAY_SECONDS)
    expect((await bot.deliver(url, update ?? {})).status).toBe(200)
    expect(await diamondsOf(lord)).toBe(150)
    expect(await linesOf(lord)).toEqual([[150, `donate:${bought.orderId}:pouch`]])
  })

  it('is refused before the payment once it was paid, cancelled or has expired', async () => {
    const [paid, cancelled, expired] = [await order(), await order(), await order()]
    await pay(paid)
    await lord.call('cancelDonateOrder', { params: { orderId: cancelled.orderId } })
    const refusal = expect.stringContaining('Закажите набор в игре ещё раз')
    expect(await checkOut(paid)).toEqual({ refusal })
    expect(await checkOut(cancelled)).toEqual({ refusal })
    game.clock.advance(DAY_SECONDS)
    expect(await checkOut(expired)).toEqual({ refusal })
    expect(await diamondsOf(lord)).toBe(150)
  })

  it('is refused before the payment beyond the own limit', async () => {
    const bought = await order('chest')
    expect((await lord.call('setDonateLimit', { body: { kopecks: 10_000 } })).status).toBe(200)
    expect(await checkOut(bought)).toEqual({ refusal: expect.stringContaining('границы расходов') })
  })

  it('is not made while Telegram does not answer, and nothing stays behind', async () => {
    bot.fail(true)
    const refused = await lord.call('createDonateOrder', {
      body: { packKey: 'pouch', provider: 'telegram-stars' },
    })
    expect(refused.error.code).toBe('providerUnavailable')
    const { donate } = await lord.gameData('donate')
    expect(donate?.data.openOrders).toEqual([])
  })

  it('is not paid by an update without the secret', async () => {
    const bought = await order()
    const { update } = await checkOut(bought)
    expect((await bot.deliver(url, update ?? {}, 'guessed')).status).toBe(401)
    expect(await diamondsOf(lord)).toBe(0)
  })
})

describe('a refund', () => {
  it('takes back what is left, pays the stars back once, and the ledger says so', async () => {
    const bought = await order()
    await pay(bought)
    const [first, second] = await Promise.all([refund(bought.orderId), refund(bought.orderId)])
    expect([first.status, second.status].filter((status) => status === 200).length).toBeGreaterThan(0)
    expect(bot.charges.filter(({ isRefunded }) => isRefunded)).toHaveLength(1)
    expect(await diamondsOf(lord)).toBe(0)
    expect(await linesOf(lord)).toEqual([
      [150, `donate:${bought.orderId}:pouch`],
      [-150, `donateRefund:${bought.orderId}:pouch`],
    ])
    expect(await orderOf(lord, bought.orderId)).toMatchObject({
      state: 'REFUNDED',
      diamondsTaken: 150,
      diamondsMissing: 0,
    })
    const [charge] = bot.charges.slice(-1)
    expect((await bot.deliver(url, bot.refundedUpdate(charge?.id ?? ''))).status).toBe(200)
    expect(await linesOf(lord)).toHaveLength(2)
  })

  it('never takes more than the purse holds', async () => {
    const bought = await order()
    await pay(bought)
    await sql`UPDATE player SET energy = 0 WHERE id = ${lord.player.id}`
    expect((await lord.call('restoreEnergy')).status).toBe(200)
    const left = await diamondsOf(lord)
    expect(left).toBeLessThan(150)
    const { body } = await refund(bought.orderId)
    expect(body).toMatchObject({ diamondsTaken: left, diamondsMissing: 150 - left })
    expect(await diamondsOf(lord)).toBe(0)
  })

  it('that is reported before its payment gives nothing, and the late payment neither', async () => {
    const bought = await order()
    const { update } = await checkOut(bought)
    const [charge] = bot.charges.slice(-1)
    expect((await bot.deliver(url, bot.refundedUpdate(charge?.id ?? ''))).status).toBe(200)
    expect((await bot.deliver(url, update ?? {})).status).toBe(200)
    expect(await diamondsOf(lord)).toBe(0)
    expect(await linesOf(lord)).toEqual([])
  })

  it('changes nothing while Telegram does not answer, and nothing of an unpaid order', async () => {
    const unpaid = await order()
    expect((await refund(unpaid.orderId)).error.code).toBe('orderNotPaid')
    await pay(unpaid)
    bot.fail(true)
    expect((await refund(unpaid.orderId)).error.code).toBe('providerUnavailable')
    expect(await diamondsOf(lord)).toBe(150)
    bot.fail(false)
    expect((await refund(unpaid.orderId)).status).toBe(200)
  })
})

describe('a subscription', () => {
  async function untilOf(): Promise<number> {
    const { donate } = await lord.gameData('donate')
    return (Date.parse(donate?.data.subscriptionUntil ?? '') - game.clock.now().getTime()) / 1_000
  }

  it('a refund shortens by its days', async () => {
    const first = await order('stewardMonth')
    await pay(first)
    await pay(await order('stewardMonth'))
    expect((await refund(first.orderId)).status).toBe(200)
    expect(await untilOf()).toBeCloseTo(30 * DAY_SECONDS, -1)
  })

  it('lasts thirty days, is extended by a second one, and widens the storage', async () => {
    const placesOf = async () => (await lord.gameData('inventory')).inventory?.data.slots
    const before = await placesOf()
    await pay(await order('stewardMonth'))
    expect(await untilOf()).toBeCloseTo(30 * DAY_SECONDS, -1)
    expect(await placesOf()).not.toEqual(before)
    await pay(await order('stewardMonth'))
    expect(await untilOf()).toBeCloseTo(60 * DAY_SECONDS, -1)
    // A session ends after two weeks without use. A use is noted a moment after its call.
    for (let days = 0; days < 72; days += 4) {
      game.clock.advance(4 * DAY_SECONDS)
      await placesOf()
    }
    const { donate } = await lord.gameData('donate')
    expect(donate?.data.subscriptionUntil).toBeNull()
    expect(await placesOf()).toEqual(before)
  })
})
