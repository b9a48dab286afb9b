import type { ReactNode } from 'react'
import { MorePages, type Pages } from '../controls/more-pages.tsx'
import { daysOf } from '../format/days.ts'
import styles from './day-list.module.css'
import { Pending } from './pending.tsx'

type DayListProps<Entry> = {
  list: Pages<Entry>
  keyOf: (entry: Entry) => string
  row: (entry: Entry) => ReactNode
  /** The class of a row. */
  rowClass: string | undefined
  /** The sums of a day. Not shown for the last one while it may have more entries. */
  sumOf?: (entries: readonly Entry[]) => ReactNode
  /** Shown when there are no entries. */
  empty: ReactNode
  /** Server time (ms). */
  now: number
}

/** Entries by day, and a button for older ones. */
export function DayList<Entry extends { createdAt: string }>(props: DayListProps<Entry>) {
  const { list, keyOf, row, rowClass, sumOf, empty, now } = props
  const { items: entries, error } = list
  if (!entries) return <Pending error={error} onRetry={list.onRetry} lines={8} />
  if (entries.length === 0) return empty
  return (
    <div className={styles.days} aria-busy={list.isStale}>
      {daysOf(entries, now).map(({ head, entries: lines }, index, days) => (
        <section key={head} aria-label={head}>
          <div className={styles.day}>
            <h3>{head}</h3>
            {sumOf && (!list.hasMore || index < days.length - 1) && <p className="num">{sumOf(lines)}</p>}
          </div>
          <ul className={styles.list}>
            {lines.map((entry) => (
              <li key={keyOf(entry)} className={rowClass}>
                {row(entry)}
              </li>
            ))}
          </ul>
        </section>
      ))}
      <MorePages pages={list} full />
    </div>
  )
}
