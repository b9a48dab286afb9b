import type { ListMarketLotsParams } from '#generated/types.ts'

/** The query of a list, without its paging. */
export type MarketFilter = Omit<ListMarketLotsParams, 'limit' | 'cursor'>
