import { saleFee } from '#rules/market/market.ts'
import type { Castle } from './castle.ts'
import type { Holdings } from './holdings.ts'

/** A lot that was once open. It may have been closed since. */
export type SeenLot = {
  readonly lotId: number
  readonly seller: Castle
  /** The name used in holdings. */
  readonly item: string
  readonly gearEntityId: number | null
  readonly amount: number
  readonly currency: 'GOLD' | 'DIAMONDS'
  readonly price: number
  readonly endsAt: number
  state: 'OPEN' | 'SOLD' | 'CANCELLED'
}

/** What the seller receives, by the rules. */
export function incomeOf({ price, currency, seller }: SeenLot): number {
  return price - saleFee(price, currency === 'GOLD' ? 'gold' : 'diamonds', seller.marketFee)
}

function isOpen({ state, endsAt }: SeenLot, now: number): boolean {
  return state === 'OPEN' && endsAt > now
}

/** Throws unless the lot was open: it closes only once. */
export function closeSeen(lot: SeenLot, state: 'SOLD' | 'CANCELLED', now: number): void {
  if (!isOpen(lot, now)) throw new Error(`Lot ${lot.lotId}, which was ${lot.state}, became ${state}`)
  lot.state = state
}

/** Ids of gear on the market. */
export function offeredGear(lots: readonly SeenLot[], now: number): ReadonlySet<number> {
  return new Set(lots.filter((lot) => isOpen(lot, now)).flatMap(({ gearEntityId }) => gearEntityId ?? []))
}

/** Parts of the castle's stacks on the market. */
export function offeredStacks(lots: readonly SeenLot[], castle: Castle, now: number): Holdings[] {
  return lots
    .filter((lot) => lot.seller === castle && lot.gearEntityId === null && isOpen(lot, now))
    .map(({ item, amount }) => ({ [`offered ${item}`]: amount }))
}
