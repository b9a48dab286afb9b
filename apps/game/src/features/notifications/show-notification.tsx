import type { ReactNode } from 'react'
import { toast } from 'sonner'
import type { Notification } from '../../../../../generated/types.ts'
import { PageLink } from '../../shell/page-link.tsx'
import { notificationSigns } from '../../things/notification-signs.ts'
import type { ToastKind } from '../../ui/overlays/show-toast.ts'

function kindOf({ result, type }: Notification): ToastKind {
  if (result === 'LOSE') return 'warning'
  return result === 'WIN' || type === 'TAXES_COLLECTED' || type === 'LOT_SOLD' ? 'success' : 'info'
}

function detailOf({ text, fightId }: Notification): ReactNode {
  if (fightId === null) return text
  return (
    <>
      {text}{' '}
      <PageLink to="fightLog" of={fightId}>
        Отчёт о битве
      </PageLink>
    </>
  )
}

/** Shows a notification as a toast, with a link to its report. */
export function showNotification(item: Notification): void {
  const Sign = notificationSigns[item.type]
  toast[kindOf(item)](item.title, {
    id: `notification ${item.notificationId}`,
    description: detailOf(item),
    icon: <Sign />,
  })
}
