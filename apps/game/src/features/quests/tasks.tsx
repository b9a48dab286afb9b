import type { QuestsData } from '#generated/types.ts'
import type { TaskTab } from './task-tabs.ts'
import { TasksSheet } from './tasks-sheet.tsx'
import { useClaimAll } from './use-claim-all.ts'
import { useClaims } from './use-claims.ts'
import { useCompleteStep } from './use-complete-step.ts'

type TasksProps = {
  quests: QuestsData
  tab: TaskTab
  onTab: (tab: TaskTab) => void
  onRead: (stepKey: string) => void
  onClose: () => void
}

/** The sheet of tasks with its actions. */
export function Tasks({ quests, tab, onTab, onRead, onClose }: TasksProps) {
  const { complete, completing } = useCompleteStep()
  const { claimDaily, claimInfinite, takeReward, claiming } = useClaims()
  const { claimAll, claimingAll } = useClaimAll()
  return (
    <TasksSheet
      quests={quests}
      tab={tab}
      onTab={onTab}
      onClose={onClose}
      takingAll={claimingAll}
      onTakeAll={claimAll}
      actions={{
        claiming: completing === null ? claiming : [...claiming, completing],
        onRead,
        onTake: complete,
        onClaimDaily: claimDaily,
        onClaimInfinite: claimInfinite,
        onTakeReward: takeReward,
        onGo: onClose,
      }}
    />
  )
}
