import { MISSION_GEAR_CHANCE, MISSION_GEAR_TIERS } from '#catalogue/gear/mission-gear.ts'
import { missionGearModels } from '#catalogue/gear/mission-gear-models.ts'
import { QUALITY_BANDS } from '#catalogue/shop/shop.ts'
import { createRandom } from '#rules/core/random.ts'
import type { FightContender } from '#rules/fight/report.ts'
import { drawGearModel, gearDropChance } from '#rules/gear/drop.ts'
import { drawQuality } from '#rules/gear/quality.ts'
import type { Difficulty, Mission } from '#rules/missions/missions.ts'
import type { NewGear } from '../../game/items/gear.ts'

/** Chance in basis points that a won mission brings gear, by difficulty, level and both sides' luck. */
export function gearChance(
  mission: Pick<Mission, 'key' | 'level'>,
  difficulty: Difficulty,
  attacker: FightContender,
  defender: FightContender,
): number {
  if (missionGearModels(mission.key).length === 0) return 0
  const find = {
    level: mission.level,
    chance: MISSION_GEAR_CHANCE[difficulty],
    enemyLuck: defender.characteristics.luck,
  }
  return gearDropChance(find, { level: attacker.level, luck: attacker.characteristics.luck })
}

/**
 * The gear found in a won mission, if any. Drawn from a separate stream, so that it does not shift the other loot.
 */
export function drawFoundGear(
  mission: Pick<Mission, 'key' | 'level'>,
  difficulty: Difficulty,
  { attacker, defender }: { attacker: FightContender; defender: FightContender },
  seed: string,
): NewGear | null {
  const random = createRandom(`${seed}:gear`)
  if (!random.chance(gearChance(mission, difficulty, attacker, defender))) return null
  const model = drawGearModel(missionGearModels(mission.key), mission.level, MISSION_GEAR_TIERS.best, random)
  return model && { gearId: model.id, quality: drawQuality(QUALITY_BANDS, random) }
}
