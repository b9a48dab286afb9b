import type { ReactNode } from 'react'
import { Navigate, Route, Routes } from 'react-router-dom'
import { PUBLIC_PATHS } from '#catalogue/outer-paths.ts'
import { gamePages } from '../pages/game-pages.ts'
import { guestPages, openGamePages } from '../pages/outer-pages.ts'
import { lazyPart } from '../shell/lazy-part.tsx'
import { GuestsOnly, SessionOnly } from './guards.tsx'
import { InBackground } from './in-background.tsx'
import { LoadingScreen } from './loading-screen.tsx'
import { outerRoute, placeOf } from './outer-route.tsx'
import { PageBoundary } from './page-boundary.tsx'
import { PageLock } from './page-lock.tsx'
import { STARTED_AT } from './started-at.ts'

const OtherSite = lazyPart<{ startedAt: string | null }>(
  async () => (await import('./other-site.tsx')).OtherSite,
)
const PublicLayout = lazyPart(async () => (await import('../layouts/public-layout.tsx')).PublicLayout)
export const AuthLayout = lazyPart(async () => (await import('../layouts/auth-layout.tsx')).AuthLayout)
export const GameLayout = lazyPart(async () => (await import('../layouts/game-layout.tsx')).GameLayout)
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
