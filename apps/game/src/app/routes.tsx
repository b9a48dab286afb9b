import { type ReactNode, useDeferredValue } from 'react'
import { Navigate, Route, Routes, useLocation, useSearchParams } from 'react-router-dom'
import { PUBLIC_PATHS } from '#catalogue/outer-paths.ts'
import { gamePages } from '../pages/game-pages.ts'
import { guestPages, openGamePages } from '../pages/outer-pages.ts'
import { useAuth } from '../shell/auth-state.ts'
import { lazyPart } from '../shell/lazy-part.tsx'
import { LoadingScreen } from './loading-screen.tsx'
import { outerRoute, placeOf } from './outer-route.tsx'
import { PageBoundary, PageSkeleton } from './page-boundary.tsx'
import { PageLock } from './page-lock.tsx'
import { loginPathFor, safeReturnPath } from './return-path.ts'
import { StartFailure } from './start-failure.tsx'
import { STARTED_AT } from './started-at.ts'

const OtherSite = lazyPart<{ startedAt: string | null }>(
  async () => (await import('./other-site.tsx')).OtherSite,
)
const PublicLayout = lazyPart(async () => (await import('../layouts/public-layout.tsx')).PublicLayout)
export const AuthLayout = lazyPart(async () => (await import('../layouts/auth-layout.tsx')).AuthLayout)
export const GameLayout = lazyPart(async () => (await import('../layouts/game-layout.tsx')).GameLayout)
/** What is shown without a network: the service worker stores it. */
export const OFFLINE_PARTS = [OtherSite, PublicLayout, AuthLayout]
const NotFoundPage = lazyPart(async () => (await import('./not-found-page.tsx')).NotFoundPage)

function framed(title: string, page: ReactNode) {
  return (
    <PageBoundary title={title}>
      <InBackground>{page}</InBackground>
    </PageBoundary>
  )
}

const NOT_FOUND = <Route path="*" element={framed('Страница не найдена', <NotFoundPage />)} />

/** The layouts of docs/game.md §2. The public site and the console are documents of their own. */
export function AppRoutes() {
  return (
    <Routes>
      {PUBLIC_PATHS.map((path) => (
        <Route key={path} {...placeOf(path)} element={<OtherSite startedAt={STARTED_AT} />} />
      ))}
      <Route element={<PublicLayout />}>
        {openGamePages.map(outerRoute)}
        {NOT_FOUND}
      </Route>

      <Route
        path="auth"
        element={
          <GuestsOnly waiting={<LoadingScreen />}>
            <AuthLayout />
          </GuestsOnly>
        }
      >
        <Route index element={<Navigate to="login" replace />} />
        {guestPages.map(outerRoute)}
        {NOT_FOUND}
      </Route>

      <Route
        path="game"
        element={
          <SessionOnly waiting={<LoadingScreen />}>
            <GameLayout />
          </SessionOnly>
        }
      >
        {gamePages.map(({ key, path, title, component: Page }) => (
          <Route
            key={key}
            {...placeOf(path)}
            element={framed(
              title,
              <PageLock page={key}>
                <Page />
              </PageLock>,
            )}
          />
        ))}
        {NOT_FOUND}
      </Route>
    </Routes>
  )
}

/** The first page is rendered in the background, in short tasks: a slow phone answers touches meanwhile. Later pages show at once. */
function InBackground({ children }: { children: ReactNode }) {
  const isBegun = useDeferredValue(true, false)
  return isBegun ? children : <PageSkeleton />
}

type GuardProps = {
  children: ReactNode
  /** Shown until it is known whether there is a session. */
  waiting: ReactNode
}

/** Until the answer is there, and until the page below is rendered: in the background, in short tasks. */
function useIsWaiting(isLoading: boolean): boolean {
  const wasLoading = useDeferredValue(isLoading)
  return isLoading || wasLoading
}

/** The game area needs a session: a visitor goes to the login page and returns after it. */
function SessionOnly({ children, waiting }: GuardProps) {
  const { authData, isLoading, isUnknown, error, isRetrying, retry } = useAuth()
  const { pathname, search, hash } = useLocation()
  const isWaiting = useIsWaiting(isLoading)
  if (isWaiting) return waiting
  if (isUnknown) return <StartFailure error={error} onRetry={retry} retrying={isRetrying} />
  if (!authData) return <Navigate to={loginPathFor(pathname + search + hash)} replace />
  return children
}

/** Auth pages are for guests: a logged-in player is sent on to the castle (docs/game.md §2). */
function GuestsOnly({ children, waiting }: GuardProps) {
  const { authData, isLoading, isUnknown, error, isRetrying, retry } = useAuth()
  const [query] = useSearchParams()
  const isWaiting = useIsWaiting(isLoading)
  if (isWaiting) return waiting
  if (isUnknown) return <StartFailure error={error} onRetry={retry} retrying={isRetrying} />
  if (authData) return <Navigate to={safeReturnPath(query.get('return'))} replace />
  return children
}
