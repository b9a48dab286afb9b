import type { FightRecord } from '../../../../../generated/types.ts'
import { formatNumber } from '../../ui/format/number.ts'
import styles from './record-table.module.css'

export type RecordRow = FightRecord & {
  /** What kind of fights. */
  name: string
}

/** Fights won, lost and drawn, a row for each kind. */
export function RecordTable({ rows }: { rows: readonly RecordRow[] }) {
  return (
    <table className={styles.record}>
      <thead>
        <tr>
          <td />
          <th scope="col">Победы</th>
          <th scope="col">Поражения</th>
          <th scope="col">Ничьи</th>
        </tr>
      </thead>
      <tbody className="num">
        {rows.map(({ name, wins, losses, draws }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td className={styles.wins}>{formatNumber(wins)}</td>
            <td className={styles.losses}>{formatNumber(losses)}</td>
            <td>{formatNumber(draws)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
