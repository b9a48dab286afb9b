import { type ReactNode, Suspense, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useListNeighbours } from '../../../../../generated/hooks/player.ts'
import { SHARPENING_COST } from '../../../../../rules/forge/sharpening-cost.ts'
import { together } from '../../live/together.ts'
import { useGameData } from '../../live/use-game-data.ts'
import { lazyPart } from '../../shell/lazy-part.tsx'
import { isPageOpen, isPartOpen } from '../../shell/page-open.ts'
import { useLight } from '../../things/castle/castle-hour.ts'
import { Card } from '../../ui/surfaces/card.tsx'
import { Skeleton } from '../../ui/surfaces/skeleton.tsx'
import { useServerNow } from '../../ui/values/server-clock.tsx'
import { QuestsCard } from '../quests/quests-card.tsx'
import { TASK_TABS } from '../quests/task-tabs.ts'
import { useCompleteStep } from '../quests/use-complete-step.ts'
import { waitingOf } from '../quests/waiting.ts'
import { CastleView } from './castle-view.tsx'

const StepSheet = lazyPart(async () => (await import('../quests/step-sheet.tsx')).StepSheet)
const Tasks = lazyPart(async () => (await import('../quests/tasks.tsx')).Tasks)

const TaxesCard = lazyPart(async () => (await import('../taxes/taxes-card.tsx')).TaxesCard)

// Beside and below the castle: their code must not delay the picture.
const ArmyCard = lazyPart(async () => (await import('./army-card.tsx')).ArmyCard)
const ChronicleCard = lazyPart(async () => (await import('./chronicle-card.tsx')).ChronicleCard)
const NeighboursCard = lazyPart(async () => (await import('./neighbours-card.tsx')).NeighboursCard)

function Beside({ title, children }: { title: string; children: ReactNode }) {
  const place = (
    <Card kind="ruled" title={title} label={title}>
      <Skeleton lines={5} />
    </Card>
  )
  return <Suspense fallback={place}>{children}</Suspense>
}

/** The home page: the castle, current activities and quests. */
export function CastlePage() {
  const layout = useGameData('playerLayout')
  const missions = useGameData('missions')
  const panel = useGameData('controlPanel')
  const buildings = useGameData('buildings')
  const quests = useGameData('quests')
  const army = useGameData('army')
  const notifications = useGameData('notifications')
  const neighbours = useListNeighbours({ query: { staleTime: 60_000 } })
  const light = useLight()
  const now = useServerNow()
  const { complete, completing } = useCompleteStep()
  const [isChoosingTaxes, setChoosingTaxes] = useState(false)
  const [reading, setReading] = useState<string | null>(null)
  const [search, setSearch] = useSearchParams()
  const tab = TASK_TABS.find((id) => id === search.get('tasks'))
  const active = quests.data?.active ?? []
  const read = active.find(({ stepKey }) => stepKey === reading)

  const taxes = isPartOpen(layout.data?.unlocks, 'taxes') ? panel.data?.taxes : undefined

  const forge = buildings.data?.buildings.find(({ building }) => building === 'forge')
  const canSharpen =
    (forge?.level ?? 0) > 0 &&
    isPageOpen(layout.data?.unlocks, 'forge') &&
    (panel.data?.purse.diamonds ?? 0) >= SHARPENING_COST.diamonds

  return (
    <>
      <CastleView
        layout={layout.data}
        time={light}
        buildings={buildings.data?.buildings}
        missions={missions.data}
        smoke={canSharpen}
        idleCollectors={taxes !== undefined && taxes.active === null}
        onCollectors={() => setChoosingTaxes(true)}
        taxes={
          taxes && (
            <Suspense fallback={null}>
              <TaxesCard taxes={taxes} isChoosing={isChoosingTaxes} onChoosing={setChoosingTaxes} />
            </Suspense>
          )
        }
        waiting={quests.data ? waitingOf(quests.data).total : 0}
        {...together(layout, missions)}
        quests={
          <QuestsCard
            quests={quests.data}
            error={quests.error}
            onRetry={quests.retry}
            completing={completing}
            onRead={setReading}
            onTake={complete}
            onTasks={(tasks) => setSearch({ tasks })}
          />
        }
        army={
          <Beside title="Войско">
            <ArmyCard
              army={army.data}
              error={army.error}
              onRetry={army.retry}
              canOpen={isPageOpen(layout.data?.unlocks, 'army')}
            />
          </Beside>
        }
        chronicle={
          <Beside title="Летопись">
            <ChronicleCard
              items={notifications.data?.items}
              error={notifications.error}
              onRetry={notifications.retry}
              now={now()}
            />
          </Beside>
        }
        neighbours={
          <Beside title="Соседи">
            <NeighboursCard
              neighbours={neighbours.data?.items}
              error={neighbours.error}
              onRetry={() => void neighbours.refetch()}
            />
          </Beside>
        }
      />
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
  )
}
