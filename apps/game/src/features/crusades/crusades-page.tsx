import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router-dom'
import {
  listCrusades,
  useCreateCrusade,
  useListCrusades,
  useRevokeCrusadeRequest,
  useSendCrusadeRequest,
} from '#generated/hooks/crusades.ts'
import { usePages } from '../../api/use-pages.ts'
import { useGameData } from '../../live/use-game-data.ts'
import { useOutdated } from '../../live/use-outdated.ts'
import { pageAddress } from '../../shell/page-address.ts'
import { useServerNow } from '../../ui/values/server-clock.tsx'
import { type CrusadesTab, CrusadesView } from './crusades-view.tsx'
import { useCrusadeNews } from './use-crusade-news.ts'

const OPEN_CRUSADES = ['openCrusades']
const PARAMETER = 'of'

function tabOf(params: URLSearchParams): CrusadesTab {
  return params.get(PARAMETER) === 'bosses' ? 'bosses' : 'gathering'
}

/** Crusades that look for members, and the bosses. The address holds which: `?of=bosses`. */
export function CrusadesPage() {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [params, setParams] = useSearchParams()
  const missions = useGameData('missions').data
  const now = useServerNow()
  // Every page of the list carries the bosses. This one is read for them.
  const bosses = useListCrusades({ limit: 1 }, { query: { staleTime: 0 } })
  const crusades = usePages({
    queryKey: OPEN_CRUSADES,
    read: (page, request) => listCrusades(page, request),
    staleTime: 0,
  })
  const refetch = () => {
    void queries.invalidateQueries({ queryKey: OPEN_CRUSADES })
    void queries.invalidateQueries({ queryKey: bosses.queryKey })
  }
  const goToOwn = () => navigate(pageAddress('ownCrusade'))
  const create = useCreateCrusade({ mutation: { onSuccess: goToOwn, onError: refetch } })
  const ask = useSendCrusadeRequest({
    mutation: {
      onSuccess: ({ crusade }) => (crusade.tie === 'MEMBER' ? goToOwn() : refetch()),
      onError: refetch,
    },
  })
  const revoke = useRevokeCrusadeRequest({ mutation: { onSettled: refetch } })
  useOutdated(useCrusadeNews(), OPEN_CRUSADES, bosses.queryKey)
  const asked = ask.isPending ? ask.variables : revoke.isPending ? revoke.variables : null

  return (
    <CrusadesView
      tab={tabOf(params)}
      onTab={(tab) =>
        setParams(tab === 'bosses' ? { [PARAMETER]: tab } : {}, { replace: true, preventScrollReset: true })
      }
      bosses={bosses.data?.bosses}
      error={bosses.error}
      onRetry={() => void bosses.refetch()}
      crusades={crusades}
      own={missions?.crusade ?? null}
      invitations={missions?.crusadeInvitations ?? 0}
      calling={create.isPending}
      onCall={(data) => create.mutate({ data })}
      askingFor={asked?.crusadeId ?? null}
      onAsk={(crusadeId) => ask.mutate({ crusadeId, data: {} })}
      onRevoke={(crusadeId) => revoke.mutate({ crusadeId })}
      now={now()}
    />
  )
}
