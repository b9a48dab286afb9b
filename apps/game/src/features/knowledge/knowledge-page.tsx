import { useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useGetKnowledgeBase } from '#generated/hooks/knowledge.ts'
import { useTyped } from '../../ui/hooks/use-typed.ts'
import { KnowledgeView } from './knowledge-view.tsx'

/** The entrance with the search. The address carries the query. */
export function KnowledgePage() {
  const { data, error, refetch } = useGetKnowledgeBase({ query: { staleTime: 300_000 } })
  const [search, setSearch] = useSearchParams()
  const query = search.get('q') ?? ''
  const report = useCallback(
    (words: string) => setSearch(words === '' ? {} : { q: words }, { replace: true }),
    [setSearch],
  )
  const [text, setText] = useTyped(query, report)
  return (
    <KnowledgeView
      entries={data?.entries}
      error={error}
      onRetry={() => void refetch()}
      query={query}
      text={text}
      onType={setText}
    />
  )
}
