import { fn } from 'storybook/test'
import type { Pages } from '#apps/game/src/ui/controls/more-pages.tsx'

/** A list that has loaded whole, or `undefined` for one that loads. */
export function pagesOf<Item>(items: readonly Item[] | undefined): Pages<Item> {
  return {
    items,
    isStale: false,
    error: null,
    onRetry: fn(),
    hasMore: false,
    isLoadingMore: false,
    onMore: fn(),
  }
}
