import type { DonateOrder } from '#generated/types.ts'
import { MorePages, type Pages } from '../../ui/controls/more-pages.tsx'
import { formatDate } from '../../ui/format/date.ts'
import { LedgerIcon } from '../../ui/pictures/icons.ts'
import { Card } from '../../ui/surfaces/card.tsx'
import { Empty } from '../../ui/surfaces/empty.tsx'
import { Pending } from '../../ui/surfaces/pending.tsx'
import styles from './donate.module.css'
import { contentWords, ORDER_STATE_WORDS, priceWords } from './donate-words.ts'

type OrdersCardProps = {
  orders: Pages<DonateOrder>
  onOpen: (orderId: number) => void
}

/** All own orders, the newest first. Paid ones are the receipts. */
export function OrdersCard({ orders, onOpen }: OrdersCardProps) {
  return (
    <Card kind="ruled" title="Покупки" icon={<LedgerIcon />}>
      <Orders orders={orders} onOpen={onOpen} />
    </Card>
  )
}

function Orders({ orders, onOpen }: OrdersCardProps) {
  const { items, error, onRetry } = orders
  if (!items) return <Pending error={error} onRetry={onRetry} lines={3} />
  if (items.length === 0) return <Empty icon={<LedgerIcon />}>Покупок ещё не было</Empty>
  return (
    <>
      <ul className={styles.lines}>
        {items.map((order) => (
          <li key={order.orderId}>
            <button type="button" className={styles.order} onClick={() => onOpen(order.orderId)}>
              <b>{order.name}</b>
              <span className="num">{priceWords(order.price)}</span>
              <small>{contentWords(order)}</small>
              <small className="num">
                {formatDate(order.paidAt ?? order.createdAt)}, {ORDER_STATE_WORDS[order.state]}
              </small>
            </button>
          </li>
        ))}
      </ul>
      <MorePages pages={orders} full />
    </>
  )
}
