import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { listMarketLots } from '../../../../../generated/hooks/market/market.ts'
import type { LotPages } from './market-list-view.tsx'
import type { MarketFilter, MarketKey, MarketLot } from './market-types.ts'

/** First word of the keys of everything that the market answers: asked for anew after each deal. */
export const marketKeyWord = 'market'

const pageSize = 30
/** A rare thing gives short pages: so many are asked for at once before the player is asked. */
const pagesAtOnce = 6
/** With so many lots at hand there is something to look at. */
const enough = 8

type Page = { items: MarketLot[]; nextCursor: string | null }

/** Lots until there is something to show, or the market has been looked through for a while. */
async function readSome(
  marketKey: MarketKey,
  filter: MarketFilter,
  from: string,
  signal: AbortSignal,
): Promise<Page> {
  const items: MarketLot[] = []
  let cursor: string | null = from
  for (let page = 0; page < pagesAtOnce && cursor !== null && items.length < enough; page += 1) {
    const asked = { ...filter, limit: pageSize, ...(cursor !== '' && { cursor }) }
    const found: Page = await listMarketLots(marketKey, asked, { signal })
    items.push(...found.items)
    cursor = found.nextCursor
  }
  return { items, nextCursor: cursor }
}

/** A list of the market by this filter, page after page; the one before stays until the new one is there. */
export function useLots(marketKey: MarketKey, filter: MarketFilter): LotPages {
  const lots = useInfiniteQuery({
    queryKey: [marketKeyWord, marketKey, filter],
    queryFn: ({ pageParam, signal }) => readSome(marketKey, filter, pageParam, signal),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
  })
  return {
    lots: lots.data?.pages.flatMap(({ items }) => items),
    isStale: lots.isPlaceholderData,
    error: lots.error,
    onRetry: () => void lots.refetch(),
    hasMore: lots.hasNextPage,
    isLoadingMore: lots.isFetchingNextPage,
    onMore: () => void lots.fetchNextPage(),
  }
}
