import type { ArmyData } from '../../../../../generated/types.ts'
import type { Characteristics } from '../../../../../rules/army/characteristics.ts'
import { formatNumber, formatSigned } from '../../ui/format/number.ts'
import { tipKey } from '../../ui/format/tip-key.ts'
import { Tip } from '../../ui/overlays/tip.tsx'
import { HealthIcon, MissionsIcon } from '../../ui/pictures/icons.ts'
import { Card } from '../../ui/surfaces/card.tsx'
import styles from './army.module.css'

type CharacteristicsCardProps = { characteristics: ArmyData['characteristics']; health: number }

/** The values of a row: one, or a minimum and a maximum. */
type Row = { tip: string; name: string; of: readonly (keyof Characteristics)[] }

const ROWS: readonly Row[] = [
  { tip: 'archersAttackMax', name: 'Атака лучников', of: ['archersAttackMin', 'archersAttackMax'] },
  { tip: 'swordsmenAttackMax', name: 'Атака мечников', of: ['swordsmenAttackMin', 'swordsmenAttackMax'] },
  { tip: 'cavalryAttackMax', name: 'Атака конницы', of: ['cavalryAttackMin', 'cavalryAttackMax'] },
  { tip: 'archersMastery', name: 'Мастерство лучников', of: ['archersMastery'] },
  { tip: 'swordsmenMastery', name: 'Мастерство мечников', of: ['swordsmenMastery'] },
  { tip: 'armor', name: 'Броня', of: ['armor'] },
  { tip: 'dodge', name: 'Уворот', of: ['dodge'] },
  { tip: 'luck', name: 'Удача', of: ['luck'] },
]

function valuesOf(row: Row, values: Characteristics): string {
  return row.of.map((name) => formatNumber(values[name])).join('–')
}

/** «заточкой +12», «заточкой +4 и +6». Null without a gain. */
function sharpenedWords(row: Row, additional: ArmyData['characteristics']['additional']): string | null {
  const gains = row.of.map((name) => additional[name] ?? 0)
  if (gains.every((gain) => gain === 0)) return null
  return `заточкой ${[...new Set(gains.map(formatSigned))].join(' и ')}`
}

/** The army's characteristics in a fight, now and with every group full. */
export function CharacteristicsCard({ characteristics, health }: CharacteristicsCardProps) {
  return (
    <Card kind="ruled" title="Сила войска" icon={<MissionsIcon />} className={styles.strength}>
      <p className={styles.health}>
        <HealthIcon aria-hidden="true" /> Здоровье{' '}
        <b className="num">
          <Tip of="armyHealth">{formatNumber(health)}</Tip>
        </b>
      </p>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Характеристика</th>
            <th scope="col">
              <Tip of="characteristicsCurrent">Сейчас</Tip>
            </th>
            <th scope="col">
              <Tip of="characteristicsMax">В полном составе</Tip>
            </th>
          </tr>
        </thead>
        <tbody>
          {ROWS.map((row) => (
            <tr key={row.name}>
              <th scope="row">
                <Tip of={tipKey('playerCharacteristics', row.tip)}>{row.name}</Tip>
                <Sharpened words={sharpenedWords(row, characteristics.additional)} />
              </th>
              <td className="num">{valuesOf(row, characteristics.current)}</td>
              <td className="num">{valuesOf(row, characteristics.max)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}

function Sharpened({ words }: { words: string | null }) {
  return words && <small className={styles.sharpened}>{words}</small>
}
