import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Button } from '../../ui/controls/button.tsx'
import { buttonClass } from '../../ui/controls/button-class.ts'
import { Empty } from '../../ui/surfaces/empty.tsx'
import type { ItemFilter, MoneyFilter } from './history-types.ts'

type NoEntriesProps = {
  icon: ReactNode
  filter: MoneyFilter | ItemFilter
  /** Lets everything through again. */
  onFree: () => void
  /** Why there is nothing even without a filter. */
  children: ReactNode
}

/** A leaf without a line: nothing let through, or nothing yet. */
export function NoEntries({ icon, filter, onFree, children }: NoEntriesProps) {
  if (Object.values(filter).some(Boolean))
    return (
      <Empty icon={icon} action={<Button onClick={onFree}>Показать всё</Button>}>
        Таких записей в книге нет.
      </Empty>
    )
  return (
    <Empty
      icon={icon}
      action={
        <Link className={buttonClass({})} to="/game/missions">
          К походам
        </Link>
      }
    >
      {children}
    </Empty>
  )
}
