import { type ReactNode, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { toast } from 'sonner'
import { NOTIFICATIONS } from '#catalogue/notifications.ts'
import { useMarkAllNotificationsAsShown, useMarkNotificationsAsRead } from '#generated/hooks/notifications.ts'
import type { FightResult, Notification } from '#generated/types.ts'
import { useGameData } from '../../live/use-game-data.ts'
import { crusadePlace } from '../../shared/crusades/crusade-place.ts'
import { notificationIcon } from '../../shared/notification-icon.ts'
import { useAuth } from '../../shell/auth-state.ts'
import { lazyPart } from '../../shell/lazy-part.tsx'
import { pageAddress } from '../../shell/page-address.ts'
import { PageLink } from '../../shell/page-link.tsx'
import { refreshPush } from '../../shell/push/push.ts'
import type { ToastKind } from '../../ui/overlays/show-toast.tsx'
import { Unbroken } from '../../ui/values/unbroken.tsx'
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

const TONE_BY_RESULT: Readonly<Record<FightResult, ToastKind>> = {
  WIN: 'success',
  LOSE: 'warning',
  DRAW: 'info',
}

function detailOf({ type, text, fightId, crusadeId, challengeId }: Notification): ReactNode {
  const { page } = NOTIFICATIONS[type]
  return (
    <>
      <Unbroken>{text}</Unbroken>{' '}
      {fightId !== null && (
        <PageLink to="fightLog" of={fightId}>
          Отчёт о битве
        </PageLink>
      )}
      {fightId === null && crusadeId !== null && (
        <PageLink to="crusadeRequest" {...crusadePlace(crusadeId)}>
          К походу
        </PageLink>
      )}
      {fightId === null && crusadeId === null && <PageLink to={page} of={challengeId ?? undefined} />}
    </>
  )
}

/** Shows a notification as a toast, with a link to its report, its crusade or its page. */
function showNotification(item: Notification): void {
  const Icon = notificationIcon(item.type)
  const { tone } = NOTIFICATIONS[item.type]
  toast[item.result ? TONE_BY_RESULT[item.result] : tone](<Unbroken>{item.title}</Unbroken>, {
    id: `notification ${item.notificationId}`,
    description: detailOf(item),
    icon: <Icon />,
  })
}
