import { fitsLimit } from '#rules/donate/limit.ts'
import { mayBePaid } from '#rules/donate/orders.ts'
import { now } from '../../platform/clock.ts'
import { findBlock } from '../../platform/sessions/blocks.ts'
import { findOrderByKey, orderNow } from './orders.ts'
import type { PaymentProvider, PaymentQuestion } from './providers/provider.ts'
import { readSpending } from './spending.ts'

async function refusalOf(provider: PaymentProvider, question: PaymentQuestion): Promise<string | undefined> {
  const order = await findOrderByKey(question.orderKey)
  const instant = now()
  const asked = { provider: provider.key, currency: question.currency, minor: question.minor }
  if (!order || !mayBePaid(orderNow(order), asked, instant.getTime()))
    return 'Этот заказ уже оплачен, отменён или его срок вышел. Закажите набор в игре ещё раз.'
  if (await findBlock(order.playerId)) return 'Вход в игру закрыт, поэтому заказ сейчас не оплатить.'
  // Only what is paid counts: the limit may be lower than when the orders were made.
  const spending = await readSpending(order.playerId, instant)
  return fitsLimit({ ...spending, openKopecks: 0 }, order.kopecks)
    ? undefined
    : 'Набор дороже, чем осталось до вашей границы расходов на этот месяц.'
}

/**
 * Tells the provider whether the payment may go on: only for an open order of a player who may
 * play, with its price, within the player's own limit.
 */
export async function answerQuestion(provider: PaymentProvider, question: PaymentQuestion): Promise<void> {
  await provider.answer(question, await refusalOf(provider, question))
}
