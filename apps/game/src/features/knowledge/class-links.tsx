import { Link } from 'react-router-dom'
import type { GearClassName } from '#generated/types.ts'
import styles from './knowledge.module.css'

/** The classes of the gear that may be found, each a link to its page. */
export function ClassLinks({ classes }: { classes: readonly GearClassName[] }) {
  if (classes.length === 0) return null
  return (
    <div className={styles.note}>
      <p>Снаряжение этих классов:</p>
      <ul className={styles.classes}>
        {classes.map(({ gearClass, name }) => (
          <li key={gearClass}>
            <Link to={`/knowledge-base/gear/${gearClass}`}>{name}</Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
