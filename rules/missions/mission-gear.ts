import { createRandom } from '../core/random.ts'
import type { FightContender } from '../fight/report.ts'
import { drawGearModel, gearDropChance } from '../gear/drop.ts'
import type { GearModel } from '../gear/gear.ts'
import { drawQuality, type QualityBand } from '../gear/quality.ts'
import type { Difficulty, Mission } from './missions.ts'

/** The gear of a mission's place: models of all levels. `chance` of any, and `best` of the best model, in basis points. */
export type MissionFinds = {
  models: readonly GearModel[]
  chance: Readonly<Record<Difficulty, number>>
  best: number
  bands: readonly QualityBand[]
}

/** Both sides of a mission's fight. */
type Sides = { attacker: FightContender; defender: FightContender }

/** A found item, still without an owner. Quality in per cent. */
export type FoundItem = { model: GearModel; quality: number }

/** Chance in basis points that a won mission brings gear, by difficulty, level and both sides' luck. */
export function missionGearChance(
  mission: Pick<Mission, 'level'>,
  difficulty: Difficulty,
  { models, chance }: Pick<MissionFinds, 'models' | 'chance'>,
  { attacker, defender }: Sides,
): number {
  if (models.length === 0) return 0
  return gearDropChance(
    { level: mission.level, chance: chance[difficulty], enemyLuck: defender.characteristics.luck },
    { level: attacker.level, luck: attacker.characteristics.luck },
  )
}

/**
 * The gear found in a won mission, if any. `seed` is the fight's; the gear is drawn from a stream of its own, so that it does
 * not shift the other loot.
 */
export function drawMissionGear(
  mission: Pick<Mission, 'level'>,
  difficulty: Difficulty,
  finds: MissionFinds,
  sides: Sides,
  seed: string,
): FoundItem | null {
  const random = createRandom(`${seed}:gear`)
  if (!random.chance(missionGearChance(mission, difficulty, finds, sides))) return null
  const model = drawGearModel(finds.models, mission.level, finds.best, random)
  return model && { model, quality: drawQuality(finds.bands, random) }
}
