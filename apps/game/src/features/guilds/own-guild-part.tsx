import {
  listGuildJoinRequests,
  useAcceptGuildJoinRequest,
  useChangeGuildRole,
  useDeleteGuild,
  useEditGuild,
  useKickGuildMember,
  useLeaveGuild,
  useListGuildWeeks,
  useRejectGuildJoinRequest,
  useSaveGuildRoles,
  useTransferGuildLeadership,
} from '#generated/hooks/guilds.ts'
import type { Guild, GuildJoinRequest, GuildRole } from '#generated/types.ts'
import { usePages } from '../../api/use-pages.ts'
import { useGameData } from '../../live/use-game-data.ts'
import { useOutdated } from '../../live/use-outdated.ts'
import { notify } from '../../shell/notify.ts'
import type { MemberAction } from './member-sheet.tsx'
import { OwnGuildView } from './own-guild-view.tsx'
import type { RequestAnswer } from './requests-card.tsx'

const REQUESTS_KEY = 'guildJoinRequests'

type OwnGuildPartProps = { guild: Guild; own: GuildRole }

/** `OwnGuildView` with live data and the calls behind it. */
export function OwnGuildPart({ guild, own }: OwnGuildPartProps) {
  const { guildTag } = guild
  const player = useGameData('playerLayout').data?.player
  const weeks = useListGuildWeeks(guildTag, { query: { staleTime: 0 } })
  const edit = useEditGuild({ mutation: { onSuccess: () => notify('success', 'Сведения обновлены') } })
  const roles = useSaveGuildRoles({ mutation: { onSuccess: () => notify('success', 'Роли сохранены') } })
  const leave = useLeaveGuild({ mutation: { onSuccess: () => notify('info', 'Вы вышли из гильдии') } })
  const remove = useDeleteGuild({ mutation: { onSuccess: () => notify('info', 'Гильдия распущена') } })
  const members = useMemberActions(guild)
  return (
    <OwnGuildView
      guild={guild}
      own={own}
      ownId={player?.playerId ?? null}
      weeks={{ weeks: weeks.data?.items, error: weeks.error, onRetry: () => void weeks.refetch() }}
      requests={useRequests(guild)}
      acting={members.acting}
      onMember={members.act}
      saving={edit.isPending || roles.isPending}
      onEdit={(data, done) => edit.mutate({ guildTag, data }, { onSuccess: done })}
      onRoles={(data, done) => roles.mutate({ guildTag, data }, { onSuccess: done })}
      leaving={leave.isPending ? 'LEAVE' : remove.isPending ? 'DELETE' : null}
      onLeave={() => leave.mutate({ guildTag })}
      onDelete={() => remove.mutate({ guildTag })}
    />
  )
}

/** The open join requests, refetched when their number changes. Null for those who may not decide. */
function useRequests({ guildTag, requestCount, members }: Guild) {
  const queryKey = [REQUESTS_KEY, guildTag]
  const mayDecide = requestCount !== null
  const requests = usePages<GuildJoinRequest>({
    queryKey,
    enabled: mayDecide,
    read: (page, request) => listGuildJoinRequests(guildTag, page, request),
    staleTime: 0,
  })
  useOutdated(`${requestCount} ${members.length}`, queryKey)
  const accept = useAcceptGuildJoinRequest({
    mutation: { onSuccess: () => notify('success', 'Заявка принята'), onSettled: requests.onRetry },
  })
  const reject = useRejectGuildJoinRequest({
    mutation: { onSuccess: () => notify('info', 'Заявка отклонена'), onSettled: requests.onRetry },
  })
  if (!mayDecide) return null
  const pending = accept.isPending ? accept : reject.isPending ? reject : null
  const answer: RequestAnswer = accept.isPending ? 'ACCEPT' : 'REJECT'
  return {
    requests,
    busy: pending?.variables ? { playerId: pending.variables.playerId, answer } : null,
    onAnswer: (playerId: number, wanted: RequestAnswer) =>
      (wanted === 'ACCEPT' ? accept : reject).mutate({ guildTag, playerId }),
  }
}

function useMemberActions({ guildTag, members }: Guild) {
  const change = useChangeGuildRole({ mutation: { onSuccess: () => notify('success', 'Роль изменена') } })
  const transfer = useTransferGuildLeadership({
    mutation: { onSuccess: () => notify('success', 'Главенство передано') },
  })
  const kick = useKickGuildMember({ mutation: { onSuccess: () => notify('info', 'Участник исключён') } })
  const act = (playerId: number, action: MemberAction, done: () => void) => {
    const after = { onSuccess: done }
    if (action === 'KICK') kick.mutate({ guildTag, playerId }, after)
    else if (action === 'TRANSFER') transfer.mutate({ guildTag, data: { playerId } }, after)
    else {
      // The role that is shown: two who promote at once promote by one role.
      const roleId = members.find(({ player }) => player.playerId === playerId)?.role.roleId
      const data = { change: action, ...(roleId !== undefined && { roleId }) }
      change.mutate({ guildTag, playerId, data }, after)
    }
  }
  const acting: MemberAction | null = kick.isPending
    ? 'KICK'
    : transfer.isPending
      ? 'TRANSFER'
      : change.isPending
        ? change.variables.data.change
        : null
  return { act, acting }
}
