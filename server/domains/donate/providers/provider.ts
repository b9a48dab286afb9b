import type { IncomingHttpHeaders } from 'node:http'
import type { DonatePack } from '#catalogue/donate/donate-packs.ts'
import type { DonateCurrency, DonateProvider } from '#generated/types.ts'

export type ProviderKey = DonateProvider

/** What a payment is for. */
export type Invoice = {
  /** Comes back with the payment. */
  readonly orderKey: string
  readonly name: string
  readonly legend: string
  readonly minor: number
}

type Money = { readonly orderKey: string; readonly currency: string; readonly minor: number }

/** A payment or its refund. The same one may be reported again and again. */
export type PaymentReport = Money & {
  readonly type: 'paid' | 'refunded'
  /** The provider's id of the payment. */
  readonly externalId: string
  /** The payer's id at the provider, if a refund needs it. */
  readonly payer: string | null
}

/** The provider asks before it takes the money. */
export type PaymentQuestion = Money & { readonly type: 'question'; readonly questionId: string }

export type ProviderReport = PaymentReport | PaymentQuestion | { readonly type: 'other' }

/** A provider of payments. */
export type PaymentProvider = {
  readonly key: ProviderKey
  readonly currency: DonateCurrency
  /** In whole minor units. */
  readonly priceOf: (pack: DonatePack) => number
  /** Resolves to the address at which the player pays. Rejects if the provider does not answer. */
  readonly createPayment: (invoice: Invoice) => Promise<string>
  /** Checks the signature and reads the report. 401 for a wrong or old signature, 400 for what is no report. */
  readonly readWebhook: (headers: IncomingHttpHeaders, body: Buffer) => ProviderReport
  /** Answers a question in time. `refusal` is shown to the payer; undefined: the payment may go on. */
  readonly answer: (question: PaymentQuestion, refusal: string | undefined) => Promise<void>
  /** Pays back the whole payment. Resolves also if that has been done before. */
  readonly refund: (payment: { readonly externalId: string; readonly payer: string | null }) => Promise<void>
}
