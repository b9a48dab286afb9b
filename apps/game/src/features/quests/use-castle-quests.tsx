import { type ReactNode, Suspense, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useGameData } from '../../live/use-game-data.ts'
import { lazyPart } from '../../shell/lazy-part.tsx'
import { QuestsCard } from './quests-card.tsx'
import { TASK_TABS } from './task-tabs.ts'
import { useClaimAll } from './use-claim-all.ts'
import { useCompleteStep } from './use-complete-step.ts'
import { waitingOf } from './waiting.ts'

const StepSheet = lazyPart(async () => (await import('./step-sheet.tsx')).StepSheet, 'toast')
const Tasks = lazyPart(async () => (await import('./tasks.tsx')).Tasks)

type CastleQuests = {
  card: ReactNode
  /** The sheets that the card opens. The one of the tasks is in the address. */
  sheets: ReactNode
  /** Quests whose reward waits. */
  waiting: number
}

/** What the castle shows of quests, live. */
export function useCastleQuests(): CastleQuests {
  const quests = useGameData('quests')
  const areCollectorsAway = Boolean(useGameData('controlPanel').data?.taxes.active)
  const { complete, completing } = useCompleteStep()
  const { claimAll, claimingAll } = useClaimAll()
  const [reading, setReading] = useState<string | null>(null)
  const [search, setSearch] = useSearchParams()
  const tab = TASK_TABS.find((id) => id === search.get('tasks'))
  const read = quests.data?.active.find(({ stepKey }) => stepKey === reading)
  return {
    card: (
      <QuestsCard
        quests={quests.data}
        areCollectorsAway={areCollectorsAway}
        error={quests.error}
        onRetry={quests.retry}
        completing={completing}
        onRead={setReading}
        onTake={complete}
        takingAll={claimingAll}
        onTakeAll={claimAll}
        onTasks={(tasks) => setSearch({ tasks })}
      />
    ),
    sheets: (
      <>
        {tab && quests.data && (
          <Suspense fallback={null}>
            <Tasks
              quests={quests.data}
              tab={tab}
              onTab={(tasks) => setSearch({ tasks }, { replace: true })}
              onRead={setReading}
              onClose={() => setSearch({}, { replace: true })}
            />
          </Suspense>
        )}
        {read && (
          <Suspense fallback={null}>
            <StepSheet
              step={read}
              completing={completing === read.stepKey}
              onComplete={() => complete(read.stepKey)}
              onClose={() => setReading(null)}
            />
          </Suspense>
        )}
      </>
    ),
    waiting: quests.data ? waitingOf(quests.data).total : 0,
  }
}
