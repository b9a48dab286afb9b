import { listMarketLots } from '#generated/hooks/market.ts'
import type { MarketKey, MarketLot } from '#generated/types.ts'
import { usePages } from '../../api/use-pages.ts'
import type { Pages } from '../../ui/controls/more-pages.tsx'
import type { MarketFilter } from './market-filter.ts'

/** First word of all query keys of the market. Every deal invalidates them. */
export const MARKET_KEY = 'market'

const PAGE_ITEMS = 30
/** Rare items give short pages: at most this many are read before «Показать ещё» is needed. */
const PAGES_AT_ONCE = 6
/** This many lots are enough to show. */
const ENOUGH_LOTS = 8

/** Reads pages until there are enough lots, or too many pages were nearly empty. */
async function readSome(
  marketKey: MarketKey,
  filter: MarketFilter,
  from: { cursor?: string },
  request: { signal: AbortSignal },
): Promise<{ items: MarketLot[]; nextCursor: string | null }> {
  const items: MarketLot[] = []
  let place = from
  for (let page = 1; ; page += 1) {
    const found = await listMarketLots(marketKey, { ...filter, limit: PAGE_ITEMS, ...place }, request)
    items.push(...found.items)
    const { nextCursor } = found
    if (nextCursor === null || items.length >= ENOUGH_LOTS || page >= PAGES_AT_ONCE)
      return { items, nextCursor }
    place = { cursor: nextCursor }
  }
}

/** A list of the market with this filter. */
export function useLots(marketKey: MarketKey, filter: MarketFilter): Pages<MarketLot> {
  return usePages({
    queryKey: [MARKET_KEY, marketKey, filter],
    read: (page, request) => readSome(marketKey, filter, page, request),
  })
}
