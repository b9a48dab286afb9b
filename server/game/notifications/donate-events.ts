import { z } from 'zod'
import { amountText } from './reward-text.ts'

/** Notifications about paid purchases, as stored. */
export const donateEvents = {
  DONATE_DIAMONDS_SUCCESS: z.object({
    type: z.literal('DONATE_DIAMONDS_SUCCESS'),
    pack: z.string(),
    diamonds: z.int(),
  }),
  DONATE_SUBSCRIPTION_SUCCESS: z.object({
    type: z.literal('DONATE_SUBSCRIPTION_SUCCESS'),
    pack: z.string(),
    /** When the subscription ends, ms. */
    until: z.number(),
  }),
}

type DonateNotification = z.infer<(typeof donateEvents)[keyof typeof donateEvents]>

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
