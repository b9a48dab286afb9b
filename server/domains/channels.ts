import type { LiveChannels, SettleHook } from '../platform/live/channels.ts'
import { army } from './army/live.ts'
import { fightLogs } from './fights/live.ts'
import { readOnline } from './live/online.ts'
import { settleMission } from './missions/finish-mission.ts'
import { missions } from './missions/live.ts'
import { notifications } from './notifications/live.ts'
import { controlPanel, playerLayout } from './player/live.ts'
import { quests } from './quests/live.ts'

/** Every live channel of the contract, by domain. */
export const channels = {
  playerLayout,
  controlPanel,
  army,
  missions,
  fightLogs,
  quests,
  notifications,
  online: readOnline,
} satisfies LiveChannels

/** What is carried out before a player's state is read or changed. */
export const settleHooks: readonly SettleHook[] = [settleMission]
