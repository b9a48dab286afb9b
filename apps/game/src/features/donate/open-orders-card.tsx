import type { DonateOrder } from '#generated/types.ts'
import { Button } from '../../ui/controls/button.tsx'
import { HourglassIcon } from '../../ui/pictures/icons.ts'
import { Card } from '../../ui/surfaces/card.tsx'
import { Countdown } from '../../ui/values/countdown.tsx'
import styles from './donate.module.css'
import { priceWords } from './donate-words.ts'

type OpenOrdersCardProps = {
  orders: readonly DonateOrder[]
  onOpen: (orderId: number) => void
}

/** Orders that wait for their payment. */
export function OpenOrdersCard({ orders, onOpen }: OpenOrdersCardProps) {
  return (
    <Card title="Ждут оплаты" icon={<HourglassIcon />}>
      <ul className={styles.lines}>
        {orders.map(({ orderId, name, price, expiresAt }) => (
          <li key={orderId}>
            <span>
              <b>{name}</b>, {priceWords(price)}
              <small>
                ещё <Countdown until={expiresAt} label="Заказ ждёт" />
              </small>
            </span>
            <Button small label={`${name}: открыть заказ`} onClick={() => onOpen(orderId)}>
              Открыть
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  )
}
