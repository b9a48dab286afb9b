import { Suspense } from 'react'
import { useGetWorld } from '#generated/hooks/player.ts'
import { lazyPart } from '../../shell/lazy-part.tsx'
import { useIsLoggedIn } from '../../shell/use-is-logged-in.ts'
import { PendingCard } from '../../ui/surfaces/pending-card.tsx'
import { MainView } from './main-view.tsx'

// Below the first window: its code comes after the page.
const NewsPart = lazyPart(async () => (await import('./news-part.tsx')).NewsPart)

/** The main page. `?news=…` shows older news, also without scripts. */
export function MainPage() {
  const isLoggedIn = useIsLoggedIn()
  const world = useGetWorld({ query: { staleTime: 60_000 } })
  const onRetry = () => void world.refetch()
  return (
    <MainView
      isLoggedIn={isLoggedIn}
      world={world.data}
      error={world.error}
      onRetry={onRetry}
      news={
        <Suspense fallback={<PendingCard label="Что нового" error={null} onRetry={onRetry} lines={4} />}>
          <NewsPart />
        </Suspense>
      }
    />
  )
}
