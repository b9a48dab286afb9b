import { comparedRows } from './bonus-rows.ts'
import styles from './detail.module.css'
import type { Gear } from './inventory-types.ts'

const words = { up: 'больше на', down: 'меньше на', same: 'столько же' } as const

/** What changes when the one is worn instead of the other: green up, red down, the sign beside the colour. */
export function GearComparison({ gear, worn }: { gear: Gear; worn: Gear }) {
  return (
    <table className={styles.compared}>
      <caption>Против надетой: «{worn.name}»</caption>
      <thead>
        <tr>
          <th scope="col">Свойство</th>
          <th scope="col">Сейчас</th>
          <th scope="col">Станет</th>
          <th scope="col">Разница</th>
        </tr>
      </thead>
      <tbody className="num">
        {comparedRows(gear, worn).map(({ key, name, now, next, difference, trend }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            <td>{now}</td>
            <td>{next}</td>
            <td className={styles[trend]}>
              <i aria-hidden="true">{trend === 'same' && '='}</i>
              <span className="sr">{words[trend]}</span> {difference}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
