import escapeHtml from 'escape-html'
import { type Request, Router, urlencoded } from 'express'
import { plural } from '#rules/core/plurals.ts'
import { withPlatform } from '../../platform/ambient.ts'
import { now } from '../../platform/clock.ts'
import { notFound } from '../../platform/errors.ts'
import { checkOrigin } from '../../platform/http/callers/origin.ts'
import { pageHeaders } from '../../platform/http/pages/page-headers.ts'
import type { Platform } from '../../platform/platform.ts'
import { findOrderByKey, type OrderRow } from './orders.ts'
import type { SandboxReport } from './providers/sandbox.ts'
import { SIGNATURE_HEADER, signReport } from './providers/sandbox-signature.ts'

const TIMEOUT_MS = 10_000

/** The same id whenever the same order is paid: a second click pays nothing more. */
function paymentOf({ key, currency, minor }: OrderRow): SandboxReport {
  return { event: 'payment.paid', id: `sandbox-${key}`, order: key, currency, minor }
}

/** Reports like a provider does: over HTTP, signed. Whether the game has taken the report. */
async function send({ config }: Platform, report: SandboxReport): Promise<boolean> {
  const body = Buffer.from(JSON.stringify(report))
  const host = ['0.0.0.0', '::'].includes(config.host) ? '127.0.0.1' : config.host
  const place = host.includes(':') ? `[${host}]` : host
  const answer = await fetch(`http://${place}:${config.port}/api/public/donate-webhook/sandbox`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', [SIGNATURE_HEADER]: signReport(body) },
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => undefined)
  return answer?.ok ?? false
}

function page(content: string): string {
  return `<!doctype html>
<html lang="ru"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Учебная касса</title>
<style>body{max-width:30rem;margin:2rem auto;padding:0 1rem;font:1.125rem/1.5 sans-serif}button,a.back{display:block;box-sizing:border-box;width:100%;min-height:3rem;margin:.75rem 0;padding:.5rem 1rem;font:inherit;text-align:center;border:1px solid;border-radius:.5rem;background:#fff;color:#222}button[value=pay]{background:#1d5c2f;color:#fff}.sum{font-size:2rem}</style>
</head><body><main><h1>Учебная касса</h1><p>Настоящих денег она не берёт: так игру пробуют без оплаты.</p>
${content}
</main></body></html>`
}

function sumOf({ minor }: OrderRow): string {
  const roubles = minor / 100
  return `${roubles.toLocaleString('ru-RU')}\u00a0${plural(roubles, ['рубль', 'рубля', 'рублей'])}`
}

const OUTCOMES: Readonly<Record<string, string>> = {
  PAID: 'Этот заказ уже оплачен.',
  REFUNDED: 'Деньги за этот заказ возвращены.',
  CANCELLED: 'Этот заказ отменён. Если оплатить его всё же, игра зачтёт оплату.',
  EXPIRED: 'Срок заказа вышел. Если оплатить его всё же, игра зачтёт оплату.',
}

/** The page on which a player "pays" an order of the sandbox. */
export function sandboxPage(platform: Platform): Router {
  const router = Router()
  const backTo = (order: OrderRow) => `/game/trade/donate?orderId=${order.id}`
  const show = (order: OrderRow, warning = '') => {
    const isOver = order.state === 'OPEN' && order.expiresAt <= now()
    const outcome = OUTCOMES[isOver ? 'EXPIRED' : order.state] ?? ''
    const canPay = order.state !== 'PAID' && order.state !== 'REFUNDED'
    return page(`<p>${escapeHtml(order.name)}</p><p class="sum">${escapeHtml(sumOf(order))}</p>
${[warning, outcome].map((text) => (text === '' ? '' : `<p role="status">${escapeHtml(text)}</p>`)).join('')}
${canPay ? '<form method="post"><button name="action" value="pay">Оплатить понарошку</button></form>' : ''}
<a class="back" href="${escapeHtml(backTo(order))}">Вернуться в игру</a>`)
  }
  const orderOf = async ({ params: { key } }: Request): Promise<OrderRow> => {
    const order = typeof key === 'string' ? await findOrderByKey(key) : undefined
    if (order?.provider !== 'sandbox') throw notFound('notFound', 'Такого заказа нет')
    return order
  }
  router.use(pageHeaders(platform.config, { frameAncestors: ["'none'"] }), (_request, response, next) => {
    response.setHeader('Cache-Control', 'no-store')
    // Its form must say from which page it is sent.
    response.setHeader('Referrer-Policy', 'same-origin')
    next()
  })
  router.get('/:key', (request, response) =>
    withPlatform(platform, async () => {
      response.type('html').send(show(await orderOf(request)))
    }),
  )
  router.post('/:key', urlencoded({ extended: false, limit: '1kb' }), (request, response) =>
    withPlatform(platform, async () => {
      checkOrigin(request)
      const order = await orderOf(request)
      if (await send(platform, paymentOf(order))) response.redirect(303, backTo(order))
      else
        response
          .status(502)
          .type('html')
          .send(show(order, 'Игра не ответила. Попробуйте ещё раз: дважды не спишется.'))
    }),
  )
  return router
}
