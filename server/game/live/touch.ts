import type { ChannelName } from '../../../generated/types.ts'
import { currentLive } from '../../platform/live/live.ts'
import { afterCommit, requireTransaction, type Transaction } from '../../platform/transaction.ts'
import { raiseRevisions } from '../player/raise-revisions.ts'

/** Channels that tell of the same things as another, and so change whenever it does. */
const followers: Partial<Record<ChannelName, readonly ChannelName[]>> = {
  inventory: ['forgeGrind', 'enhance'],
  // How many units gold allows.
  controlPanel: ['army'],
}

/** These channels and those that follow them. */
export function withFollowers(channels: readonly ChannelName[]): ChannelName[] {
  return [...new Set(channels.flatMap((channel) => [channel, ...(followers[channel] ?? [])]))]
}

/** The channels that a transaction has changed, by player. */
export type Touched = Map<number, Set<ChannelName>>

type Collected = {
  readonly touched: Touched
  /** A command raises `rev` itself at its end; others have it raised at the first touch. */
  readonly raiseAtOnce: boolean
}

const collections = new WeakMap<Transaction, Collected>()

/** For `command`: what is touched from here on is collected, and told after the commit by `announce`. */
export function collectTouched(): Touched {
  const touched: Touched = new Map()
  collections.set(requireTransaction(), { touched, raiseAtOnce: false })
  return touched
}

/** After the commit, every touched player's tabs hear what to fetch. */
export function announce(
  touched: Touched,
  except?: { playerId: number; clientId: string | undefined },
): void {
  for (const [playerId, channels] of touched) {
    const clientId = except?.playerId === playerId ? except.clientId : undefined
    currentLive()?.events.changed(playerId, [...channels], clientId)
  }
}

function collectedBy(transaction: Transaction): Collected {
  const known = collections.get(transaction)
  if (known) return known
  const made: Collected = { touched: new Map(), raiseAtOnce: true }
  collections.set(transaction, made)
  afterCommit(() => announce(made.touched))
  return made
}

/**
 * Says that these live channels of the player change in the surrounding transaction (a command or a timer). Their
 * revision rises with the commit, and only after it the player's tabs are told; a rollback tells nobody.
 */
export function touch(playerId: number, ...channels: readonly ChannelName[]): void {
  const { touched, raiseAtOnce } = collectedBy(requireTransaction())
  const known = touched.get(playerId)
  if (!known && raiseAtOnce) raiseRevisions([playerId])
  touched.set(playerId, new Set([...(known ?? []), ...withFollowers(channels)]))
}
