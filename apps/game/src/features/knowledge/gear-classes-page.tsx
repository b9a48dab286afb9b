import { useListGearClassKnowledge } from '#generated/hooks/knowledge.ts'
import { useDrawnQuery } from '../../shell/server-drawn.tsx'
import { useIsLoggedIn } from '../../shell/use-is-logged-in.ts'
import { GearClassesView } from './gear-classes-view.tsx'

export function GearClassesPage() {
  const isLoggedIn = useIsLoggedIn()
  const drawn = useDrawnQuery('gear')
  const { data, error, refetch } = useListGearClassKnowledge({ query: { staleTime: 300_000, ...drawn } })
  return <GearClassesView data={data} error={error} onRetry={() => void refetch()} isLoggedIn={isLoggedIn} />
}
