import { useListNews } from '../../../../../generated/hooks/content.ts'
import { useGetWorld } from '../../../../../generated/hooks/player.ts'
import { timeOfDay } from '../../art/castle/stages.ts'
import { useAuth } from '../../shell/auth-state.ts'
import { MainView } from './main-view.tsx'
import { NewsCard } from './news-card.tsx'

export function MainPage() {
  const { authData } = useAuth()
  const world = useGetWorld({ query: { staleTime: 60_000 } })
  const news = useListNews({ query: { staleTime: 60_000 } })
  return (
    <MainView
      time={timeOfDay(new Date().getHours())}
      isLoggedIn={authData !== null}
      world={world.data}
      error={world.error}
      onRetry={() => void world.refetch()}
      news={<NewsCard news={news.data?.items} error={news.error} onRetry={() => void news.refetch()} />}
    />
  )
}
