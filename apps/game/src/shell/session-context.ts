import { createContext, use } from 'react'
import type { AuthResult } from '#generated/types.ts'

export type SessionActions = {
  /** After login or registration: drops the old state and stores the new session. */
  enter: (authData: AuthResult) => void
  /** Logs out locally, goes to the login page, then tells the server (docs/game.md §4). */
  leave: () => Promise<void>
}

export const SessionContext = createContext<SessionActions | null>(null)

/** Throws outside of a SessionContext. */
export function useSession(): SessionActions {
  const actions = use(SessionContext)
  if (!actions) throw new Error('No SessionContext above')
  return actions
}
