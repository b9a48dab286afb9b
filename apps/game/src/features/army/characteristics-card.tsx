import { useId, useState } from 'react'
import type { ArmyData } from '#generated/types.ts'
import type { Characteristics } from '#rules/army/characteristics.ts'
import { formatNumber, formatSigned } from '../../ui/format/number.ts'
import { tipKey } from '../../ui/format/tip-key.ts'
import { useAtLeast } from '../../ui/hooks/use-media-query.ts'
import { Tip } from '../../ui/overlays/tip.tsx'
import { ArchersIcon, CavalryIcon, HealthIcon, MissionsIcon, SwordsmenIcon } from '../../ui/pictures/icons.ts'
import { Card } from '../../ui/surfaces/card.tsx'
import { CollapseBody, CollapseToggle } from '../../ui/surfaces/collapse.tsx'
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

function valuesOf(row: Pick<Row, 'of'>, values: Characteristics): string {
  return row.of.map((name) => formatNumber(values[name])).join('–')
}

/** «заточкой +12», «заточкой +4 и +6». Null without a gain. */
function sharpenedWords(row: Row, additional: ArmyData['characteristics']['additional']): string | null {
  const gains = row.of.map((name) => additional[name] ?? 0)
  if (gains.every((gain) => gain === 0)) return null
  return `заточкой ${[...new Set(gains.map(formatSigned))].join(' и ')}`
}

/** The whole strength at a glance: health and the attack of each arm. */
const MARKS = [
  { name: 'Лучники', Icon: ArchersIcon, of: ['archersAttackMin', 'archersAttackMax'] },
  { name: 'Мечники', Icon: SwordsmenIcon, of: ['swordsmenAttackMin', 'swordsmenAttackMax'] },
  { name: 'Конница', Icon: CavalryIcon, of: ['cavalryAttackMin', 'cavalryAttackMax'] },
] as const

/** The army's characteristics in a fight, now and with every group full. On a phone the table unfolds. */
export function CharacteristicsCard({ characteristics, health }: CharacteristicsCardProps) {
  const id = useId()
  const isWide = useAtLeast('lg')
  const [isOpen, setIsOpen] = useState(isWide)
  const { current, max } = characteristics
  return (
    <Card kind="ruled" title="Сила войска" icon={<MissionsIcon />} className={styles.strength}>
      <dl className={`${styles.marks} num`}>
        <div>
          <dt>
            <HealthIcon aria-hidden="true" />
            Здоровье
          </dt>
          <dd>
            <Tip of="armyHealth">{formatNumber(health)}</Tip>
          </dd>
        </div>
        {MARKS.map(({ name, Icon, of }) => (
          <div key={name}>
            <dt>
              <Icon aria-hidden="true" />
              {name}, атака
            </dt>
            <dd>{valuesOf({ of }, current)}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.more}>
        <CollapseToggle
          open={isOpen}
          onToggle={() => setIsOpen(!isOpen)}
          controls={id}
          label="все характеристики"
        />
      </div>
      <CollapseBody id={id} open={isOpen}>
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
                <td className="num">{valuesOf(row, current)}</td>
                <td className="num">{valuesOf(row, max)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        {isWeakerInFull(characteristics) && (
          <p className={styles.note}>
            Самый сильный отряд бьёт с прибавкой, пока его доля больше прочих. В полном составе она меньше, и
            прибавка тоже.
          </p>
        )}
      </CollapseBody>
    </Card>
  )
}

/** The leading arm's bonus falls with its share of the army, so a full army may have less of one value. */
function isWeakerInFull({ current, max }: CharacteristicsCardProps['characteristics']): boolean {
  return ROWS.some(({ of }) => of.some((name) => max[name] < current[name]))
}

function Sharpened({ words }: { words: string | null }) {
  return words && <small className={styles.sharpened}>{words}</small>
}
