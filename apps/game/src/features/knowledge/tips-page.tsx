import { useGetGameTips } from '#generated/hooks/content.ts'
import { useDrawnQuery } from '../../shell/server-drawn.tsx'
import { useIsLoggedIn } from '../../shell/use-is-logged-in.ts'
import { TipsView } from './tips-view.tsx'

export function TipsPage() {
  const isLoggedIn = useIsLoggedIn()
  const drawn = useDrawnQuery('tips')
  const { data, error, refetch } = useGetGameTips({ query: { staleTime: 300_000, ...drawn } })
  return <TipsView data={data} error={error} onRetry={() => void refetch()} isLoggedIn={isLoggedIn} />
}
