/**
 * Gold for one unit of a resource by id: the market's reference before the first sales of 72 hours. Common
 * resources are cheap; silver and amber are found one at a time.
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

/** The reference price of a resource in whole gold; 1 for an unknown id. */
export function resourceReferencePrice(resourceId: number): number {
  return RESOURCE_PRICES[resourceId] ?? 1
}
