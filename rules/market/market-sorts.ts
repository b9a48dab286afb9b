/** What the lots of each list can be sorted by. */
export const SORTS_OF_LOTS = {
  gear: ['price', 'level', 'quality', 'endsAt'],
  consumable: ['price', 'unitPrice', 'level', 'endsAt'],
  resource: ['price', 'unitPrice', 'endsAt'],
} as const

export const MARKET_SORTS = ['price', 'unitPrice', 'level', 'quality', 'endsAt'] as const
