import { useId, useState } from 'react'
import type { Gear } from '../../../../../generated/types.ts'
import {
  enhanceLevelForPoints,
  enhanceLevelMax,
  enhancePointsForLevel,
  enhanceRoom,
} from '../../../../../rules/forge/enhance.ts'
import { Button } from '../../ui/controls/button.tsx'
import { counted } from '../../ui/format/counted.ts'
import { formatNumber } from '../../ui/format/number.ts'
import { STAR_FORMS } from '../../ui/format/words.ts'
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

/** Chooses how many enhance points to add, and shows the result. */
export function PointsForm({ gear, atHand, level, isAdding, onAdd }: PointsFormProps) {
  const id = useId()
  const { enhancePoints: invested, enhanceLevel } = gear
  const toStar = enhancePointsForLevel(enhanceLevel + 1) - invested
  const room = enhanceRoom(invested, level)
  const most = Math.min(atHand, room)
  const [text, setText] = useState('')
  const [investedBefore, setInvestedBefore] = useState(invested)
  // The points have arrived. If they do not, the amount stays to be sent again.
  if (investedBefore !== invested) {
    setInvestedBefore(invested)
    setText('')
  }
  const points = Number.parseInt(text, 10) || 0
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
          value={text}
          onChange={(event) => setText(event.target.value.replace(/\D/g, '').slice(0, 9))}
        />
        <Button small disabled={toStar > most} onClick={() => setText(String(toStar))}>
          До звезды
        </Button>
        <Button small disabled={most === 0} onClick={() => setText(String(most))}>
          Все
        </Button>
      </div>
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
