import type { ResourceAmount } from '../../../rules/missions/mission-reward.ts'
import type { LockedPlayer } from '../player/lock-order.ts'
import { readStacks, receiveStacks, removeStacks, type StackRow, stackStore } from './stack-store.ts'

/** Why a resource came or went: the specification's sources, letter by letter. */
export type ResourceSource =
  | 'MISSION'
  | 'GROUP_MISSION'
  | 'MARKET'
  | 'DONATE'
  | 'CRAFT'
  | 'BUILDING'
  | 'DAILY_REWARD'

const store = stackStore('resource', { code: 'notEnoughResources', message: 'Недостаточно ресурсов' })

function asStacks(resources: readonly ResourceAmount[]) {
  return resources.map(({ resourceId, amount }) => ({ id: resourceId, amount }))
}

/**
 * Puts resources into a locked player's storage and into the history. What does not fit on a full stack is left
 * behind; slots are the caller's business. Returns what was really received.
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
 * Takes resources out of a locked player's storage; what is in the market is not touched. Refuses with 422
 * notEnoughResources if one of them is short, and takes none then.
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
