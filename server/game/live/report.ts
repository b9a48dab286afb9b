import type { ChannelName } from '#generated/types.ts'
import type { Transaction } from '../../platform/ambient.ts'
import { currentLive } from '../../platform/live/live.ts'
import { afterCommit, beforeCommit, requireTransaction } from '../../platform/transaction.ts'
import { raiseRevisions } from '../player/raise-revisions.ts'
import type { Fact } from './facts.ts'
import { channelsReading } from './game-live.ts'

/** A tab that needs no event, since its command's answer carries the data. */
type AnsweredTab = {
  readonly playerId: number
  readonly clientId: string | undefined
}

type Changes = {
  /** By player. */
  readonly facts: Map<number, Set<Fact>>
  /** Players whose `rev` the transaction has raised. */
  readonly raised: Set<number>
  /** Players that the transaction has created: no client has seen them yet. */
  readonly made: Set<number>
  answered?: AnsweredTab
}

const changesByTransaction = new WeakMap<Transaction, Changes>()

function announce({ facts, answered }: Changes): void {
  const events = currentLive()?.events
  for (const [playerId, changed] of facts) {
    const channels = channelsReading(changed)
    const clientId = answered?.playerId === playerId ? answered.clientId : undefined
    if (channels.length > 0) events?.changed(playerId, channels, clientId)
  }
}

function currentChanges(): Changes {
  const transaction = requireTransaction()
  const known = changesByTransaction.get(transaction)
  if (known) return known
  const changes: Changes = { facts: new Map(), raised: new Set(), made: new Set() }
  changesByTransaction.set(transaction, changes)
  beforeCommit(raiseReported)
  afterCommit(() => announce(changes))
  return changes
}

/**
 * Reports what the surrounding transaction changes about a player. The player's `rev` rises once with the commit.
 * Then the tabs are notified to fetch the channels that read one of these facts. A rollback notifies nobody.
 */
export function report(playerId: number, ...facts: readonly Fact[]): void {
  if (facts.length === 0) return
  const { facts: reported, made } = currentChanges()
  if (made.has(playerId)) return
  const known = reported.get(playerId)
  if (known) for (const fact of facts) known.add(fact)
  else reported.set(playerId, new Set(facts))
}

/** For a player created in this transaction: nothing about it is reported. */
export function reportMade(playerId: number): void {
  currentChanges().made.add(playerId)
}

/** How much an UPDATE of the player's row raises `rev`: 1 for the first one of the transaction, then 0. */
export function raiseOf(playerId: number): 0 | 1 {
  const { raised } = currentChanges()
  if (raised.has(playerId)) return 0
  raised.add(playerId)
  return 1
}

/** Raises `rev` of the reported players whose row the transaction has not written. Returns their ids. */
export function raiseReported(): readonly number[] {
  const { facts, raised } = currentChanges()
  const rest = [...facts.keys()].filter((id) => !raised.has(id))
  for (const id of rest) raised.add(id)
  raiseRevisions(rest)
  return rest
}

/** The channels that the surrounding transaction has changed so far, by player. */
export function changedChannels(): ReadonlyMap<number, readonly ChannelName[]> {
  return new Map([...currentChanges().facts].map(([playerId, facts]) => [playerId, channelsReading(facts)]))
}

/** Sends no event to this tab: it already has the data. */
export function skipTab(tab: AnsweredTab): void {
  currentChanges().answered = tab
}
