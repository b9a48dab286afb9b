import type { ResourceAmount } from '#rules/missions/mission-reward.ts'
import { sharedLoad } from '../live/channels.ts'
import type { LockedPlayer } from '../player/lock-order.ts'
import type { ResourceSource } from './sources.ts'
import { readStacks, receiveStacks, removeStacks, type StackRow, stackStore } from './stack-store.ts'

const store = stackStore('resource', { code: 'notEnoughResources', message: 'Недостаточно ресурсов' })

function asStacks(resources: readonly ResourceAmount[]) {
  return resources.map(({ resourceId, amount }) => ({ id: resourceId, amount }))
}

/**
 * Adds resources to a locked player's storage and to the history. What exceeds a full stack is lost. The caller
 * checks the slots. Returns the received amounts.
 */
export async function receiveResources(
  player: LockedPlayer,
  resources: readonly ResourceAmount[],
  source: ResourceSource,
  reference?: string,
): Promise<ResourceAmount[]> {
  const received = await receiveStacks(store, player, asStacks(resources), { source, reference })
  return received.map(({ id, amount }) => ({ resourceId: id, amount }))
}

/**
 * Removes resources from a locked player's storage, except those on the market. 422 notEnoughResources if one of them
 * is short; then none are removed.
 */
export async function removeResources(
  player: LockedPlayer,
  resources: readonly ResourceAmount[],
  source: ResourceSource,
  reference?: string,
): Promise<void> {
  if (resources.length === 0) return
  await removeStacks(store, player, asStacks(resources), { source, reference })
}

/** A player's resources, by id. */
export function readResources(playerId: number): Promise<StackRow[]> {
  return readStacks(store, playerId)
}

/** `readResources` for live channels, loaded once per context. */
export const readResourcesShared = sharedLoad(readResources)
