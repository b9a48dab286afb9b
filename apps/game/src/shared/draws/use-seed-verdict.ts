import { useMemo } from 'react'
import { useListFairSecrets } from '#generated/hooks/draws.ts'
import { dayOverAt, type PublishedSeed, type SeedVerdict, seedVerdict } from './seed-verdict.ts'

export type SeedCheck = {
  readonly verdict: SeedVerdict
  readonly error: Error | null
  readonly onRetry: () => void
}

/** A little later than midnight, so that the server has published the secret. */
const LATER_MS = 1500

/** Checks a seed against the published secrets, again when the secret of its day opens. */
export function useSeedVerdict({ seed, drawnFrom, subject }: PublishedSeed): SeedCheck {
  const day = drawnFrom?.day
  const { data, error, refetch } = useListFairSecrets(
    { until: day, limit: 1 },
    {
      query: {
        enabled: day !== undefined,
        refetchInterval: ({ state }) => {
          if (!state.data || day === undefined) return false
          const leftMs = dayOverAt(day) - Date.parse(state.data.serverTime)
          return leftMs > 0 ? leftMs + LATER_MS : false
        },
      },
    },
  )
  const verdict = useMemo(
    () => seedVerdict({ seed, drawnFrom, subject }, data),
    [seed, drawnFrom, subject, data],
  )
  return { verdict, error: data ? null : error, onRetry: () => void refetch() }
}
