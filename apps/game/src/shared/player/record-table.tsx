import type { FightRecord } from '#generated/types.ts'
import { formatNumber } from '../../ui/format/number.ts'
import styles from './record-table.module.css'

export type RecordRow = FightRecord & {
  /** What kind of fights. */
  name: string
}

const RESULTS = [
  { result: 'wins', word: 'Победы' },
  { result: 'losses', word: 'Поражения' },
  { result: 'draws', word: 'Ничьи' },
] as const

/** Fights won, lost and drawn, a row for each kind. */
export function RecordTable({ rows }: { rows: readonly RecordRow[] }) {
  return (
    <table className={styles.record}>
      <thead>
        <tr>
          <td />
          {RESULTS.map(({ result, word }) => (
            <th key={result} scope="col">
              {word}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="num">
        {rows.map((row) => (
          <tr key={row.name}>
            <th scope="row">{row.name}</th>
            {RESULTS.map(({ result, word }) => (
              <td key={result} className={styles[result]} data-word={word}>
                {formatNumber(row[result])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
