import { listMarketLots } from '../../../../../generated/hooks/market.ts'
import type { MarketKey, MarketLot } from '../../../../../generated/types.ts'
import { usePages } from '../../api/use-pages.ts'
import type { Pages } from '../../ui/controls/more-pages.tsx'
import type { MarketFilter } from './market-types.ts'

/** First word of the keys of everything that the market answers: asked for anew after each deal. */
export const marketKeyWord = 'market'

const pageSize = 30
/** A rare thing gives short pages: so many are asked for at once before the player is asked. */
const pagesAtOnce = 6
/** With so many lots at hand there is something to look at. */
const enough = 8

/** Lots until there is something to show, or the market has been looked through for a while. */
async function readSome(
  marketKey: MarketKey,
  filter: MarketFilter,
  from: { cursor?: string },
  request: { signal: AbortSignal },
): Promise<{ items: MarketLot[]; nextCursor: string | null }> {
  const items: MarketLot[] = []
  let place = from
  for (let page = 1; ; page += 1) {
    const found = await listMarketLots(marketKey, { ...filter, limit: pageSize, ...place }, request)
    items.push(...found.items)
    const { nextCursor } = found
    if (nextCursor === null || items.length >= enough || page >= pagesAtOnce) return { items, nextCursor }
    place = { cursor: nextCursor }
  }
}

/** A list of the market by this filter. */
export function useLots(marketKey: MarketKey, filter: MarketFilter): Pages<MarketLot> {
  return usePages({
    queryKey: [marketKeyWord, marketKey, filter],
    read: (page, request) => readSome(marketKey, filter, page, request),
  })
}
