import type { MarketTerms } from '#generated/types.ts'
import { type Currency, lotRefusals } from '#rules/market/market.ts'
import { reasonsOf } from '../../shell/refusal-reasons.ts'
import type { Reason } from '../../ui/overlays/reasons.tsx'

type Offer = { amount: number; price: number; currency: Currency }

/** Why the lot cannot be created. */
export function cannotSell(
  { isLocked, isEquipped }: { isLocked: boolean; isEquipped: boolean },
  { amount, price, currency }: Offer,
  terms: MarketTerms,
  purse: { gold: number; diamonds: number },
): Reason[] {
  return reasonsOf(
    lotRefusals({
      amount,
      free: isEquipped ? amount : terms.free,
      isLocked,
      isEquipped,
      lots: terms.lots,
      price,
      currency,
      band: terms[currency],
      purse: purse[currency],
    }),
  )
}
