import { classNames } from '../class-names.ts'
import { StarIcon } from '../pictures/icons.ts'
import styles from './stars.module.css'

type StarsProps = {
  /** Enhance level, at least 0. */
  count: number
  className?: string
}

/** More stars than this are shown as a number and one star (docs/game.md §4). */
const STARS_DRAWN_SINGLY_MAX = 5

/** Stars of enhanced gear. Nothing at zero. Decoration: the parent states the number. */
export function Stars({ count, className }: StarsProps) {
  if (count <= 0) return null
  const drawn = count > STARS_DRAWN_SINGLY_MAX ? 1 : count
  return (
    <span className={classNames('num', styles.stars, className)} aria-hidden="true">
      {count > STARS_DRAWN_SINGLY_MAX && count}
      {Array.from({ length: drawn }, (_, place) => `star ${place}`).map((star) => (
        <StarIcon key={star} />
      ))}
    </span>
  )
}
