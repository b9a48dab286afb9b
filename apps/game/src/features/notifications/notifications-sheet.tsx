import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  listNotifications,
  useMarkAllNotificationsAsRead,
  useMarkNotificationsAsRead,
} from '../../../../../generated/hooks/notifications.ts'
import type { Notification } from '../../../../../generated/types.ts'
import { useGameData } from '../../live/use-game-data.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Sheet } from '../../ui/overlays/sheet.tsx'
import { useServerNow } from '../../ui/values/server-clock.tsx'
import { NotificationsView } from './notifications-view.tsx'
import { mergeNotifications } from './unshown.ts'

/** Where the older pages begin: fixed when they are first asked for, while the live page goes on moving. */
type Start = { cursor: string; items: readonly Notification[] }

export function NotificationsSheet({ onClose }: { onClose: () => void }) {
  const { data, error, retry } = useGameData('notifications')
  const queries = useQueryClient()
  const now = useServerNow()
  const [start, setStart] = useState<Start | null>(null)
  const older = useInfiniteQuery({
    queryKey: ['olderNotifications', start?.cursor],
    queryFn: ({ pageParam, signal }) => listNotifications({ cursor: pageParam, limit: 20 }, { signal }),
    initialPageParam: start?.cursor ?? '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    enabled: start !== null,
  })
  const refreshOlder = () => queries.invalidateQueries({ queryKey: ['olderNotifications'] })
  const read = useMarkNotificationsAsRead({ mutation: { onSuccess: refreshOlder } })
  const readAll = useMarkAllNotificationsAsRead({ mutation: { onSuccess: refreshOlder } })

  const pages = older.data?.pages.map(({ items }) => items) ?? []
  const showMore = () => {
    if (start) void older.fetchNextPage()
    else if (data?.nextCursor) setStart({ cursor: data.nextCursor, items: data.items })
  }
  return (
    <Sheet
      open
      onClose={onClose}
      title="Вести"
      footer={
        data &&
        data.unread > 0 && (
          <Button full loading={readAll.isPending} onClick={() => readAll.mutate()}>
            Прочитать всё
          </Button>
        )
      }
    >
      <NotificationsView
        items={data && mergeNotifications(data.items, start?.items ?? [], ...pages)}
        error={error}
        onRetry={retry}
        unread={data?.unread ?? 0}
        hasMore={start ? older.hasNextPage : Boolean(data?.nextCursor)}
        loadingMore={older.isFetching}
        onMore={showMore}
        onRead={(notificationId) => read.mutate({ data: { notificationIds: [notificationId] } })}
        onLeave={onClose}
        now={now()}
      />
    </Sheet>
  )
}
