import type { ArmyData } from '../../../../../generated/types.ts'
import type { Characteristics } from '../../../../../rules/army/characteristics.ts'
import { formatNumber } from '../../ui/format/number.ts'
import { tipKey } from '../../ui/format/tip-key.ts'
import { Tip } from '../../ui/overlays/tip.tsx'
import { HealthIcon, MissionsIcon } from '../../ui/pictures/icons.ts'
import { Card } from '../../ui/surfaces/card.tsx'
import styles from './army.module.css'

type CharacteristicsCardProps = { characteristics: ArmyData['characteristics']; health: number }

function range(min: number, max: number): string {
  return `${formatNumber(min)}–${formatNumber(max)}`
}

const rows: { tip: string; name: string; value: (of: Characteristics) => string }[] = [
  {
    tip: 'archersAttackMax',
    name: 'Атака лучников',
    value: (of) => range(of.archersAttackMin, of.archersAttackMax),
  },
  {
    tip: 'swordsmenAttackMax',
    name: 'Атака мечников',
    value: (of) => range(of.swordsmenAttackMin, of.swordsmenAttackMax),
  },
  {
    tip: 'cavalryAttackMax',
    name: 'Атака конницы',
    value: (of) => range(of.cavalryAttackMin, of.cavalryAttackMax),
  },
  { tip: 'archersMastery', name: 'Мастерство лучников', value: (of) => formatNumber(of.archersMastery) },
  { tip: 'swordsmenMastery', name: 'Мастерство мечников', value: (of) => formatNumber(of.swordsmenMastery) },
  { tip: 'armor', name: 'Броня', value: (of) => formatNumber(of.armor) },
  { tip: 'dodge', name: 'Уворот', value: (of) => formatNumber(of.dodge) },
  { tip: 'luck', name: 'Удача', value: (of) => formatNumber(of.luck) },
]

/** What the host is worth in a fight, now and with every group full. */
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
          {rows.map(({ tip, name, value }) => (
            <tr key={name}>
              <th scope="row">
                <Tip of={tipKey('playerCharacteristics', tip)}>{name}</Tip>
              </th>
              <td className="num">{value(characteristics.current)}</td>
              <td className="num">{value(characteristics.max)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}
