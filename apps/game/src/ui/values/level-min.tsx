import styles from './level-min.module.css'

type LevelMinProps = {
  levelMin: number
  /** The player's; red when below what is asked (docs/game.md §5). */
  level: number
  /** Words before the number. */
  label?: string
}

/** «уровень 19», red with a sign for the ear too when one's own is too low. */
export function LevelMin({ levelMin, level, label = 'уровень' }: LevelMinProps) {
  const low = level < levelMin
  return (
    <span className={low ? styles.low : styles.enough}>
      {label}&nbsp;<span className="num">{levelMin}</span>
      {low && <span className="sr">, ваш уровень ниже</span>}
    </span>
  )
}
