import { ErrorNote } from '../surfaces/error-note.tsx'
import { Button } from './button.tsx'

/** The pages of a long list that are at hand. */
export type Pages<Item> = {
  /** Undefined until the first page is there. */
  items: readonly Item[] | undefined
  /** Of another filter, until those asked for come. */
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
  /** Of the button. */
  words?: string
}

/** Below a list: the way to its next page, or why that did not come; nothing at the end. */
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
