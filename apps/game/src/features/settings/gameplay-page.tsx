import { useQueryClient } from '@tanstack/react-query'
import {
  getGetGameplaySettingsQueryKey,
  useChangeGameplaySettings,
  useGetGameplaySettings,
} from '#generated/hooks/settings.ts'
import { playSound } from '../../shell/sound.ts'
import { setPreferences } from '../../ui/preferences.ts'
import { GameplayView } from './gameplay-view.tsx'

/** How the game looks and behaves for the player. */
export function GameplayPage() {
  const queries = useQueryClient()
  const settings = useGetGameplaySettings({ query: { staleTime: 0 } })
  const { mutate, isPending, variables } = useChangeGameplaySettings({
    mutation: {
      scope: { id: 'gameplaySettings' },
      onSuccess: (saved, { data }) => {
        queries.setQueryData(getGetGameplaySettingsQueryKey(), saved)
        setPreferences(saved)
        if (data.hasSounds) playSound('coins')
      },
    },
  })
  // Sent along with the next change: what an earlier tap changes stays shown while a later one waits.
  const changing = isPending ? variables.data : {}
  return (
    <GameplayView
      settings={settings.data && { ...settings.data, ...changing }}
      error={settings.error}
      onRetry={() => void settings.refetch()}
      onChange={(data) => mutate({ data: { ...changing, ...data } })}
    />
  )
}
