import { useQueryClient } from '@tanstack/react-query'
import {
  getGetGameplaySettingsQueryKey,
  useChangeGameplaySettings,
  useGetGameplaySettings,
} from '../../../../../generated/hooks/settings.ts'
import { GameplayView } from './gameplay-view.tsx'

/** What others see of the player. */
export function GameplayPage() {
  const queries = useQueryClient()
  const settings = useGetGameplaySettings({ query: { staleTime: 0 } })
  const { mutate, isPending, variables } = useChangeGameplaySettings({
    mutation: { onSuccess: (saved) => queries.setQueryData(getGetGameplaySettingsQueryKey(), saved) },
  })
  const shown = settings.data && (isPending ? { ...settings.data, ...variables.data } : settings.data)
  return (
    <GameplayView
      settings={shown}
      error={settings.error}
      onRetry={() => void settings.refetch()}
      onChange={(data) => mutate({ data })}
    />
  )
}
