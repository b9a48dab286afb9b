import { useGetSecondFactor, useGetTelegramLink } from '#generated/hooks/auth.ts'
import { useListSessions } from '#generated/hooks/settings.ts'
import { useGameData } from '../../live/use-game-data.ts'
import { useAuth } from '../../shell/auth-state.ts'
import { isInMessenger } from '../../shell/messenger/launched.ts'
import { useSession } from '../../shell/session-context.ts'
import { SettingsView } from './settings-view.tsx'

/** The settings with their present state. */
export function SettingsPage() {
  const { authData } = useAuth()
  const { leave } = useSession()
  const layout = useGameData('playerLayout').data
  const sessions = useListSessions({ query: { staleTime: 0 } })
  const factor = useGetSecondFactor({ query: { staleTime: 0 } })
  const link = useGetTelegramLink({ query: { staleTime: 0 } })
  return (
    <SettingsView
      player={layout?.player}
      email={authData?.player.email ?? null}
      isConfirmed={layout?.emailConfirmed ?? authData?.player.emailConfirmed ?? false}
      sessions={sessions.data?.items.length}
      asksCode={factor.data?.isOn}
      isLinked={link.data?.isAvailable ? link.data.linkedAt !== null : undefined}
      isInMessenger={isInMessenger()}
      onLeave={() => void leave()}
    />
  )
}
