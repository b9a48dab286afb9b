import { useClaimDailyQuest, useClaimInfiniteQuest, useTakeDailyReward } from '#generated/hooks/quests.ts'
import type { QuestsData, Reward } from '#generated/types.ts'
import { leftBehindWords, rewardWords } from '../../shared/missions/reward-words.ts'
import { flyFrom } from '../../shell/coin-flights.ts'
import { notify } from '../../shell/notify.ts'
import type { TaskTab } from './task-tabs.ts'
import { TasksSheet } from './tasks-sheet.tsx'
import { useClaimAll } from './use-claim-all.ts'
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

/** Coins fly from the task to the purse, and a toast names the reward and what did not fit. */
function celebrate(task: string, title: string, reward: Reward): void {
  flyFrom(`task:${task}`)
  const leftBehind = leftBehindWords(reward)
  const loss = leftBehind === '' ? '' : ` Не поместилось на складе: ${leftBehind}.`
  notify('success', title, `В казну: ${rewardWords(reward)}.${loss}`)
}

/** Takes rewards. `claiming` holds the keys of the calls in progress. */
function useClaims() {
  const daily = useClaimDailyQuest({
    mutation: { onSuccess: ({ questKey, reward }) => celebrate(questKey, 'Поручение дня исполнено', reward) },
  })
  const infinite = useClaimInfiniteQuest({
    mutation: {
      onSuccess: ({ kind, stage, reward }) => celebrate(kind, `${stage}-я ступень исполнена`, reward),
    },
  })
  const ladder = useTakeDailyReward({
    mutation: {
      onSuccess: ({ step, reward }) => celebrate('ladder', `Награда дня: ${step}-й день подряд`, reward),
    },
  })
  return {
    claimDaily: (questKey: string) => daily.mutate({ questKey }),
    claimInfinite: (kind: Parameters<typeof infinite.mutate>[0]['kind']) => infinite.mutate({ kind }),
    takeReward: () => ladder.mutate(),
    claiming: [
      ...(daily.isPending ? [daily.variables.questKey] : []),
      ...(infinite.isPending ? [infinite.variables.kind] : []),
      ...(ladder.isPending ? ['ladder'] : []),
    ],
  }
}
