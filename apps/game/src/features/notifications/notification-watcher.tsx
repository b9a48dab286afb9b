import { Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useMarkAllNotificationsAsShown, useMarkNotificationsAsRead } from '#generated/hooks/notifications.ts'
import type { Notification } from '#generated/types.ts'
import { useGameData } from '../../live/use-game-data.ts'
import { useAuth } from '../../shell/auth-state.ts'
import { lazyPart } from '../../shell/lazy-part.tsx'
import { pageAddress } from '../../shell/page-address.ts'
import { refreshPush } from '../../shell/push/push.ts'
import { showNotification } from './show-notification.tsx'
import { type LevelUpNews, sortUnshown } from './unshown.ts'

const LevelUpDialog = lazyPart(async () => (await import('./level-up-dialog.tsx')).LevelUpDialog, 'toast')

/** Runs at once in a visible tab. In a hidden one the toasts wait to be seen, so the notifications are also pushed. */
function whenVisible(run: () => void): void {
  if (document.visibilityState === 'visible') {
    run()
    return
  }
  const check = () => {
    if (document.visibilityState !== 'visible') return
    document.removeEventListener('visibilitychange', check)
    run()
  }
  document.addEventListener('visibilitychange', check)
}

/** Shows new notifications: toasts, and a sheet for a new level. Keeps the push token of this browser fresh. */
export function NotificationWatcher() {
  const notifications = useGameData('notifications').data
  const arms = useGameData('playerLayout').data?.player.arms
  const { pathname } = useLocation()
  const [news, setNews] = useState<LevelUpNews | null>(null)
  const said = useRef(new Set<number>())
  const { mutate: markAsRead } = useMarkNotificationsAsRead({ mutation: { meta: { ownErrors: true } } })
  const mark = useMarkAllNotificationsAsShown({ mutation: { meta: { ownErrors: true } } })

  const announce = useEffectEvent((items: readonly Notification[]) => {
    const fresh = items.filter((item) => !item.isShown && !said.current.has(item.notificationId))
    if (fresh.length === 0) return
    for (const { notificationId } of fresh) said.current.add(notificationId)
    const { toasts, levelUp, seen } = sortUnshown(fresh, pathname.startsWith(pageAddress('missions')))
    for (const item of toasts) showNotification(item)
    if (levelUp) setNews(levelUp)
    whenVisible(() => mark.mutate())
    // The badge counts what the player has not seen: in a hidden tab that is everything.
    if (seen.length > 0 && document.visibilityState === 'visible') {
      markAsRead({ data: { notificationIds: seen } })
    }
  })
  useEffect(() => {
    if (notifications) announce(notifications.items)
  }, [notifications])

  const sessionId = useAuth().authData?.sessionId
  useEffect(() => {
    if (sessionId !== undefined) void refreshPush(sessionId)
  }, [sessionId])

  if (!news || arms === undefined) return null
  return (
    <Suspense fallback={null}>
      <LevelUpDialog news={news} arms={arms} onClose={() => setNews(null)} />
    </Suspense>
  )
}
