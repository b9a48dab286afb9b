import { type ReactNode, useDeferredValue } from 'react'
import { Navigate, useLocation, useSearchParams } from 'react-router-dom'
import { useAuth } from '../shell/auth-state.ts'
import { loginPathFor, safeReturnPath } from './return-path.ts'
import { StartFailure } from './start-failure.tsx'

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
export function SessionOnly({ children, waiting }: GuardProps) {
  const { authData, isLoading, isUnknown, error, isRetrying, retry } = useAuth()
  const { pathname, search, hash } = useLocation()
  const isWaiting = useIsWaiting(isLoading)
  if (isWaiting) return waiting
  if (isUnknown) return <StartFailure error={error} onRetry={retry} retrying={isRetrying} />
  if (!authData) return <Navigate to={loginPathFor(pathname + search + hash)} replace />
  return children
}

/** Auth pages are for guests: a logged-in player is sent on to the castle (docs/game.md §2). */
export function GuestsOnly({ children, waiting }: GuardProps) {
  const { authData, isLoading, isUnknown, error, isRetrying, retry } = useAuth()
  const [query] = useSearchParams()
  const isWaiting = useIsWaiting(isLoading)
  if (isWaiting) return waiting
  if (isUnknown) return <StartFailure error={error} onRetry={retry} retrying={isRetrying} />
  if (authData) return <Navigate to={safeReturnPath(query.get('return'))} replace />
  return children
}
