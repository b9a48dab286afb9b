import type { DefencePlan, RaidsData } from '../../../../../generated/types.ts'
import {
  CASTLE_SIDES,
  type CastleSide,
  GARRISON_TOTAL,
  NO_GARRISON,
} from '../../../../../rules/raids/plan.ts'
import { PageLink } from '../../shell/page-link.tsx'
import { reasonsOf } from '../../shell/refusal-reasons.ts'
import { POSITION_WORDS } from '../../things/raids/position-words.ts'
import { Button } from '../../ui/controls/button.tsx'
import { formatPercent } from '../../ui/format/number.ts'
import { CastleIcon, WarningIcon } from '../../ui/pictures/icons.ts'
import { Card } from '../../ui/surfaces/card.tsx'
import { Meter } from '../../ui/values/meter.tsx'
import { CastlePlan, PlanSlot } from './castle-plan/castle-plan.tsx'
import styles from './defence-card.module.css'
import { DefenceFigures } from './defence-figures.tsx'
import { garrisonRefusals, garrisonTotal, nextGarrison } from './garrison-steps.ts'

type DefenceCardProps = {
  castle: Pick<RaidsData, 'garrison' | 'defence' | 'damaged'> & { armsId: number }
  onGarrison: (garrison: DefencePlan) => void
}

/** The castle from above. A tap on a wall sends more men there. */
export function DefenceCard({ castle, onGarrison }: DefenceCardProps) {
  const { armsId, garrison, defence, damaged } = castle
  const total = garrisonTotal(garrison)
  return (
    <Card title="Оборона замка" icon={<CastleIcon />} label="Оборона замка">
      <CastlePlan armsId={armsId} defence={{ ...defence, garrison }} damaged={damaged}>
        {CASTLE_SIDES.map((side) => (
          <PlanSlot key={side} at={side}>
            <SideButton side={side} garrison={garrison} onGarrison={onGarrison} />
          </PlanSlot>
        ))}
      </CastlePlan>
      <div className={styles.garrison}>
        <Meter label="Гарнизон, %" value={total} max={GARRISON_TOTAL} tincture="azure" />
        <p>
          Гарнизон усиливает удар защитников на своей стороне: каждое нажатие на сторону прибавляет 10&nbsp;%,
          после 30&nbsp;% снимает всех. На все четыре стороны его {formatPercent(GARRISON_TOTAL)}. Кто
          нападает с угла, встретит половину от двух сторон.
        </p>
        {total > 0 && (
          <Button small onClick={() => onGarrison({ ...NO_GARRISON })}>
            Снять всех со стен
          </Button>
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
    <div className={styles.side}>
      <Button
        label={`${POSITION_WORDS[side]}: гарнизон ${formatPercent(men)}`}
        cannot={reasonsOf(garrisonRefusals(garrison, side), {
          garrisonTooLarge: { detail: `на стенах уже ${total} из ${GARRISON_TOTAL}\u00a0%` },
        })}
        onClick={() => onGarrison(nextGarrison(garrison, side))}
      >
        {men > 0 ? `+${formatPercent(men)}` : '0'}
      </Button>
    </div>
  )
}
