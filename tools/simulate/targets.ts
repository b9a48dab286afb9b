import { buildTargets } from './targets/builds.ts'
import { companyTargets } from './targets/companies.ts'
import { difficultyTargets } from './targets/difficulties.ts'
import { economyTargets } from './targets/economy.ts'
import { enemyTargets } from './targets/enemies.ts'
import { firstLevelTargets } from './targets/first-levels.ts'
import { growthTargets } from './targets/growth.ts'
import { levelTargets } from './targets/levels.ts'
import { raidedTargets } from './targets/raided.ts'
import type { Population, Target } from './targets/target.ts'
import { winRateTargets } from './targets/win-rates.ts'

/** Every row of docs/game.md, "Balance", in its order. */
export function judgeTargets(population: Population): Target[] {
  return [
    ...levelTargets(population),
    ...growthTargets(population),
    ...winRateTargets(population),
    ...raidedTargets(population.raided),
    ...companyTargets(population),
    ...difficultyTargets(population),
    ...buildTargets(population),
    ...enemyTargets(population),
    ...firstLevelTargets(population),
    ...economyTargets(population),
  ]
}

/** How many hold of those that could be measured. */
export function countTargets(targets: readonly Target[]): { hold: number; measured: number } {
  return {
    hold: targets.filter(({ verdict }) => verdict === 'holds').length,
    measured: targets.filter(({ verdict }) => verdict !== 'no data').length,
  }
}
