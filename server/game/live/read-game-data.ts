import { CHANNEL_NAMES } from '#generated/events.ts'
import type { ChannelName, GameData, Subscriptions } from '#generated/types.ts'
import { currentTransaction } from '../../platform/ambient.ts'
import { bulkhead, concernsAll, readPart } from '../../platform/bulkhead.ts'
import { now } from '../../platform/clock.ts'
import type { Bulkhead } from '../../platform/left-out.ts'
import { apart } from '../../platform/transaction.ts'
import type { PlayerRow } from '../player/player-row.ts'
import type { LiveContext } from './channels.ts'
import { currentGameLive, type GameLive } from './game-live.ts'
import { readSettled } from './settle-player.ts'

const BULKHEADS = new Map(CHANNEL_NAMES.map((channel) => [channel, bulkhead(`channel ${channel}`)] as const))

function bulkheadOf(channel: ChannelName): Bulkhead {
  const found = BULKHEADS.get(channel)
  if (!found) throw new Error(`The contract has no channel ${channel}`)
  return found
}

async function readSnapshot<Channel extends ChannelName>(
  live: GameLive,
  channel: Channel,
  context: LiveContext,
): Promise<GameData> {
  return {
    [channel]: {
      rev: context.player.rev,
      data: await live.channels[channel].view(context),
    },
  }
}

type ReadChannel = (channel: ChannelName) => Promise<GameData>

/** All at once: their statements share round trips. */
function readTogether(channels: readonly ChannelName[], read: ReadChannel): Promise<GameData[]> {
  return Promise.all(channels.map((channel) => readPart(() => read(channel), {}, bulkheadOf(channel))))
}

/** Rejects if one cannot be read, when all have ended: a statement after the rollback would not belong to the savepoint. */
async function readAll(channels: readonly ChannelName[], read: ReadChannel): Promise<GameData[]> {
  const outcomes = await Promise.allSettled(channels.map(read))
  return outcomes.map((outcome) => {
    if (outcome.status === 'rejected') throw outcome.reason
    return outcome.value
  })
}

/**
 * All in one savepoint. After a statement that fails PostgreSQL refuses those of other channels, too: then each is read again, in a
 * savepoint of its own.
 */
async function readInTransaction(
  channels: readonly ChannelName[],
  open: () => ReadChannel,
): Promise<GameData[]> {
  try {
    return await apart(() => readAll(channels, open()))
  } catch (error) {
    if (concernsAll(error)) throw error
  }
  const read = open()
  const snapshots: GameData[] = []
  for (const channel of channels) snapshots.push(await readPart(() => read(channel), {}, bulkheadOf(channel)))
  return snapshots
}

/**
 * Snapshots of these channels for a player's row. The row is read first, so data may be newer than its `rev`, never
 * older. A channel that cannot be read is missing.
 */
export async function readChannels(
  player: PlayerRow,
  subscriptions: Subscriptions,
  revision = player.rev,
): Promise<GameData> {
  const live = currentGameLive()
  const channels = CHANNEL_NAMES.filter((channel) => subscriptions[channel])
  if (!live || channels.length === 0) return {}
  const open = (): ReadChannel => {
    const context: LiveContext = { player: { ...player, rev: revision }, now: now() }
    return (channel) => readSnapshot(live, channel, context)
  }
  const snapshots = currentTransaction()
    ? await readInTransaction(channels, open)
    : await readTogether(channels, open())
  return Object.assign({}, ...snapshots)
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
