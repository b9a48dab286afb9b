import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useGetSecondFactor } from '#generated/hooks/auth.ts'
import {
  getListPersonalTokensQueryKey,
  useCreatePersonalToken,
  useListPersonalTokens,
  useRevokePersonalToken,
} from '#generated/hooks/settings.ts'
import { useAuth } from '../../../shell/auth-state.ts'
import { notify } from '../../../shell/notify.ts'
import { TokensView } from './tokens-view.tsx'

/** The player's personal tokens. */
export function TokensPage() {
  const queries = useQueryClient()
  const { authData } = useAuth()
  const onSettled = () => queries.invalidateQueries({ queryKey: getListPersonalTokensQueryKey() })
  const list = useListPersonalTokens({ query: { staleTime: 0 } })
  const factor = useGetSecondFactor({ query: { staleTime: 0 } })
  const [fresh, setFresh] = useState<string | null>(null)
  const create = useCreatePersonalToken({ mutation: { onSettled, meta: { ownErrors: true } } })
  const revoke = useRevokePersonalToken({
    mutation: { onSuccess: () => notify('success', 'Ключ отозван'), onSettled },
  })
  return (
    <TokensView
      tokens={list.data?.items}
      error={list.error}
      onRetry={() => void list.refetch()}
      hasPassword={authData?.player.email !== null}
      hasSecondFactor={factor.data?.isOn ?? false}
      fresh={fresh}
      onKept={() => setFresh(null)}
      revoking={revoke.isPending ? revoke.variables.tokenId : null}
      onRevoke={(tokenId) => revoke.mutate({ tokenId })}
      onCreate={async (data) => {
        const { token } = await create.mutateAsync({ data })
        setFresh(token)
      }}
    />
  )
}
