import { Button } from '../../ui/controls/button.tsx'
import { formatNumber } from '../../ui/format/number.ts'
import { Unbroken } from '../../ui/values/unbroken.tsx'
import { type OwnEntry, type RankedList, sortedColumn, type TopEntry } from './ranked-list.ts'
import styles from './toplists.module.css'

type ListOwnPlaceProps<Sort extends string, Entry extends TopEntry> = {
  list: RankedList<Sort, Entry>
  own: OwnEntry<Entry>
  sort: Sort
  onJump: () => void
}

/** The own place, always in sight, and the way there. */
export function ListOwnPlace<Sort extends string, Entry extends TopEntry>(
  props: ListOwnPlaceProps<Sort, Entry>,
) {
  const { list, own, sort, onJump } = props
  const { entry, entries } = own
  const { heading, figure } = sortedColumn(list, sort)
  return (
    <section className={styles.bar} aria-label={list.own.label}>
      {list.picture(entry)}
      <p>
        <b className="num">
          <Unbroken>{`${formatNumber(entry.place)}-е место`}</Unbroken>{' '}
          <span>из {formatNumber(entries)}</span>
        </b>
        <small className="num">
          {heading}: {figure(entry)}
        </small>
      </p>
      <Button variant="oak" onClick={onJump}>
        {list.own.jump}
      </Button>
    </section>
  )
}
