import type { ReactNode } from 'react'
import { Tabs } from '../../ui/controls/tabs.tsx'
import { counted } from '../../ui/format/counted.ts'
import { Card } from '../../ui/surfaces/card.tsx'
import { PageFrame } from '../../ui/surfaces/page-frame.tsx'
import type { FightFilter } from './fight-log-filter.ts'
import styles from './fight-logs.module.css'

const TABS = [
  { id: 'all', label: 'Все' },
  { id: 'missions', label: 'Походы' },
  { id: 'crusades', label: 'Крестовые' },
  { id: 'raids', label: 'Набеги' },
  { id: 'defences', label: 'Оборона' },
] as const satisfies readonly { id: FightFilter; label: string }[]

type FightLogsViewProps = {
  unviewed: number
  /** Null below the level of raids: all reports are of missions. */
  filter: FightFilter | null
  /** Whether crusades are open. */
  hasCrusades: boolean
  onFilter: (filter: FightFilter) => void
  /** The reports of the filter. */
  children: ReactNode
}

/** The player's reports, by what was fought for. */
export function FightLogsView({ unviewed, filter, hasCrusades, onFilter, children }: FightLogsViewProps) {
  const tabs = TABS.filter(({ id }) => hasCrusades || id !== 'crusades' || filter === id)
  return (
    <PageFrame
      title="Отчёты о битвах"
      aside={unviewed > 0 && <p>{counted(unviewed, ['новый отчёт', 'новых отчёта', 'новых отчётов'])}</p>}
      width="narrow"
    >
      <Card kind="ruled" label="Отчёты о битвах" className={styles.panel}>
        {filter === null ? (
          children
        ) : (
          <Tabs label="Какие отчёты" tabs={tabs} value={filter} onChange={onFilter} dense>
            {children}
          </Tabs>
        )}
      </Card>
    </PageFrame>
  )
}
