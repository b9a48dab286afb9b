import { formatDate } from '../../ui/format/date.ts'
import { HourglassIcon } from '../../ui/pictures/icons.ts'
import { Card } from '../../ui/surfaces/card.tsx'
import { Countdown } from '../../ui/values/countdown.tsx'
import styles from './donate.module.css'

/** Until when the subscription lasts. */
export function SubscriptionCard({ until }: { until: string }) {
  return (
    <Card title="Управитель служит" icon={<HourglassIcon />}>
      <p className={styles.until}>
        До {formatDate(until)}, ещё <Countdown until={until} label="Управитель служит" />. Энергия прибывает
        вдвое быстрее, на складе на 20 мест больше.
      </p>
      <p className={styles.note}>
        Когда срок выйдет, ничего не пропадёт: вещи сверх обычных мест останутся на складе.
      </p>
    </Card>
  )
}
