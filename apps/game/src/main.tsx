import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { collectErrors } from '#apps/error-reports/collect-errors.ts'
import { actOncePerPress } from '#apps/keyboard/act-once.ts'
import { App } from './app/app.tsx'
import { openNotifiedPages } from './app/open-notified-pages.ts'
import { AuthLayout, GameLayout } from './app/routes.tsx'
import { createRuntime } from './app/runtime.ts'
import { preloadGamePage } from './pages/game-pages.ts'
import { preloadGuestPage } from './pages/outer-pages.ts'
import { AUTH_QUERY } from './shell/auth-state.ts'
import { noteLaunch } from './shell/messenger/launched.ts'
import { watchTyping } from './shell/typed-text.ts'
import { keepMotion } from './ui/motion.ts'
import './ui/base.css'

const errors = collectErrors()
actOncePerPress()
keepMotion()
noteLaunch()
watchTyping()

const runtime = createRuntime()
openNotifiedPages(runtime.navigation)

// The session, the frame and the page load in parallel. The session first: a browser sends six requests at a time, and all data wait for it.
void runtime.queries.prefetchQuery(AUTH_QUERY)
if (location.pathname.startsWith('/game')) {
  GameLayout.preload()
  preloadGamePage(location.pathname)
} else if (location.pathname.startsWith('/auth')) {
  AuthLayout.preload()
  preloadGuestPage(location.pathname)
}

const root = document.getElementById('root')
if (root) {
  const reactRoot = createRoot(root, { onCaughtError: errors.noteCaught })
  // As a transition React renders in short tasks, so that a slow phone answers touches meanwhile.
  startTransition(() =>
    reactRoot.render(
      <StrictMode>
        <App runtime={runtime} errors={errors} />
      </StrictMode>,
    ),
  )
}
