import { DoneIcon } from '../../ui/pictures/icons.ts'
import styles from './name-hint.module.css'
import { checkName } from './name-rules.ts'

/** The rules of a name, each marked as met while the player types. */
export function NameHint({ name }: { name: string }) {
  return (
    <ul className={styles.rules}>
      {checkName(name).map(({ rule, text, isMet }) => (
        <li key={rule} className={isMet ? styles.met : undefined}>
          {isMet ? <DoneIcon /> : <span aria-hidden="true">·</span>}
          <span>
            {text}
            {isMet && <span className="sr"> — выполнено</span>}
          </span>
        </li>
      ))}
    </ul>
  )
}
