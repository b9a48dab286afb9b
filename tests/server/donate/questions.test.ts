import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { blockPlayer } from '#server/platform/sessions/blocks.ts'
import { inTransaction } from '#server/platform/transaction.ts'
import { type Game, type Lord, openGame } from '../../support/open-game.ts'
import { type BotApi, startBotApi } from '../../support/telegram.ts'
import { askToDelete, DAY_SECONDS, finishDeletions, leaver } from '../settings/leavers.ts'
import { diamondsOf, linesOf, orderPack, verdictsOf } from './till.ts'

let bot: BotApi
let game: Game
let lord: Lord
let url: string
beforeAll(async () => {
  bot = await startBotApi()
  game = await openGame(bot.env)
  url = game.platform.config.publicUrl
})
afterAll(async () => {
  await game?.close()
  await bot?.close()
})
beforeEach(async () => {
  lord = await game.lord()
})

const STARS = 'telegram-stars'

/** The update by which Telegram asks about a payment, as one that is repeated too late. */
function staleQuestion(payload: string) {
  const from = { id: 1, is_bot: false, first_name: 'Ждан' }
  const money = { currency: 'XTR', total_amount: 50, invoice_payload: payload }
  return { pre_checkout_query: { id: 'long-forgotten', from, ...money } }
}

describe('a question about a payment', () => {
  it('is answered with a refusal while the player is blocked', async () => {
    const { payUrl } = await orderPack(lord, 'handful', STARS)
    const [{ id }, byId] = [lord.player, (await game.lord()).player.id]
    await inTransaction(() => blockPlayer({ id }, { reason: 'Обман на рынке', until: null, byId }))
    const { refusal } = await bot.checkOut(url, payUrl ?? '')
    expect(refusal).toContain('Вход в игру закрыт')
  })

  it('that Telegram has given up is not asked for again', async () => {
    await orderPack(lord, 'handful', STARS)
    const payload = String(bot.calls.at(-1)?.parameters.payload)
    expect((await bot.deliver(url, staleQuestion(payload))).status).toBe(200)
    bot.fail(true)
    try {
      expect((await bot.deliver(url, staleQuestion(payload))).status).toBeGreaterThanOrEqual(500)
    } finally {
      bot.fail(false)
    }
  })
})

describe('an open order of a deleted player', () => {
  it('is cancelled, is not asked for again, and a payment on its way is kept for administrators', async () => {
    const leaving = await leaver(game, 'Покидатель')
    const before = await diamondsOf(leaving)
    const asked = await orderPack(leaving, 'pouch', STARS)
    await orderPack(leaving, 'handful', STARS)
    const key = String(bot.calls.at(-2)?.parameters.payload)
    expect((await askToDelete(leaving)).status).toBe(200)
    const late = await orderPack(leaving, 'chest', STARS)
    const lateKey = String(bot.calls.at(-1)?.parameters.payload)
    const { update } = await bot.checkOut(url, late.payUrl ?? '')
    game.clock.advance(3 * DAY_SECONDS + 1)
    await finishDeletions(game)
    const { refusal } = await bot.checkOut(url, asked.payUrl ?? '')
    expect(refusal).toContain('срок вышел')
    expect(await verdictsOf(key)).toEqual([])
    expect((await bot.deliver(url, update ?? {})).status).toBe(200)
    expect(await verdictsOf(lateKey)).toEqual(['LATE'])
    expect(await linesOf(leaving)).toEqual([[400, `donate:${late.orderId}:chest`]])
    expect(before).toBe(2_000)
  })
})
