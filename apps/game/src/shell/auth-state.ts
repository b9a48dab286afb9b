import { type QueryClient, useQuery } from '@tanstack/react-query'
import type { AuthResult } from '../../../../generated/types.ts'
import { ApiError } from '../api/api-error.ts'
import { getAuthData } from '../api/client.ts'

export const AUTH_KEY = ['authData'] as const

/**
 * Null for a visitor. A failed fetch counts as not logged in (docs/game.md §4). Without an answer it is tried once
 * more.
 */
export async function fetchAuthData(): Promise<AuthResult | null> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await getAuthData()
    } catch (error) {
      const unanswered = error instanceof ApiError && error.status === 0
      if (!unanswered || attempt >= 2) return null
      await new Promise((done) => setTimeout(done, 700))
    }
  }
}

export function readAuth(queries: QueryClient): AuthResult | null {
  return queries.getQueryData<AuthResult | null>(AUTH_KEY) ?? null
}

/** `authData` is null for a visitor and while loading, which comes first. */
export function useAuth(): { authData: AuthResult | null; isLoading: boolean } {
  const { data, isPending } = useQuery({
    queryKey: AUTH_KEY,
    queryFn: fetchAuthData,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  return { authData: data ?? null, isLoading: isPending }
}
