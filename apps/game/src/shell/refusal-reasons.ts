import type { Refusal } from '#rules/core/refusal.ts'
import { formatNumber } from '../ui/format/number.ts'
import type { Reason } from '../ui/overlays/reasons.tsx'

/** «есть 64, нужно 300». */
export function lackWords(have: number, need: number): string {
  return `есть ${formatNumber(have)}, нужно ${formatNumber(need)}`
}

/** Details by code, from the numbers of a refusal. For other codes the message is enough. */
const DETAILS: Readonly<Record<string, (have: number, need: number) => string | undefined>> = {
  notEnoughDiamonds: lackWords,
  notEnoughGlory: lackWords,
  notEnoughGold: lackWords,
  notEnoughItems: lackWords,
  notEnoughPoints: lackWords,
  priceTooLow: (_, least) => `не меньше ${formatNumber(least)}`,
  priceTooHigh: (_, most) => `не больше ${formatNumber(most)}`,
  craftOverBudget: atMost,
  enhanceLimitReached: atMost,
  armyLimitReached: atMost,
  notEnoughSpace: (free) => (free > 0 ? `поместится ${formatNumber(free)}` : undefined),
  // The message names what is needed.
  forgeLevelTooLow: nowWords,
  levelTooLow: nowWords,
  notEnoughStars: nowWords,
}

function atMost(most: number): string | undefined {
  return most > 0 ? `не больше ${formatNumber(most)}` : undefined
}

function nowWords(have: number): string {
  return `сейчас ${formatNumber(have)}`
}

function detailOf({ code, have, need }: Refusal): string | undefined {
  return DETAILS[code]?.(have, need)
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
