import { classNames } from '../class-names.ts'
import { StarIcon } from '../pictures/icons.ts'
import styles from './stars.module.css'

type StarsProps = {
  /** Enhance level, from 0. */
  count: number
  className?: string
}

/** Above this many stars a number and one of them (docs/game.md §4). */
const drawnOneByOne = 5

/** Stars of an enhanced piece; nothing without any. Decoration: its owner says their number. */
export function Stars({ count, className }: StarsProps) {
  if (count <= 0) return null
  const drawn = count > drawnOneByOne ? 1 : count
  return (
    <span className={classNames('num', styles.stars, className)} aria-hidden="true">
      {count > drawnOneByOne && count}
      {Array.from({ length: drawn }, (_, place) => `star ${place}`).map((star) => (
        <StarIcon key={star} />
      ))}
    </span>
  )
}
