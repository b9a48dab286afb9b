import { Vignette } from '../../art/vignettes/vignette.tsx'
import styles from './about-page.module.css'
import { moscowLight } from './moscow-light.ts'

/** Places of missions. */
export function Places() {
  const time = moscowLight()
  return (
    <div className={styles.places}>
      <Vignette kind="forest" time={time} locked={false} />
      <Vignette kind="river" time={time} locked={false} />
      <Vignette kind="mountains" time={time} locked={false} />
      <Vignette kind="swamp" time={time} locked={false} />
    </div>
  )
}
