import { useSearchParams } from 'react-router-dom'
import {
  listDonateOrders,
  useCancelDonateOrder,
  useCreateDonateOrder,
  useGetDonateOrder,
  useSetDonateLimit,
  useSettleDonateDebt,
} from '#generated/hooks/donate.ts'
import { usePages } from '../../api/use-pages.ts'
import { useGameData } from '../../live/use-game-data.ts'
import { useOutdated } from '../../live/use-outdated.ts'
import { notify } from '../../shell/notify.ts'
import { DonateView } from './donate-view.tsx'

const ORDERS_KEY = ['donateOrders']

/** The store for paid purchases. `orderId` in the address opens an order: the payment page leads back there. */
export function DonatePage() {
  const [params, setParams] = useSearchParams()
  const openedId = Number(params.get('orderId')) || null
  const open = (orderId: number | null) => setParams(orderId ? { orderId: String(orderId) } : {})
  const store = useGameData('donate')
  const orders = usePages({ queryKey: ORDERS_KEY, read: listDonateOrders, staleTime: 0 })
  const opened = useGetDonateOrder(openedId ?? 0, { query: { enabled: openedId !== null, staleTime: 0 } })
  // The channel changes with every order: ordered, paid, ended, refunded.
  useOutdated(store.data, ORDERS_KEY, opened.queryKey)
  const order = useCreateDonateOrder({ mutation: { onSuccess: (answer) => open(answer.order.orderId) } })
  const cancel = useCancelDonateOrder({
    mutation: {
      onSuccess: () => {
        open(null)
        notify('info', 'Заказ отменён', 'Если оплата уже ушла, набор всё равно придёт')
      },
    },
  })
  const settle = useSettleDonateDebt()
  const limit = useSetDonateLimit({ mutation: { meta: { ownErrors: true } } })
  return (
    <DonateView
      store={store.data}
      error={store.error}
      onRetry={store.retry}
      orders={orders}
      opened={
        openedId === null
          ? null
          : { order: opened.data, error: opened.error, onRetry: () => void opened.refetch() }
      }
      onOpen={open}
      ordering={order.isPending ? order.variables.data : null}
      onOrder={(packKey, provider) => order.mutate({ data: { packKey, provider } })}
      isCancelling={cancel.isPending}
      onCancel={(orderId) => cancel.mutate({ orderId })}
      isSettling={settle.isPending}
      onSettle={() => settle.mutate()}
      onLimit={async (kopecks) => {
        const { limit: set } = await limit.mutateAsync({ data: { kopecks } })
        if (set.next) notify('info', 'Граница поднимется позже', 'До тех пор действует прежняя')
        else notify('success', set.kopecks === null ? 'Граница снята' : 'Граница действует')
      }}
    />
  )
}
