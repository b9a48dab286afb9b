import { enemyPowerPercent, winPercent } from '#rules/fight/power.ts'
import { DIFFICULTIES } from '#rules/missions/missions.ts'
import type { Castle } from './castle.ts'
import { contenderOf } from './fighting-army.ts'
import { questsNear } from './mission-list.ts'

/**
 * The largest difference in the shown chance between two neighbouring missions of the last levels, at one difficulty,
 * for the army as it is.
 */
export function largestStep(castle: Castle): number {
  const contender = contenderOf(castle)
  const near = questsNear(castle.level)
  const steps = DIFFICULTIES.flatMap((difficulty) => {
    const chances = near
      .filter((quest) => quest.difficulty === difficulty)
      .map(({ enemy }) => winPercent(enemyPowerPercent(contender, enemy)))
    return chances.slice(1).map((chance, index) => Math.abs(chance - (chances[index] ?? chance)))
  })
  return Math.max(0, ...steps)
}
