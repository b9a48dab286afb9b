import { createPortal } from 'react-dom'
import type { DefencePlan } from '#generated/types.ts'
import { GARRISON_TOTAL, GARRISONS } from '#rules/raids/plan.ts'
import { classNames } from '../../ui/class-names.ts'
import { SquiresIcon } from '../../ui/pictures/icons.ts'
import styles from './garrison-men.module.css'
import { garrisonTotal } from './garrison-steps.ts'
import type { MenDrag } from './use-men-drag.ts'

/** Per cent that one shield stands for. */
const SHIELD_PERCENT = 10

function shields(percent: number): string[] {
  return Array.from({ length: percent / SHIELD_PERCENT }, (_, index) => `${index}`)
}

/** A shield for every ten per cent. Decoration. */
export function MenShields({ percent, of }: { percent: number; of: number }) {
  return (
    <span className={styles.shields} aria-hidden="true">
      {shields(of).map((key, index) => (
        <SquiresIcon key={key} className={classNames(index * SHIELD_PERCENT >= percent && styles.bare)} />
      ))}
    </span>
  )
}

/** The most that one side can have. */
export const SIDE_PERCENT_MAX = Math.max(...GARRISONS)

type ReserveProps = {
  plan: DefencePlan
  /** Administrators keep raids closed: nobody moves. */
  isClosed: boolean
  drag: MenDrag | null
  handlers: object
}

function reserveWords(free: number, isClosed: boolean): string {
  if (free === 0) return 'Все на стенах'
  return isClosed ? 'Ждут на плацу' : 'Перетащите на сторону'
}

/** Men who stand nowhere yet. They are dragged from here to a side, and back. The sides' buttons do the same. */
export function MenReserve({ plan, isClosed, drag, handlers }: ReserveProps) {
  const free = GARRISON_TOTAL - garrisonTotal(plan)
  return (
    <div
      className={classNames(styles.reserve, drag?.over === 'reserve' && styles.over)}
      data-men="reserve"
      aria-hidden="true"
      {...(free > 0 && !isClosed && handlers)}
    >
      <MenShields percent={free} of={GARRISON_TOTAL} />
      <span>{reserveWords(free, isClosed)}</span>
    </div>
  )
}

/** The shield under the pointer. */
export function CarriedMen({ drag: { x, y } }: { drag: MenDrag }) {
  return createPortal(
    <span className={styles.carried} style={{ left: x, top: y }} aria-hidden="true">
      <SquiresIcon />
    </span>,
    document.body,
  )
}
