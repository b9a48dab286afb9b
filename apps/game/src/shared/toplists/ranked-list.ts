import type { ReactNode } from 'react'
import type { Pages } from '../../ui/controls/more-pages.tsx'

/** An entry of a list. Equal values share a place. */
export type TopEntry = { place: number }

export type TopColumn<Sort, Entry> = {
  sort: Sort
  /** The order in the choice of orders: «По уровню». */
  option: string
  heading: string
  /** What the column shows of an entry. */
  figure: (entry: Entry) => string
}

/** A page of the list. A null cursor means that nothing lies beyond it. */
export type TopPage<Entry> = {
  items: readonly Entry[]
  previousCursor: string | null
  nextCursor: string | null
}

/** The loaded pages of the list. It may begin in the middle and grows both ways. */
export type TopPages<Entry> = Pages<Entry> & {
  hasBefore: boolean
  isLoadingBefore: boolean
  onBefore: () => void
}

/** The own entry. The cursor is that of a page that begins a little before it. */
export type OwnEntry<Entry> = { entry: Entry; entries: number; cursor: string | null }

/** How a list with places shows its entries. */
export type RankedList<Sort extends string, Entry extends TopEntry> = {
  /** The heading of the column of names. */
  nameHeading: string
  empty: string
  own: {
    /** Names the bar of the own place. */
    label: string
    /** Beside the own entry. */
    note: string
    /** The button that leads there. */
    jump: string
  }
  /** In the table's order. The first is the usual order of the list. */
  columns: readonly [TopColumn<Sort, Entry>, ...TopColumn<Sort, Entry>[]]
  idOf: (entry: Entry) => number | string
  /** Picture and linked name. `ownNote` replaces the usual note. */
  badge: (entry: Entry, ownNote: string | undefined) => ReactNode
  picture: (entry: Entry) => ReactNode
}

/** The column that the list is sorted by. */
export function sortedColumn<Sort extends string, Entry extends TopEntry>(
  { columns }: Pick<RankedList<Sort, Entry>, 'columns'>,
  sort: string | null,
): TopColumn<Sort, Entry> {
  return columns.find((column) => column.sort === sort) ?? columns[0]
}
