import type { RaidMachines } from '#generated/types.ts'
import type { RaidChoice } from '#rules/raids/decide-raid.ts'
import { CATAPULT, projectilesFor, SIEGE_TOWER, siegeTowerWood } from '#rules/raids/machines.ts'
import { isCorner } from '#rules/raids/plan.ts'
import { Segmented } from '../../ui/controls/segmented.tsx'
import { counted } from '../../ui/format/counted.ts'
import { formatNumber, formatPercent } from '../../ui/format/number.ts'
import { CatapultIcon } from '../../ui/pictures/icons.ts'
import { Card } from '../../ui/surfaces/card.tsx'
import styles from './tactics.module.css'

type TacticsMachinesProps = {
  choice: RaidChoice
  level: number
  /** Wood that is not on the market. */
  wood: number
  machines: RaidMachines
  onChange: (choice: RaidChoice) => void
}

/** What goes along with the army: a siege tower for wood, and the stones of the catapult. */
export function TacticsMachines(props: TacticsMachinesProps) {
  return (
    <Card title="Осадные орудия" icon={<CatapultIcon />}>
      <div className={styles.machines}>
        <Tower {...props} />
        <Catapult {...props} />
      </div>
    </Card>
  )
}

function Tower({ choice, level, wood, onChange }: TacticsMachinesProps) {
  const atCorner = isCorner(choice.position)
  const need = siegeTowerWood(level)
  return (
    <div>
      <Segmented
        label="Осадная башня"
        note={`дерева ${formatNumber(wood)}`}
        choices={[
          { value: 'without', label: 'Без башни' },
          {
            value: 'with',
            label: 'С башней',
            detail: <span className={wood < need ? styles.short : undefined}>{need} дерева</span>,
            disabled: atCorner,
          },
        ]}
        value={choice.siegeTower && !atCorner ? 'with' : 'without'}
        onChange={(value) => onChange({ ...choice, siegeTower: value === 'with' })}
      />
      <p className={styles.about}>
        {atCorner
          ? 'К углу башню не подвести. Выберите сторону.'
          : `Лучники бьют на ${formatPercent(SIEGE_TOWER.attackPercent)} сильнее, от чужих стрел ${SIEGE_TOWER.archersArmor} брони. На один набег.`}
      </p>
    </div>
  )
}

function Catapult({ choice, machines, onChange }: TacticsMachinesProps) {
  const { catapult, projectiles } = machines
  const stones = projectilesFor(catapult, projectiles)
  return (
    <div>
      <Segmented
        label="Катапульта"
        note={catapult > 0 ? `снарядов сегодня ${formatNumber(projectiles)}` : 'не построена'}
        choices={[
          { value: 'rests', label: 'Молчит' },
          {
            value: 'throws',
            label: 'Бьёт',
            detail: stones > 0 ? `до ${counted(stones, ['снаряда', 'снарядов', 'снарядов'])}` : 'нечем',
            disabled: stones === 0,
          },
        ]}
        value={choice.projectiles && stones > 0 ? 'throws' : 'rests'}
        onChange={(value) => onChange({ ...choice, projectiles: value === 'throws' })}
      />
      <p className={styles.about}>
        Каждый снаряд отнимает {formatPercent(CATAPULT.healthPercent)} здоровья защитников, и под камнями не
        поуворачиваешься.
      </p>
    </div>
  )
}
