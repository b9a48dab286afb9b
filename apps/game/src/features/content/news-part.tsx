import { useLocation } from 'react-router-dom'
import { getListNewsQueryKey, listNews } from '#generated/hooks/content.ts'
import { usePages } from '../../api/use-pages.ts'
import { Reactions } from '../../shared/reactions/reactions.tsx'
import { useReactions } from '../../shared/reactions/use-reactions.ts'
import { readNewsCursor } from './news-address.ts'
import { NewsCard } from './news-card.tsx'

/** News per page. */
const PAGE_ITEMS = 10
/** The server answers for at most so many items at once. */
const REACTIONS_MAX = 100

/** The news with what players think of them. */
export function NewsPart() {
  const from = readNewsCursor(useLocation().search)
  const news = usePages({
    queryKey: [...getListNewsQueryKey(), 'pages', from],
    from,
    read: (page, request) => listNews({ ...page, limit: PAGE_ITEMS }, request),
    staleTime: 60_000,
  })
  const shownIds = news.items?.slice(0, REACTIONS_MAX).map(({ newsId }) => newsId) ?? []
  const reactionsOf = useReactions('NEWS', shownIds)
  return (
    <NewsCard
      list={news}
      isOlder={from !== undefined}
      reactionsOf={(item) => <Reactions of={item.title} {...reactionsOf({ ...item, id: item.newsId })} />}
    />
  )
}
