import { TITLE_NAMES } from '#catalogue/player/titles.ts'
import type { PlayerInfo } from '#generated/types.ts'
import { PageLink } from '../shell/page-link.tsx'
import { PlayerBadge } from '../ui/pictures/player-badge.tsx'
import styles from './public-layout.module.css'

/** The player's arms and name, a link to the castle. */
export function HeaderBadge({ player }: { player: PlayerInfo }) {
  const { arms, name, avatarUrl, level, title } = player
  return (
    <PageLink className={styles.player} to="castle">
      <PlayerBadge player={{ id: arms, name, avatarUrl, level }} note={TITLE_NAMES[title]} size={34} />
    </PageLink>
  )
}
