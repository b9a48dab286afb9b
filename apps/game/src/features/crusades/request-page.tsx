import { useQueryClient } from '@tanstack/react-query'
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom'
import { PAGES } from '#catalogue/pages.ts'
import {
  useAcceptCrusadeInvitation,
  useDeclineCrusadeInvitation,
  useGetCrusade,
  useGetCrusadeByLink,
  useRevokeCrusadeRequest,
  useSendCrusadeRequest,
} from '#generated/hooks/crusades.ts'
import type { Crusade, CrusadeResult } from '#generated/types.ts'
import { ApiError } from '../../api/api-error.ts'
import { useOutdated } from '../../live/use-outdated.ts'
import { crusadeOf } from '../../shared/crusades/crusade-place.ts'
import { notify } from '../../shell/notify.ts'
import { pageAddress } from '../../shell/page-address.ts'
import { CrusadeState } from './crusade-state.tsx'
import { OwnCrusadePage } from './own-crusade-page.tsx'
import { RequestView } from './request-view.tsx'
import { useCrusadeNews } from './use-crusade-news.ts'

const title = PAGES.crusadeRequest.title

/** The crusade that the address names, by id or by the key of its link. Without either the own requests. */
export function RequestPage() {
  const [params] = useSearchParams()
  const named = crusadeOf(params)
  if (named === null) return <OwnCrusadePage />
  if (named === 'wrong') return <NoSuchCrusade error={new ApiError(404, null)} onRetry={() => undefined} />
  return 'crusadeId' in named ? (
    <ById key={named.crusadeId} crusadeId={named.crusadeId} />
  ) : (
    <ByLink key={named.inviteKey} inviteKey={named.inviteKey} />
  )
}

function NoSuchCrusade(state: { error: Error | null; onRetry: () => void }) {
  return (
    <CrusadeState
      {...state}
      title={title}
      missing="Такого похода нет: он ушёл, распущен или ссылка больше не действует."
    />
  )
}

function ById({ crusadeId }: { crusadeId: number }) {
  const read = useGetCrusade(crusadeId, { query: { staleTime: 0 } })
  return <Seen {...read} onRetry={() => void read.refetch()} inviteKey={null} />
}

function ByLink({ inviteKey }: { inviteKey: string }) {
  const read = useGetCrusadeByLink({ invite: inviteKey }, { query: { staleTime: 0 } })
  return <Seen {...read} onRetry={() => void read.refetch()} inviteKey={inviteKey} />
}

type SeenProps = {
  data: Crusade | undefined
  error: Error | null
  queryKey: readonly unknown[]
  onRetry: () => void
  inviteKey: string | null
}

function Seen({ data, error, queryKey, onRetry, inviteKey }: SeenProps) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  useOutdated(useCrusadeNews(), queryKey)
  const onSuccess = ({ crusade }: CrusadeResult) => {
    if (crusade.tie === 'MEMBER') {
      notify('success', 'Вы в походе')
      void navigate(pageAddress('ownCrusade'), { replace: true })
    } else queries.setQueryData(queryKey, crusade)
  }
  const mutation = { onSuccess, onError: onRetry }
  const ask = useSendCrusadeRequest({ mutation })
  const revoke = useRevokeCrusadeRequest({ mutation })
  const accept = useAcceptCrusadeInvitation({ mutation })
  const decline = useDeclineCrusadeInvitation({
    mutation: { onSuccess: () => navigate(pageAddress('crusades'), { replace: true }), onError: onRetry },
  })
  if (!data || error) return <NoSuchCrusade error={error} onRetry={onRetry} />
  const { crusadeId, tie, state } = data
  const isOwn = tie === 'LEADER' || tie === 'MEMBER'
  if (isOwn && state !== 'ENDED') return <Navigate to={pageAddress('ownCrusade')} replace />
  return (
    <RequestView
      crusade={data}
      hasLink={inviteKey !== null}
      pending={[ask, revoke, accept, decline].some(({ isPending }) => isPending)}
      onAsk={() => ask.mutate({ crusadeId, data: inviteKey === null ? {} : { inviteKey } })}
      onRevoke={() => revoke.mutate({ crusadeId })}
      onAccept={() => accept.mutate({ crusadeId })}
      onDecline={() => decline.mutate({ crusadeId })}
    />
  )
}
