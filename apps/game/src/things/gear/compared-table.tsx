import type { Gear } from '#generated/types.ts'
import { comparedRows } from './bonus-rows.ts'
import styles from './detail.module.css'

const COMPARISON_WORDS = { up: 'больше на', down: 'меньше на', same: 'столько же' } as const

type ComparedTableProps = { caption: string; now: Gear; next: Gear }

/** Changes of an army's values: increases green, decreases red, with a sign beside the colour. */
export function ComparedTable({ caption, now: before, next: after }: ComparedTableProps) {
  return (
    <table className={styles.compared}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Свойство</th>
          <th scope="col">Сейчас</th>
          <th scope="col">Станет</th>
          <th scope="col">Разница</th>
        </tr>
      </thead>
      <tbody className="num">
        {comparedRows(after, before).map(({ key, name, now, next, difference, trend }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            <td>{now}</td>
            <td>{next}</td>
            <td className={styles[trend]}>
              <i aria-hidden="true">{trend === 'same' && '='}</i>
              <span className="sr">{COMPARISON_WORDS[trend]}</span> {difference}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
