import { useId, useState } from 'react'
import type { BuildingState } from '#generated/types.ts'
import type { RaidBuilding } from '#rules/fight/raid-report.ts'
import { BuildingPicture } from '../../art/castle/building-picture.tsx'
import type { Stages } from '../../art/castle/stages.ts'
import { buildingReasons, type Material } from '../../shared/castle/building-reasons.ts'
import { DRAWN_AS } from '../../shared/castle/castle-buildings.ts'
import { CostLine } from '../../shared/castle/cost-line.tsx'
import { damagedPart } from '../../shared/castle/damaged-buildings.ts'
import { classNames } from '../../ui/class-names.ts'
import { Button } from '../../ui/controls/button.tsx'
import { formatNumber, formatPercent } from '../../ui/format/number.ts'
import { tipKey } from '../../ui/format/tip-key.ts'
import { Tip } from '../../ui/overlays/tip.tsx'
import { DoneIcon, LockIcon, RepairIcon } from '../../ui/pictures/icons.ts'
import { Card } from '../../ui/surfaces/card.tsx'
import { CollapseBody, CollapseToggle } from '../../ui/surfaces/collapse.tsx'
import { Becomes } from '../../ui/values/becomes.tsx'
import { LevelMark } from '../../ui/values/level-mark.tsx'
import { Unbroken } from '../../ui/values/unbroken.tsx'
import styles from './buildings.module.css'
import damageStyles from './damage.module.css'
import { EFFECT_TIPS } from './effect-tips.ts'
import { RepairRow } from './repair-row.tsx'

type BuildingCardProps = {
  state: BuildingState
  stages: Stages
  level: number
  gold: number
  resources: readonly Material[]
  isBuilding: boolean
  isRepairing: boolean
  /** The address names this building: `#storage`. */
  isSought: boolean
  onBuild: () => void
  onRepair: (building: RaidBuilding) => void
}

/** One building: its picture, what it gives now and at the next level, and what that level costs. */
export function BuildingCard(props: BuildingCardProps) {
  const { state, stages, level, gold, resources, isBuilding, isRepairing, isSought, onBuild, onRepair } =
    props
  const { building, name, legend, effects, opens, cost, needsLevel } = state
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  const reasons = buildingReasons(state, { level, gold, resources })
  const isBuilt = state.level > 0
  const damaged = damagedPart(state)
  return (
    <div id={building} className={classNames(styles.place, isSought && styles.sought)} tabIndex={-1}>
      <Card as="article" kind="flush" label={name} className={styles.building}>
        <div className={classNames(styles.picture, !isBuilt && styles.unbuilt)}>
          <BuildingPicture building={DRAWN_AS[building]} stages={stages} damaged={damaged} />
          <span className={styles.mark}>
            <LevelMark level={state.level} canRaise={level >= needsLevel} />
          </span>
        </div>
        <div className={styles.head}>
          <h3>{name}</h3>
          <span className={styles.level}>
            <Tip of={tipKey('building', building)}>
              {isBuilt ? `уровень ${formatNumber(state.level)}` : 'не построено'}
            </Tip>
          </span>
          {damaged && (
            <p className={damageStyles.damage}>
              <RepairIcon aria-hidden="true" />
              <span>После набега: не действуют, пока не почините</span>
            </p>
          )}
          <Effects
            effects={effects}
            tips={EFFECT_TIPS[building]}
            isBuilt={isBuilt}
            isDamaged={damaged !== null}
          />
        </div>
        <div className={styles.tale}>
          <p>{legend}</p>
          {opens.length > 0 && (
            <CollapseToggle
              open={isOpen}
              onToggle={() => setIsOpen(!isOpen)}
              controls={id}
              label={`подробности: ${name}`}
            />
          )}
        </div>
        {opens.length > 0 && (
          <CollapseBody id={id} open={isOpen} className={styles.story ?? ''}>
            <Openings opens={opens} />
          </CollapseBody>
        )}
        <div className={styles.action}>
          {damaged && (
            <RepairRow
              state={state}
              gold={gold}
              isRepairing={isRepairing}
              onRepair={() => onRepair(damaged)}
            />
          )}
          <CostLine cost={cost} gold={gold} resources={resources} />
          <Button
            {...(!damaged && { variant: 'act' })}
            loading={isBuilding}
            cannot={reasons}
            label={isBuilt ? `${name}: поднять до ${state.level + 1}-го уровня` : `${name}: построить`}
            onClick={onBuild}
          >
            <span>
              <Unbroken>{isBuilt ? `До ${state.level + 1}-го уровня` : 'Построить'}</Unbroken>
            </span>
          </Button>
        </div>
      </Card>
    </div>
  )
}

/** What the levels of a building open. */
function Openings({ opens }: Pick<BuildingState, 'opens'>) {
  return (
    <ul className={styles.opens}>
      {opens.map((opening) => (
        <li key={opening.level} className={classNames(opening.isOpen && styles.open)}>
          {opening.isOpen ? <DoneIcon aria-hidden="true" /> : <LockIcon aria-hidden="true" />}
          <span>
            <Unbroken>
              {opening.isOpen ? 'Открыто: ' : `С ${opening.level}-го уровня: `}
              {opening.text}
            </Unbroken>
          </span>
        </li>
      ))}
    </ul>
  )
}

type EffectsProps = {
  effects: BuildingState['effects']
  tips: readonly string[]
  isBuilt: boolean
  isDamaged: boolean
}

function Effects({ effects, tips, isBuilt, isDamaged }: EffectsProps) {
  const gives = effects.some(({ now, next }) => next !== now)
  return (
    <dl className={styles.effects}>
      {effects.map(({ name, now, next, unit }, index) => {
        const write = unit === 'PERCENT' ? formatPercent : formatNumber
        return (
          <div key={name}>
            <dt>
              <Tip of={tips[index] ?? ''}>{name}</Tip>
            </dt>
            {isDamaged ? (
              <Lost>{write(now)}</Lost>
            ) : (
              <dd className="num">
                {(isBuilt || now > 0 || next === now) && <span>{write(now)}</span>}
                {next !== now && (
                  <Becomes>
                    <b className={styles.next}>{write(next)}</b>
                  </Becomes>
                )}
              </dd>
            )}
          </div>
        )
      })}
      {!gives && !isDamaged && (
        <div className={styles.nothing}>
          <dt>На следующем уровне без прибавки</dt>
          <dd />
        </div>
      )}
    </dl>
  )
}

/** An effect that the damage has taken. */
function Lost({ children }: { children: string }) {
  return (
    <dd className={classNames('num', damageStyles.lost)}>
      <span className="sr">потеряно </span>
      <s>{children}</s> <b aria-hidden="true">0</b>
    </dd>
  )
}
