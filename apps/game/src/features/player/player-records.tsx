import type { PlayerProfile } from '../../../../../generated/types.ts'
import { counted } from '../../ui/format/counted.ts'
import { formatNumber } from '../../ui/format/number.ts'
import { Tip } from '../../ui/overlays/tip.tsx'
import { ChallengeIcon, GoldIcon, MissionsIcon } from '../../ui/pictures/icons.ts'
import { Card } from '../../ui/surfaces/card.tsx'
import styles from './player-page.module.css'

const ROWS = [
  ['missions', 'Походы'],
  ['raids', 'Набеги'],
  ['defences', 'Оборона'],
] as const

/** Fights by kind and end, and the gold of all time. */
export function PlayerRecords({ records, totalGold }: Pick<PlayerProfile, 'records' | 'totalGold'>) {
  return (
    <Card title="Свершения" icon={<ChallengeIcon />}>
      <table className={styles.records}>
        <thead>
          <tr>
            <td />
            <th scope="col">Победы</th>
            <th scope="col">Поражения</th>
            <th scope="col">Ничьи</th>
          </tr>
        </thead>
        <tbody className="num">
          {ROWS.map(([kind, name]) => {
            const { wins, losses, draws } = records[kind]
            return (
              <tr key={kind}>
                <th scope="row">{name}</th>
                <td className={styles.wins}>{formatNumber(wins)}</td>
                <td className={styles.losses}>{formatNumber(losses)}</td>
                <td>{formatNumber(draws)}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
      {records.unlimited > 0 && (
        <p className={styles.gold}>
          <MissionsIcon aria-hidden="true" />
          Дорога без конца <b className="num">{counted(records.unlimited, ['враг', 'врага', 'врагов'])}</b>
        </p>
      )}
      <p className={styles.gold}>
        <GoldIcon aria-hidden="true" />
        <Tip of="topListGold">Всего золота</Tip> <b className="num">{formatNumber(totalGold)}</b>
      </p>
    </Card>
  )
}
