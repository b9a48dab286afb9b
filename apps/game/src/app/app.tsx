import { QueryClientProvider } from '@tanstack/react-query'
import { Suspense, useEffect, useSyncExternalStore } from 'react'
import { BrowserRouter, useNavigate } from 'react-router-dom'
import type { CollectedErrors } from '#apps/error-reports/collect-errors.ts'
import { LiveContext } from '../live/live-context.ts'
import { AfterPaint } from '../shell/after-paint.tsx'
import { lazyPart } from '../shell/lazy-part.tsx'
import { isInMessenger } from '../shell/messenger/launched.ts'
import { SessionContext } from '../shell/session-context.ts'
import { ServerClock } from '../ui/values/server-clock.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { LoadingScreen } from './loading-screen.tsx'
import type { Navigation } from './navigation.ts'
import { AppRoutes } from './routes.tsx'
import type { Runtime } from './runtime.ts'
import { StartFailure } from './start-failure.tsx'
import { useScrollMemory } from './use-scroll-memory.ts'

const MessengerFrame = lazyPart(async () => (await import('./messenger-frame.tsx')).MessengerFrame, 'nothing')
export const LateParts = lazyPart(async () => (await import('./late-parts.tsx')).LateParts, 'nothing')

/** Lets code outside of components navigate. */
function AttachNavigation({ navigation }: { navigation: Navigation }) {
  const navigate = useNavigate()
  useScrollMemory()
  useEffect(() => navigation.attach(navigate), [navigation, navigate])
  return null
}

export function App({ runtime, errors }: { runtime: Runtime; errors: CollectedErrors }) {
  const { queries, navigation, session, live } = runtime
  const offset = useSyncExternalStore(live.clock.subscribe, live.clock.offset)
  return (
    <QueryClientProvider client={queries}>
      <LiveContext value={live}>
        <SessionContext value={session}>
          <ServerClock offset={offset}>
            <BrowserRouter>
              <AttachNavigation navigation={navigation} />
              {isInMessenger() && (
                <Suspense fallback={null}>
                  <MessengerFrame />
                </Suspense>
              )}
              <ErrorBoundary resetBy="" fallback={(retry) => <StartFailure onRetry={retry} isBroken />}>
                <Suspense fallback={<LoadingScreen />}>
                  <AppRoutes />
                </Suspense>
              </ErrorBoundary>
              <AfterPaint>
                <LateParts errors={errors} />
              </AfterPaint>
            </BrowserRouter>
          </ServerClock>
        </SessionContext>
      </LiveContext>
    </QueryClientProvider>
  )
}
