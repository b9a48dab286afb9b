import { useQueryClient } from '@tanstack/react-query'
import { useGetOpponent, useSpyOnCastle } from '#generated/hooks/raids.ts'
import { together } from '../../live/together.ts'
import { useGameData } from '../../live/use-game-data.ts'
import { useOutdated } from '../../live/use-outdated.ts'
import { notify } from '../../shell/notify.ts'
import { useRaider } from '../../things/raids/use-raider.ts'
import { Pending } from '../../ui/surfaces/pending.tsx'
import { PlayerRaidView } from './player-raid-view.tsx'

/** `PlayerRaidView` with live data. */
export function PlayerRaid({ playerId }: { playerId: number }) {
  const queries = useQueryClient()
  const { raider, error, onRetry } = useRaider()
  const raids = useGameData('raids').data
  // Others raid the same castle: ask each time.
  const there = useGetOpponent(playerId, { query: { staleTime: 0 } })
  const refetch = () => void there.refetch()
  useOutdated(raids, there.queryKey)
  const spy = useSpyOnCastle({
    mutation: {
      onSuccess: ({ opponent }) => {
        queries.setQueryData(there.queryKey, opponent)
        notify('success', 'Лазутчики вернулись: оборона видна полчаса')
      },
      onError: refetch,
    },
  })
  if (!there.data || !raider)
    return (
      <Pending {...together({ error: there.error, retry: refetch }, { error, retry: onRetry })} lines={2} />
    )
  return (
    <PlayerRaidView
      opponent={there.data}
      raider={raider}
      spying={spy.isPending}
      onSpy={() => spy.mutate({ opponentId: playerId })}
    />
  )
}
