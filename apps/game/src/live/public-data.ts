import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { getGetAppConfigQueryKey } from '#generated/hooks/appconfig.ts'
import { getGetGameTipsQueryKey } from '#generated/hooks/content.ts'

/** Answers that are the same for everybody, and change only when publicDataChanged says so. */
export const PUBLIC_KEYS: readonly QueryKey[] = [getGetGameTipsQueryKey(), getGetAppConfigQueryKey()]

/** Asks again for what is on the page of it. */
export function refetchPublicData(queries: QueryClient): void {
  for (const queryKey of PUBLIC_KEYS) {
    const query = queries.getQueryCache().find({ queryKey })
    const refetch = () => queries.invalidateQueries({ queryKey })
    // The first call of a page is not repeated while it is under way, and its answer may be older than the change.
    if (query?.state.data === undefined) void query?.promise?.then(refetch, () => undefined)
    void refetch()
  }
}
