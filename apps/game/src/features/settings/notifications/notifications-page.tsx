import { useQueryClient } from '@tanstack/react-query'
import {
  getGetNotificationSettingsQueryKey,
  useChangeNotificationSettings,
  useGetNotificationSettings,
} from '#generated/hooks/settings.ts'
import type { ChangeNotificationSettingsRequest, NotificationSettings } from '#generated/types.ts'
import { NotificationsView } from './notifications-view.tsx'
import { usePush } from './use-push.ts'

/** The settings as they will be after the change. */
function changed(settings: NotificationSettings, changes: ChangeNotificationSettingsRequest) {
  const { kinds = [], ...rest } = changes
  const chosen = settings.kinds.map((one) => kinds.find(({ kind }) => kind === one.kind) ?? one)
  return { ...settings, ...rest, kinds: chosen }
}

/** Which notifications the player wants. */
export function NotificationsPage() {
  const queries = useQueryClient()
  const queryKey = getGetNotificationSettingsQueryKey()
  const settings = useGetNotificationSettings({ query: { staleTime: 0 } })
  const { mutate } = useChangeNotificationSettings({
    mutation: {
      scope: { id: 'notificationSettings' },
      // Shown at once: several boxes may be ticked before the first answer. An answer under way would show them as they were.
      onMutate: async ({ data }) => {
        await queries.cancelQueries({ queryKey })
        const shown = queries.getQueryData<NotificationSettings>(queryKey)
        if (shown) queries.setQueryData(queryKey, changed(shown, data))
      },
      onError: () => queries.invalidateQueries({ queryKey }),
    },
  })
  return (
    <NotificationsView
      settings={settings.data}
      error={settings.error}
      onRetry={() => void settings.refetch()}
      onChange={(data) => mutate({ data })}
      push={usePush()}
    />
  )
}
