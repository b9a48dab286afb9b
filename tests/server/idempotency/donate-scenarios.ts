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
  // An administrator who buys, so that the effects can be compared.
  refundDonateOrder: personWho(ADMINISTRATOR, async (lord, game) => {
    const { orderId } = await orderPack(lord, 'pouch')
    await reportTo(game, paidReport(await orderOf(lord, orderId)))
    return { asks: { id: orderId }, asksOther: { id: 1 } }
  }),
}
