import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signReport } from '#server/domains/donate/providers/sandbox-signature.ts'
import { withPlatform } from '#server/platform/ambient.ts'
import { type Game, type Lord, openGame } from '../../support/open-game.ts'
import { diamondsOf, keyOf, linesOf, orderOf, orderPack, paidReport, reportTo, verdictsOf } from './till.ts'

let game: Game
let lord: Lord
beforeAll(async () => {
  game = await openGame()
})
afterAll(() => game.close())

const DAY_SECONDS = 86_400

describe('a paid order', () => {
  it('gives its diamonds once, however often and at once it is reported, and the ledger says why', async () => {
    lord = await game.lord()
    const order = await orderPack(lord, 'pouch')
    expect(order).toMatchObject({ state: 'OPEN', diamonds: 150, price: { currency: 'RUB', minor: 27_900 } })
    expect(await diamondsOf(lord)).toBe(0)
    const report = paidReport(order)
    const answers = await Promise.all(Array.from({ length: 5 }, () => reportTo(game, report)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    game.clock.advance(DAY_SECONDS)
    expect((await reportTo(game, report)).status).toBe(200)
    expect(await diamondsOf(lord)).toBe(150)
    expect(await linesOf(lord)).toEqual([[150, `donate:${order.orderId}:pouch`]])
    expect(await verdictsOf(keyOf(order))).toEqual(['CREDITED'])
    expect(await orderOf(lord, order.orderId)).toMatchObject({ state: 'PAID', payUrl: null })
    const { notifications } = await lord.gameData('notifications')
    expect(notifications?.data.items).toMatchObject([{ type: 'DONATE_DIAMONDS_SUCCESS' }])
    const { body } = await lord.call('listMoneyHistory', { query: { source: 'DONATE' } })
    expect(body.items).toMatchObject([{ amount: 150, about: 'Мешочек алмазов' }])
  })

  it("tells the player's pages at once", async () => {
    lord = await game.lord()
    const order = await orderPack(lord, 'handful')
    const before = game.notified.length
    await reportTo(game, paidReport(order))
    const notified = game.notified.slice(before).filter(({ playerId }) => playerId === lord.player.id)
    expect(notified.flatMap(({ channels }) => channels)).toEqual(
      expect.arrayContaining(['donate', 'controlPanel', 'notifications']),
    )
  })

  it.each([
    ['cancelled', 'CANCELLED'],
    ['expired', 'EXPIRED'],
  ] as const)(
    'still gives its pack when it was %s before, and is shown to administrators',
    async (_, state) => {
      lord = await game.lord()
      const order = await orderPack(lord, 'handful')
      const params = { orderId: order.orderId }
      if (state === 'CANCELLED') await lord.call('cancelDonateOrder', { params })
      else game.clock.advance(DAY_SECONDS)
      expect(await orderOf(lord, order.orderId)).toMatchObject({ state, payUrl: null })
      expect((await reportTo(game, paidReport(order))).status).toBe(200)
      expect(await diamondsOf(lord)).toBe(50)
      expect(await verdictsOf(keyOf(order))).toEqual(['LATE'])
      expect(await orderOf(lord, order.orderId)).toMatchObject({ state: 'PAID' })
    },
  )

  it('is not given again for a second payment, which is kept', async () => {
    lord = await game.lord()
    const order = await orderPack(lord, 'handful')
    await reportTo(game, paidReport(order))
    expect((await reportTo(game, paidReport(order, { id: 'second' }))).status).toBe(200)
    expect(await diamondsOf(lord)).toBe(50)
    expect(await verdictsOf(keyOf(order))).toEqual(['CREDITED', 'SECOND_PAYMENT'])
  })
})

describe('a report that does not fit', () => {
  it.each([
    ['a lower amount', { minor: 100 }, 'WRONG_AMOUNT'],
    ['a higher amount', { minor: 99_999_999 }, 'WRONG_AMOUNT'],
    ['another currency', { currency: 'USD' }, 'WRONG_CURRENCY'],
  ])('gives nothing for %s, and is kept', async (_, changes, verdict) => {
    lord = await game.lord()
    const order = await orderPack(lord, 'treasury')
    expect((await reportTo(game, paidReport(order, changes))).status).toBe(200)
    expect(await diamondsOf(lord)).toBe(0)
    expect(await verdictsOf(keyOf(order))).toEqual([verdict])
    expect(await orderOf(lord, order.orderId)).toMatchObject({ state: 'OPEN' })
  })

  it.each(['7a5e3c1e-1f5b-4a44-9f3a-2f9c5f2f8e01', 'no key', "'; DROP TABLE player"])(
    'is kept for an unknown order %s',
    async (order) => {
      const report = { event: 'payment.paid', id: `of ${order}`, order, currency: 'RUB', minor: 100 }
      for (let times = 0; times < 2; times += 1) expect((await reportTo(game, report)).status).toBe(200)
      expect(await verdictsOf(order)).toEqual(['UNKNOWN_ORDER'])
    },
  )
})

describe('a report without a valid signature', () => {
  it('is refused and changes nothing: missing, wrong, of another body, old, of the future', async () => {
    lord = await game.lord()
    const order = await orderPack(lord, 'handful')
    const report = paidReport(order)
    const body = Buffer.from(JSON.stringify(report))
    const sign = (bytes: Buffer, shift: number) =>
      withPlatform(game.platform, () =>
        signReport(bytes, new Date(game.clock.now().getTime() + shift * 1000)),
      )
    const good = sign(body, 0)
    const bad = [
      '',
      'v1=00',
      good.replace(/.$/, (digit) => (digit === '0' ? '1' : '0')),
      good.replace(/t=\d+/, 't=1'),
      sign(Buffer.from('{}'), 0),
      sign(body, -301),
      sign(body, 301),
    ]
    for (const signature of bad) expect((await reportTo(game, report, signature)).status).toBe(401)
    expect(await verdictsOf(keyOf(order))).toEqual([])
    expect(await orderOf(lord, order.orderId)).toMatchObject({ state: 'OPEN' })
    expect((await reportTo(game, report, good)).status).toBe(200)
  })

  it.each(['{', '[]', '{"event":"payment.paid"}', `{"a":"${'x'.repeat(70_000)}"}`])(
    'a signed body that is no report is refused with 400: %.30s',
    async (text) => {
      const body = Buffer.from(text)
      const signature = withPlatform(game.platform, () => signReport(body, game.clock.now()))
      const { status } = await fetch(`${game.platform.config.publicUrl}/api/public/donate-webhook/sandbox`, {
        method: 'POST',
        headers: { 'sandbox-signature': signature },
        body,
      })
      expect(status).toBe(400)
    },
  )

  it('an unknown provider is not found', async () => {
    const { publicUrl } = game.platform.config
    const send = (provider: string) =>
      fetch(`${publicUrl}/api/public/donate-webhook/${provider}`, { method: 'POST', body: '{}' })
    expect((await send('gold-merchant')).status).toBe(404)
    expect((await send('telegram-stars')).status).toBe(404)
  })
})
