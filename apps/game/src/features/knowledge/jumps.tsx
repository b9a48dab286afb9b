import { Link } from 'react-router-dom'
import styles from './knowledge.module.css'

type JumpsProps = { label: string; places: readonly { key: string; name: string }[] }

/** Links to the parts of a long page. */
export function Jumps({ label, places }: JumpsProps) {
  return (
    <nav aria-label={label}>
      <ul className={styles.jumps}>
        {places.map(({ key, name }) => (
          <li key={key}>
            <Link to={`#${key}`}>{name}</Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
