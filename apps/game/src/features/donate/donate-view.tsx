import { type ReactNode, useState } from 'react'
import type { CreateDonateOrderRequest, DonateData, DonateOrder } from '#generated/types.ts'
import { Button } from '../../ui/controls/button.tsx'
import type { Pages } from '../../ui/controls/more-pages.tsx'
import { formatDate } from '../../ui/format/date.ts'
import { DiamondIcon, HourglassIcon } from '../../ui/pictures/icons.ts'
import { Card } from '../../ui/surfaces/card.tsx'
import { Empty } from '../../ui/surfaces/empty.tsx'
import { PageFrame } from '../../ui/surfaces/page-frame.tsx'
import { PendingCard } from '../../ui/surfaces/pending-card.tsx'
import { Countdown } from '../../ui/values/countdown.tsx'
import styles from './donate.module.css'
import { contentWords, priceWords } from './donate-words.ts'
import { LegalLinks } from './legal-links.tsx'
import { LimitCard } from './limit-card.tsx'
import { OrderSheet } from './order-sheet.tsx'
import { OrdersCard } from './orders-card.tsx'
import { PackSheet } from './pack-sheet.tsx'
import { PacksCard } from './packs-card.tsx'

/** The order that the player looks at. */
type OpenedOrder = { order: DonateOrder | undefined; error: Error | null; onRetry: () => void }

type DonateViewProps = {
  /** Undefined until loaded. */
  store: DonateData | undefined
  error: Error | null
  onRetry: () => void
  /** Every order so far: the receipts. */
  orders: Pages<DonateOrder>
  opened: OpenedOrder | null
  onOpen: (orderId: number | null) => void
  /** What is being ordered. */
  ordering: CreateDonateOrderRequest | null
  onOrder: (packKey: string, provider: CreateDonateOrderRequest['provider']) => void
  isCancelling: boolean
  onCancel: (orderId: number) => void
  onLimit: (kopecks: number | null) => Promise<void>
  isSettling: boolean
  onSettle: () => void
}

/** Packs of diamonds and subscriptions, the orders, and the player's own limit of spending. */
export function DonateView({ store, error, onRetry, ...props }: DonateViewProps) {
  return (
    <PageFrame
      title="Алмазная лавка"
      lead="Алмазы и удобства за деньги. Победы не продаются: в бою все равны."
    >
      {store ? (
        <Store store={store} {...props} />
      ) : (
        <PendingCard label="Наборы" error={error} onRetry={onRetry} lines={6} height={56} />
      )}
    </PageFrame>
  )
}

type StoreProps = Omit<DonateViewProps, 'store' | 'error' | 'onRetry'> & { store: DonateData }

function Store({
  store,
  orders,
  opened,
  onOpen,
  ordering,
  onOrder,
  isCancelling,
  onCancel,
  onLimit,
  isSettling,
  onSettle,
}: StoreProps): ReactNode {
  const [chosen, setChosen] = useState<string | null>(null)
  const pack = store.packs.find(({ key }) => key === chosen)
  const { packs, openOrders, limit, subscriptionUntil } = store
  return (
    <div className={styles.page}>
      {store.owedDiamonds > 0 && (
        <DebtCard diamonds={store.owedDiamonds} isSettling={isSettling} onSettle={onSettle} />
      )}
      {openOrders.length > 0 && <OpenOrdersCard orders={openOrders} onOpen={onOpen} />}
      {subscriptionUntil && <SubscriptionCard until={subscriptionUntil} />}
      {packs.length > 0 ? (
        <PacksCard packs={packs} onChoose={setChosen} />
      ) : (
        <Card label="Наборы">
          <Empty icon={<DiamondIcon />}>
            Лавка пока закрыта: платить здесь нечем. Алмазы дают поручения, новые уровни и состязания.
          </Empty>
        </Card>
      )}
      <LimitCard limit={limit} onLimit={onLimit} />
      <OrdersCard orders={orders} onOpen={onOpen} />
      <LegalLinks />
      {pack && (
        <PackSheet
          pack={pack}
          store={store}
          ordering={ordering?.packKey === pack.key ? ordering.provider : null}
          onOrder={(provider) => onOrder(pack.key, provider)}
          onClose={() => setChosen(null)}
        />
      )}
      {opened && (
        <OrderSheet
          {...opened}
          subscriptionUntil={subscriptionUntil}
          isCancelling={isCancelling}
          onCancel={onCancel}
          onClose={() => {
            setChosen(null)
            onOpen(null)
          }}
        />
      )}
    </div>
  )
}

type DebtCardProps = {
  /** More than 0. */
  diamonds: number
  isSettling: boolean
  onSettle: () => void
}

/** Diamonds of refunded orders that the player has spent: nothing can be ordered before they are given back. */
function DebtCard({ diamonds, isSettling, onSettle }: DebtCardProps) {
  return (
    <Card title="Долг лавке" icon={<DiamondIcon />}>
      <ul className={styles.lines}>
        <li>
          <span>
            <b>{contentWords({ diamonds, days: 0 })}</b>
            <small>
              Деньги за покупку вам вернули, а алмазы уже потрачены. Верните их, и можно будет заказывать
              снова.
            </small>
          </span>
          <Button small loading={isSettling} onClick={onSettle}>
            Вернуть алмазы
          </Button>
        </li>
      </ul>
    </Card>
  )
}

type OpenOrdersCardProps = {
  orders: readonly DonateOrder[]
  onOpen: (orderId: number) => void
}

/** Orders that wait for their payment. */
function OpenOrdersCard({ orders, onOpen }: OpenOrdersCardProps) {
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

/** Until when the subscription lasts. */
function SubscriptionCard({ until }: { until: string }) {
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
