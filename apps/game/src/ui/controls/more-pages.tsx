import { ErrorNote } from '../surfaces/error-note.tsx'
import { Button } from './button.tsx'

/** The loaded pages of a long list. */
export type Pages<Item> = {
  /** Undefined until the first page has loaded. */
  items: readonly Item[] | undefined
  /** The items belong to the previous filter, until the new ones arrive. */
  isStale: boolean
  error: Error | null
  onRetry: () => void
  hasMore: boolean
  isLoadingMore: boolean
  onMore: () => void
}

type MorePagesProps = {
  pages: Pages<unknown>
  full?: boolean
  /** The button's text. */
  words?: string
}

/** Below a list: the button of its next page, or the error. Nothing at the end of the list. */
export function MorePages({ pages, full, words = 'Показать ещё' }: MorePagesProps) {
  const { error, hasMore, isLoadingMore, onMore } = pages
  if (error && !isLoadingMore) return <ErrorNote message={error.message} onRetry={onMore} />
  if (!hasMore) return null
  return (
    <Button full={full} loading={isLoadingMore} onClick={onMore}>
      {words}
    </Button>
  )
}
