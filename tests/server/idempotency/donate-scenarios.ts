import { earn, spend } from '#server/game/player/ledger.ts'
import { lockPlayer } from '#server/game/player/lock-order.ts'
import { inTransaction } from '#server/platform/transaction.ts'
import { orderOf, orderPack, paidReport, reportTo } from '../donate/till.ts'
import { personWho } from './person-who.ts'

const PLAYER = ['PLAYER']
const ADMINISTRATOR = ['PLAYER', 'SUPER_ADMIN']

/** Calls of the store. */
export const donateScenarios = {
  createDonateOrder: personWho(PLAYER, () => ({
    asks: { packKey: 'pouch', provider: 'sandbox' },
    asksOther: { packKey: 'chest', provider: 'sandbox' },
  })),
  cancelDonateOrder: personWho(PLAYER, ({ orderId }) => ({ asks: { orderId }, asksOther: { orderId: 1 } })),
  setDonateLimit: personWho(PLAYER, () => ({ asks: { kopecks: 50_000 }, asksOther: { kopecks: null } })),
  // A purse that is refunded while empty owes everything. What comes in later can be given back.
  settleDonateDebt: personWho(PLAYER, async (lord, game) => {
    const order = await orderOf(lord, (await orderPack(lord, 'pouch')).orderId)
    await reportTo(game, paidReport(order))
    const change = (diamonds: number) =>
      inTransaction(async () => {
        const player = await lockPlayer(lord.player.id)
        if (diamonds > 0) earn(player, { diamonds }, 'DAILY_QUESTS')
        else spend(player, { diamonds: player.diamonds }, 'ENERGY')
      })
    await change(0)
    await reportTo(game, { ...paidReport(order), event: 'payment.refunded' })
    await change(50)
    return { asks: {} }
  }),
  // An administrator who buys, so that the effects can be compared.
  refundDonateOrder: personWho(ADMINISTRATOR, async (lord, game) => {
    const { orderId } = await orderPack(lord, 'pouch')
    await reportTo(game, paidReport(await orderOf(lord, orderId)))
    return { asks: { id: orderId }, asksOther: { id: 1 } }
  }),
}
