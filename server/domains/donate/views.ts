import { DONATE_PACKS } from '#catalogue/donate/donate-packs.ts'
import type { DonateData, DonateLimit, DonateOrder, DonatePack } from '#generated/types.ts'
import { monthOf, type SpendingLimit } from '#rules/donate/limit.ts'
import { OPEN_ORDERS_MAX } from '#rules/donate/orders.ts'
import { hasSubscription } from '../../game/items/storage.ts'
import type { PlayerRow } from '../../game/player/player-row.ts'
import { bulkhead, viewRows } from '../../platform/bulkhead.ts'
import { onOneConnection } from '../../platform/sql.ts'
import { readOwed } from './debts.ts'
import { type OrderRow, readOpenOrders } from './orders.ts'
import { currentProviders } from './providers/providers.ts'
import { readLimit, readSpent } from './spending.ts'

export const ORDERS = bulkhead('orders')

function stateAt({ state, expiresAt }: OrderRow, instant: Date): OrderRow['state'] {
  return state === 'OPEN' && expiresAt <= instant ? 'EXPIRED' : state
}

/** An order as it is at `instant`: one whose time is over may still wait for its timer. */
export function viewOrder(order: OrderRow, instant: Date): DonateOrder {
  const state = stateAt(order, instant)
  return {
    orderId: order.id,
    packKey: order.packKey,
    name: order.name,
    kind: order.kind,
    diamonds: order.diamonds,
    days: order.days,
    price: { provider: order.provider, currency: order.currency, minor: order.minor },
    state,
    payUrl: state === 'OPEN' ? order.payUrl : null,
    createdAt: order.createdAt.toISOString(),
    expiresAt: order.expiresAt.toISOString(),
    paidAt: order.paidAt?.toISOString() ?? null,
    refundedAt: order.refundedAt?.toISOString() ?? null,
    diamondsTaken: order.diamondsTaken,
    diamondsMissing: order.diamondsMissing,
  }
}

function viewPacks(): DonatePack[] {
  const providers = currentProviders()
  if (providers.length === 0) return []
  return DONATE_PACKS.map((pack) => ({
    key: pack.key,
    name: pack.name,
    legend: pack.legend,
    icon: pack.icon,
    kind: pack.kind === 'diamonds' ? 'DIAMONDS' : 'SUBSCRIPTION',
    diamonds: pack.kind === 'diamonds' ? pack.diamonds : 0,
    days: pack.kind === 'diamonds' ? 0 : pack.periodDays,
    prices: providers.map(({ key, currency, priceOf }) => ({
      provider: key,
      currency,
      minor: priceOf(pack),
    })),
  }))
}

function viewLimit({ kopecks, next }: SpendingLimit, spentKopecks: number, instant: Date): DonateLimit {
  return {
    kopecks,
    spentKopecks,
    monthEndsAt: new Date(monthOf(instant.getTime()).end).toISOString(),
    next: next && { kopecks: next.kopecks, from: new Date(next.from).toISOString() },
  }
}

export async function readLimitView(playerId: number, instant: Date): Promise<DonateLimit> {
  return viewLimit(await readLimit(playerId, instant), await readSpent(playerId, instant), instant)
}

/** The store as the player finds it. */
export function readDonateData(player: PlayerRow, instant: Date): Promise<DonateData> {
  return onOneConnection(async () => {
    const [orders, limit, owedDiamonds] = await Promise.all([
      readOpenOrders(player.id, instant),
      readLimitView(player.id, instant),
      readOwed(player.id),
    ])
    return {
      packs: viewPacks(),
      subscriptionUntil: hasSubscription(player, instant)
        ? (player.subscriptionUntil?.toISOString() ?? null)
        : null,
      openOrders: viewRows(orders, (order) => viewOrder(order, instant), ORDERS),
      openOrdersMax: OPEN_ORDERS_MAX,
      limit,
      owedDiamonds,
      serverTime: instant.toISOString(),
    }
  })
}
