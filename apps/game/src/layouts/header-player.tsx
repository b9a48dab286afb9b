import { Link } from 'react-router-dom'
import { TITLE_NAMES } from '../../../../catalogue/player/titles.ts'
import { useGetHeaderPlayerInfo } from '../../../../generated/hooks/player.ts'
import { PageLink } from '../shell/page-link.tsx'
import { buttonClass } from '../ui/controls/button-class.ts'
import { PlayerBadge } from '../ui/pictures/player-badge.tsx'
import styles from './public-layout.module.css'

/** For a player: the name and a link to the castle. For a visitor: a link to the login. */
export function HeaderPlayer() {
  const { data, isPending } = useGetHeaderPlayerInfo()
  const player = data?.player
  if (isPending) return <span className={styles.pending} aria-hidden="true" />
  if (!player)
    return (
      <Link className={buttonClass({ variant: 'oak', small: true })} to="/auth/login">
        Войти
      </Link>
    )
  const face = {
    id: player.arms,
    name: player.name,
    avatarUrl: player.avatarUrl,
    level: player.level,
  }
  return (
    <PageLink className={styles.player} to="castle">
      <PlayerBadge player={face} note={TITLE_NAMES[player.title]} size={34} />
    </PageLink>
  )
}
