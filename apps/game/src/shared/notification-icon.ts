import type { ComponentType, SVGProps } from 'react'
import { NOTIFICATIONS, type NotificationIcon, type NotificationType } from '#catalogue/notifications.ts'
import {
  ChallengeIcon,
  CrusadeIcon,
  ForaysIcon,
  GoldIcon,
  GuildIcon,
  HourglassIcon,
  MarketIcon,
  MissionsIcon,
  StarIcon,
} from '../ui/pictures/icons.ts'

type Icon = ComponentType<SVGProps<SVGSVGElement>>

const ICONS: Readonly<Record<NotificationIcon, Icon>> = {
  missions: MissionsIcon,
  level: StarIcon,
  gold: GoldIcon,
  market: MarketIcon,
  time: HourglassIcon,
  raids: ForaysIcon,
  guild: GuildIcon,
  crusade: CrusadeIcon,
  challenge: ChallengeIcon,
}

/** The icon of a type of notification. */
export function notificationIcon(type: NotificationType): Icon {
  return ICONS[NOTIFICATIONS[type].icon]
}
