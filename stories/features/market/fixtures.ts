import type { MarketLot, MarketTerms } from '#generated/types.ts'
import { fullStorage, gearView } from '../inventory/fixtures/storage.ts'

const { resources, consumables } = fullStorage()

function later(hours: number): string {
  return new Date(Date.now() + hours * 3_600_000).toISOString()
}

const plain = {
  gear: null,
  resource: null,
  consumable: null,
  amount: 1,
  currency: 'GOLD',
  sellerId: 12,
  sellerName: 'Мирослав',
  sellerGuildTag: 'ВОЛЯ',
  isOwn: false,
  createdAt: '2026-01-15T12:00:00.000Z',
} as const

export function gearLot(
  lotId: number,
  gearId: number,
  quality: number,
  more: Partial<MarketLot> = {},
): MarketLot {
  const gear = gearView(1000 + lotId, gearId, quality, {
    isInMarket: true,
    ...(lotId % 3 === 0 && { enhanceLevel: 2 }),
  })
  return {
    ...plain,
    lotId,
    marketKey: 'gear',
    gear,
    price: 90 * lotId + 7,
    endsAt: later(lotId * 7),
    ...more,
  }
}

export function resourceLot(lotId: number, amount: number, more: Partial<MarketLot> = {}): MarketLot {
  const [first] = resources
  if (!first) throw new Error('No resources')
  const resource = { ...first, amount, amountInMarket: 0 }
  return { ...plain, lotId, marketKey: 'resource', resource, amount, price: 333, endsAt: later(5), ...more }
}

export function wineLot(lotId: number, amount: number, more: Partial<MarketLot> = {}): MarketLot {
  const [first] = consumables
  if (!first) throw new Error('No wine')
  const consumable = { ...first, amount, amountInMarket: 0 }
  return {
    ...plain,
    lotId,
    marketKey: 'consumable',
    consumable,
    amount,
    price: 140,
    endsAt: later(30),
    ...more,
  }
}

export const gearLots: readonly MarketLot[] = [
  gearLot(1, 1, 24),
  gearLot(2, 39, 61),
  gearLot(3, 101, 97),
  gearLot(4, 103, 83, { isOwn: true }),
  gearLot(5, 120, 45, { currency: 'DIAMONDS', price: 12 }),
  gearLot(6, 154, 72),
]

export const terms: MarketTerms = {
  free: 120,
  lots: 3,
  lotsMax: 10,
  feeDiscount: 0,
  gold: { usual: 500, min: 250, max: 1500 },
  diamonds: { usual: 3, min: 2, max: 9 },
}

export const storage = fullStorage
