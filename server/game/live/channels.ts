import type { GameDataChannels } from '../../../generated/events.ts'
import type { ChannelName, Subscriptions } from '../../../generated/types.ts'
import type { PlayerRow } from '../player/player-row.ts'

/** One reading of live data: what several channels need is loaded once (`sharedLoad`). */
export type LiveContext = {
  /** As of the reading; inside a command the locked row with its changes. */
  readonly player: PlayerRow
  readonly now: Date
}

/** What a subscription says of a channel: true, or which part of it is wanted. */
export type ChannelOptions<Channel extends ChannelName> = NonNullable<Subscriptions[Channel]>

/** One function per channel of asyncapi.yaml; `army` in server/domains/army/live.ts and so on. */
export type LiveChannels = {
  readonly [Channel in ChannelName]: (
    playerId: number,
    context: LiveContext,
    options: ChannelOptions<Channel>,
  ) => Promise<GameDataChannels[Channel]>
}

/**
 * A load that several channels share: within one reading it happens once. At most four round trips for all channels
 * together, none per item.
 *
 *   const readSteps = sharedLoad((playerId) => sql<StepRow>`SELECT … WHERE player_id = ${playerId}`)
 *   export const quests = async (_playerId: number, context: LiveContext) => viewQuests(await readSteps(context))
 */
export function sharedLoad<T>(
  load: (playerId: number, context: LiveContext) => Promise<T>,
): (context: LiveContext) => Promise<T> {
  const known = new WeakMap<LiveContext, Promise<T>>()
  return (context) => {
    const started = known.get(context)
    if (started) return started
    const loading = load(context.player.id, context)
    known.set(context, loading)
    return loading
  }
}
