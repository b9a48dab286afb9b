import type { ReactNode } from 'react'
import { Navigate, Route, Routes } from 'react-router-dom'
import { gamePages } from '../pages/game-pages.ts'
import { guestPages, publicPages } from '../pages/outer-pages.ts'
import type { FeatureRoute } from '../shell/feature-routes.ts'
import { lazyPart } from '../shell/lazy-part.tsx'
import { GuestsOnly, SessionOnly } from './guards.tsx'
import { LoadingScreen } from './loading-screen.tsx'
import { PageBoundary } from './page-boundary.tsx'
import { PageLock } from './page-lock.tsx'

const PublicLayout = lazyPart(async () => (await import('../layouts/public-layout.tsx')).PublicLayout)
const AuthLayout = lazyPart(async () => (await import('../layouts/auth-layout.tsx')).AuthLayout)
export const GameLayout = lazyPart(async () => (await import('../layouts/game-layout.tsx')).GameLayout)
const NotFoundPage = lazyPart(async () => (await import('./not-found-page.tsx')).NotFoundPage)

function framed(title: string, page: ReactNode) {
  return <PageBoundary title={title}>{page}</PageBoundary>
}

/** The path of a page below its layout; the empty one is the layout's own. */
function placeOf(path: string) {
  return path === '' ? { index: true as const } : { path }
}

function outerRoute({ path, title, component: Page }: FeatureRoute) {
  return <Route key={path} {...placeOf(path)} element={framed(title, <Page />)} />
}

const NOT_FOUND = <Route path="*" element={framed('Страница не найдена', <NotFoundPage />)} />

/** The four layouts of docs/game.md §2. The admin console is a separate app. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<PublicLayout />}>
        {publicPages.map(outerRoute)}
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
