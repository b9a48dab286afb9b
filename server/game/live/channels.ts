import type { GameDataChannels } from '#generated/events.ts'
import type { ChannelName } from '#generated/types.ts'
import type { PlayerRow } from '../player/player-row.ts'
import type { Fact } from './facts.ts'

/** The context of one read of live data. Channels share their loads by it (`sharedLoad`). */
export type LiveContext = {
  /** As of this read. Inside a command the locked row with its changes. */
  readonly player: PlayerRow
  readonly now: Date
}

/** A live channel, such as `army` in server/domains/army/live.ts. */
export type Channel<Name extends ChannelName> = {
  /** All facts that its data depend on. Writers report facts and need not know the channel. */
  readonly reads: readonly Fact[]
  readonly view: (context: LiveContext) => Promise<GameDataChannels[Name]>
}

/** Every channel of asyncapi.yaml. */
export type LiveChannels = { readonly [Name in ChannelName]: Channel<Name> }

/**
 * A load that several channels share: it runs once per context. All channels together take at most four round trips,
 * none per item.
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
