import type { DefencePlan, RaidsData } from '#generated/types.ts'
import { CASTLE_SIDES, type CastleSide, GARRISON_TOTAL, NO_GARRISON } from '#rules/raids/plan.ts'
import { POSITION_WORDS } from '../../shared/raids/position-words.ts'
import { useClosedReasons } from '../../shell/closed-parts.ts'
import { FeatureButton } from '../../shell/feature-button.tsx'
import { PageLink } from '../../shell/page-link.tsx'
import { reasonsOf } from '../../shell/refusal-reasons.ts'
import { classNames } from '../../ui/class-names.ts'
import { formatPercent } from '../../ui/format/number.ts'
import { CastleIcon, WarningIcon } from '../../ui/pictures/icons.ts'
import { Card } from '../../ui/surfaces/card.tsx'
import { Meter } from '../../ui/values/meter.tsx'
import { CastlePlan, PlanSlot } from './castle-plan/castle-plan.tsx'
import styles from './defence-card.module.css'
import { DefenceFigures } from './defence-figures.tsx'
import { CarriedMen, MenReserve, MenShields, SIDE_PERCENT_MAX } from './garrison-men.tsx'
import { garrisonRefusals, garrisonTotal, nextGarrison, withMoved } from './garrison-steps.ts'
import { useMenDrag } from './use-men-drag.ts'

type DefenceCardProps = {
  castle: Pick<RaidsData, 'garrison' | 'defence' | 'damaged'> & { armsId: number | string }
  onGarrison: (garrison: DefencePlan) => void
}

/** The castle from above. A tap on a side sends more men there, and so does a shield dragged onto it. */
export function DefenceCard({ castle, onGarrison }: DefenceCardProps) {
  const { armsId, garrison, defence, damaged } = castle
  const total = garrisonTotal(garrison)
  const isClosed = useClosedReasons('raids').length > 0
  const { drag, handlersOf } = useMenDrag((from, to) => {
    const moved = withMoved(garrison, from, to)
    if (moved && !isClosed) onGarrison(moved)
  })
  return (
    <Card title="Оборона замка" icon={<CastleIcon />} label="Оборона замка">
      <MenReserve plan={garrison} isClosed={isClosed} drag={drag} handlers={handlersOf('reserve')} />
      <div className={styles.plan}>
        <CastlePlan armsId={armsId} defence={{ ...defence, garrison }} damaged={damaged}>
          {CASTLE_SIDES.map((side) => (
            <PlanSlot key={side} at={side}>
              <div
                className={classNames(styles.side, drag?.over === side && styles.over)}
                data-men={side}
                {...(garrison[side] > 0 && !isClosed && { 'data-held': true, ...handlersOf(side) })}
              >
                <SideButton side={side} garrison={garrison} onGarrison={onGarrison} />
              </div>
            </PlanSlot>
          ))}
        </CastlePlan>
      </div>
      {drag && <CarriedMen drag={drag} />}
      <div className={styles.garrison}>
        <Meter label="Гарнизон, %" value={total} max={GARRISON_TOTAL} tincture="azure" />
        <p>
          Гарнизон усиливает удар защитников на своей стороне. Один щит — 10&nbsp;%: перетащите его или
          нажимайте на сторону, после {formatPercent(SIDE_PERCENT_MAX)} нажатие снимает всех. На все четыре
          стороны щитов хватает на {formatPercent(GARRISON_TOTAL)}. Кто нападает с угла, встретит половину от
          двух сторон.
        </p>
        {total > 0 && (
          <FeatureButton feature="raids" small onClick={() => onGarrison({ ...NO_GARRISON })}>
            Снять всех со стен
          </FeatureButton>
        )}
      </div>
      <DefenceFigures defence={defence} damaged={damaged} />
      {damaged.length > 0 && (
        <p className={styles.damaged}>
          <WarningIcon aria-hidden="true" />
          <span>
            Набег повредил постройки. До починки они не защищают.{' '}
            <PageLink to="buildings" hash={damaged[0]} />
          </span>
        </p>
      )}
    </Card>
  )
}

type SideButtonProps = {
  side: CastleSide
  garrison: DefencePlan
  onGarrison: (garrison: DefencePlan) => void
}

function SideButton({ side, garrison, onGarrison }: SideButtonProps) {
  const men = garrison[side]
  const total = garrisonTotal(garrison)
  return (
    <FeatureButton
      feature="raids"
      label={`${POSITION_WORDS[side]}: гарнизон ${formatPercent(men)}`}
      cannot={reasonsOf(garrisonRefusals(garrison, side), {
        garrisonTooLarge: { detail: `на стенах уже ${total} из ${GARRISON_TOTAL}\u00a0%` },
      })}
      onClick={() => onGarrison(nextGarrison(garrison, side))}
    >
      <span className={styles.face}>
        <MenShields percent={men} of={SIDE_PERCENT_MAX} />
        {men > 0 ? `+${formatPercent(men)}` : '0'}
      </span>
    </FeatureButton>
  )
}
