import {
  type ChannelName,
  type GameData,
  gameDataChannelNames,
  type Subscriptions,
} from '../../../generated/events.ts'
import { now } from '../clock.ts'
import { unauthorized } from '../errors.ts'
import { findPlayer, type PlayerRow } from '../player-row.ts'
import { onOneConnection } from '../sql.ts'
import type { LiveContext } from './channels.ts'
import { currentLive, type Live } from './live.ts'

/** Carries out what is due for the player; before any row is locked (lock-order.ts). */
export const settlePlayerNow = async (playerId: number): Promise<void> => {
  for (const settle of currentLive()?.settle ?? []) await settle(playerId)
}

const readSnapshot = async (live: Live, channel: ChannelName, context: LiveContext) => ({
  [channel]: { rev: context.player.rev, data: await live.channels[channel](context.player.id, context) },
})

/**
 * Snapshots of these channels for a player whose row is at hand; the row is read before everything else, so that data
 * may be newer than its `rev`, never older.
 */
export const readChannels = async (
  player: PlayerRow,
  channels: readonly ChannelName[],
  revision = player.rev,
): Promise<GameData> => {
  const live = currentLive()
  if (!live) return {}
  const context: LiveContext = { player: { ...player, rev: revision }, now: now() }
  const outcomes = await Promise.allSettled(channels.map((channel) => readSnapshot(live, channel, context)))
  const data: GameData = {}
  for (const outcome of outcomes) {
    if (outcome.status === 'rejected') throw outcome.reason
    Object.assign(data, outcome.value)
  }
  return data
}

export const subscribedChannels = (subscriptions: Subscriptions): ChannelName[] =>
  gameDataChannelNames.filter((channel) => subscriptions[channel])

/** Snapshots of the subscribed channels, after settling what is due. 401 when the player is gone. */
export const readGameData = async (playerId: number, subscriptions: Subscriptions): Promise<GameData> => {
  await settlePlayerNow(playerId)
  return onOneConnection(async () => {
    const player = await findPlayer(playerId)
    if (!player) throw unauthorized()
    return readChannels(player, subscribedChannels(subscriptions))
  })
}
