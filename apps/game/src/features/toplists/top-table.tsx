import type { TopListSort, TopPlayer } from '../../../../../generated/types.ts'
import { PlayerName } from '../../things/player/player-name.tsx'
import { playerNote } from '../../things/player/player-note.ts'
import { classNames } from '../../ui/class-names.ts'
import { formatNumber } from '../../ui/format/number.ts'
import { PlayerBadge } from '../../ui/pictures/player-badge.tsx'
import { TOP_SORTS, topValue } from './top-order.ts'
import styles from './toplists.module.css'

const COLUMNS = ['LEVEL', 'WIN', 'LOSE', 'DRAW', 'TOTAL_GOLD'] as const

type TopTableProps = {
  items: readonly TopPlayer[]
  sort: TopListSort
  /** The player's own castle. */
  ownId: number | undefined
}

/** Castles with their places. On a phone only the column that the list is sorted by is shown. */
export function TopTable({ items, sort, ownId }: TopTableProps) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col" className={styles.place}>
            <span className="sr">Место</span>
          </th>
          <th scope="col">Игрок</th>
          {COLUMNS.map((column) => (
            <th
              key={column}
              scope="col"
              className={classNames(styles.figure, column === sort && styles.sorted)}
            >
              {TOP_SORTS[column].heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <TopRow key={item.player.playerId} item={item} sort={sort} isOwn={item.player.playerId === ownId} />
        ))}
      </tbody>
    </table>
  )
}

function TopRow({ item, sort, isOwn }: { item: TopPlayer; sort: TopListSort; isOwn: boolean }) {
  const { playerId, name, avatarUrl, level } = item.player
  return (
    <tr className={classNames(isOwn && styles.own)} data-own-castle={isOwn || undefined}>
      <td className={classNames('num', styles.place, item.place <= 3 && styles[`best${item.place}`])}>
        {formatNumber(item.place)}
      </td>
      <th scope="row" className={styles.who}>
        <PlayerBadge
          player={{ id: playerId, name, avatarUrl, level }}
          link={<PlayerName playerId={playerId} name={name} />}
          note={isOwn ? 'Это вы' : playerNote(item)}
          size={36}
        />
      </th>
      {COLUMNS.map((column) => (
        <td key={column} className={classNames('num', styles.figure, column === sort && styles.sorted)}>
          {formatNumber(topValue(column, item))}
        </td>
      ))}
    </tr>
  )
}
