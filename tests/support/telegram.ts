import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'

/** The bot of the tests. */
export const BOT_TOKEN = '4242:token-of-the-tests'
const SECRET = 'secret-of-the-tests'

/** Settings of a game with that bot, which calls nobody. */
export const BOT_SETTINGS = { TELEGRAM_BOT_TOKEN: BOT_TOKEN, TELEGRAM_WEBHOOK_SECRET: SECRET } as const

type Invoice = { readonly payload: string; readonly currency: string; readonly amount: number }
type Charge = Invoice & { readonly id: string; readonly userId: number; isRefunded: boolean }

/** A Bot API server on this machine: the methods and updates of payments in Stars, with its checks and its errors. */
export type BotApi = {
  /** Settings of a game that uses it. */
  readonly env: Readonly<Record<string, string>>
  readonly secret: string
  /** Methods called so far. */
  readonly calls: readonly { readonly method: string; readonly parameters: Record<string, unknown> }[]
  readonly charges: readonly Charge[]
  /** What somebody gets who pays by the link: the update of the payment, or why the bot refused. */
  checkOut(game: string, link: string): Promise<{ readonly update?: object; readonly refusal?: string }>
  /** The update that tells of a refund. */
  refundedUpdate(chargeId: string): object
  /** Sends an update to the game's webhook. */
  deliver(game: string, update: object, secret?: string): Promise<Response>
  /** From now on it answers nothing, or again. */
  fail(isFailing: boolean): void
  close(): Promise<void>
}

/** A refusal in the words of the Bot API. */
class Refused extends Error {}

function amountOf({ prices }: Record<string, unknown>): number {
  const [only, ...more] = Array.isArray(prices) ? prices : []
  const amount: unknown = only?.amount
  if (more.length > 0 || !Number.isSafeInteger(amount))
    throw new Refused('Bad Request: STARS_INVOICE_INVALID')
  return Number(amount)
}

export async function startBotApi(): Promise<BotApi> {
  const calls: { method: string; parameters: Record<string, unknown> }[] = []
  const invoices = new Map<string, Invoice>()
  const charges: Charge[] = []
  const answers = new Map<string, (answer: Record<string, unknown>) => void>()
  let isFailing = false
  let updates = 0

  const methods: Record<string, (parameters: Record<string, unknown>) => unknown> = {
    createInvoiceLink: (parameters) => {
      const { title, description, payload, provider_token: token, currency } = parameters
      if (currency !== 'XTR' || token !== '') throw new Refused('Bad Request: CURRENCY_INVALID')
      if (String(title).length < 1 || String(title).length > 32)
        throw new Refused('Bad Request: TITLE_INVALID')
      if (String(description).length < 1 || String(description).length > 255)
        throw new Refused('Bad Request: DESCRIPTION_INVALID')
      if (Buffer.byteLength(String(payload)) > 128) throw new Refused('Bad Request: INVOICE_PAYLOAD_INVALID')
      const link = `https://t.me/$${randomUUID()}`
      invoices.set(link, { payload: String(payload), currency, amount: amountOf(parameters) })
      return link
    },
    answerPreCheckoutQuery: (parameters) => {
      const answer = answers.get(String(parameters.pre_checkout_query_id))
      if (!answer) throw new Refused('Bad Request: query is too old and response timeout expired')
      if (parameters.ok !== true && !parameters.error_message)
        throw new Refused('Bad Request: error_message is empty')
      answer(parameters)
      return true
    },
    refundStarPayment: ({ user_id: userId, telegram_payment_charge_id: id }) => {
      const charge = charges.find((one) => one.id === id && one.userId === userId)
      if (!charge) throw new Refused('Bad Request: CHARGE_NOT_FOUND')
      if (charge.isRefunded) throw new Refused('Bad Request: CHARGE_ALREADY_REFUNDED')
      charge.isRefunded = true
      return true
    },
  }

  const answerTo = async (request: IncomingMessage): Promise<[number, object]> => {
    const [, token, method = ''] = /^\/bot([^/]+)\/(\w+)$/.exec(request.url ?? '') ?? []
    if (token !== BOT_TOKEN) return [401, { ok: false, error_code: 401, description: 'Unauthorized' }]
    const run = methods[method]
    if (!run) return [404, { ok: false, error_code: 404, description: 'Not Found' }]
    const parameters = JSON.parse(await text(request))
    calls.push({ method, parameters })
    try {
      return [200, { ok: true, result: run(parameters) }]
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      return [400, { ok: false, error_code: 400, description: error.message }]
    }
  }
  const server = createServer((request, response) => {
    if (isFailing) {
      request.socket.destroy()
      return
    }
    answerTo(request).then(
      ([status, body]) =>
        response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body)),
      () => response.writeHead(500).end(),
    )
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0

  const deliver = (game: string, update: object, secret = SECRET) => {
    updates += 1
    return fetch(`${game}/api/public/donate-webhook/telegram-stars`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Telegram-Bot-Api-Secret-Token': secret },
      body: JSON.stringify({ update_id: updates, ...update }),
    })
  }
  const aboutCharge = ({ id, payload, currency, amount, userId }: Charge, kind: string) => ({
    message: {
      message_id: updates + 1,
      date: 1_790_000_000,
      from: { id: userId, is_bot: false, first_name: 'Ждан' },
      chat: { id: userId, type: 'private' },
      [kind]: {
        currency,
        total_amount: amount,
        invoice_payload: payload,
        telegram_payment_charge_id: id,
        provider_payment_charge_id: '',
      },
    },
  })

  return {
    env: {
      ...BOT_SETTINGS,
      TELEGRAM_API_URL: `http://127.0.0.1:${port}`,
    },
    secret: SECRET,
    calls,
    charges,
    deliver,
    checkOut: async (game, link) => {
      const invoice = invoices.get(link)
      if (!invoice) throw new Error(`No invoice ${link}`)
      const id = randomUUID()
      const userId = 700_000 + charges.length
      const answered = new Promise<Record<string, unknown>>((resolve) => answers.set(id, resolve))
      const query = {
        id,
        from: { id: userId, is_bot: false, first_name: 'Ждан' },
        currency: invoice.currency,
        total_amount: invoice.amount,
        invoice_payload: invoice.payload,
      }
      const response = await deliver(game, { pre_checkout_query: query })
      if (!response.ok) return { refusal: `webhook ${response.status}` }
      const answer = await answered
      answers.delete(id)
      if (answer.ok !== true) return { refusal: String(answer.error_message) }
      const charge = { ...invoice, id: `charge-${randomUUID()}`, userId, isRefunded: false }
      charges.push(charge)
      return { update: aboutCharge(charge, 'successful_payment') }
    },
    refundedUpdate: (chargeId) => {
      const charge = charges.find(({ id }) => id === chargeId)
      if (!charge) throw new Error(`No charge ${chargeId}`)
      return aboutCharge(charge, 'refunded_payment')
    },
    fail: (failing) => {
      isFailing = failing
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
