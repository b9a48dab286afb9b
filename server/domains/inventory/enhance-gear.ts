import {
  type DecidedEnhancing,
  decideEnhancing,
  decideReset,
  type EnhancingState,
} from '#rules/forge/decide-enhancing.ts'
import { decideRecycling } from '#rules/forge/decide-recycling.ts'
import type { GameEvent } from '#rules/quests/game-event.ts'
import { skillsOf } from '../../game/army/player-army.ts'
import { refuseByRules } from '../../game/commands/refuse-by-rules.ts'
import { changeEnhancePoints } from '../../game/items/enhance-points.ts'
import { removeGear } from '../../game/items/gear.ts'
import { type GearRow, saveGear } from '../../game/items/gear-row.ts'
import { findOneOwnGear, findOwnGear, type OwnGear } from '../../game/items/own-gear.ts'
import type { LockedPlayer } from '../../game/player/lock-order.ts'

/**
 * Recycles items, all or none, and returns the gained points. 404; 422 gearIsBlank, gearLocked, gearInMarket,
 * gearEquipped.
 */
export async function recycleGear(
  player: LockedPlayer,
  gearEntityIds: readonly number[],
): Promise<{ readonly points: number; readonly events: GameEvent[] }> {
  const items = await findOwnGear(player, gearEntityIds)
  const { refusals, points, events } = decideRecycling(
    items.map(({ row, gear }) => ({ ...row, level: gear.model.level })),
    skillsOf(player).recyclePoints,
  )
  refuseByRules(refusals)
  await removeGear(player, gearEntityIds, 'ENHANCE')
  for (const [index, { row }] of items.entries()) {
    changeEnhancePoints(player, points[index] ?? 0, 'RECYCLE', row.id)
  }
  return { points: points.reduce((sum, own) => sum + own, 0), events }
}

export type Enhanced = {
  readonly invested: number
  readonly enhanceLevel: number
  readonly events: GameEvent[]
}

function enhancingStateOf(player: LockedPlayer, { row, gear }: OwnGear): EnhancingState {
  return { gear, invested: row.enhancePoints, atHand: player.enhancePoints, level: player.level }
}

function saveEnhanced(
  player: LockedPlayer,
  row: GearRow,
  source: 'ADD' | 'RESET',
  { atHand, invested, enhanceLevel, events }: DecidedEnhancing<string>,
): Enhanced {
  changeEnhancePoints(player, atHand - player.enhancePoints, source, row.id)
  saveGear(row, { enhancePoints: invested })
  return { invested, enhanceLevel, events }
}

/** Adds enhance points to an item. 404; 422 gearInMarket, gearIsBlank, enhanceLimitReached, notEnoughPoints. */
export async function addEnhancePoints(
  player: LockedPlayer,
  gearEntityId: number,
  points: number,
): Promise<Enhanced> {
  const own = await findOneOwnGear(player, gearEntityId)
  const added = decideEnhancing(enhancingStateOf(player, own), points)
  refuseByRules(added.refusals)
  return saveEnhanced(player, own.row, 'ADD', added)
}

/** Removes all enhance points from an item and returns half of them. 404; 422 gearInMarket, nothingToReset. */
export async function resetEnhancePoints(player: LockedPlayer, gearEntityId: number): Promise<Enhanced> {
  const own = await findOneOwnGear(player, gearEntityId)
  const reset = decideReset(enhancingStateOf(player, own))
  refuseByRules(reset.refusals)
  return saveEnhanced(player, own.row, 'RESET', reset)
}
