import { useListCrusadeKnowledge } from '#generated/hooks/knowledge.ts'
import { useDrawnQuery } from '../../shell/server-drawn.tsx'
import { useIsLoggedIn } from '../../shell/use-is-logged-in.ts'
import { CrusadesView } from './crusades-view.tsx'

export function CrusadesPage() {
  const isLoggedIn = useIsLoggedIn()
  const drawn = useDrawnQuery('crusades')
  const { data, error, refetch } = useListCrusadeKnowledge({ query: { staleTime: 300_000, ...drawn } })
  return <CrusadesView data={data} error={error} onRetry={() => void refetch()} isLoggedIn={isLoggedIn} />
}
