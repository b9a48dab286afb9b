import type { QuestsData } from '#generated/types.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Tabs } from '../../ui/controls/tabs.tsx'
import { counted } from '../../ui/format/counted.ts'
import { Sheet } from '../../ui/overlays/sheet.tsx'
import { Badge } from '../../ui/values/badge.tsx'
import { TASK_TABS, type TaskTab } from './task-tabs.ts'
import styles from './tasks.module.css'
import { InfiniteTab, type TaskActions, TodayTab, TutorialTab } from './tasks-tabs.tsx'
import { areTasksOpen, waitingOf } from './waiting.ts'

type TasksSheetProps = {
  quests: QuestsData
  tab: TaskTab
  onTab: (tab: TaskTab) => void
  onClose: () => void
  /** Whether the call for all rewards is in progress. */
  takingAll: boolean
  onTakeAll: () => void
  actions: TaskActions
}

const TAB_LABELS = { tutorial: 'По главам', daily: 'На сегодня', infinite: 'Бесконечные' } satisfies Record<
  TaskTab,
  string
>

const REWARD_FORMS = ['награда', 'награды', 'наград'] as const

function waitWords(count: number) {
  return counted(count, ['награда ждёт', 'награды ждут', 'наград ждут'])
}

/** The sheet of all tasks: tutorial, daily quests and daily reward, infinite quests. */
export function TasksSheet(props: TasksSheetProps) {
  const { quests, tab, onTab, onClose, takingAll, onTakeAll, actions } = props
  const waiting = waitingOf(quests)
  const isOpen = areTasksOpen(quests)
  const shown = isOpen ? tab : 'tutorial'
  return (
    <Sheet
      open
      onClose={onClose}
      title="Поручения"
      footer={
        waiting.total > 1 && (
          <Button variant="gold" full loading={takingAll} onClick={onTakeAll}>
            Забрать всё: {counted(waiting.total, REWARD_FORMS)}
          </Button>
        )
      }
    >
      <div className={styles.tabs}>
        <Tabs
          label="Поручения"
          dense
          value={shown}
          onChange={onTab}
          tabs={TASK_TABS.map((id) => ({
            id,
            label: TAB_LABELS[id],
            locked: id !== 'tutorial' && !isOpen,
            seal: waiting[id] > 0 && <Badge count={waiting[id]} label={waitWords(waiting[id])} />,
          }))}
        >
          {shown === 'tutorial' && <TutorialTab quests={quests} actions={actions} />}
          {shown === 'daily' && <TodayTab quests={quests} actions={actions} />}
          {shown === 'infinite' && <InfiniteTab quests={quests} actions={actions} />}
        </Tabs>
      </div>
    </Sheet>
  )
}
