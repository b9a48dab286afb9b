import type { ReactNode } from 'react'
import { ListEntries } from '../../shared/toplists/list-entries.tsx'
import { ListOwnPlace } from '../../shared/toplists/list-own-place.tsx'
import { ListTable } from '../../shared/toplists/list-table.tsx'
import type { OwnEntry, TopEntry, TopPages } from '../../shared/toplists/ranked-list.ts'
import styles from '../../shared/toplists/toplists.module.css'
import { Button } from '../../ui/controls/button.tsx'
import { Segmented } from '../../ui/controls/segmented.tsx'
import { Select } from '../../ui/controls/select.tsx'
import { TextBox } from '../../ui/forms/text-box.tsx'
import { useTyped } from '../../ui/hooks/use-typed.ts'
import { Tip } from '../../ui/overlays/tip.tsx'
import { SearchIcon } from '../../ui/pictures/icons.ts'
import { Card } from '../../ui/surfaces/card.tsx'
import { Empty } from '../../ui/surfaces/empty.tsx'
import { PageFrame } from '../../ui/surfaces/page-frame.tsx'
import { Pending } from '../../ui/surfaces/pending.tsx'
import type { TopFilter } from './list-filter.ts'
import type { TopList } from './top-list.ts'
import type { Found } from './use-top-list.ts'

export type ListViewProps<Sort extends string, Entry extends TopEntry> = {
  list: TopList<Sort, Entry>
  filter: TopFilter<Sort>
  onFilter: (filter: TopFilter<Sort>) => void
  pages: TopPages<Entry>
  /** Null without a search. */
  found: Found<Entry> | null
  /** Undefined while unknown, null without an own entry. */
  own: OwnEntry<Entry> | null | undefined
  /** Beside the heading. */
  aside: ReactNode
  /** Whether the list begins with the first place. */
  isFromTop: boolean
  onJump: () => void
  onTop: () => void
}

const DIRECTIONS = [
  { value: 'DESC', label: 'Больше' },
  { value: 'ASC', label: 'Меньше' },
] as const

/** A top list: the order, the entries, and the own place below them. */
export function ListView<Sort extends string, Entry extends TopEntry>(props: ListViewProps<Sort, Entry>) {
  const { list, filter, pages, found, own, aside, isFromTop, onJump, onTop } = props
  return (
    <PageFrame title={list.title} width="narrow" aside={aside}>
      <Card kind="ruled" label={list.label}>
        <Head {...props} />
        {found ? (
          <FoundEntries {...props} found={found} />
        ) : (
          <ListEntries
            list={list}
            pages={pages}
            sort={filter.sort}
            own={own?.entry}
            isFromTop={isFromTop}
            onTop={onTop}
          />
        )}
      </Card>
      {own && <ListOwnPlace list={list} own={own} sort={filter.sort} onJump={onJump} />}
    </PageFrame>
  )
}

function Head<Sort extends string, Entry extends TopEntry>({
  list,
  filter,
  onFilter,
}: ListViewProps<Sort, Entry>) {
  const { sort, direction, search } = filter
  const [typed, setTyped] = useTyped(search, (text) => onFilter({ ...filter, search: text }))
  return (
    <div className={styles.head}>
      <TextBox
        label={list.search.label}
        type="search"
        value={typed}
        onChange={setTyped}
        maxLength={list.search.lengthMax}
        placeholder={list.search.placeholder}
      />
      <div className={styles.order}>
        <span>
          <Tip of={list.sortTip}>Порядок</Tip>
        </span>
        <Select
          full
          label="Порядок"
          options={list.columns.map((column) => ({ value: column.sort, label: column.option }))}
          value={sort}
          onChange={(next) => onFilter({ ...filter, sort: next })}
        />
      </div>
      <Segmented
        label="Сначала"
        choices={DIRECTIONS}
        value={direction}
        onChange={(next) => onFilter({ ...filter, direction: next })}
      />
    </div>
  )
}

type FoundEntriesProps<Sort extends string, Entry extends TopEntry> = ListViewProps<Sort, Entry> & {
  found: Found<Entry>
}

function FoundEntries<Sort extends string, Entry extends TopEntry>(props: FoundEntriesProps<Sort, Entry>) {
  const { list, found, filter, own, onFilter } = props
  if (!found.items) return <Pending error={found.error} onRetry={found.onRetry} lines={4} />
  if (found.items.length === 0) {
    return (
      <Empty
        icon={<SearchIcon />}
        action={<Button onClick={() => onFilter({ ...filter, search: '' })}>Ко всему списку</Button>}
      >
        {list.search.nobody}
      </Empty>
    )
  }
  return <ListTable list={list} entries={found.items} sort={filter.sort} own={own?.entry} />
}
