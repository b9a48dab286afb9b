import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { GameLayout } from './app/routes.tsx'
import { createRuntime } from './app/runtime.ts'
import { preloadGamePage } from './pages/game-pages.ts'
import { AUTH_QUERY } from './shell/auth-state.ts'
import { keepMotion } from './ui/motion.ts'
import './ui/base.css'

keepMotion()

const runtime = createRuntime()

// The session, the frame and the page load in parallel.
if (location.pathname.startsWith('/game')) {
  GameLayout.preload()
  preloadGamePage(location.pathname)
}
void runtime.queries.prefetchQuery(AUTH_QUERY)

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <StrictMode>
      <App runtime={runtime} />
    </StrictMode>,
  )
