import type { Refusal } from '../../../../rules/core/refusal.ts'
import { formatNumber } from '../ui/format/number.ts'
import type { Reason } from '../ui/overlays/reasons.tsx'

/** «есть 64, нужно 300». */
export function lackWords(have: number, need: number): string {
  return `есть ${formatNumber(have)}, нужно ${formatNumber(need)}`
}

/** Codes whose numbers help the player. For the others the message is enough. */
const COUNTED_REFUSALS: ReadonlySet<string> = new Set([
  'armyLimitReached',
  'craftOverBudget',
  'enhanceLimitReached',
  'forgeLevelTooLow',
  'levelTooLow',
  'notEnoughDiamonds',
  'notEnoughGlory',
  'notEnoughGold',
  'notEnoughItems',
  'notEnoughPoints',
  'notEnoughStars',
  'priceTooHigh',
  'priceTooLow',
])

function detailOf({ code, have, need }: Refusal): string | undefined {
  if (code === 'notEnoughSpace') return have > 0 ? `поместится ${formatNumber(have)}` : undefined
  return COUNTED_REFUSALS.has(code) ? lackWords(have, need) : undefined
}

/**
 * The refusals of the rules as reasons on a button, worded alike on every page. `own` adds by code what only the page
 * knows: an icon, or a detail instead of the usual one.
 */
export function reasonsOf(
  refusals: readonly Refusal[],
  own: Readonly<Record<string, Pick<Reason, 'detail' | 'icon'>>> = {},
): Reason[] {
  return refusals.map((refusal) => {
    const { icon, detail = detailOf(refusal) } = own[refusal.code] ?? {}
    return { message: refusal.message, ...(detail !== undefined && { detail }), ...(icon && { icon }) }
  })
}
