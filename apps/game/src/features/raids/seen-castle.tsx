import { useId, useState } from 'react'
import { UNITS } from '#catalogue/army/units.ts'
import type { ArmyData, DefencePlan, SeenCastle as Seen } from '#generated/types.ts'
import { CASTLE_SIDES, type CastleSide } from '#rules/raids/plan.ts'
import { formatNumber, formatPercent } from '../../ui/format/number.ts'
import { SpyIcon } from '../../ui/pictures/icons.ts'
import { CollapseBody, CollapseToggle } from '../../ui/surfaces/collapse.tsx'
import { Countdown } from '../../ui/values/countdown.tsx'
import { useSecondsLeft } from '../../ui/values/server-clock.tsx'
import { CastlePlan } from './castle-plan/castle-plan.tsx'
import { DefenceFigures } from './defence-figures.tsx'
import styles from './seen-castle.module.css'

type OwnArmy = Pick<ArmyData, 'groups' | 'characteristics' | 'health'>

type SeenCastleProps = {
  seen: Seen
  /** The own army, to compare. */
  own: OwnArmy | undefined
  /** The knowledge has become out of date. */
  onForgotten: () => void
}

/** What spies have seen, for as long as it is worth something. */
export function SeenCastle({ seen, own, onForgotten }: SeenCastleProps) {
  const { castle, until } = seen
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const left = useSecondsLeft(until, onForgotten)
  if (left === 0) return null
  return (
    <section className={styles.seen} aria-label="Что видели лазутчики">
      <p className={styles.title}>
        <SpyIcon aria-hidden="true" />
        <span>Что видели лазутчики</span>
        <Countdown until={until} label="Сведения устареют" className={styles.clock} />
      </p>
      <div className={styles.plan}>
        <CastlePlan armsId={seen.host.arms ?? seen.host.playerId} defence={castle} />
      </div>
      <p className={styles.words}>{garrisonWords(castle.garrison)}</p>
      <DefenceFigures defence={castle} />
      <div className={styles.more}>
        <span>Войско за стенами</span>
        <CollapseToggle
          open={isOpen}
          onToggle={() => setIsOpen(!isOpen)}
          controls={id}
          label="войско за стенами"
        />
      </div>
      <CollapseBody id={id} open={isOpen}>
        <SeenArmy host={seen.host} own={own} />
      </CollapseBody>
    </section>
  )
}

type Values = ArmyData['characteristics']['current']

/** The values of a row: one, or a minimum and a maximum. */
const CHARACTERISTICS = [
  { name: 'Атака лучников', of: ['archersAttackMin', 'archersAttackMax'] },
  { name: 'Атака мечников', of: ['swordsmenAttackMin', 'swordsmenAttackMax'] },
  { name: 'Атака конницы', of: ['cavalryAttackMin', 'cavalryAttackMax'] },
  { name: 'Мастерство лучников', of: ['archersMastery'] },
  { name: 'Мастерство мечников', of: ['swordsmenMastery'] },
  { name: 'Броня', of: ['armor'] },
  { name: 'Уворот', of: ['dodge'] },
  { name: 'Удача', of: ['luck'] },
] as const satisfies readonly { name: string; of: readonly (keyof Values)[] }[]

function valuesOf(of: readonly (keyof Values)[], values: Values | undefined): string {
  return values ? of.map((name) => formatNumber(values[name])).join('–') : '—'
}

/** Their army beside the own one, line against line. */
function SeenArmy({ host: contender, own }: { host: Seen['host']; own: OwnArmy | undefined }) {
  const { army, characteristics, health, healthMax } = contender
  const unitsOf = (name: string) => {
    const group = own?.groups.find((one) => one.group === name)
    return group ? formatNumber(group.current + group.additional) : '—'
  }
  return (
    <table className={`${styles.army} num`}>
      <thead>
        <tr>
          <td />
          <th scope="col">Там</th>
          <th scope="col">У вас</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">Здоровье</th>
          <td>
            {health < healthMax
              ? `${formatNumber(health)} из ${formatNumber(healthMax)}`
              : formatNumber(health)}
          </td>
          <td>{own ? formatNumber(own.health) : '—'}</td>
        </tr>
        {UNITS.filter(({ group }) => army[group] > 0).map(({ group, name }) => (
          <tr key={group}>
            <th scope="row">{name}</th>
            <td>{formatNumber(army[group])}</td>
            <td>{unitsOf(group)}</td>
          </tr>
        ))}
        {CHARACTERISTICS.map(({ name, of }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{valuesOf(of, characteristics)}</td>
            <td>{valuesOf(of, own?.characteristics.current)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Where a side of the castle is on the plan. */
const SIDE_WORDS = {
  top: 'сверху',
  left: 'слева',
  right: 'справа',
  bottom: 'снизу',
} as const satisfies Record<CastleSide, string>

/** «Гарнизон: сверху +30 %, снизу +10 %. Слева и справа никого.» */
function garrisonWords(garrison: DefencePlan): string {
  const held = CASTLE_SIDES.filter((side) => garrison[side] > 0)
  if (held.length === 0) return 'Гарнизона нет ни на одной стороне.'
  const sides = held.map((side) => `${SIDE_WORDS[side]} +${formatPercent(garrison[side])}`)
  const bare = CASTLE_SIDES.filter((side) => garrison[side] === 0).map((side) => SIDE_WORDS[side])
  const rest = bare.length > 0 ? ` Без гарнизона: ${bare.join(', ')}.` : ''
  return `Гарнизон: ${sides.join(', ')}.${rest}`
}
