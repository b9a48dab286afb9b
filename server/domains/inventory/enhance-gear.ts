import { addPointsRefusals, enhanceLevelForPoints, enhanceResetPoints } from '#rules/forge/enhance.ts'
import { takeApartRefusals } from '#rules/forge/recycle.ts'
import { isBlank } from '#rules/gear/equip.ts'
import { inMarketRefusals, resetPointsRefusals } from '#rules/gear/storage-refusals.ts'
import { refuseByRules } from '../../game/commands/refuse-by-rules.ts'
import { changeEnhancePoints } from '../../game/items/enhance-points.ts'
import { removeGear } from '../../game/items/gear.ts'
import { type GearRow, saveGear } from '../../game/items/gear-row.ts'
import { findOneOwnGear, findOwnGear } from '../../game/items/own-gear.ts'
import { pointsOf } from '../../game/items/recycle-points.ts'
import type { LockedPlayer } from '../../game/player/lock-order.ts'

/**
 * Recycles pieces, all or none, and returns the gained points. 404; 422 gearIsBlank, gearLocked, gearInMarket,
 * gearEquipped.
 */
export async function recycleGear(player: LockedPlayer, gearEntityIds: readonly number[]): Promise<number> {
  const pieces = await findOwnGear(player, gearEntityIds)
  refuseByRules(pieces.flatMap(({ row }) => takeApartRefusals(row)))
  await removeGear(player, gearEntityIds, 'ENHANCE')
  const points = pieces.map((piece) => pointsOf(player, piece))
  for (const [index, { row }] of pieces.entries()) {
    changeEnhancePoints(player, points[index] ?? 0, 'RECYCLE', row.id)
  }
  return points.reduce((sum, own) => sum + own, 0)
}

function afterEnhancing(row: GearRow): { row: GearRow; enhanceLevel: number } {
  return { row, enhanceLevel: enhanceLevelForPoints(row.enhancePoints) }
}

/** Adds enhance points to a piece. 404; 422 gearInMarket, gearIsBlank, enhanceLimitReached, notEnoughPoints. */
export async function addEnhancePoints(player: LockedPlayer, gearEntityId: number, points: number) {
  const { row, gear } = await findOneOwnGear(player, gearEntityId)
  const request = {
    isBlank: isBlank(gear),
    invested: row.enhancePoints,
    points,
    pointsAtHand: player.enhancePoints,
    level: player.level,
  }
  refuseByRules([...inMarketRefusals(row), ...addPointsRefusals(request)])
  changeEnhancePoints(player, -points, 'ADD', row.id)
  saveGear(row, { enhancePoints: row.enhancePoints + points })
  return afterEnhancing(row)
}

/** Removes all enhance points from a piece and returns half of them. 404; 422 gearInMarket, nothingToReset. */
export async function resetEnhancePoints(player: LockedPlayer, gearEntityId: number) {
  const { row } = await findOneOwnGear(player, gearEntityId)
  refuseByRules(resetPointsRefusals(row))
  changeEnhancePoints(player, enhanceResetPoints(row.enhancePoints), 'RESET', row.id)
  saveGear(row, { enhancePoints: 0 })
  return afterEnhancing(row)
}
