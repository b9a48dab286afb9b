import type { GameDataChannels } from '../../../generated/events.ts'
import type { ChannelName, Subscriptions } from '../../../generated/types.ts'
import type { PlayerRow } from '../player/player-row.ts'
import type { Fact } from './facts.ts'

/** One reading of live data: what several channels need is loaded once (`sharedLoad`). */
export type LiveContext = {
  /** As of the reading; inside a command the locked row with its changes. */
  readonly player: PlayerRow
  readonly now: Date
}

/** What a subscription says of a channel: true, or which part of it is wanted. */
export type ChannelOptions<Channel extends ChannelName> = NonNullable<Subscriptions[Channel]>

/** A live channel: `army` in server/domains/army/live.ts and so on. */
export type Channel<Name extends ChannelName> = {
  /** All that its data depend on; whoever changes one of them need not know the channel. */
  readonly reads: readonly Fact[]
  readonly view: (context: LiveContext, options: ChannelOptions<Name>) => Promise<GameDataChannels[Name]>
}

/** Every channel of asyncapi.yaml. */
export type LiveChannels = { readonly [Name in ChannelName]: Channel<Name> }

/**
 * A load that several channels share: within one reading it happens once. At most four round trips for all channels
 * together, none per item.
 *
 *   const readSteps = sharedLoad((playerId) => sql<StepRow>`SELECT … WHERE player_id = ${playerId}`)
 *   export const quests: Channel<'quests'> = { reads: ['quests'], view: async (context) => viewQuests(await readSteps(context)) }
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
