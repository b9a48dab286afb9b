import type { ComponentType, SVGProps } from 'react'
import type { Notification } from '../../../../generated/types.ts'
import { GoldIcon, HourglassIcon, MarketIcon, MissionsIcon, StarIcon } from '../ui/pictures/icons.ts'

/** The icon of a notification, by its type. */
export const notificationSigns = {
  MISSION_COMPLETED: MissionsIcon,
  LEVEL_UP: StarIcon,
  TAXES_COLLECTED: GoldIcon,
  LOT_SOLD: MarketIcon,
  LOT_EXPIRED: HourglassIcon,
} satisfies Record<Notification['type'], ComponentType<SVGProps<SVGSVGElement>>>
