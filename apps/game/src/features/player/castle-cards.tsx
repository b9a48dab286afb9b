import { type ReactNode, Suspense } from 'react'
import { useListNeighbours } from '#generated/hooks/player.ts'
import { useGameData } from '../../live/use-game-data.ts'
import { lazyPart } from '../../shell/lazy-part.tsx'
import { isPageOpen, usePageOpen } from '../../shell/page-open.ts'
import { Card } from '../../ui/surfaces/card.tsx'
import { Skeleton } from '../../ui/surfaces/skeleton.tsx'
import { useServerNow } from '../../ui/values/server-clock.tsx'

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

/** The army beside the castle, live. */
export function CastleArmy() {
  const army = useGameData('army')
  const layout = useGameData('playerLayout')
  return (
    <Beside title="Войско">
      <ArmyCard
        army={army.data}
        error={army.error}
        onRetry={army.retry}
        canOpen={isPageOpen(layout.data?.unlocks, 'army')}
      />
    </Beside>
  )
}

/** The latest notifications, live. */
export function CastleChronicle() {
  const notifications = useGameData('notifications')
  const now = useServerNow()
  return (
    <Beside title="Летопись">
      <ChronicleCard
        items={notifications.data?.items}
        error={notifications.error}
        onRetry={notifications.retry}
        now={now()}
      />
    </Beside>
  )
}

/** The neighbours of the castle. */
export function CastleNeighbours() {
  const canVisit = usePageOpen('player')
  const neighbours = useListNeighbours({ query: { staleTime: 60_000 } })
  return (
    <Beside title="Соседи">
      <NeighboursCard
        neighbours={neighbours.data?.items}
        canVisit={canVisit}
        error={neighbours.error}
        onRetry={() => void neighbours.refetch()}
      />
    </Beside>
  )
}
