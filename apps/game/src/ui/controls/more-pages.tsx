import { ErrorNote } from '../surfaces/error-note.tsx'
import { Button } from './button.tsx'
import { buttonClass } from './button-class.ts'

/** The loaded pages of a long list. */
export type Pages<Item> = {
  /** Undefined until the first page has loaded. */
  items: readonly Item[] | undefined
  /** The items belong to the previous filter, until the new ones arrive. */
  isStale: boolean
  error: Error | null
  onRetry: () => void
  hasMore: boolean
  /** Of the page that comes next, for its address. */
  nextCursor?: string | null
  isLoadingMore: boolean
  onMore: () => void
}

type MorePagesProps = {
  pages: Pages<unknown>
  full?: boolean
  /** The button's text. */
  words?: string
  /** The next page has this address, too: a link to it works before scripts have loaded, and without them. */
  address?: string | undefined
}

/** Below a list: the button of its next page, or the error. Nothing at the end of the list. */
export function MorePages({ pages, full, words = 'Показать ещё', address }: MorePagesProps) {
  const { error, hasMore, isLoadingMore, onMore } = pages
  if (error && !isLoadingMore) return <ErrorNote message={error.message} onRetry={onMore} />
  if (!hasMore) return null
  if (address !== undefined && !isLoadingMore)
    return (
      <a
        className={buttonClass({ full })}
        href={address}
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return
          event.preventDefault()
          onMore()
        }}
      >
        {words}
      </a>
    )
  return (
    <Button full={full} loading={isLoadingMore} onClick={onMore}>
      {words}
    </Button>
  )
}
