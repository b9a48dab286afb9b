import type { OwnPlace, TopListSort } from '../../../../../generated/types.ts'
import { Button } from '../../ui/controls/button.tsx'
import { formatNumber } from '../../ui/format/number.ts'
import { Avatar } from '../../ui/pictures/avatar.tsx'
import { Unbroken } from '../../ui/values/unbroken.tsx'
import { TOP_SORTS, topValue } from './top-order.ts'
import styles from './toplists.module.css'

type OwnPlaceBarProps = {
  own: OwnPlace
  sort: TopListSort
  onJump: () => void
}

/** The player's own place, always in sight, and the way there. */
export function OwnPlaceBar({ own: { item, players }, sort, onJump }: OwnPlaceBarProps) {
  const { playerId, avatarUrl } = item.player
  return (
    <section className={styles.bar} aria-label="Ваше место">
      <Avatar id={playerId} src={avatarUrl} size={36} />
      <p>
        <b className="num">
          <Unbroken>{`${formatNumber(item.place)}-е место`}</Unbroken> <span>из {formatNumber(players)}</span>
        </b>
        <small className="num">
          {TOP_SORTS[sort].heading}: {formatNumber(topValue(sort, item))}
        </small>
      </p>
      <Button variant="oak" onClick={onJump}>
        К себе
      </Button>
    </section>
  )
}
