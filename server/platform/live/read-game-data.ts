import {
  type ChannelName,
  type GameData,
  gameDataChannelNames,
  type Subscriptions,
} from '../../../generated/events.ts'
import { currentPlatform } from '../ambient.ts'
import { now } from '../clock.ts'
import { unauthorized } from '../errors.ts'
import { findPlayer, type PlayerRow } from '../player-row.ts'
import { onOneConnection } from '../sql.ts'
import { settleDue } from '../timers/settle-due.ts'
import type { ChannelOptions, LiveContext, SettleHook } from './channels.ts'
import { currentLive, type Live } from './live.ts'

/**
 * A player may have several lots that end together: one after the other, none twice. What cannot be carried out must not
 * shut the castle: it shows late, and its timer tries again.
 */
async function settleAll(
  { kind, findDue }: SettleHook,
  playerId: number,
  instant: Date,
  first: { readonly id: number } | undefined,
): Promise<void> {
  const settled = new Set<number>()
  for (let due = first; due && !settled.has(due.id); due = await findDue(playerId, instant)) {
    settled.add(due.id)
    const subjectId = due.id
    await settleDue(kind, subjectId).catch((err: unknown) =>
      currentPlatform().log.error({ err, kind, subjectId }, 'what is due could not be carried out'),
    )
  }
}

/**
 * Carries out what is due for the player, each thing in a transaction of its own: before any row is locked
 * (lock-order.ts). One round trip when nothing is.
 */
export async function settlePlayerNow(playerId: number): Promise<void> {
  const hooks = currentLive()?.settle ?? []
  if (hooks.length === 0) return
  const instant = now()
  const found = await onOneConnection(() =>
    Promise.allSettled(hooks.map(({ findDue }) => findDue(playerId, instant))),
  )
  for (const [index, due] of found.entries()) {
    if (due.status === 'rejected') throw due.reason
    const hook = hooks[index]
    if (hook) await settleAll(hook, playerId, instant, due.value)
  }
}

async function readSnapshot<Channel extends ChannelName>(
  live: Live,
  channel: Channel,
  options: ChannelOptions<Channel>,
  context: LiveContext,
) {
  return {
    [channel]: {
      rev: context.player.rev,
      data: await live.channels[channel](context.player.id, context, options),
    },
  }
}

/** The subscribed channels, each with what was said of it. */
function askedOf<Channel extends ChannelName>(subscriptions: Subscriptions, channel: Channel) {
  const options = subscriptions[channel]
  return options === undefined ? [] : [{ channel, options }]
}

/**
 * Snapshots of these channels for a player whose row is at hand; the row is read before everything else, so that data
 * may be newer than its `rev`, never older.
 */
export async function readChannels(
  player: PlayerRow,
  subscriptions: Subscriptions,
  revision = player.rev,
): Promise<GameData> {
  const live = currentLive()
  if (!live) return {}
  const context: LiveContext = { player: { ...player, rev: revision }, now: now() }
  const outcomes = await Promise.allSettled(
    gameDataChannelNames
      .flatMap((channel) => askedOf(subscriptions, channel))
      .map(({ channel, options }) => readSnapshot(live, channel, options, context)),
  )
  const data: GameData = {}
  for (const outcome of outcomes) {
    if (outcome.status === 'rejected') throw outcome.reason
    Object.assign(data, outcome.value)
  }
  return data
}

/** Of the subscriptions, those to these channels. */
export function subscriptionsTo(
  subscriptions: Subscriptions,
  channels: ReadonlySet<ChannelName>,
): Subscriptions {
  return Object.fromEntries(
    gameDataChannelNames
      .filter((channel) => channels.has(channel) && subscriptions[channel] !== undefined)
      .map((channel) => [channel, subscriptions[channel]]),
  )
}

/** Snapshots of the subscribed channels, after settling what is due. 401 when the player is gone. */
export async function readGameData(playerId: number, subscriptions: Subscriptions): Promise<GameData> {
  await settlePlayerNow(playerId)
  return onOneConnection(async () => {
    const player = await findPlayer(playerId)
    if (!player) throw unauthorized()
    return readChannels(player, subscriptions)
  })
}
