import type { LiveChannels, SettleHook } from '../platform/live/channels.ts'
import { controlPanel, playerLayout } from './player/live.ts'

/** Every live channel of the contract, by domain. */
export const channels = {
  playerLayout,
  controlPanel,
} satisfies Partial<LiveChannels>

/** What is carried out before a player's state is read or changed: `(playerId) => settleDue('missionEnd', playerId)`. */
export const settleHooks: readonly SettleHook[] = []
