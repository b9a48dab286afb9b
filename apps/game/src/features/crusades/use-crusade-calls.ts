import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import {
  useAcceptCrusadeRequest,
  useDisbandCrusade,
  useInviteToCrusade,
  useKickCrusadeMember,
  useLeaveCrusade,
  useRejectCrusadeRequest,
  useRemoveCrusade,
  useRevokeCrusadeInvitation,
  useStartCrusade,
} from '#generated/hooks/crusades.ts'
import type { CrusadeResult, OwnCrusade } from '#generated/types.ts'
import { notify } from '../../shell/notify.ts'
import type { OwnCrusadeViewProps } from './own-crusade-view.tsx'

type CrusadeCalls = Omit<OwnCrusadeViewProps, 'crusade' | 'onReturn'>

/** Everything that a member or the leader does about the own crusade. Answers replace what the page shows. */
export function useCrusadeCalls(crusadeId: number, queryKey: QueryKey): CrusadeCalls {
  const queries = useQueryClient()
  const refetch = () => void queries.invalidateQueries({ queryKey })
  const onSuccess = ({ crusade }: CrusadeResult) =>
    queries.setQueryData<OwnCrusade>(queryKey, (before) => before && { ...before, crusade })
  const changing = { mutation: { onSuccess, onError: refetch } }
  const ending = (words: string) => ({
    mutation: { onSuccess: () => notify('success', words), onSettled: refetch },
  })
  const accept = useAcceptCrusadeRequest(changing)
  const reject = useRejectCrusadeRequest(changing)
  const kick = useKickCrusadeMember(changing)
  const revoke = useRevokeCrusadeInvitation(changing)
  const invite = useInviteToCrusade({
    mutation: {
      onSuccess: (result, { data }) => {
        onSuccess(result)
        notify('success', `Приглашение отправлено: ${data.playerName}`)
      },
      onError: refetch,
    },
  })
  const start = useStartCrusade(changing)
  const disband = useDisbandCrusade(ending('Поход распущен'))
  const remove = useRemoveCrusade(ending('Поход убран'))
  const leave = useLeaveCrusade(ending('Вы покинули поход'))
  const about = [accept, reject, kick, revoke].find(({ isPending }) => isPending)
  const steps = [
    { name: 'start', call: start },
    { name: 'disband', call: disband },
    { name: 'remove', call: remove },
    { name: 'leave', call: leave },
  ] as const
  return {
    deciding: about?.variables?.playerId ?? null,
    onAccept: (playerId) => accept.mutate({ crusadeId, playerId }),
    onReject: (playerId) => reject.mutate({ crusadeId, playerId }),
    onKick: (playerId) => kick.mutate({ crusadeId, playerId }),
    onRevoke: (playerId) => revoke.mutate({ crusadeId, playerId }),
    inviting: invite.isPending,
    invited: invite.data ? invite.variables.data.playerName : null,
    onInvite: (playerName) => invite.mutate({ crusadeId, data: { playerName } }),
    pending: steps.find(({ call }) => call.isPending)?.name ?? null,
    onStart: () => start.mutate({ crusadeId }),
    onDisband: () => disband.mutate({ crusadeId }),
    onRemove: () => remove.mutate({ crusadeId }),
    onLeave: () => leave.mutate({ crusadeId }),
  }
}
