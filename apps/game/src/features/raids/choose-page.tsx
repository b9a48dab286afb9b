import { useQueryClient } from '@tanstack/react-query'
import { useListOpponents, useSearchOpponents, useSpyOnCastle } from '#generated/hooks/raids.ts'
import type { Opponent, OpponentList } from '#generated/types.ts'
import { together } from '../../live/together.ts'
import { useGameData } from '../../live/use-game-data.ts'
import { useOutdated } from '../../live/use-outdated.ts'
import { useRaider } from '../../shared/raids/use-raider.ts'
import { ChooseView } from './choose-view.tsx'

/** The opponents of the last search. */
export function ChoosePage() {
  const queries = useQueryClient()
  const { raider, error, onRetry } = useRaider()
  const army = useGameData('army').data
  const raids = useGameData('raids').data
  const list = useListOpponents({ query: { staleTime: 0 } })
  const search = useSearchOpponents({
    mutation: { onSuccess: () => queries.invalidateQueries({ queryKey: list.queryKey }) },
  })
  const show = (seen: Opponent) =>
    queries.setQueryData<OpponentList>(
      list.queryKey,
      (before) =>
        before && {
          ...before,
          items: before.items.map((item) => (item.opponentId === seen.opponentId ? seen : item)),
        },
    )
  const spy = useSpyOnCastle({ mutation: { onSuccess: ({ opponent }) => show(opponent) } })

  // Others raid the same castles: what may be raided, and for how much, changes with time.
  useOutdated(raids, list.queryKey)

  return (
    <ChooseView
      opponents={list.data?.items}
      raider={raider}
      own={army}
      {...together({ error: list.error, retry: () => void list.refetch() }, { error, retry: onRetry })}
      found={search.data?.found ?? null}
      searching={search.isPending}
      onSearch={() => search.mutate()}
      spyingOn={spy.isPending ? spy.variables.opponentId : null}
      onSpy={(opponentId) => spy.mutate({ opponentId })}
      onForgotten={() => void list.refetch()}
    />
  )
}
