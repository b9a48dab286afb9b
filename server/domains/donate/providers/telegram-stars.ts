import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { z } from 'zod'
import type { TelegramSettings } from '../../../platform/config.ts'
import { unauthorized } from '../../../platform/errors.ts'
import type { PaymentProvider, PaymentReport } from './provider.ts'
import { readJsonAs } from './sandbox.ts'
import { callTelegram, TelegramError } from './telegram-api.ts'

const SECRET_HEADER = 'x-telegram-bot-api-secret-token'
/** Limits of createInvoiceLink and answerPreCheckoutQuery. */
const TITLE_MAX = 32
const TEXT_MAX = 255

const money = {
  currency: z.string().max(10),
  total_amount: z.int().min(0),
  invoice_payload: z.string().max(200),
}
const user = z.object({ id: z.int() })
const charge = { ...money, telegram_payment_charge_id: z.string().min(1).max(200) }

/** The parts of an Update that are about payments. Telegram adds fields now and then, so others are ignored. */
const updateSchema = z.object({
  pre_checkout_query: z.object({ id: z.string().min(1).max(200), ...money }).optional(),
  message: z
    .object({
      from: user.optional(),
      chat: user.optional(),
      successful_payment: z.object(charge).optional(),
      refunded_payment: z.object(charge).optional(),
    })
    .optional(),
})

type Charge = z.infer<z.ZodObject<typeof charge>>
type Message = NonNullable<z.infer<typeof updateSchema>['message']>

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

function checkSecret(headers: IncomingHttpHeaders, webhookSecret: string): void {
  const given = headers[SECRET_HEADER]
  const isOurs = typeof given === 'string' && timingSafeEqual(digest(given), digest(webhookSecret))
  if (!isOurs) throw unauthorized('unauthorized', 'Подпись неверна')
}

function reportOf(type: PaymentReport['type'], of: Charge, { from, chat }: Message): PaymentReport {
  const payer = from ?? chat
  return {
    type,
    externalId: of.telegram_payment_charge_id,
    orderKey: of.invoice_payload,
    currency: of.currency,
    minor: of.total_amount,
    payer: payer ? String(payer.id) : null,
  }
}

/** Telegram Stars by the Bot API. */
export function telegramStars(settings: TelegramSettings): PaymentProvider {
  return {
    key: 'telegram-stars',
    currency: 'XTR',
    priceOf: ({ stars }) => stars,
    createPayment: async ({ orderKey, name, legend, minor }) => {
      const link = await callTelegram(settings, 'createInvoiceLink', {
        title: name.slice(0, TITLE_MAX),
        description: legend.slice(0, TEXT_MAX),
        payload: orderKey,
        provider_token: '',
        currency: 'XTR',
        prices: [{ label: name.slice(0, TITLE_MAX), amount: minor }],
      })
      const parsed = z
        .url({ protocol: /^https?$/ })
        .max(1000)
        .safeParse(link)
      if (!parsed.success) throw new TelegramError('createInvoiceLink: the result is no link')
      return parsed.data
    },
    readWebhook: (headers, body) => {
      checkSecret(headers, settings.webhookSecret)
      const { pre_checkout_query: query, message } = readJsonAs(updateSchema, body)
      if (query) {
        const { id, currency, total_amount, invoice_payload } = query
        return { type: 'question', questionId: id, orderKey: invoice_payload, currency, minor: total_amount }
      }
      if (message?.successful_payment) return reportOf('paid', message.successful_payment, message)
      if (message?.refunded_payment) return reportOf('refunded', message.refunded_payment, message)
      return { type: 'other' }
    },
    answer: async ({ questionId }, refusal) => {
      try {
        await callTelegram(settings, 'answerPreCheckoutQuery', {
          pre_checkout_query_id: questionId,
          ok: refusal === undefined,
          ...(refusal !== undefined && { error_message: refusal.slice(0, TEXT_MAX) }),
        })
      } catch (error) {
        // Telegram has given up and took no money. It would send the same update again and again.
        if (!(error instanceof TelegramError && error.message.includes('query is too old'))) throw error
      }
    },
    refund: async ({ externalId, payer }) => {
      try {
        await callTelegram(settings, 'refundStarPayment', {
          user_id: Number(payer),
          telegram_payment_charge_id: externalId,
        })
      } catch (error) {
        if (!(error instanceof TelegramError && error.message.includes('CHARGE_ALREADY_REFUNDED')))
          throw error
      }
    },
  }
}
