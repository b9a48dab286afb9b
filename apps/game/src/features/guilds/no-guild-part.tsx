import { keepText } from '#apps/kept-text/kept-text.ts'
import {
  listGuildFoundings,
  useCancelGuildFounding,
  useChipIntoFounding,
  useCreateGuildFounding,
  useFoundGuild,
  useGetGuildFounding,
  useRevokeGuildJoinRequest,
  useWithdrawFromFounding,
} from '#generated/hooks/guilds.ts'
import { useListTopGuilds } from '#generated/hooks/toplists.ts'
import type { GuildData, GuildFounding } from '#generated/types.ts'
import { usePages } from '../../api/use-pages.ts'
import { useOutdated } from '../../live/use-outdated.ts'
import { useLord } from '../../shared/castle/use-lord.ts'
import { useAuth } from '../../shell/auth-state.ts'
import { notify } from '../../shell/notify.ts'
import { pageAddress } from '../../shell/page-address.ts'
import { shareLink } from '../../shell/share-link.ts'
import type { ChipInProps } from './chip-in.tsx'
import { FOUNDING_FORM } from './found-card.tsx'
import { NoGuildView } from './no-guild-view.tsx'

const FOUNDINGS_KEY = 'guildFoundings'
const GUILDS_SHOWN = 5

type NoGuildPartProps = {
  data: GuildData
  /** The founding that the address names. */
  openedId: number | null
}

/** `NoGuildView` with live data and the calls behind it. */
export function NoGuildPart({ data, openedId }: NoGuildPartProps) {
  const own = data.founding
  const linkedId = own?.foundingId === openedId ? null : openedId
  const linked = useGetGuildFounding(linkedId ?? 1, { query: { enabled: linkedId !== null, staleTime: 0 } })
  const foundings = usePages({
    queryKey: [FOUNDINGS_KEY],
    read: (page, request) => listGuildFoundings(page, request),
    staleTime: 0,
  })
  useOutdated(own, [FOUNDINGS_KEY], linked.queryKey)
  const best = useListTopGuilds({ limit: GUILDS_SHOWN }, { query: { staleTime: 0 } })
  const diamonds = useLord().lord?.diamonds ?? 0
  const ownId = useAuth().authData?.player.playerId ?? 0
  const sent = (words: string) => () => {
    keepText(ownId, FOUNDING_FORM, {})
    notify('success', words)
  }
  const found = useFoundGuild({ mutation: { onSuccess: sent('Гильдия основана') } })
  const collect = useCreateGuildFounding({ mutation: { onSuccess: sent('Сбор начат') } })
  const revoke = useRevokeGuildJoinRequest({
    mutation: { onSuccess: () => notify('info', 'Заявка отозвана') },
  })
  const about = useFoundingActions(() => void linked.refetch())
  const cardOf = (founding: GuildFounding): ChipInProps => ({
    founding,
    diamonds,
    isInOther: own !== null && own.foundingId !== founding.foundingId,
    ...about(founding),
  })
  const shown = linkedId === null ? own : linked.data
  return (
    <NoGuildView
      data={data}
      founding={shown && cardOf(shown)}
      foundingError={linked.error}
      onFoundingRetry={() => void linked.refetch()}
      found={
        own
          ? null
          : {
              ownId,
              diamonds,
              busy: found.isPending || collect.isPending,
              onFound: (request) => found.mutate({ data: request }),
              onCollect: (request) => collect.mutate({ data: request }),
            }
      }
      foundings={foundings}
      guilds={{ guilds: best.data?.items, error: best.error, onRetry: () => void best.refetch() }}
      revoking={revoke.isPending ? revoke.variables.guildTag : null}
      onRevoke={(guildTag) => revoke.mutate({ guildTag })}
    />
  )
}

function useFoundingActions(onSettled: () => void) {
  const chipIn = useChipIntoFounding({
    mutation: { onSuccess: () => notify('success', 'Взнос внесён'), onSettled },
  })
  const withdraw = useWithdrawFromFounding({
    mutation: { onSuccess: () => notify('info', 'Взнос вернулся к вам'), onSettled },
  })
  const cancel = useCancelGuildFounding({
    mutation: { onSuccess: () => notify('info', 'Сбор отменён'), onSettled },
  })
  const busy = chipIn.isPending
    ? 'CHIP_IN'
    : withdraw.isPending
      ? 'WITHDRAW'
      : cancel.isPending
        ? 'CANCEL'
        : null
  return ({
    foundingId,
    name,
  }: GuildFounding): Pick<ChipInProps, 'busy' | 'onChipIn' | 'onWithdraw' | 'onCancel' | 'onShare'> => ({
    busy,
    onChipIn: (diamonds) => chipIn.mutate({ foundingId, data: { diamonds } }),
    onWithdraw: () => withdraw.mutate({ foundingId }),
    onCancel: () => cancel.mutate({ foundingId }),
    onShare: () =>
      void shareLink({
        url: `${location.origin}${pageAddress('guild', { search: `founding=${foundingId}` })}`,
        title: `Сбор на гильдию «${name}»`,
        what: 'Ссылка на сбор',
        note: 'Она открывается тем, кому уже доступны гильдии',
      }),
  })
}
