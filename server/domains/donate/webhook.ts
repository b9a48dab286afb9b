import type { RequestHandler } from 'express'
import { addressOf, networkOf } from '../../platform/address.ts'
import { createPlaces } from '../../platform/admission/places.ts'
import { withPlatform } from '../../platform/ambient.ts'
import { isGameError, notFound, tooManyRequests } from '../../platform/errors.ts'
import { readRawBody } from '../../platform/http/calls/read-raw-body.ts'
import { requestIdOf } from '../../platform/http/calls/request-id.ts'
import { memoryLimiter } from '../../platform/http/limits/limiters.ts'
import type { Platform } from '../../platform/platform.ts'
import { logSecurity } from '../../platform/security-log.ts'
import { answerQuestion } from './answer-question.ts'
import { applyReport } from './apply-report.ts'
import { warnOfProvider } from './create-order.ts'
import type { PaymentProvider, ProviderReport } from './providers/provider.ts'
import { findProvider } from './providers/providers.ts'

export const WEBHOOK_PATH = '/api/public/donate-webhook/:provider'

const BODY_BYTES_MAX = 65_536
/** Reports at work at once. Providers repeat those that are refused. */
const AT_ONCE_MAX = 20
/** Reports without a valid signature from one network, before it is refused unread. */
const FORGED = { points: 60, durationSeconds: 60 }

async function carryOut(provider: PaymentProvider, report: ProviderReport): Promise<void> {
  if (report.type === 'other') return
  if (report.type !== 'question') return applyReport(provider.key, report)
  // An unanswered question is no loss: the provider takes no money and asks again.
  await answerQuestion(provider, report).catch((error: unknown) => {
    warnOfProvider(provider, error)
    throw error
  })
}

/**
 * Receives the reports of the providers: no session, no origin, only the provider's signature over the bytes of the body. 2xx says that
 * the report is stored; after anything else the provider sends it again.
 */
export function donateWebhook(platform: Platform): RequestHandler {
  // By each machine: counters in Redis cannot be read without counting.
  const forged = memoryLimiter(undefined, {
    ...FORGED,
    points: FORGED.points * Math.max(1, platform.config.rateLimitFactor),
  })
  const places = createPlaces(AT_ONCE_MAX)
  return (request, response) =>
    withPlatform(platform, async () => {
      const { provider: key } = request.params
      const provider = typeof key === 'string' ? findProvider(key) : undefined
      if (!provider) throw notFound('notFound', 'Такого адреса нет')
      const address = addressOf(request.ip)
      const network = networkOf(address)
      const counted = await forged.get(network)
      if (counted && counted.remainingPoints <= 0)
        throw tooManyRequests(Math.ceil(counted.msBeforeNext / 1000), 'donateWebhook')
      await places.run(async () => {
        const body = await readRawBody(request, BODY_BYTES_MAX)
        try {
          await carryOut(provider, provider.readWebhook(request.headers, body))
        } catch (error) {
          if (isGameError(error) && error.status === 401) {
            await forged.penalty(network)
            logSecurity({ event: 'donateWebhook', status: 401, address, requestId: requestIdOf(request) })
          }
          throw error
        }
      })
      response.setHeader('Cache-Control', 'no-store')
      response.status(200).json({})
    })
}
