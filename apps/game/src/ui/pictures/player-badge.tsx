import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Unbroken } from '../values/unbroken.tsx'
import { Avatar } from './avatar.tsx'
import styles from './player-badge.module.css'

/** What a badge shows of a player. Null for an unknown one. */
export type PlayerFace = { id: string | number; name: string; avatarUrl?: string | null; level?: number }

type PlayerBadgeProps = {
  player: PlayerFace | null
  /** Shown in place of the name: the same as a link. */
  link?: ReactNode
  /** A line below the name: title, guild. */
  note?: ReactNode
  /** A line below both: progress. */
  foot?: ReactNode
  size?: number
}

/** Picture and name. An unknown player is «Неизвестен» (docs/game.md §3). */
export function PlayerBadge({ player, link, note, foot, size }: PlayerBadgeProps) {
  return (
    <span className={styles.who}>
      <Avatar id={player?.id ?? null} src={player?.avatarUrl} level={player?.level} size={size} />
      <span className={styles.words}>
        <span className={classNames(styles.name, !player && styles.unknown)}>
          {player ? link || player.name : 'Неизвестен'}
        </span>
        {note && (
          <span className={styles.note}>
            <Unbroken>{note}</Unbroken>
          </span>
        )}
        {foot}
      </span>
    </span>
  )
}
