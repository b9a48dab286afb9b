import { type ReactNode, useState } from 'react'
import type { CreateDonateOrderRequest, DonateData, DonateOrder } from '#generated/types.ts'
import type { Pages } from '../../ui/controls/more-pages.tsx'
import { DiamondIcon } from '../../ui/pictures/icons.ts'
import { Card } from '../../ui/surfaces/card.tsx'
import { Empty } from '../../ui/surfaces/empty.tsx'
import { PageFrame } from '../../ui/surfaces/page-frame.tsx'
import { PendingCard } from '../../ui/surfaces/pending-card.tsx'
import { DebtCard } from './debt-card.tsx'
import styles from './donate.module.css'
import { LegalLinks } from './legal-links.tsx'
import { LimitCard } from './limit-card.tsx'
import { OpenOrdersCard } from './open-orders-card.tsx'
import { OrderSheet } from './order-sheet.tsx'
import { OrdersCard } from './orders-card.tsx'
import { PackSheet } from './pack-sheet.tsx'
import { PacksCard } from './packs-card.tsx'
import { SubscriptionCard } from './subscription-card.tsx'

/** The order that the player looks at. */
export type OpenedOrder = { order: DonateOrder | undefined; error: Error | null; onRetry: () => void }

export type DonateViewProps = {
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
