import type { EnhanceData, ForgeGrindData } from '../../../generated/types.ts'
import { readGearShared } from '../../game/items/worn.ts'
import type { LiveContext } from '../../game/live/channels.ts'
import { readTries } from './tries.ts'
import { viewEnhance, viewForgeGrind } from './views.ts'

/** Channel forgeGrind: the pieces, which the storage reads as well, and the last tries. */
export async function forgeGrind(playerId: number, context: LiveContext): Promise<ForgeGrindData> {
  const [gear, tries] = await Promise.all([readGearShared(context), readTries(playerId)])
  return viewForgeGrind(context.player, gear, tries)
}

/** Channel enhance: the same pieces, as the junk dealer sees them. */
export async function enhance(_playerId: number, context: LiveContext): Promise<EnhanceData> {
  return viewEnhance(context.player, await readGearShared(context))
}
