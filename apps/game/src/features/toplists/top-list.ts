import type { ReactNode } from 'react'
import type { SortDirection } from '../../../../../generated/types.ts'

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

export type TopOrder<Sort> = { sort: Sort; direction: SortDirection }

/** A page of the list. A null cursor means that nothing lies beyond it. */
export type TopPage<Entry> = {
  items: readonly Entry[]
  previousCursor: string | null
  nextCursor: string | null
}

/** The own entry. The cursor is that of a page that begins a little before it. */
export type OwnEntry<Entry> = { entry: Entry; entries: number; cursor: string | null }

/** What a top list consists of: everything in which a list of players differs from one of guilds. */
export type TopList<Sort extends string, Entry extends TopEntry> = {
  /** Begins the keys of its queries. */
  key: string
  /** The heading of the page. */
  title: string
  /** Names the list. */
  label: string
  /** The heading of the column of names. */
  nameHeading: string
  search: {
    label: string
    placeholder: string
    lengthMax: number
    /** Whether a name can begin so. Others need no call: nobody is found. */
    isPossible: (text: string) => boolean
    nobody: string
  }
  empty: string
  /** Key of the tip that explains the order. */
  sortTip: string
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
  readPage: (
    order: TopOrder<Sort>,
    page: { cursor: string; limit: number },
    signal: AbortSignal,
  ) => Promise<TopPage<Entry>>
  /** Null for a caller who is not in the list. */
  readOwn: (order: TopOrder<Sort>, signal: AbortSignal) => Promise<OwnEntry<Entry> | null>
  find: (name: string, order: TopOrder<Sort>, signal: AbortSignal) => Promise<readonly Entry[]>
}
