import type { SortDirection } from '#generated/types.ts'
import type { OwnEntry, RankedList, TopEntry, TopPage } from '../../shared/toplists/ranked-list.ts'

export type TopOrder<Sort> = { sort: Sort; direction: SortDirection }

/** What a top list consists of: everything in which a list of players differs from one of guilds. */
export type TopList<Sort extends string, Entry extends TopEntry> = RankedList<Sort, Entry> & {
  /** Begins the keys of its queries. */
  key: string
  /** The heading of the page. */
  title: string
  /** Names the list. */
  label: string
  search: {
    label: string
    placeholder: string
    lengthMax: number
    /** Whether a name can begin so. Others need no call: nobody is found. */
    isPossible: (text: string) => boolean
    nobody: string
  }
  /** Key of the tip that explains the order. */
  sortTip: string
  readPage: (
    order: TopOrder<Sort>,
    page: { cursor?: string; limit: number },
    signal: AbortSignal,
  ) => Promise<TopPage<Entry>>
  /** Null for a caller who is not in the list. */
  readOwn: (order: TopOrder<Sort>, signal: AbortSignal) => Promise<OwnEntry<Entry> | null>
  find: (name: string, order: TopOrder<Sort>, signal: AbortSignal) => Promise<readonly Entry[]>
}
