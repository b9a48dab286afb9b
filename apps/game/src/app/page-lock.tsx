import { type ReactNode, Suspense } from 'react'
import { useGameData } from '../live/use-game-data.ts'
import { lazyPart } from '../shell/lazy-part.tsx'
import { Card } from '../ui/surfaces/card.tsx'
import { ErrorNote } from '../ui/surfaces/error-note.tsx'
import { PageSkeleton } from './page-boundary.tsx'

const LockedPage = lazyPart(async () => (await import('./locked-page.tsx')).LockedPage)

type PageLockProps = { unlock: string | null; title: string; children: ReactNode }

/** A page the tutorial has not opened yet says so, and what opens it. */
export function PageLock({ unlock, title, children }: PageLockProps) {
  const { data, error, retry } = useGameData('playerLayout')
  if (unlock === null) return children
  if (!data) {
    if (!error) return <PageSkeleton />
    return (
      <Card>
        <ErrorNote message={error.message} onRetry={retry} />
      </Card>
    )
  }
  if (data.unlocks.includes(unlock)) return children
  return (
    <Suspense fallback={<PageSkeleton />}>
      <LockedPage unlock={unlock} title={title} />
    </Suspense>
  )
}
