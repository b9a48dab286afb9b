import { type QueryClient, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import type { AuthResult, SessionEndResult } from '#generated/types.ts'
import { ApiError } from '../api/api-error.ts'
import { getAuthData, getSessionEnd } from '../api/client.ts'
import { isInMessenger } from './messenger/launched.ts'
import { type PushState, readPushState, subscribeToPushState } from './push/push-state.ts'

export const AUTH_KEY = ['authData'] as const

const RETRY_DELAY_MS = 700
const RETRIES = 2
/** How often a server that gave no answer is asked again (ms). */
const REFETCH_INTERVAL_MS = 10_000

/**
 * Null for a visitor. Rejects when the server gives no answer, or a broken one, three times: that says nothing about
 * the session (docs/game.md §4).
 */
async function fetchAuthData(): Promise<AuthResult | null> {
  // A cookie may be of another account of the messenger: the init data decide, on the login page.
  if (isInMessenger()) return null
  for (let attempt = 0; ; attempt++) {
    try {
      return await getAuthData()
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) return null
      if (attempt >= RETRIES) throw error
      await new Promise((done) => setTimeout(done, RETRY_DELAY_MS))
    }
  }
}

/** Also asked for without a network: the page must say so instead of waiting for it. */
export const AUTH_QUERY = {
  queryKey: AUTH_KEY,
  queryFn: fetchAuthData,
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
  retry: false,
  retryOnMount: false,
  networkMode: 'always',
  refetchOnReconnect: (query) => query.state.data === undefined,
  refetchInterval: (query) => (query.state.status === 'error' ? REFETCH_INTERVAL_MS : false),
} as const satisfies UseQueryOptions<AuthResult | null>

/**
 * Why the last session ended, for the login page. Asked until there is an answer, for some seconds: the cookie that tells it is removed
 * afterwards.
 */
export const SESSION_END_QUERY = {
  queryKey: ['sessionEnd'],
  queryFn: getSessionEnd,
  staleTime: Number.POSITIVE_INFINITY,
  retry: 4,
} as const satisfies UseQueryOptions<SessionEndResult>

export function readAuth(queries: QueryClient): AuthResult | null {
  return queries.getQueryData<AuthResult | null>(AUTH_KEY) ?? null
}

/** The castle of a messenger has got an e-mail. */
export function noteEmail(queries: QueryClient, email: string): void {
  queries.setQueryData<AuthResult | null>(
    AUTH_KEY,
    (known) => known && { ...known, player: { ...known.player, email, emailConfirmed: false } },
  )
}

type AuthState = PushState & {
  /** Null for a visitor, and while it is unknown. */
  authData: AuthResult | null
  isLoading: boolean
  /** The server has not said whether there is a session. It is asked again by itself. */
  isUnknown: boolean
  error: Error | null
  isRetrying: boolean
  retry: () => void
}

export function useAuth(): AuthState {
  const { data, error, errorUpdateCount, isFetching, refetch } = useQuery(AUTH_QUERY)
  const push = useSyncExternalStore(subscribeToPushState, readPushState, readPushState)
  const isMissing = data === undefined
  return {
    ...push,
    authData: data ?? null,
    isLoading: isMissing && errorUpdateCount === 0,
    isUnknown: isMissing && errorUpdateCount > 0,
    error,
    isRetrying: isFetching,
    retry: () => void refetch(),
  }
}
