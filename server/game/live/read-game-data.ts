import { CHANNEL_NAMES } from '../../../generated/events.ts'
import type { ChannelName, GameData, Subscriptions } from '../../../generated/types.ts'
import { now } from '../../platform/clock.ts'
import type { PlayerRow } from '../player/player-row.ts'
import type { LiveContext } from './channels.ts'
import { currentGameLive, type GameLive } from './game-live.ts'
import { readSettled } from './settle-player.ts'

async function readSnapshot<Channel extends ChannelName>(
  live: GameLive,
  channel: Channel,
  context: LiveContext,
) {
  return {
    [channel]: {
      rev: context.player.rev,
      data: await live.channels[channel].view(context),
    },
  }
}

/**
 * Snapshots of these channels for a player's row. The row is read first, so data may be newer than its `rev`, never
 * older.
 */
export async function readChannels(
  player: PlayerRow,
  subscriptions: Subscriptions,
  revision = player.rev,
): Promise<GameData> {
  const live = currentGameLive()
  if (!live) return {}
  const context: LiveContext = { player: { ...player, rev: revision }, now: now() }
  const outcomes = await Promise.allSettled(
    CHANNEL_NAMES.filter((channel) => subscriptions[channel]).map((channel) =>
      readSnapshot(live, channel, context),
    ),
  )
  const data: GameData = {}
  for (const outcome of outcomes) {
    if (outcome.status === 'rejected') throw outcome.reason
    Object.assign(data, outcome.value)
  }
  return data
}

/** The subscriptions to these channels. */
export function subscriptionsTo(
  subscriptions: Subscriptions,
  channels: ReadonlySet<ChannelName>,
): Subscriptions {
  return Object.fromEntries(
    CHANNEL_NAMES.filter((channel) => channels.has(channel) && subscriptions[channel]).map((channel) => [
      channel,
      true,
    ]),
  )
}

/** Snapshots of the subscribed channels, after settling what is due. 401 if the player no longer exists. */
export function readGameData(playerId: number, subscriptions: Subscriptions): Promise<GameData> {
  return readSettled(playerId, (player) => readChannels(player, subscriptions))
}
