import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'

/**
 * Asks for answers anew when what they follow from has changed: a word, a number, a snapshot; undefined while it is not
 * known. The first that is known of it is no change.
 */
export function useOutdated(cause: unknown, ...keys: readonly QueryKey[]): void {
  const queries = useQueryClient()
  const known = useRef(cause)
  const askAnew = useEffectEvent(() => {
    for (const queryKey of keys) void queries.invalidateQueries({ queryKey })
  })
  useEffect(() => {
    const before = known.current
    known.current = cause
    if (before !== undefined && before !== cause) askAnew()
  }, [cause])
}
