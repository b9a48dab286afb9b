import type { PlayerProfile } from '#generated/types.ts'
import { RecordTable } from '../../things/player/record-table.tsx'
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
      <RecordTable rows={ROWS.map(([kind, name]) => ({ name, ...records[kind] }))} />
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
