import type { ReactNode } from 'react'
import { PageLink } from '../../shell/page-link.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { buttonClass } from '../../ui/controls/button-class.ts'
import { Empty } from '../../ui/surfaces/empty.tsx'
import type { ItemFilter, MoneyFilter } from './history-types.ts'

type NoEntriesProps = {
  icon: ReactNode
  filter: MoneyFilter | ItemFilter
  /** Lifts the filter. */
  onFree: () => void
  /** Shown when there is nothing even without a filter. */
  children: ReactNode
}

/** Replaces an empty list: the filter matches nothing, or there are no entries yet. */
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
        <PageLink className={buttonClass({})} to="missions">
          К походам
        </PageLink>
      }
    >
      {children}
    </Empty>
  )
}
