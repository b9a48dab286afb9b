import { z } from 'zod'
import { badRequest } from '../../../platform/bad-request.ts'
import type { PaymentProvider } from './provider.ts'
import { checkSignature } from './sandbox-signature.ts'

/** The folder of the page on which a player "pays". */
export const SANDBOX_PATH = '/sandbox-checkout'

const reportSchema = z.strictObject({
  event: z.enum(['payment.paid', 'payment.refunded']),
  id: z.string().min(1).max(200),
  order: z.string().min(1).max(200),
  currency: z.string().min(1).max(10),
  minor: z.int().min(0).max(1_000_000_000),
})

/** What the sandbox sends to the game. */
export type SandboxReport = z.infer<typeof reportSchema>

/** The text as JSON of the schema. 400 for anything else. */
export function readJsonAs<Schema extends z.ZodType>(schema: Schema, body: Buffer): z.infer<Schema> {
  try {
    return schema.parse(JSON.parse(body.toString('utf8')))
  } catch {
    throw badRequest([], 'Это не сообщение о платеже')
  }
}

/** Takes no money: its page belongs to this server. Never in production. */
export const sandbox: PaymentProvider = {
  key: 'sandbox',
  currency: 'RUB',
  priceOf: ({ kopecks }) => kopecks,
  createPayment: async ({ orderKey }) => `${SANDBOX_PATH}/${orderKey}`,
  readWebhook: (headers, body) => {
    checkSignature(headers, body)
    const { event, id, order, currency, minor } = readJsonAs(reportSchema, body)
    const type = event === 'payment.paid' ? 'paid' : 'refunded'
    return { type, externalId: id, orderKey: order, currency, minor, payer: null }
  },
  answer: async () => undefined,
  refund: async () => undefined,
}
