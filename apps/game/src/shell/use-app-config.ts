import { useGetAppConfig } from '#generated/hooks/appconfig.ts'
import type { AppConfig } from '#generated/types.ts'

/** What administrators have set for everybody. Undefined until known. The live connection tells of changes. */
export function useAppConfig(): AppConfig | undefined {
  return useGetAppConfig({ query: { staleTime: Infinity, gcTime: Infinity } }).data
}

/** How often (ms) an open page without a live connection asks again. */
const ASK_AGAIN_MS = 60_000
/** A reader who comes back to the page asks again, unless the answer is younger than this (ms). */
const YOUNG_MS = 5_000

/** The same for pages without a live connection: they ask again every minute while they are seen. */
export function useAskedAppConfig(): AppConfig | undefined {
  const query = { staleTime: YOUNG_MS, refetchInterval: ASK_AGAIN_MS, refetchOnWindowFocus: true }
  return useGetAppConfig({ query }).data
}
