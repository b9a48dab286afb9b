import { QueryClientProvider } from '@tanstack/react-query'
import { Suspense, useEffect, useSyncExternalStore } from 'react'
import { BrowserRouter, useNavigate } from 'react-router-dom'
import { LiveContext } from '../live/live-context.ts'
import { AfterPaint } from '../shell/after-paint.tsx'
import { lazyPart } from '../shell/lazy-part.tsx'
import { SessionContext } from '../shell/session-context.ts'
import { ServerClock } from '../ui/values/server-clock.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { LoadingScreen } from './loading-screen.tsx'
import type { Navigation } from './navigation.ts'
import { AppRoutes } from './routes.tsx'
import type { Runtime } from './runtime.ts'
import { StartFailure } from './start-failure.tsx'
import { useScrollMemory } from './use-scroll-memory.ts'

const Toaster = lazyPart(async () => (await import('./toaster.tsx')).Toaster)
const Updates = lazyPart(async () => (await import('./updates.tsx')).Updates)

/** Lets code outside of components navigate. */
function AttachNavigation({ navigation }: { navigation: Navigation }) {
  const navigate = useNavigate()
  useScrollMemory()
  useEffect(() => navigation.attach(navigate), [navigation, navigate])
  return null
}

export function App({ runtime }: { runtime: Runtime }) {
  const { queries, navigation, session, live } = runtime
  const offset = useSyncExternalStore(live.clock.subscribe, live.clock.offset)
  return (
    <QueryClientProvider client={queries}>
      <LiveContext value={live}>
        <SessionContext value={session}>
          <ServerClock offset={offset}>
            <BrowserRouter>
              <AttachNavigation navigation={navigation} />
              <ErrorBoundary resetBy="" fallback={(retry) => <StartFailure onRetry={retry} />}>
                <Suspense fallback={<LoadingScreen />}>
                  <AppRoutes />
                </Suspense>
              </ErrorBoundary>
              <AfterPaint>
                <Toaster />
                <Updates />
              </AfterPaint>
            </BrowserRouter>
          </ServerClock>
        </SessionContext>
      </LiveContext>
    </QueryClientProvider>
  )
}
