import { CRUSADE_GEAR, type CrusadeMission } from '#catalogue/crusades/crusades.ts'
import { GEAR } from '#catalogue/gear/gear.ts'
import { MISSION_GEAR_TIERS } from '#catalogue/gear/mission-gear.ts'
import { QUALITY_BANDS } from '#catalogue/shop/shop.ts'
import { createRandom } from '#rules/core/random.ts'
import { crusadeGearChance } from '#rules/crusades/spoils.ts'
import { drawFineGear } from '#rules/gear/fine-gear.ts'
import { type NewGear, receiveGear } from '../../game/items/gear.ts'
import { roomForFinds } from '../../game/items/storage.ts'
import type { LockedPlayer } from '../../game/player/lock-order.ts'
import type { FoundGear } from '../../game/rewards/reward.ts'

type Find = {
  readonly members: number
  /** Of the member at the start. */
  readonly level: number
  /** Of the member's reward. */
  readonly seed: string
  readonly reference: string
}

/** Drawn from a separate stream, so that it does not shift the other loot. */
function drawGear(boss: CrusadeMission, { members, level, seed }: Find): NewGear | null {
  const random = createRandom(`${seed}:gear`)
  if (!random.chance(crusadeGearChance(boss, level, members, CRUSADE_GEAR.chance))) return null
  const models = GEAR.filter(({ gearClass }) => boss.gearClasses.includes(gearClass))
  const { qualityMin } = CRUSADE_GEAR
  const find = { models, level: boss.level, qualityMin, best: MISSION_GEAR_TIERS.best, bands: QUALITY_BANDS }
  const drawn = drawFineGear(find, random)
  return drawn && { gearId: drawn.model.id, quality: drawn.quality }
}

/** The item that a locked member finds, if any. It is left behind only if the castle has the maximum number of items. */
export async function findCrusadeGear(
  player: LockedPlayer,
  boss: CrusadeMission,
  find: Find,
): Promise<FoundGear[]> {
  const found = drawGear(boss, find)
  if (!found) return []
  if ((await roomForFinds(player.id)) < 1) return [{ ...found, gearEntityId: null }]
  return receiveGear(player, [found], 'GROUP_MISSION', find.reference)
}
