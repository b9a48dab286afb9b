import { randomUUID } from 'node:crypto'
import { DONATE_PACKS, type DonatePack } from '#catalogue/donate/donate-packs.ts'
import { orderRefusals } from '#rules/donate/limit.ts'
import { ORDER_MS } from '#rules/donate/orders.ts'
import { preparedCommand } from '../../game/commands/command.ts'
import { refuseByRules } from '../../game/commands/refuse-by-rules.ts'
import { report } from '../../game/live/report.ts'
import { schedule } from '../../game/timers/schedule.ts'
import { currentPlatform } from '../../platform/ambient.ts'
import { now } from '../../platform/clock.ts'
import { conflict, notFound } from '../../platform/errors.ts'
import { insertOrder } from './orders.ts'
import type { PaymentProvider } from './providers/provider.ts'
import { findProvider } from './providers/providers.ts'
import { readSpending } from './spending.ts'
import { viewOrder } from './views.ts'

type Offer = { readonly pack: DonatePack; readonly provider: PaymentProvider }
/** A payment that the provider waits for. `payUrl` is missing if it did not answer, or was not asked. */
type Prepared = Offer & { readonly key: string; readonly payUrl: string | undefined }

export function providerUnavailable() {
  return conflict('providerUnavailable', 'Платёжный сервис не отвечает. Деньги не списаны, попробуйте позже.')
}

/** Logs that a provider failed. Its error names neither secrets nor players. */
export function warnOfProvider({ key }: PaymentProvider, error: unknown): void {
  currentPlatform().log.warn({ provider: key, cause: String(error) }, 'a provider of payments failed')
}

function findOffer({ packKey, provider: key }: { packKey: string; provider: string }): Offer | undefined {
  const pack = DONATE_PACKS.find((one) => one.key === packKey)
  const provider = findProvider(key)
  return pack && provider && { pack, provider }
}

async function askProvider({ pack, provider }: Offer, key: string): Promise<string | undefined> {
  try {
    const { name, legend } = pack
    return await provider.createPayment({ orderKey: key, name, legend, minor: provider.priceOf(pack) })
  } catch (error) {
    warnOfProvider(provider, error)
    return undefined
  }
}

/**
 * Asks the provider before the transaction, so that no connection waits for it. What the rules refuse is not asked. A payment without an
 * order is never shown to anybody.
 */
async function prepare({
  body,
  caller,
}: {
  readonly body: { packKey: string; provider: string }
  readonly caller: { readonly playerId: number }
}): Promise<Prepared | undefined> {
  const offer = findOffer(body)
  if (!offer) return undefined
  const key = randomUUID()
  const refusals = orderRefusals(await readSpending(caller.playerId, now()), offer.pack.kopecks)
  return { ...offer, key, payUrl: refusals.length > 0 ? undefined : await askProvider(offer, key) }
}

export const createDonateOrder = preparedCommand<'createDonateOrder', Prepared | undefined>(
  prepare,
  async ({ player }, prepared) => {
    if (!prepared) throw notFound('notFound', 'Такого набора сейчас не купить')
    const { pack, provider, key, payUrl } = prepared
    const instant = now()
    refuseByRules(orderRefusals(await readSpending(player.id, instant), pack.kopecks))
    if (payUrl === undefined) throw providerUnavailable()
    const expiresAt = new Date(instant.getTime() + ORDER_MS)
    const order = await insertOrder({
      key,
      playerId: player.id,
      packKey: pack.key,
      name: pack.name,
      kind: pack.kind === 'diamonds' ? 'DIAMONDS' : 'SUBSCRIPTION',
      diamonds: pack.kind === 'diamonds' ? pack.diamonds : 0,
      days: pack.kind === 'diamonds' ? 0 : pack.periodDays,
      provider: provider.key,
      currency: provider.currency,
      minor: provider.priceOf(pack),
      kopecks: pack.kopecks,
      payUrl,
      createdAt: instant,
      expiresAt,
    })
    schedule('donateOrderEnd', { playerId: player.id, subjectId: order.id, dueAt: expiresAt })
    report(player.id, 'donate')
    return { order: viewOrder(order, instant) }
  },
)
