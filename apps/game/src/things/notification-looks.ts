import type { ComponentType, SVGProps } from 'react'
import type { PageKey } from '../../../../catalogue/pages.ts'
import type { Notification } from '../../../../generated/types.ts'
import type { ToastKind } from '../ui/overlays/show-toast.tsx'
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

type NotificationLook = {
  Icon: ComponentType<SVGProps<SVGSVGElement>>
  /** Of its toast, unless the notification has the result of a fight. */
  tone: ToastKind
  /** The page that it is about. That of a challenge takes its id. */
  page?: PageKey
}

/** How a notification looks, by its type. */
export const NOTIFICATION_LOOKS: Readonly<Record<Notification['type'], NotificationLook>> = {
  MISSION_COMPLETED: { Icon: MissionsIcon, tone: 'info' },
  LEVEL_UP: { Icon: StarIcon, tone: 'info' },
  TAXES_COLLECTED: { Icon: GoldIcon, tone: 'success' },
  LOT_SOLD: { Icon: MarketIcon, tone: 'success' },
  LOT_EXPIRED: { Icon: HourglassIcon, tone: 'info' },
  FORAY_ATTACKED: { Icon: ForaysIcon, tone: 'warning' },
  GUILD_JOIN_REQUEST_SENT: { Icon: GuildIcon, tone: 'info', page: 'guild' },
  GUILD_JOIN_REQUEST_REVOKED: { Icon: GuildIcon, tone: 'info', page: 'guild' },
  GUILD_JOIN_REQUEST_REJECTED: { Icon: GuildIcon, tone: 'warning', page: 'topGuilds' },
  GUILD_ROLE_CHANGED: { Icon: GuildIcon, tone: 'info', page: 'guild' },
  GUILD_KICKED_OUT: { Icon: GuildIcon, tone: 'warning', page: 'topGuilds' },
  GUILD_NEW_MEMBER: { Icon: GuildIcon, tone: 'success', page: 'guild' },
  GUILD_MEMBER_LEFT: { Icon: GuildIcon, tone: 'info', page: 'guild' },
  CRUSADE_CREATED: { Icon: CrusadeIcon, tone: 'info' },
  CRUSADE_REMOVED: { Icon: CrusadeIcon, tone: 'warning' },
  CRUSADE_JOIN_REQUEST_SENT: { Icon: CrusadeIcon, tone: 'info' },
  CRUSADE_JOIN_REQUEST_REVOKED: { Icon: CrusadeIcon, tone: 'info' },
  CRUSADE_JOIN_REQUEST_ACCEPTED: { Icon: CrusadeIcon, tone: 'success' },
  CRUSADE_JOIN_REQUEST_REJECTED: { Icon: CrusadeIcon, tone: 'warning' },
  CRUSADE_MEMBER_KICKED: { Icon: CrusadeIcon, tone: 'warning' },
  CRUSADE_MEMBER_LEFT: { Icon: CrusadeIcon, tone: 'info' },
  CRUSADE_DISBANDED: { Icon: CrusadeIcon, tone: 'warning' },
  CRUSADE_COMPLETION_STARTED: { Icon: CrusadeIcon, tone: 'success' },
  CHALLENGE_STARTED: { Icon: ChallengeIcon, tone: 'info', page: 'challenge' },
  CHALLENGE_ENDED: { Icon: ChallengeIcon, tone: 'success', page: 'pastChallenge' },
  DONATE_SUBSCRIPTION_SUCCESS: { Icon: HourglassIcon, tone: 'success' },
  DONATE_DIAMONDS_SUCCESS: { Icon: GoldIcon, tone: 'success' },
}
