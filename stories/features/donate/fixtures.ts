import { DONATE_PACKS } from '#catalogue/donate/donate-packs.ts'
import type { DonateData, DonateOrder, DonatePack } from '#generated/types.ts'

const DAY_MS = 86_400_000

/** ISO, that many days from now. */
export function inDays(days: number): string {
  return new Date(Date.now() + days * DAY_MS).toISOString()
}

/** The catalogue as a server with both providers sells it. */
export const PACKS: readonly DonatePack[] = DONATE_PACKS.map((pack) => ({
  key: pack.key,
  name: pack.name,
  legend: pack.legend,
  icon: pack.icon,
  kind: pack.kind === 'diamonds' ? 'DIAMONDS' : 'SUBSCRIPTION',
  diamonds: pack.kind === 'diamonds' ? pack.diamonds : 0,
  days: pack.kind === 'subscription' ? pack.periodDays : 0,
  prices: [
    { provider: 'telegram-stars', currency: 'XTR', minor: pack.stars },
    { provider: 'sandbox', currency: 'RUB', minor: pack.kopecks },
  ],
}))

export function packOf(key: string): DonatePack {
  const pack = PACKS.find((one) => one.key === key)
  if (!pack) throw new Error(`No pack ${key}`)
  return pack
}

/** An open order of a pouch, ordered a quarter of an hour ago, unless told otherwise. */
export function orderOf(changes: Partial<DonateOrder> = {}, packKey = 'pouch'): DonateOrder {
  const { key, name, kind, diamonds, days } = packOf(packKey)
  return {
    orderId: 4021,
    packKey: key,
    name,
    kind,
    diamonds,
    days,
    price: { provider: 'sandbox', currency: 'RUB', minor: 27_900 },
    state: 'OPEN',
    payUrl: '/api/public/donate-sandbox/key',
    createdAt: inDays(-0.01),
    expiresAt: inDays(0.03),
    paidAt: null,
    refundedAt: null,
    diamondsTaken: 0,
    diamondsMissing: 0,
    ...changes,
  }
}

export function storeOf(changes: Partial<DonateData> = {}): DonateData {
  return {
    packs: [...PACKS],
    subscriptionUntil: null,
    openOrders: [],
    openOrdersMax: 5,
    limit: { kopecks: null, spentKopecks: 0, monthEndsAt: inDays(9), next: null },
    owedDiamonds: 0,
    serverTime: inDays(0),
    ...changes,
  }
}
