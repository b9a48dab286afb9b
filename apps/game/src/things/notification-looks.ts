import type { ComponentType, SVGProps } from 'react'
import type { Notification } from '../../../../generated/types.ts'
import type { ToastKind } from '../ui/overlays/show-toast.tsx'
import {
  ForaysIcon,
  GoldIcon,
  HourglassIcon,
  MarketIcon,
  MissionsIcon,
  StarIcon,
} from '../ui/pictures/icons.ts'

type NotificationLook = {
  Icon: ComponentType<SVGProps<SVGSVGElement>>
  /** Of its toast, unless the notification has the result of a fight. */
  tone: ToastKind
}

/** How a notification looks, by its type. */
export const NOTIFICATION_LOOKS: Readonly<Record<Notification['type'], NotificationLook>> = {
  MISSION_COMPLETED: { Icon: MissionsIcon, tone: 'info' },
  LEVEL_UP: { Icon: StarIcon, tone: 'info' },
  TAXES_COLLECTED: { Icon: GoldIcon, tone: 'success' },
  LOT_SOLD: { Icon: MarketIcon, tone: 'success' },
  LOT_EXPIRED: { Icon: HourglassIcon, tone: 'info' },
  FORAY_ATTACKED: { Icon: ForaysIcon, tone: 'warning' },
}
