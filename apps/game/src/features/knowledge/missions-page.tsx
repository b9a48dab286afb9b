import { useListMissionKnowledge } from '#generated/hooks/knowledge.ts'
import { useDrawnQuery } from '../../shell/server-drawn.tsx'
import { useIsLoggedIn } from '../../shell/use-is-logged-in.ts'
import { MissionsView } from './missions-view.tsx'

export function MissionsPage() {
  const isLoggedIn = useIsLoggedIn()
  const drawn = useDrawnQuery('missions')
  const { data, error, refetch } = useListMissionKnowledge({ query: { staleTime: 300_000, ...drawn } })
  return <MissionsView data={data} error={error} onRetry={() => void refetch()} isLoggedIn={isLoggedIn} />
}
