import type { OwnPlace, TopPlayer } from '../../../../../generated/types.ts'
import { Button } from '../../ui/controls/button.tsx'
import { MorePages } from '../../ui/controls/more-pages.tsx'
import { Segmented } from '../../ui/controls/segmented.tsx'
import { Select } from '../../ui/controls/select.tsx'
import { formatNumber } from '../../ui/format/number.ts'
import { TextBox } from '../../ui/forms/text-box.tsx'
import { useTyped } from '../../ui/hooks/use-typed.ts'
import { Tip } from '../../ui/overlays/tip.tsx'
import { SearchIcon } from '../../ui/pictures/icons.ts'
import { Card } from '../../ui/surfaces/card.tsx'
import { Empty } from '../../ui/surfaces/empty.tsx'
import { PageFrame } from '../../ui/surfaces/page-frame.tsx'
import { Pending } from '../../ui/surfaces/pending.tsx'
import { OwnPlaceBar } from './own-place-bar.tsx'
import { TOP_SORTS, type TopFilter } from './top-order.ts'
import { TopTable } from './top-table.tsx'
import styles from './toplists.module.css'
import type { TopPages } from './use-top-players.ts'

type Found = { items: readonly TopPlayer[] | undefined; error: Error | null; refetch: () => unknown }

export type TopPlayersViewProps = {
  filter: TopFilter
  onFilter: (filter: TopFilter) => void
  list: TopPages
  /** What a search has found. Null without a search. */
  found: Found | null
  /** Undefined while unknown. */
  own: OwnPlace | undefined
  /** How many players have the game open. Undefined while unknown. */
  online: number | undefined
  /** Whether the list begins with the first place. */
  isFromTop: boolean
  onJump: () => void
  onTop: () => void
}

const SORT_OPTIONS = (['LEVEL', 'WIN', 'LOSE', 'DRAW', 'TOTAL_GOLD'] as const).map((value) => ({
  value,
  label: TOP_SORTS[value].option,
}))

const DIRECTIONS = [
  { value: 'DESC', label: 'Больше' },
  { value: 'ASC', label: 'Меньше' },
] as const

/** The best players: the order, the list, and the player's own place below it. */
export function TopPlayersView(props: TopPlayersViewProps) {
  const { filter, onFilter, list, found, own, online, isFromTop, onJump, onTop } = props
  const { sort, direction, search } = filter
  const [typed, setTyped] = useTyped(search, (text) => onFilter({ ...filter, search: text }))
  return (
    <PageFrame
      title="Лучшие игроки"
      width="narrow"
      aside={online !== undefined && <p className="num">Сейчас в игре: {formatNumber(online)}</p>}
    >
      <Card kind="ruled" label="Список игроков">
        <div className={styles.head}>
          <TextBox
            label="Имя"
            type="search"
            value={typed}
            onChange={setTyped}
            maxLength={12}
            placeholder="Как имя начинается"
          />
          <div className={styles.order}>
            <span>
              <Tip of="topListSort">Порядок</Tip>
            </span>
            <Select
              full
              label="Порядок"
              options={SORT_OPTIONS}
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
        {found ? (
          <FoundPlayers found={found} filter={filter} own={own} onFilter={onFilter} />
        ) : (
          <TopList list={list} sort={sort} own={own} isFromTop={isFromTop} onTop={onTop} />
        )}
      </Card>
      {own && <OwnPlaceBar own={own} sort={sort} onJump={onJump} />}
    </PageFrame>
  )
}

function FoundPlayers({
  found,
  filter,
  own,
  onFilter,
}: Pick<TopPlayersViewProps, 'filter' | 'own' | 'onFilter'> & { found: Found }) {
  if (!found.items) return <Pending error={found.error} onRetry={() => void found.refetch()} lines={4} />
  if (found.items.length === 0) {
    return (
      <Empty
        icon={<SearchIcon />}
        action={<Button onClick={() => onFilter({ ...filter, search: '' })}>Ко всему списку</Button>}
      >
        Никого с таким именем нет.
      </Empty>
    )
  }
  return <TopTable items={found.items} sort={filter.sort} ownId={own?.item.player.playerId} />
}

type TopListProps = Pick<TopPlayersViewProps, 'list' | 'own' | 'isFromTop' | 'onTop'> & {
  sort: TopFilter['sort']
}

function TopList({ list, sort, own, isFromTop, onTop }: TopListProps) {
  if (!list.items) return <Pending error={list.error} onRetry={list.onRetry} lines={8} height={56} />
  if (list.items.length === 0) return <Empty>Список сейчас составляют, загляните через минуту.</Empty>
  return (
    <div aria-busy={list.isStale}>
      {!isFromTop && (
        <div className={styles.before}>
          {list.hasBefore && (
            <Button loading={list.isLoadingBefore} onClick={list.onBefore}>
              Показать выше
            </Button>
          )}
          <Button onClick={onTop}>К началу списка</Button>
        </div>
      )}
      <TopTable items={list.items} sort={sort} ownId={own?.item.player.playerId} />
      {(list.hasMore || list.error) && (
        <div className={styles.more}>
          <MorePages pages={list} />
        </div>
      )}
    </div>
  )
}
