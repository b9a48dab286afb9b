import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Avatar } from './avatar.tsx'
import styles from './player-badge.module.css'

/** What a badge needs of a player; null is one without info. */
export type PlayerFace = { id: string | number; name: string; avatarUrl?: string | null; level?: number }

type PlayerBadgeProps = {
  player: PlayerFace | null
  /** Title, guild: a line under the name. */
  note?: ReactNode
  /** A line under both: progress. */
  foot?: ReactNode
  size?: number
}

/** Face and name; a player without info is «Неизвестен» (docs/game.md §3). */
export function PlayerBadge({ player, note, foot, size }: PlayerBadgeProps) {
  return (
    <span className={styles.who}>
      <Avatar id={player?.id ?? null} src={player?.avatarUrl} level={player?.level} size={size} />
      <span className={styles.words}>
        <span className={classNames(styles.name, !player && styles.unknown)}>
          {player ? player.name : 'Неизвестен'}
        </span>
        {note && <span className={styles.note}>{note}</span>}
        {foot}
      </span>
    </span>
  )
}
