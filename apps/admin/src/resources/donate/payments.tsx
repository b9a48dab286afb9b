import type { AdminDonatePayment } from '#generated/types.ts'
import { Cards } from '../cards.tsx'
import { INSTANT_FORMAT } from '../instants.ts'
import { useIsNarrow } from '../use-is-narrow.ts'
import { orderPathOf, sumWords, VERDICT_NAMES } from './donate-words.ts'
import { PaymentTable } from './payment-table.tsx'

function PaymentCards() {
  return (
    <Cards<AdminDonatePayment>
      title={(payment) => `${sumWords(payment)}. ${VERDICT_NAMES[payment.verdict]}`}
      text={({ externalId }) => externalId}
      note={({ receivedAt }) => new Date(receivedAt).toLocaleString('ru-RU', INSTANT_FORMAT)}
      pathOf={({ orderId }) => orderPathOf(orderId)}
      empty="Платежей пока нет"
    />
  )
}

/** Payments as providers reported them. Those with an order lead to it. */
export function Payments() {
  return useIsNarrow('lg') ? <PaymentCards /> : <PaymentTable />
}
