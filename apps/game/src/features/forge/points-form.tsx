import { useId, useState } from 'react'
import type { Gear } from '#generated/types.ts'
import {
  enhanceLevelForPoints,
  enhanceLevelMax,
  enhancePointsForLevel,
  enhanceRoom,
} from '#rules/forge/enhance.ts'
import { Button } from '../../ui/controls/button.tsx'
import { counted } from '../../ui/format/counted.ts'
import { formatNumber } from '../../ui/format/number.ts'
import { STAR_FORMS } from '../../ui/format/words.ts'
import { useWrittenSum } from '../../ui/hooks/use-written-sum.ts'
import { Tip } from '../../ui/overlays/tip.tsx'
import { StarIcon } from '../../ui/pictures/icons.ts'
import { Becomes } from '../../ui/values/becomes.tsx'
import { Meter } from '../../ui/values/meter.tsx'
import { StatLine, StatList } from '../../ui/values/stat-line.tsx'
import styles from './enhance.module.css'
import { cannotAddPoints } from './forge-reasons.ts'

type PointsFormProps = {
  gear: Gear
  atHand: number
  level: number
  isAdding: boolean
  onAdd: (points: number) => void
}

const POINTS_MAX = 999_999_999

/** Chooses how many enhance points to add, and shows the result. */
export function PointsForm({ gear, atHand, level, isAdding, onAdd }: PointsFormProps) {
  const id = useId()
  const { enhancePoints: invested, enhanceLevel } = gear
  const toStar = enhancePointsForLevel(enhanceLevel + 1) - invested
  const room = enhanceRoom(invested, level)
  const most = Math.min(atHand, room)
  const [chosen, setChosen] = useState<number | null>(null)
  const sum = useWrittenSum({ value: chosen, max: POINTS_MAX, onChange: setChosen })
  const [investedBefore, setInvestedBefore] = useState(invested)
  // The points have arrived. If they do not, the amount stays to be sent again.
  if (investedBefore !== invested) {
    setInvestedBefore(invested)
    setChosen(null)
  }
  const points = chosen ?? 0
  const then = enhanceLevelForPoints(invested + points)
  const floor = enhancePointsForLevel(enhanceLevel)
  return (
    <form
      className={styles.points}
      onSubmit={(event) => {
        event.preventDefault()
      }}
    >
      <Meter
        label="До следующей звезды"
        value={invested - floor}
        max={enhancePointsForLevel(enhanceLevel + 1) - floor}
      />
      <label htmlFor={id}>
        Сколько очков вложить <small>у вас {formatNumber(atHand)}</small>
      </label>
      <div className={styles.amount}>
        <input
          id={id}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          placeholder="0"
          value={sum.text}
          aria-invalid={sum.fault !== null}
          aria-describedby={sum.fault ? `${id}-fault` : undefined}
          onChange={(event) => sum.type(event.target.value)}
        />
        <Button small disabled={toStar > most} onClick={() => setChosen(toStar)}>
          До звезды
        </Button>
        <Button small disabled={most === 0} onClick={() => setChosen(most)}>
          Все
        </Button>
      </div>
      {sum.fault && (
        <span id={`${id}-fault`} role="alert">
          {sum.fault}
        </span>
      )}
      <StatList>
        <StatLine
          name={<Tip of="gearStars">Звёзды</Tip>}
          note={`из ${enhanceLevelMax(level)}`}
          tone={then > enhanceLevel ? 'gain' : undefined}
        >
          {enhanceLevel}
          {then > enhanceLevel && <Becomes>{then}</Becomes>}
        </StatLine>
        <StatLine name="Основные свойства" tone={then > enhanceLevel ? 'gain' : undefined}>
          ×{enhanceLevel + 1}
          {then > enhanceLevel && <Becomes>×{then + 1}</Becomes>}
        </StatLine>
      </StatList>
      <Button
        variant="act"
        full
        icon={<StarIcon />}
        loading={isAdding}
        cannot={cannotAddPoints(gear, points, { atHand, level })}
        onClick={() => onAdd(points)}
      >
        {then > enhanceLevel ? `Зажечь: ${counted(then, STAR_FORMS)}` : 'Вложить очки'}
      </Button>
    </form>
  )
}
