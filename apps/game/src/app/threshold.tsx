import styles from './threshold.module.css'

/** Before the first layout is there: oak and a quiet word, never a blank. */
export function Threshold() {
  return (
    <div className={styles.threshold} role="status">
      <span>Загрузка...</span>
    </div>
  )
}
