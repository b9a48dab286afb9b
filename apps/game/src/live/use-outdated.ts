import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'

/**
 * Refetches the queries when the value they depend on changes (a word, a number, a snapshot). Undefined means
 * unknown. The first defined value does not count as a change.
 */
export function useOutdated(cause: unknown, ...keys: readonly QueryKey[]): void {
  const queries = useQueryClient()
  const known = useRef(cause)
  const refetch = useEffectEvent(() => {
    for (const queryKey of keys) void queries.invalidateQueries({ queryKey })
  })
  useEffect(() => {
    const before = known.current
    known.current = cause
    if (before !== undefined && before !== cause) refetch()
  }, [cause])
}
