import { Link } from 'react-router-dom'
import styles from './brand.module.css'

/** The game's shield and name, a link to the main page. */
export function Brand() {
  return (
    <Link className={styles.brand} to="/">
      <img src="/icon.svg" alt="" width={34} height={34} />
      Донжон
    </Link>
  )
}
