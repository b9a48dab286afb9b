import { amountText } from './reward-text.ts'

/** A notification about a paid purchase, as stored. */
export type DonateNotification =
  | { readonly type: 'DONATE_DIAMONDS_SUCCESS'; readonly pack: string; readonly diamonds: number }
  | {
      readonly type: 'DONATE_SUBSCRIPTION_SUCCESS'
      readonly pack: string
      /** When the subscription ends, ms. */
      readonly until: number
    }

const DAY = new Intl.DateTimeFormat('ru-RU', { day: 'numeric', month: 'long', timeZone: 'Europe/Moscow' })

/** The text of a notification about a paid purchase. */
export function donateText(event: DonateNotification): { title: string; text: string } {
  if (event.type === 'DONATE_DIAMONDS_SUCCESS')
    return {
      title: 'Алмазы зачислены',
      text: `«${event.pack}», алмазы: ${amountText(event.diamonds)}. Спасибо!`,
    }
  return {
    title: 'Подписка оформлена',
    text: `«${event.pack}»: действует до ${DAY.format(event.until).replaceAll(' ', '\u00a0')}. Спасибо!`,
  }
}
