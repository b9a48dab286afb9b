import { type ReactNode, Suspense } from 'react'
import { PAGES, type PageKey } from '#catalogue/pages.ts'
import { useGameData } from '../live/use-game-data.ts'
import { AfterPaint } from '../shell/after-paint.tsx'
import { lazyPart } from '../shell/lazy-part.tsx'
import { isPageOpen } from '../shell/page-open.ts'
import { Card } from '../ui/surfaces/card.tsx'
import { Pending } from '../ui/surfaces/pending.tsx'
import { PageSkeleton } from './page-boundary.tsx'

const ClosedFeature = lazyPart(async () => (await import('./closed-feature.tsx')).ClosedFeature)
const LockedPage = lazyPart(async () => (await import('./locked-page.tsx')).LockedPage)

type PageLockProps = { page: PageKey; children: ReactNode }

/** An open page, with a notice above it while administrators have closed its part of the game. */
function OpenPage({ page, children }: PageLockProps) {
  return (
    <>
      <AfterPaint>
        <ClosedFeature page={page} />
      </AfterPaint>
      {children}
    </>
  )
}

/** Replaces a page that the tutorial has not opened yet, and says which step opens it. */
export function PageLock({ page, children }: PageLockProps) {
  const { data, error, retry } = useGameData('playerLayout')
  const { title, unlock } = PAGES[page]
  const open = <OpenPage page={page}>{children}</OpenPage>
  if (unlock === null) return open
  if (!data) {
    return (
      <Card label={error ? undefined : 'Загрузка'}>
        <Pending error={error} onRetry={retry} lines={6} />
      </Card>
    )
  }
  if (isPageOpen(data.unlocks, page)) return open
  return (
    <Suspense fallback={<PageSkeleton />}>
      <LockedPage unlock={unlock} title={title} />
    </Suspense>
  )
}
