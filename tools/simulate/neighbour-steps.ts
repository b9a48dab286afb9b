import { enemyPowerPercent, winPercent } from '#rules/fight/power.ts'
import { DIFFICULTIES } from '#rules/missions/missions.ts'
import type { Castle } from './castle.ts'
import { contenderOf } from './host.ts'
import { questsNear } from './mission-list.ts'

/**
 * The largest difference in the shown chance between two neighbouring missions of the last levels, at one difficulty,
 * for the host as it is.
 */
export function largestStep(castle: Castle): number {
  const host = contenderOf(castle)
  const near = questsNear(castle.level)
  const steps = DIFFICULTIES.flatMap((difficulty) => {
    const chances = near
      .filter((quest) => quest.difficulty === difficulty)
      .map(({ enemy }) => winPercent(enemyPowerPercent(host, enemy)))
    return chances.slice(1).map((chance, index) => Math.abs(chance - (chances[index] ?? chance)))
  })
  return Math.max(0, ...steps)
}
