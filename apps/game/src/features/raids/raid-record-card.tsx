import type { RaidsData } from '../../../../../generated/types.ts'
import { formatNumber } from '../../ui/format/number.ts'
import { ChallengeIcon } from '../../ui/pictures/icons.ts'
import { Card } from '../../ui/surfaces/card.tsx'
import styles from './prepare.module.css'

/** Raids on others and on the own castle, by result. */
export function RaidRecordCard({ record }: Pick<RaidsData, 'record'>) {
  const { raidsWon, raidsLost, raidsDrawn, defencesWon, defencesLost, defencesDrawn } = record
  const rows = [
    { name: 'Набеги', won: raidsWon, lost: raidsLost, drawn: raidsDrawn },
    { name: 'Оборона', won: defencesWon, lost: defencesLost, drawn: defencesDrawn },
  ]
  return (
    <Card title="Счёт" icon={<ChallengeIcon />} label="Счёт">
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
          {rows.map(({ name, won, lost, drawn }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td className={styles.wins}>{formatNumber(won)}</td>
              <td className={styles.losses}>{formatNumber(lost)}</td>
              <td>{formatNumber(drawn)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}
