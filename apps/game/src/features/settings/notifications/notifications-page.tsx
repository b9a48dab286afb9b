import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  getGetPushSettingsQueryKey,
  useGetPushSettings,
  useSetPushNotificationsEnabled,
} from '#generated/hooks/notifications.ts'
import {
  getGetNotificationSettingsQueryKey,
  useChangeNotificationSettings,
  useGetNotificationSettings,
} from '#generated/hooks/settings.ts'
import type {
  ChangeNotificationSettingsRequest,
  NotificationSettings,
  PushSettings,
} from '#generated/types.ts'
import { useAuth } from '../../../shell/auth-state.ts'
import { notify } from '../../../shell/notify.ts'
import { removePush, setUpPush } from '../../../shell/push/push.ts'
import { isPushOn } from '../../../shell/push/push-memory.ts'
import { readPushPermission } from '../../../shell/push/push-support.ts'
import { NotificationsView } from './notifications-view.tsx'
import type { PushCardProps } from './push-card.tsx'

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

/** What the card about notifications outside of the game shows and does. */
function usePush(): PushCardProps {
  const queries = useQueryClient()
  const queryKey = getGetPushSettingsQueryKey()
  const settings = useGetPushSettings({ query: { staleTime: 0 } })
  const { authData, pushToken } = useAuth()
  const sessionId = authData?.sessionId
  const [here, setHere] = useState(() => ({ permission: readPushPermission(), isHere: isPushOn() }))
  const enable = useSetPushNotificationsEnabled({
    mutation: {
      // An answer under way would show the choice before this one again.
      onMutate: async ({ data }) => {
        await queries.cancelQueries({ queryKey })
        const shown = queries.getQueryData<PushSettings>(queryKey)
        if (shown) queries.setQueryData(queryKey, { ...shown, ...data })
      },
      onError: () => queries.invalidateQueries({ queryKey }),
    },
  })
  const turn = useMutation({
    mutationFn: async (isOn: boolean) => {
      if (!isOn) await removePush({ isTurnedOff: true })
      else if (sessionId !== undefined) {
        const isDone = await setUpPush(sessionId, { asks: true })
        if (!isDone && readPushPermission() === 'granted')
          notify('error', 'Не получилось подключить браузер', 'Попробуйте ещё раз чуть позже.')
      }
    },
    onSettled: () => {
      setHere({ permission: readPushPermission(), isHere: isPushOn() })
      return queries.invalidateQueries({ queryKey })
    },
  })
  return {
    settings: settings.data,
    error: settings.error,
    onRetry: () => void settings.refetch(),
    ...here,
    isHere: here.isHere || pushToken !== null,
    isBusy: turn.isPending,
    onTurnHere: (isOn) => turn.mutate(isOn),
    onEnable: (isEnabled) => enable.mutate({ data: { isEnabled } }),
  }
}
