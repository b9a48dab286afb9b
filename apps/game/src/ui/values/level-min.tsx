import styles from './level-min.module.css'

type LevelMinProps = {
  levelMin: number
  /** The player's level. The required one is red if it is higher (docs/game.md §5). */
  level: number
  /** Text before the number. */
  label?: string
}

/** «уровень 19», in red and with words for screen readers when the player's level is too low. */
export function LevelMin({ levelMin, level, label = 'уровень' }: LevelMinProps) {
  const low = level < levelMin
  return (
    <span className={low ? styles.low : styles.enough}>
      {label}&nbsp;<span className="num">{levelMin}</span>
      {low && <span className="sr">, ваш уровень ниже</span>}
    </span>
  )
}
