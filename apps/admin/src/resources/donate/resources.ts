import PaymentsIcon from '@mui/icons-material/Payments'
import ReceiptLongIcon from '@mui/icons-material/ReceiptLong'
import { operations } from '#generated/operations.ts'
import { consoleResource } from '../console-resource.ts'
import { OrderList } from './order-list.tsx'
import { OrderShow } from './order-show.tsx'
import { PaymentList } from './payment-list.tsx'

export const donateOrders = consoleResource({
  name: 'donate-orders',
  words: 'Заказ |||| Заказа |||| Заказы',
  empty: 'Заказов пока нет',
  fields: {
    id: '№',
    playerId: '№ игрока',
    playerName: 'Игрок',
    name: 'Набор',
    provider: 'Чем платят',
    currency: 'Валюта',
    minor: 'Сумма',
    state: 'Состояние',
    createdAt: 'Заказан',
    expiresAt: 'Ждёт оплаты до',
    paidAt: 'Оплачен',
    refundedAt: 'Возвращён',
    diamondsTaken: 'Забрано алмазов',
    diamondsMissing: 'Не хватило алмазов',
    externalId: '№ платежа',
  },
  roles: { list: operations.listDonateOrdersForAdmin.roles },
  section: { path: 'donate-orders', title: 'Заказы', to: 'К заказам', Icon: ReceiptLongIcon },
  list: OrderList,
  show: OrderShow,
})

export const donatePayments = consoleResource({
  name: 'donate-payments',
  words: 'Платёж |||| Платежа |||| Платежи',
  empty: 'Платежей пока нет',
  fields: {
    id: '№',
    provider: 'Чем платили',
    externalId: '№ платежа',
    orderId: '№ заказа',
    orderKey: 'Ключ заказа',
    currency: 'Валюта',
    minor: 'Сумма',
    verdict: 'Что с ним',
    receivedAt: 'Получен',
    refundedAt: 'Возвращён',
  },
  roles: { list: operations.listDonatePaymentsForAdmin.roles },
  section: { path: 'donate-payments', title: 'Платежи', to: 'К платежам', Icon: PaymentsIcon },
  list: PaymentList,
})
