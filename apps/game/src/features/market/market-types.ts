import type { ListMarketLotsParams } from '../../../../../generated/types.ts'

/** What a list is asked for, but for its pages. */
export type MarketFilter = Omit<ListMarketLotsParams, 'limit' | 'cursor'>
