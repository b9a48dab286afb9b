import type { ReactNode } from 'react'
import type { DonateOrder } from '#generated/types.ts'
import { Button } from '../../ui/controls/button.tsx'
import { buttonClass } from '../../ui/controls/button-class.ts'
import { formatDate } from '../../ui/format/date.ts'
import { Sheet } from '../../ui/overlays/sheet.tsx'
import { Pending } from '../../ui/surfaces/pending.tsx'
import { Countdown } from '../../ui/values/countdown.tsx'
import styles from './donate.module.css'
import { contentWords, PROVIDER_WORDS, priceWords } from './donate-words.ts'

type OrderSheetProps = {
  order: DonateOrder | undefined
  error: Error | null
  onRetry: () => void
  subscriptionUntil: string | null
  isCancelling: boolean
  onCancel: (orderId: number) => void
  onClose: () => void
}

/** One order: the way to its payment, live until it is paid, then its receipt. */
export function OrderSheet({ order, error, onRetry, onClose, ...props }: OrderSheetProps) {
  return (
    <Sheet
      open
      onClose={onClose}
      title={order?.name ?? 'Заказ'}
      footer={order && <Footer order={order} onClose={onClose} {...props} />}
    >
      {order ? (
        <Receipt order={order} {...props} onOver={onRetry} />
      ) : (
        <Pending error={error} onRetry={onRetry} lines={3} />
      )}
    </Sheet>
  )
}

type PartProps = Pick<OrderSheetProps, 'subscriptionUntil' | 'isCancelling' | 'onCancel'> & {
  order: DonateOrder
}

function Footer({ order, isCancelling, onCancel, onClose }: PartProps & { onClose: () => void }) {
  const { orderId, payUrl } = order
  if (!payUrl)
    return (
      <Button full onClick={onClose}>
        Закрыть
      </Button>
    )
  // The sandbox is a page of this server. Telegram opens beside the game.
  const elsewhere = payUrl.startsWith('/') ? {} : { target: '_blank', rel: 'noopener' }
  return (
    <div className={styles.ways}>
      <a className={buttonClass({ variant: 'act', full: true })} href={payUrl} {...elsewhere}>
        Оплатить {priceWords(order.price)}
      </a>
      <Button full loading={isCancelling} onClick={() => onCancel(orderId)}>
        Отменить заказ
      </Button>
    </div>
  )
}

function Receipt({ order, subscriptionUntil, onOver }: PartProps & { onOver: () => void }) {
  const { orderId, price, createdAt, paidAt } = order
  return (
    <>
      <div role="status" aria-live="polite" className={styles.state} data-state={order.state}>
        <StateWords order={order} subscriptionUntil={subscriptionUntil} onOver={onOver} />
      </div>
      <dl className={styles.receipt}>
        <Row name="Заказ">№ {orderId}</Row>
        <Row name="Набор">{contentWords(order)}</Row>
        <Row name="Цена">{priceWords(price)}</Row>
        <Row name="Чем">{PROVIDER_WORDS[price.provider]}</Row>
        <Row name="Заказан">{formatDate(createdAt)}</Row>
        {paidAt && <Row name="Оплачен">{formatDate(paidAt)}</Row>}
      </dl>
    </>
  )
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="num">{children}</dd>
    </div>
  )
}

type StateWordsProps = Pick<PartProps, 'order' | 'subscriptionUntil'> & { onOver: () => void }

/** What happens to the order now, and what the player may expect. */
function StateWords({ order, subscriptionUntil, onOver }: StateWordsProps) {
  const { state, expiresAt, refundedAt, diamondsTaken, diamondsMissing } = order
  switch (state) {
    case 'OPEN':
      return (
        <>
          <b>Ждём оплату</b>
          <p>
            Как только деньги придут, здесь появится отметка. Страницу можно закрыть: набор придёт и без неё.
            Заказ ждёт ещё <Countdown until={expiresAt} label="Заказ ждёт" onEnd={onOver} />.
          </p>
        </>
      )
    case 'PAID':
      return (
        <>
          <b>Оплачено, спасибо!</b>
          <p>
            {order.days > 0
              ? `Управитель принял ключи${subscriptionUntil ? ` и служит до ${formatDate(subscriptionUntil)}` : ''}.`
              : `В казне прибыло: ${contentWords(order)}.`}
          </p>
        </>
      )
    case 'REFUNDED':
      return (
        <>
          <b>Деньги возвращены</b>
          <p>
            {refundedAt && `${formatDate(refundedAt)}. `}
            {diamondsTaken > 0 && `Из казны забрали ${contentWords({ diamonds: diamondsTaken, days: 0 })}. `}
            {diamondsMissing > 0 &&
              `${contentWords({ diamonds: diamondsMissing, days: 0 })} уже потрачены: верните их в лавке, чтобы заказывать снова.`}
          </p>
        </>
      )
    case 'CANCELLED':
      return (
        <>
          <b>Заказ отменён</b>
          <p>Если оплата всё же дойдёт, набор будет выдан.</p>
        </>
      )
    case 'EXPIRED':
      return (
        <>
          <b>Срок заказа вышел</b>
          <p>Если оплата всё же дойдёт, набор будет выдан. Можно заказать его снова.</p>
        </>
      )
  }
}
