import { PAGES } from '#catalogue/pages.ts'
import { useGetOwnCrusade, useRevokeCrusadeRequest } from '#generated/hooks/crusades.ts'
import { useOutdated } from '../../live/use-outdated.ts'
import { useServerNow } from '../../ui/values/server-clock.tsx'
import { CrusadeState } from './crusade-state.tsx'
import { NoCrusadeView } from './no-crusade-view.tsx'
import { OwnCrusadeView } from './own-crusade-view.tsx'
import { useCrusadeCalls } from './use-crusade-calls.ts'
import { useCrusadeNews } from './use-crusade-news.ts'

/** Armies return and energy comes back without a message to the leader (ms). */
const LATE_MEMBERS_MS = 15_000

const title = PAGES.ownCrusade.title

/** The crusade that the player is a member of. Without one: the last outcome, requests and invitations. */
export function OwnCrusadePage() {
  const own = useGetOwnCrusade({
    query: {
      staleTime: 0,
      refetchInterval: ({ state }) =>
        state.data?.crusade?.state === 'GATHERING' && state.data.crusade.startRefusals.length > 0
          ? LATE_MEMBERS_MS
          : false,
    },
  })
  const refetch = () => void own.refetch()
  useOutdated(useCrusadeNews(), own.queryKey)
  const calls = useCrusadeCalls(own.data?.crusade?.crusadeId ?? 0, own.queryKey)
  const revoke = useRevokeCrusadeRequest({ mutation: { onSettled: refetch } })
  const now = useServerNow()
  if (!own.data) return <CrusadeState title={title} missing="" error={own.error} onRetry={refetch} />
  const { crusade } = own.data
  return crusade ? (
    <OwnCrusadeView key={crusade.crusadeId} crusade={crusade} {...calls} onReturn={refetch} />
  ) : (
    <NoCrusadeView
      title={title}
      own={own.data}
      asking={revoke.isPending ? revoke.variables.crusadeId : null}
      onRevoke={(crusadeId) => revoke.mutate({ crusadeId })}
      now={now()}
    />
  )
}
