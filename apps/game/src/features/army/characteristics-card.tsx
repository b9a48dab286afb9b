import type { ArmyData } from '../../../../../generated/events.ts'
import type { Characteristics } from '../../../../../rules/characteristics.ts'
import { Card } from '../../ui/card.tsx'
import { formatNumber } from '../../ui/format/number.ts'
import { HealthIcon, MissionsIcon } from '../../ui/icons.ts'
import styles from './army.module.css'

type CharacteristicsCardProps = { characteristics: ArmyData['characteristics']; health: number }

const range = (min: number, max: number): string => `${formatNumber(min)}–${formatNumber(max)}`

const rows: { name: string; value: (of: Characteristics) => string }[] = [
  { name: 'Атака лучников', value: (of) => range(of.archersAttackMin, of.archersAttackMax) },
  { name: 'Атака мечников', value: (of) => range(of.swordsmenAttackMin, of.swordsmenAttackMax) },
  { name: 'Атака конницы', value: (of) => range(of.cavalryAttackMin, of.cavalryAttackMax) },
  { name: 'Мастерство лучников', value: (of) => formatNumber(of.archersMastery) },
  { name: 'Мастерство мечников', value: (of) => formatNumber(of.swordsmenMastery) },
  { name: 'Броня', value: (of) => formatNumber(of.armor) },
  { name: 'Уворот', value: (of) => formatNumber(of.dodge) },
  { name: 'Удача', value: (of) => formatNumber(of.luck) },
]

/** What the host is worth in a fight, now and with every group full. */
export function CharacteristicsCard({ characteristics, health }: CharacteristicsCardProps) {
  return (
    <Card kind="ruled" title="Сила войска" icon={<MissionsIcon />} className={styles.strength}>
      <p className={styles.health}>
        <HealthIcon aria-hidden="true" /> Здоровье <b className="num">{formatNumber(health)}</b>
      </p>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Характеристика</th>
            <th scope="col">Сейчас</th>
            <th scope="col">В полном составе</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, value }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td className="num">{value(characteristics.current)}</td>
              <td className="num">{value(characteristics.max)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}
