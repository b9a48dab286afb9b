import styles from './threshold.module.css'

/** Before the first layout is there: the game's name on oak and a quiet word, never a blank. Both preloaded fonts are used here. */
export function Threshold() {
  return (
    <div className={styles.threshold} role="status">
      <b className={styles.name} aria-hidden="true">
        Донжон
      </b>
      <span>Загрузка...</span>
    </div>
  )
}
