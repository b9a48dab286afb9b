import { useListTutorialKnowledge } from '#generated/hooks/knowledge.ts'
import { useDrawnQuery } from '../../shell/server-drawn.tsx'
import { useIsLoggedIn } from '../../shell/use-is-logged-in.ts'
import { TutorialView } from './tutorial-view.tsx'

export function TutorialPage() {
  const isLoggedIn = useIsLoggedIn()
  const drawn = useDrawnQuery('tutorial')
  const { data, error, refetch } = useListTutorialKnowledge({ query: { staleTime: 300_000, ...drawn } })
  return <TutorialView data={data} error={error} onRetry={() => void refetch()} isLoggedIn={isLoggedIn} />
}
