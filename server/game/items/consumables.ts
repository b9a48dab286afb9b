import type { LockedPlayer } from '../player/lock-order.ts'
import type { ConsumableSource } from './sources.ts'
import { readStacks, receiveStacks, removeStacks, type StackRow, stackStore } from './stack-store.ts'

/** A positive amount of one consumable of the catalogue. */
export type ConsumableAmount = {
  readonly consumableId: number
  readonly amount: number
}

const store = stackStore('consumable', { code: 'notEnoughItems', message: 'Столько у вас нет' })

function asStacks(consumables: readonly ConsumableAmount[]) {
  return consumables.map(({ consumableId, amount }) => ({ id: consumableId, amount }))
}

/** Like `receiveResources`: fills stacks to 500 and returns the received amounts. */
export async function receiveConsumables(
  player: LockedPlayer,
  consumables: readonly ConsumableAmount[],
  source: ConsumableSource,
  reference?: string,
): Promise<ConsumableAmount[]> {
  const received = await receiveStacks(store, player, asStacks(consumables), { source, reference })
  return received.map(({ id, amount }) => ({ consumableId: id, amount }))
}

/** Like `removeResources`: all or nothing; 422 notEnoughItems. */
export function removeConsumables(
  player: LockedPlayer,
  consumables: readonly ConsumableAmount[],
  source: ConsumableSource,
  reference?: string,
): Promise<void> {
  return removeStacks(store, player, asStacks(consumables), { source, reference })
}

/** A player's consumables, by id. */
export function readConsumables(playerId: number): Promise<StackRow[]> {
  return readStacks(store, playerId)
}
