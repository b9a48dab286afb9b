import { challengeDiamonds } from '#rules/challenges/challenges.ts'
import { createRandom } from '#rules/core/random.ts'
import { CRUSADE_ENERGY, crusadeReward } from '#rules/crusades/crusades.ts'
import { ENERGY_RESTORE, ENERGY_RESTORE_COST } from '#rules/energy/restore.ts'
import { SHARPENING_BONUS_MAX, sharpeningChance } from '#rules/forge/sharpening.ts'
import { missionDiamondChance } from '#rules/missions/mission-reward.ts'
import { DIFFICULTIES, type Difficulty, missionEnergy } from '#rules/missions/missions.ts'
import { type InfiniteQuestKind, infiniteQuestGoal, infiniteQuestReward } from '#rules/quests/quests.ts'
import { RAID_ENERGY, TRAINING_ENERGY } from '#rules/raids/spoils.ts'
import { LEVELS, type Loop, loopOf } from './loop.ts'

/**
 * More wins than the strongest archetype has at its own level or one below; further below the level penalty
 * applies.
 */
const WIN_SHARE_MAX = { EASY: 1, MEDIUM: 0.97, HARD: 0.85 } satisfies Record<Difficulty, number>
const CRUSADE_DRAWS = 2_000

/** Diamonds a unit of an infinite quest, at its best stage. */
function questDiamonds(kind: InfiniteQuestKind): number {
  const perUnit = Array.from({ length: 40 }, (_, index) => {
    const { diamonds } = infiniteQuestReward(kind, index + 1, 60)
    return diamonds / infiniteQuestGoal(kind, index + 1)
  })
  return Math.max(...perUnit)
}

function restored(perEnergy: number): number {
  return ENERGY_RESTORE * perEnergy - ENERGY_RESTORE_COST.diamonds
}

/** Diamonds into energy into missions into diamonds, in the diamond challenge. */
function* missionsForDiamonds(): Generator<number> {
  for (const difficulty of DIFFICULTIES) {
    for (const level of LEVELS) {
      const chance = missionDiamondChance({ level }, difficulty, level) / 10_000
      const found = chance * challengeDiamonds('MISSION_DIAMONDS_EARNING', 1) + questDiamonds('winMissions')
      yield restored((WIN_SHARE_MAX[difficulty] * found) / missionEnergy(difficulty))
    }
  }
}

/** The same with crusades that are always won. */
function* crusadesForDiamonds(): Generator<number> {
  const random = createRandom('crusades for diamonds')
  let diamonds = 0
  for (let draw = 0; draw < CRUSADE_DRAWS; draw += 1)
    diamonds += crusadeReward({ level: 60, hostsNeeded: 6 }, 60, 6, random).diamonds
  yield restored((diamonds / CRUSADE_DRAWS + questDiamonds('winCrusades')) / CRUSADE_ENERGY)
}

/** Round trips of diamonds. */
export function energyLoops(): Loop[] {
  const raids = [RAID_ENERGY, TRAINING_ENERGY].map((energy) => restored(questDiamonds('foray') / energy))
  const tries = (['sharpenCharacteristics', 'sharpenArmorOrDodge'] as const).map(
    (kind) => (questDiamonds(kind) * sharpeningChance(1, SHARPENING_BONUS_MAX)) / 100 - 1,
  )
  return [
    loopOf('diamonds into energy into missions into diamonds', 'diamonds', missionsForDiamonds()),
    loopOf('diamonds into energy into crusades into diamonds', 'diamonds', crusadesForDiamonds()),
    loopOf('diamonds into energy into raids into diamonds', 'diamonds', raids),
    loopOf('sharpened for the infinite quest', 'diamonds', tries),
  ]
}
