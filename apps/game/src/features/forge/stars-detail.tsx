import { useId, useState } from 'react'
import {
  enhanceLevelForPoints,
  enhanceLevelMax,
  enhancePointsForLevel,
  enhanceResetPoints,
  enhanceRoom,
} from '../../../../../rules/gear/enhance.ts'
import { Button } from '../../ui/button.tsx'
import { BecomesIcon } from '../../ui/control-icons.tsx'
import { formatNumber } from '../../ui/format/number.ts'
import { counted } from '../../ui/format/plural.ts'
import { RenameIcon, StarIcon } from '../../ui/icons.ts'
import { Meter } from '../../ui/meter.tsx'
import { StatLine, StatList } from '../../ui/stat-line.tsx'
import { Tip } from '../../ui/tip.tsx'
import { GearHead } from '../inventory/gear-head.tsx'
import type { Gear } from '../inventory/inventory-types.ts'
import { RenameForm } from '../inventory/rename-form.tsx'
import { cannotAddPoints, cannotResetPoints } from './can-do.ts'
import styles from './enhance.module.css'
import type { EnhanceViewProps } from './enhance-view.tsx'
import type { Customer } from './forge-types.ts'

const starForms = ['звезда', 'звезды', 'звёзд'] as const
const pointForms = ['очко', 'очка', 'очков'] as const

type StarsDetailProps = Pick<EnhanceViewProps, 'doing' | 'onAdd' | 'onReset' | 'onRename'> & {
  gear: Gear
  enhancePoints: number
  customer: Customer
  /** A sheet around it has the piece's name in its heading. */
  titled: boolean
}

/** Stars of one piece: what more points would make of it, taking them out, and its name. */
export function StarsDetail(props: StarsDetailProps) {
  const { gear, enhancePoints, customer, titled, doing, onAdd, onReset, onRename } = props
  const [isRenaming, setRenaming] = useState(false)
  const id = gear.id ?? 0
  const back = enhanceResetPoints(gear.enhancePoints)
  if (isRenaming) {
    return (
      <div className={styles.detail}>
        <GearHead gear={gear} titled={titled} />
        <RenameForm
          gear={gear}
          diamonds={customer.diamonds}
          isRenaming={doing === 'rename'}
          onRename={(name) => onRename(id, name)}
          onClose={() => setRenaming(false)}
        />
      </div>
    )
  }
  return (
    <div className={styles.detail}>
      <GearHead gear={gear} titled={titled} />
      <PointsForm
        gear={gear}
        atHand={enhancePoints}
        level={customer.level}
        isAdding={doing === 'add'}
        onAdd={(points) => onAdd(id, points)}
      />
      <div className={styles.deeds}>
        <Button
          loading={doing === 'reset'}
          cannot={cannotResetPoints(gear)}
          confirm={{
            title: `Погасить звёзды «${gear.name}»?`,
            text: `Вернётся половина: ${counted(back, pointForms)}. Остальное пропадёт.`,
          }}
          onClick={() => onReset(id)}
        >
          Вернуть очки
        </Button>
        <Button icon={<RenameIcon />} onClick={() => setRenaming(true)}>
          Назвать
        </Button>
      </div>
    </div>
  )
}

type PointsFormProps = {
  gear: Gear
  atHand: number
  level: number
  isAdding: boolean
  onAdd: (points: number) => void
}

function PointsForm({ gear, atHand, level, isAdding, onAdd }: PointsFormProps) {
  const id = useId()
  const { enhancePoints: invested, enhanceLevel } = gear
  const toStar = enhancePointsForLevel(enhanceLevel + 1) - invested
  const room = enhanceRoom(invested, level)
  const most = Math.min(atHand, room)
  const [text, setText] = useState('')
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
          {then > enhanceLevel && <Becomes value={String(then)} />}
        </StatLine>
        <StatLine name="Основные свойства" tone={then > enhanceLevel ? 'gain' : undefined}>
          ×{enhanceLevel + 1}
          {then > enhanceLevel && <Becomes value={`×${then + 1}`} />}
        </StatLine>
      </StatList>
      <Button
        variant="act"
        full
        icon={<StarIcon />}
        loading={isAdding}
        cannot={cannotAddPoints(gear, points, { atHand, level })}
        onClick={() => {
          onAdd(points)
          setText('')
        }}
      >
        {then > enhanceLevel ? `Зажечь: ${counted(then, starForms)}` : 'Вложить очки'}
      </Button>
    </form>
  )
}

function Becomes({ value }: { value: string }) {
  return (
    <>
      <BecomesIcon className={styles.arrow} />
      <span className="sr"> станет </span>
      {value}
    </>
  )
}
