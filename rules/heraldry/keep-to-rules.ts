import { type Arms, COLOURS, HALVES, isMetal, isOneOf, ORDINARIES, OVER_VARIED, VARIED } from './arms.ts'

/** One tincture is a metal, the other a colour. The one that was not changed gives way. */
function tinctures(before: Arms, change: Partial<Arms>): Pick<Arms, 'field' | 'other'> {
  const { field, other } = { ...before, ...change }
  if (isMetal(field) !== isMetal(other)) return { field, other }
  return change.field === undefined ? { field: before.other, other } : { field, other: before.field }
}

function thirdOf({ field, other, third }: Arms): Arms['third'] {
  const isFree = (tincture: Arms['third']) => tincture !== field && tincture !== other
  if (third !== null && !isMetal(third) && isFree(third)) return third
  return COLOURS.find(isFree) ?? null
}

/** The arms with a change, as the rules of heraldry allow it: what does not go with the change gives way. */
export function keepToRules(before: Arms, change: Partial<Arms>): Arms {
  const arms: Arms = { ...before, ...change, ...tinctures(before, change) }
  const { division, ordinary } = arms
  if (isOneOf(HALVES, division)) return { ...arms, third: null, ordinary: null, chargeCount: 1 }
  if (isOneOf(VARIED, division)) {
    const over = isOneOf(OVER_VARIED, ordinary) ? ordinary : 'FESS'
    return { ...arms, third: thirdOf(arms), ordinary: over, chargeCount: 1 }
  }
  const kept = isOneOf(ORDINARIES, ordinary) ? ordinary : null
  return { ...arms, third: null, ordinary: kept, chargeCount: kept === null ? arms.chargeCount : 1 }
}
