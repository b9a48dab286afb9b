import type { SortDirection, TopListSort, TopPlayer } from '../../../../../generated/types.ts'

/** What the address says: the order of the list, and whom to look for. */
export type TopFilter = {
  sort: TopListSort
  direction: SortDirection
  search: string
}

/** The columns of the list: what it sorts by, with the short heading of the column. */
export const TOP_SORTS = {
  LEVEL: { option: 'По уровню', heading: 'Уровень' },
  WIN: { option: 'По победам', heading: 'Победы' },
  LOSE: { option: 'По поражениям', heading: 'Поражения' },
  DRAW: { option: 'По ничьим', heading: 'Ничьи' },
  TOTAL_GOLD: { option: 'По золоту', heading: 'Всего золота' },
} as const satisfies Record<TopListSort, { option: string; heading: string }>

function isSort(value: string | null): value is TopListSort {
  return value !== null && Object.hasOwn(TOP_SORTS, value)
}

/** Parses the filter from the address. Ignores invalid values. */
export function topFilterOf(params: URLSearchParams): TopFilter {
  const sort = params.get('sort')
  return {
    sort: isSort(sort) ? sort : 'LEVEL',
    direction: params.get('direction') === 'ASC' ? 'ASC' : 'DESC',
    search: params.get('search') ?? '',
  }
}

/** The address of a filter, without what is usual. */
export function topParamsOf({ sort, direction, search }: TopFilter): URLSearchParams {
  return new URLSearchParams({
    ...(sort !== 'LEVEL' && { sort }),
    ...(direction !== 'DESC' && { direction }),
    ...(search !== '' && { search }),
  })
}

/** The value of a castle in a column. */
export function topValue(sort: TopListSort, { player, wins, losses, draws, totalGold }: TopPlayer): number {
  return { LEVEL: player.level, WIN: wins, LOSE: losses, DRAW: draws, TOTAL_GOLD: totalGold }[sort]
}

/** Whether a name can begin so. Others need no call: nobody is found. */
export function isNamePart(text: string): boolean {
  return /^[A-Za-zА-Яа-яЁё0-9]+( [A-Za-zА-Яа-яЁё0-9]+)*$/.test(text) && text.length <= 12
}
