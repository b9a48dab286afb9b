import { classNames } from '../../ui/class-names.ts'
import { formatNumber } from '../../ui/format/number.ts'
import type { RankedList, TopEntry } from './ranked-list.ts'
import styles from './toplists.module.css'

type ListTableProps<Sort extends string, Entry extends TopEntry> = {
  list: RankedList<Sort, Entry>
  entries: readonly Entry[]
  sort: Sort
  own: Entry | undefined
}

/** Entries with their places. On a phone only the column that the list is sorted by is shown. */
export function ListTable<Sort extends string, Entry extends TopEntry>(props: ListTableProps<Sort, Entry>) {
  const { list, entries, sort, own } = props
  const ownId = own && list.idOf(own)
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col" className={styles.place}>
            <span className="sr">Место</span>
          </th>
          <th scope="col">{list.nameHeading}</th>
          {list.columns.map((column) => (
            <th key={column.sort} scope="col" className={figureClass(column.sort === sort)}>
              {column.heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => {
          const id = list.idOf(entry)
          return <Row key={id} list={list} entry={entry} sort={sort} isOwn={id === ownId} />
        })}
      </tbody>
    </table>
  )
}

type RowProps<Sort extends string, Entry extends TopEntry> = Pick<
  ListTableProps<Sort, Entry>,
  'list' | 'sort'
> & { entry: Entry; isOwn: boolean }

function Row<Sort extends string, Entry extends TopEntry>(props: RowProps<Sort, Entry>) {
  const { list, entry, sort, isOwn } = props
  const { place } = entry
  return (
    <tr className={classNames(isOwn && styles.own)} data-own-entry={isOwn || undefined}>
      <td className={classNames('num', styles.place, place <= 3 && styles[`best${place}`])}>
        {formatNumber(place)}
      </td>
      <th scope="row" className={styles.who}>
        {list.badge(entry, isOwn ? list.own.note : undefined)}
      </th>
      {list.columns.map((column) => (
        <td key={column.sort} className={classNames('num', figureClass(column.sort === sort))}>
          {column.figure(entry)}
        </td>
      ))}
    </tr>
  )
}

function figureClass(isSorted: boolean): string | undefined {
  return classNames(styles.figure, isSorted && styles.sorted)
}
