/**
 * Gold for one unit of a resource by its id: the market's reference before the first sales of 72 hours.
 * What lies about in plenty is cheap; silver and amber are found a unit at a time.
 */
const RESOURCE_PRICES: Readonly<Record<number, number>> = {
  1: 10,
  2: 10,
  3: 10,
  4: 12,
  5: 12,
  6: 12,
  7: 14,
  8: 14,
  9: 12,
  10: 16,
  11: 40,
  12: 60,
}

/** The reference price of a resource, whole gold; 1 for what is no resource. */
export function resourceReferencePrice(resourceId: number): number {
  return RESOURCE_PRICES[resourceId] ?? 1
}
