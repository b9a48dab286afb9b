import { DONATE_PACKS } from '#catalogue/donate/donate-packs.ts'
import type { DonateData } from '#generated/types.ts'
import { orderRefusals } from '#rules/donate/limit.ts'
import { reasonsOf } from '../../shell/refusal-reasons.ts'
import type { Reason } from '../../ui/overlays/reasons.tsx'
import { formatKopecks } from './donate-words.ts'

/** What a pack counts towards the limit, whatever it is paid with. */
function kopecksOf(packKey: string): number {
  return DONATE_PACKS.find(({ key }) => key === packKey)?.kopecks ?? 0
}

/** Why a pack cannot be ordered, in the server's order. */
export function cannotOrder(
  { key }: { key: string },
  { limit, openOrders, owedDiamonds }: Pick<DonateData, 'limit' | 'openOrders' | 'owedDiamonds'>,
): Reason[] {
  const spending = {
    limit: limit.kopecks,
    spentKopecks: limit.spentKopecks,
    owedDiamonds,
    openOrders: openOrders.length,
    openKopecks: openOrders.reduce((sum, { packKey }) => sum + kopecksOf(packKey), 0),
  }
  const refusals = orderRefusals(spending, kopecksOf(key))
  const left = refusals.find(({ code }) => code === 'spendingLimitReached')?.have ?? 0
  return reasonsOf(refusals, {
    spendingLimitReached: { detail: `осталось ${formatKopecks(left)}` },
  })
}
