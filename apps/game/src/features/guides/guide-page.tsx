import { useEffect } from 'react'
import { useParams } from 'react-router-dom'
import { useGetGuide } from '#generated/hooks/guides.ts'
import { ApiError } from '../../api/api-error.ts'
import { Reactions } from '../../shared/reactions/reactions.tsx'
import { useReactions } from '../../shared/reactions/use-reactions.ts'
import { readId } from '../../shell/read-id.ts'
import { useServerNow } from '../../ui/values/server-clock.tsx'
import { GuideView } from './guide-view.tsx'
import { useMayEditGuides } from './may-edit.ts'

/** A published guide. */
export function GuidePage() {
  const now = useServerNow()
  const guideId = readId(useParams().guideId)
  const { data, error, refetch } = useGetGuide(guideId ?? 0, {
    query: { enabled: guideId !== null, staleTime: 0 },
  })
  const mayEdit = useMayEditGuides()
  const reactionsOf = useReactions('GUIDE', guideId === null ? [] : [guideId])
  const title = data?.title
  useEffect(() => {
    if (title !== undefined) document.title = `${title} · Донжон`
  }, [title])
  const isMissing = guideId === null || (error instanceof ApiError && error.status === 404)
  return (
    <GuideView
      guide={isMissing ? null : data}
      error={error}
      onRetry={() => void refetch()}
      now={now()}
      mayEdit={mayEdit}
      reactions={data && <Reactions of={data.title} {...reactionsOf({ ...data, id: data.guideId })} />}
    />
  )
}
