import type { NotificationChoice } from '#generated/types.ts'
import { KIND_WORDS } from './kind-words.ts'
import styles from './notifications.module.css'

const WAYS = [
  { key: 'isToasted', label: 'На экране' },
  { key: 'isPushed', label: 'Вне игры' },
  { key: 'isMailed', label: 'Письмо' },
] as const

type KindsTableProps = {
  kinds: readonly NotificationChoice[]
  /** Letters reach only a confirmed address. */
  canMail: boolean
  onChange: (choice: NotificationChoice) => void
}

/** Each kind of notification and the ways it may come. */
export function KindsTable({ kinds, canMail, onChange }: KindsTableProps) {
  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Весть</th>
            {WAYS.map(({ key, label }) => (
              <th key={key} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {kinds.map((choice) => (
            <tr key={choice.kind}>
              <th scope="row">{KIND_WORDS[choice.kind]}</th>
              {WAYS.map(({ key, label }) => (
                <td key={key}>
                  <label className={styles.cell}>
                    <input
                      type="checkbox"
                      checked={choice[key]}
                      disabled={key === 'isMailed' && !canMail}
                      aria-label={`${KIND_WORDS[choice.kind]}: ${label.toLowerCase()}`}
                      onChange={({ target }) => onChange({ ...choice, [key]: target.checked })}
                    />
                  </label>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
