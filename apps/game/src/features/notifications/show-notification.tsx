import type { ReactNode } from 'react'
import { toast } from 'sonner'
import { NOTIFICATIONS } from '#catalogue/notifications.ts'
import type { FightResult, Notification } from '#generated/types.ts'
import { PageLink } from '../../shell/page-link.tsx'
import { crusadePlace } from '../../things/crusades/crusade-place.ts'
import { notificationIcon } from '../../things/notification-icon.ts'
import type { ToastKind } from '../../ui/overlays/show-toast.tsx'
import { Unbroken } from '../../ui/values/unbroken.tsx'

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
export function showNotification(item: Notification): void {
  const Icon = notificationIcon(item.type)
  const { tone } = NOTIFICATIONS[item.type]
  toast[item.result ? TONE_BY_RESULT[item.result] : tone](<Unbroken>{item.title}</Unbroken>, {
    id: `notification ${item.notificationId}`,
    description: detailOf(item),
    icon: <Icon />,
  })
}
