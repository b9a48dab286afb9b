import { sortedColumn, type TopEntry } from '../../shared/toplists/ranked-list.ts'
import type { TopList, TopOrder } from './top-list.ts'

/** What the address says: the order of the list, and whom to look for. */
export type TopFilter<Sort> = TopOrder<Sort> & { search: string }

/** Parses the filter from the address. Ignores invalid values. */
export function topFilterOf<Sort extends string, Entry extends TopEntry>(
  list: TopList<Sort, Entry>,
  params: URLSearchParams,
): TopFilter<Sort> {
  return {
    sort: sortedColumn(list, params.get('sort')).sort,
    direction: params.get('direction') === 'ASC' ? 'ASC' : 'DESC',
    search: params.get('search') ?? '',
  }
}

/** The address of a filter, without what is usual. */
export function topParamsOf<Sort extends string, Entry extends TopEntry>(
  { columns }: TopList<Sort, Entry>,
  { sort, direction, search }: TopFilter<Sort>,
): URLSearchParams {
  return new URLSearchParams({
    ...(sort !== columns[0].sort && { sort }),
    ...(direction !== 'DESC' && { direction }),
    ...(search !== '' && { search }),
  })
}
