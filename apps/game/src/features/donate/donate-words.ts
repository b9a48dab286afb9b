import type { DonateOrder, DonatePack, DonatePrice } from '#generated/types.ts'
import { counted } from '../../ui/format/counted.ts'

/** «279 рублей». Every price and limit is a whole number of roubles. The fonts have no sign of the rouble. */
export function formatKopecks(kopecks: number): string {
  return counted(kopecks / 100, ['рубль', 'рубля', 'рублей'])
}

/** «279 рублей», «142 звезды». */
export function priceWords({ currency, minor }: Pick<DonatePrice, 'currency' | 'minor'>): string {
  return currency === 'RUB' ? formatKopecks(minor) : counted(minor, ['звезда', 'звезды', 'звёзд'])
}

export const PROVIDER_WORDS: Readonly<Record<DonatePrice['provider'], string>> = {
  sandbox: 'учебная касса',
  'telegram-stars': 'Telegram',
}

/** «150 алмазов», «30 дней подписки». */
export function contentWords({ diamonds, days }: Pick<DonatePack, 'diamonds' | 'days'>): string {
  return days > 0
    ? `${counted(days, ['день', 'дня', 'дней'])} подписки`
    : counted(diamonds, ['алмаз', 'алмаза', 'алмазов'])
}

export const ORDER_STATE_WORDS: Readonly<Record<DonateOrder['state'], string>> = {
  OPEN: 'ждёт оплаты',
  PAID: 'оплачен',
  CANCELLED: 'отменён',
  EXPIRED: 'срок вышел',
  REFUNDED: 'деньги возвращены',
}
