import { afterAll, beforeAll, expect, it } from 'vitest'
import { earn, spend } from '#server/game/player/ledger.ts'
import { lockPlayer } from '#server/game/player/lock-order.ts'
import { withPlatform } from '#server/platform/ambient.ts'
import { inTransaction } from '#server/platform/transaction.ts'
import { ALL_PAGES_OPEN, type Game, type Lord, openGame } from '../../support/open-game.ts'
import { giveSecondFactor } from '../../support/second-factor.ts'
import { diamondsOf, type keyOf, orderOf, orderPack, paidReport, reportTo } from './till.ts'

let game: Game
beforeAll(async () => {
  game = await openGame()
})
afterAll(() => game.close())

/** What the sandbox reports when the payment of an order is refunded. */
function refundReport(order: Parameters<typeof keyOf>[0]) {
  return { ...paidReport(order), event: 'payment.refunded' as const }
}

/** A player who has bought 150 diamonds, spent some of them, and got the money back. */
async function debtor(): Promise<{ lord: Lord; order: Awaited<ReturnType<typeof orderPack>>; owed: number }> {
  const lord = await game.lord({}, ALL_PAGES_OPEN)
  const order = await orderPack(lord, 'pouch')
  expect((await reportTo(game, paidReport(order))).status).toBe(200)
  await withPlatform(game.platform, () =>
    inTransaction(async () => spend(await lockPlayer(lord.player.id), { diamonds: 40 }, 'ENERGY')),
  )
  const owed = order.diamonds - (await diamondsOf(lord))
  expect(owed).toBe(40)
  return { lord, order, owed }
}

function give(lord: Lord, diamonds: number): Promise<void> {
  return withPlatform(game.platform, () =>
    inTransaction(async () => earn(await lockPlayer(lord.player.id), { diamonds }, 'DAILY_QUESTS')),
  )
}

it('nothing can be ordered while diamonds of a refunded order are owed, until they are given back', async () => {
  const { lord, order, owed } = await debtor()
  expect((await reportTo(game, refundReport(order))).status).toBe(200)
  expect((await lord.gameData('donate')).donate?.data.owedDiamonds).toBe(owed)
  const asked = { body: { packKey: 'pouch', provider: 'sandbox' } }
  const refused = await lord.call('createDonateOrder', asked)
  expect([refused.status, refused.error.code]).toEqual([422, 'refundOwed'])
  expect((await lord.call('settleDonateDebt')).error.code).toBe('notEnoughDiamonds')
  await give(lord, 1)
  expect((await lord.call('settleDonateDebt')).body.owedDiamonds).toBe(owed - 1)
  await give(lord, owed + 5)
  expect((await lord.call('settleDonateDebt')).body.owedDiamonds).toBe(0)
  expect(await diamondsOf(lord)).toBe(6)
  expect(await orderOf(lord, order.orderId)).toMatchObject({
    diamondsTaken: order.diamonds,
    diamondsMissing: 0,
  })
  expect((await lord.call('settleDonateDebt')).error.code).toBe('nothingOwed')
  expect((await lord.call('createDonateOrder', asked)).status).toBe(200)
})

it('what a player owes stands on the card in the console', async () => {
  const { lord, order, owed } = await debtor()
  const steward = await game.lord({ roles: ['PLAYER', 'USER_ADMIN'] })
  await withPlatform(game.platform, () => giveSecondFactor(steward.player.id))
  const card = () => steward.call('getPlayerForAdmin', { params: { id: lord.player.id } })
  expect((await card()).body.owedDiamonds).toBe(0)
  await reportTo(game, refundReport(order))
  expect((await card()).body.owedDiamonds).toBe(owed)
})

it('an order from before the refund that is paid after it settles the debt first', async () => {
  const { lord, order, owed } = await debtor()
  const second = await orderPack(lord, 'pouch')
  expect((await reportTo(game, refundReport(order))).status).toBe(200)
  expect(await diamondsOf(lord)).toBe(0)
  expect((await reportTo(game, paidReport(second))).status).toBe(200)
  expect(await diamondsOf(lord)).toBe(second.diamonds - owed)
  expect((await lord.gameData('donate')).donate?.data.owedDiamonds).toBe(0)
})
