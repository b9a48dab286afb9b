import type { CastleDefence, RaidBuilding } from '#generated/types.ts'
import { stakesCapacity, wallsAndMoats } from '#rules/buildings/buildings.ts'
import { classNames } from '../../ui/class-names.ts'
import { formatNumber, formatSigned } from '../../ui/format/number.ts'
import { tipKey } from '../../ui/format/tip-key.ts'
import { Tip } from '../../ui/overlays/tip.tsx'
import { MoatsIcon, StakesIcon, WallsIcon } from '../../ui/pictures/icons.ts'
import styles from './defence-figures.module.css'

const BUILDINGS = [
  { building: 'walls', name: 'Стены', Icon: WallsIcon },
  { building: 'moats', name: 'Рвы', Icon: MoatsIcon },
  { building: 'stakes', name: 'Колья', Icon: StakesIcon },
] as const satisfies readonly { building: RaidBuilding; name: string; Icon: unknown }[]

type Levels = Pick<CastleDefence, RaidBuilding>

/** What a building does in a defence, by its level. */
function effectOf(building: RaidBuilding, level: number): string {
  const { armor, dodge } = wallsAndMoats({ walls: 0, moats: 0, [building]: level })
  if (building === 'stakes') return `до ${formatNumber(stakesCapacity(level))} урона конницы`
  return building === 'walls'
    ? `броня ${formatSigned(armor)}, уворот ${formatSigned(dodge)}`
    : `броня ${formatSigned(armor)}`
}

type DefenceFiguresProps = {
  /** A damaged building counts 0. */
  defence: Levels
  /** Buildings that need repair. Unknown of another castle. */
  damaged?: readonly RaidBuilding[]
}

/** The buildings that raiders meet, and what each does. */
export function DefenceFigures({ defence, damaged = [] }: DefenceFiguresProps) {
  return (
    <dl className={styles.figures}>
      {BUILDINGS.map(({ building, name, Icon }) => {
        const level = defence[building]
        const isDamaged = damaged.includes(building)
        return (
          <div key={building} className={classNames(level === 0 && styles.none, isDamaged && styles.damaged)}>
            <dt>
              <Icon aria-hidden="true" />
              <Tip of={tipKey('building', building)}>{name}</Tip>
            </dt>
            <dd>
              <b className="num">{isDamaged ? 'разбиты' : level > 0 ? formatNumber(level) : 'нет'}</b>
              {isDamaged ? (
                <small>не действуют до починки</small>
              ) : (
                level > 0 && <small>{effectOf(building, level)}</small>
              )}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
