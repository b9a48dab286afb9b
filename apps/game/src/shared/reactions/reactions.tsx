import type { Reaction } from '#generated/types.ts'
import { classNames } from '../../ui/class-names.ts'
import { formatNumber } from '../../ui/format/number.ts'
import { DislikeIcon, LikeIcon } from '../../ui/pictures/icons.ts'
import styles from './reactions.module.css'

export type ReactionsProps = {
  likes: number
  dislikes: number
  /** The player's own one. */
  own: Reaction | null
  /** What is judged, for screen readers. */
  of: string
  isSaving: boolean
  /** Null for a visitor, who only sees the counts. */
  onReact: ((reaction: Reaction | null) => void) | null
}

const KINDS = [
  { reaction: 'LIKE', label: 'Нравится', Icon: LikeIcon },
  { reaction: 'DISLIKE', label: 'Не нравится', Icon: DislikeIcon },
] as const

/** What players think of a text. A second press takes the own reaction back. */
export function Reactions({ likes, dislikes, own, of, isSaving, onReact }: ReactionsProps) {
  const counts = { LIKE: likes, DISLIKE: dislikes }
  return (
    <fieldset className={styles.reactions} aria-label={`Отклики: ${of}`}>
      {KINDS.map(({ reaction, label, Icon }) => {
        const face = (
          <>
            <Icon aria-hidden="true" />
            <span className="num">{formatNumber(counts[reaction])}</span>
          </>
        )
        if (!onReact)
          return (
            <span key={reaction} className={styles.count}>
              <span className="sr">{label}:</span>
              {face}
            </span>
          )
        const isOwn = own === reaction
        return (
          <button
            key={reaction}
            type="button"
            className={classNames(styles.count, styles.button, isOwn && styles.own)}
            aria-pressed={isOwn}
            aria-label={`${label}: ${formatNumber(counts[reaction])}`}
            aria-busy={isSaving || undefined}
            onClick={() => {
              if (!isSaving) onReact(isOwn ? null : reaction)
            }}
          >
            {face}
          </button>
        )
      })}
    </fieldset>
  )
}
