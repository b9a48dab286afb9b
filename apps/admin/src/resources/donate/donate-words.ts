import type { AdminDonateOrder, AdminDonatePayment } from '#generated/types.ts'
import { plural } from '#rules/core/plurals.ts'

export const PROVIDER_NAMES: Readonly<Record<AdminDonateOrder['provider'], string>> = {
  sandbox: 'Учебная касса',
  'telegram-stars': 'Звёзды Telegram',
}

export const STATE_NAMES: Readonly<Record<AdminDonateOrder['state'], string>> = {
  OPEN: 'Ждёт оплаты',
  PAID: 'Оплачен',
  CANCELLED: 'Отменён',
  EXPIRED: 'Срок вышел',
  REFUNDED: 'Деньги возвращены',
}

export const VERDICT_NAMES: Readonly<Record<AdminDonatePayment['verdict'], string>> = {
  CREDITED: 'Зачислен',
  LATE: 'Зачислен с опозданием',
  UNKNOWN_ORDER: 'Такого заказа нет',
  FOREIGN_ORDER: 'Заказ оплачивается иначе',
  WRONG_CURRENCY: 'Не та валюта',
  WRONG_AMOUNT: 'Не та сумма',
  SECOND_PAYMENT: 'Заказ уже оплачен',
  REFUNDED_FIRST: 'Возвращён раньше оплаты',
}

/** Why an order in this state cannot be refunded; undefined if it can. */
export const NO_REFUND: Readonly<Record<AdminDonateOrder['state'], string | undefined>> = {
  OPEN: 'Возвращать нечего: заказ ещё не оплачен.',
  PAID: undefined,
  CANCELLED: 'Возвращать нечего: заказ отменён до оплаты.',
  EXPIRED: 'Возвращать нечего: заказ не оплатили в срок.',
  REFUNDED: 'Деньги за этот заказ уже возвращены.',
}

/** Entries of a filter by such names. */
export function choicesOf(names: Readonly<Record<string, string>>) {
  return Object.entries(names).map(([id, name]) => ({ id, name }))
}

const ROUBLES = new Intl.NumberFormat('ru-RU', {
  style: 'currency',
  currency: 'RUB',
  trailingZeroDisplay: 'stripIfInteger',
})

/** «279 ₽», «142 звезды». A provider may report any currency: «5 USD». */
export function sumWords({ currency, minor }: { currency: string; minor: number }): string {
  if (currency === 'RUB') return ROUBLES.format(minor / 100)
  if (currency === 'XTR')
    return `${minor.toLocaleString('ru-RU')} ${plural(minor, ['звезда', 'звезды', 'звёзд'])}`
  return `${minor.toLocaleString('ru-RU')} ${currency}`
}

/** The page of the order that a payment belongs to. */
export function orderPathOf(orderId: unknown): string | undefined {
  return typeof orderId === 'number' ? `/donate-orders/${orderId}/show` : undefined
}
