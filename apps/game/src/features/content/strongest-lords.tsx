import { TITLE_NAMES } from '#catalogue/player/titles.ts'
import type { World } from '#generated/types.ts'
import { PlayerBadge } from '../../ui/pictures/player-badge.tsx'
import styles from './main-view.module.css'

/** The strongest lords with their arms. */
export function StrongestLords({ strongest }: Pick<World, 'strongest'>) {
  return (
    <ol className={styles.strongest}>
      {strongest.map(({ player, isGenerated }) => (
        <li key={player.playerId}>
          <PlayerBadge
            player={{
              id: player.arms,
              name: player.name,
              avatarUrl: player.avatarUrl,
              level: player.level,
            }}
            note={isGenerated ? `${TITLE_NAMES[player.title]} · правит ключник` : TITLE_NAMES[player.title]}
            size={36}
          />
        </li>
      ))}
    </ol>
  )
}
