import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useListOwnReactions, useReactToItem } from '#generated/hooks/content.ts'
import type { Reaction, ReactionItemKind, ReactToItemResult } from '#generated/types.ts'
import { useAuth } from '../../shell/auth-state.ts'
import { useIsTakenOver } from '../../ui/hooks/use-is-taken-over.ts'
import type { ReactionsProps } from './reactions.tsx'

export type ReactableItem = { readonly id: number; readonly likes: number; readonly dislikes: number }

type ReactionsOf = (item: ReactableItem) => Omit<ReactionsProps, 'of'>

const OWN_REACTIONS_KEY = 'ownReactions'

/** What the player thinks of these items of a kind, and how to say so. Visitors see the counts alone. */
export function useReactions(itemKind: ReactionItemKind, ids: readonly number[]): ReactionsOf {
  const { authData } = useAuth()
  const queries = useQueryClient()
  const itemIds = ids.join(',')
  const isTakenOver = useIsTakenOver()
  const playerId = isTakenOver ? authData?.player.playerId : undefined
  const queryKey = [OWN_REACTIONS_KEY, playerId, itemKind, itemIds]
  const own = useListOwnReactions(
    { itemKind, itemIds },
    { query: { queryKey, enabled: playerId !== undefined && ids.length > 0 } },
  )
  /** Newer than the loaded lists. */
  const [results, setResults] = useState<ReadonlyMap<number, ReactToItemResult>>(new Map())
  const react = useReactToItem({
    mutation: {
      onSuccess: (result) => {
        setResults((before) => new Map(before).set(result.itemId, result))
        void queries.invalidateQueries({ queryKey: [OWN_REACTIONS_KEY] })
      },
    },
  })
  const savingId = react.isPending ? react.variables.data.itemId : null

  return ({ id, likes, dislikes }) => {
    const result = results.get(id)
    const listed = own.data?.items.find(({ itemId }) => itemId === id)?.reaction ?? null
    const set = (reaction: Reaction | null) => react.mutate({ data: { itemKind, itemId: id, reaction } })
    return {
      likes: result?.likes ?? likes,
      dislikes: result?.dislikes ?? dislikes,
      own: result ? result.reaction : listed,
      isSaving: savingId === id,
      onReact: playerId === undefined ? null : set,
    }
  }
}
