import { useQueryClient } from '@tanstack/react-query'
import {
  listNotifications,
  useMarkAllNotificationsAsRead,
  useMarkNotificationsAsRead,
} from '#generated/hooks/notifications.ts'
import type { Notification } from '#generated/types.ts'
import { useGameData } from '../../live/use-game-data.ts'
import { useLiveList } from '../../live/use-live-list.ts'
import { usePageOpen } from '../../shell/page-open.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Sheet } from '../../ui/overlays/sheet.tsx'
import { useServerNow } from '../../ui/values/server-clock.tsx'
import { NotificationsView } from './notifications-view.tsx'

const OLDER = ['olderNotifications']

function idOf({ notificationId }: Notification): number {
  return notificationId
}

export function NotificationsSheet({ onClose }: { onClose: () => void }) {
  const head = useGameData('notifications')
  const { data } = head
  const list = useLiveList({ head, queryKey: OLDER, read: listNotifications, idOf })
  const queries = useQueryClient()
  const now = useServerNow()
  const canVisit = usePageOpen('player')
  const canRevenge = usePageOpen('raidChoose')
  const refreshOlder = () => queries.invalidateQueries({ queryKey: OLDER })
  const read = useMarkNotificationsAsRead({ mutation: { onSuccess: refreshOlder } })
  const readAll = useMarkAllNotificationsAsRead({ mutation: { onSuccess: refreshOlder } })

  return (
    <Sheet
      open
      onClose={onClose}
      title="Вести"
      footer={
        data &&
        data.unread > 0 && (
          <Button full loading={readAll.isPending} onClick={() => readAll.mutate()}>
            Отметить всё прочитанным
          </Button>
        )
      }
    >
      <NotificationsView
        list={list}
        unread={data?.unread ?? 0}
        canVisit={canVisit}
        canRevenge={canRevenge}
        onRead={(notificationId) => read.mutate({ data: { notificationIds: [notificationId] } })}
        onLeave={onClose}
        now={now()}
      />
    </Sheet>
  )
}
