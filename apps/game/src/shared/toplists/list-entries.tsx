import { Button } from '../../ui/controls/button.tsx'
import { MorePages } from '../../ui/controls/more-pages.tsx'
import { Empty } from '../../ui/surfaces/empty.tsx'
import { Pending } from '../../ui/surfaces/pending.tsx'
import { ListTable } from './list-table.tsx'
import type { RankedList, TopEntry, TopPages } from './ranked-list.ts'
import styles from './toplists.module.css'

type ListEntriesProps<Sort extends string, Entry extends TopEntry> = {
  list: RankedList<Sort, Entry>
  pages: TopPages<Entry>
  sort: Sort
  own: Entry | undefined
  /** Whether the list begins with the first place. */
  isFromTop: boolean
  onTop: () => void
}

/** The loaded pages of a list with places, and the ways to those before and after. */
export function ListEntries<Sort extends string, Entry extends TopEntry>(
  props: ListEntriesProps<Sort, Entry>,
) {
  const { list, pages, sort, own, isFromTop, onTop } = props
  if (!pages.items) return <Pending error={pages.error} onRetry={pages.onRetry} lines={8} height={56} />
  if (pages.items.length === 0) return <Empty>{list.empty}</Empty>
  return (
    <div aria-busy={pages.isStale}>
      {!isFromTop && (
        <div className={styles.before}>
          {pages.hasBefore && (
            <Button loading={pages.isLoadingBefore} onClick={pages.onBefore}>
              Показать выше
            </Button>
          )}
          <Button onClick={onTop}>К началу списка</Button>
        </div>
      )}
      <ListTable list={list} entries={pages.items} sort={sort} own={own} />
      {(pages.hasMore || pages.error) && (
        <div className={styles.more}>
          <MorePages pages={pages} />
        </div>
      )}
    </div>
  )
}
