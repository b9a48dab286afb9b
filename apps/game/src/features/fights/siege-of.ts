import type { RaidReport } from '#generated/types.ts'
import { buildingStage } from '#rules/buildings/building-stage.ts'
import { isCorner } from '#rules/raids/plan.ts'
import { castleBroken } from '#rules/raids/spoils.ts'
import type { Siege } from '../../art/fight-stage/siege.ts'
import type { ReplayStep } from './replay-steps.ts'

/** Eighths of the castle that are broken at a step: they fall with the defenders' health and do not rise with it. */
function brokenAt(report: RaidReport, steps: readonly ReplayStep[], index: number): number {
  const whole = castleBroken(report)
  if (index >= steps.length - 1) return whole
  const { health } = report.defender
  const least = Math.min(health, ...steps.slice(0, index + 1).map(({ defenderHealth }) => defenderHealth))
  return Math.floor((whole * (health - least)) / Math.max(1, health))
}

/** The castle of a raid at a step of its replay. A stone's hole shows after it has landed. */
export function siegeOf(report: RaidReport, steps: readonly ReplayStep[], index: number): Siege {
  const { castle, plan, garrisonPercent } = report
  const walls = buildingStage('walls', castle.walls)
  const landed = steps.slice(0, index).flatMap(({ strikes }) => strikes)
  return {
    walls: walls === 0 ? 1 : walls,
    moat: buildingStage('moats', castle.moats),
    stakes: buildingStage('stakes', castle.stakes),
    isCorner: isCorner(plan.position),
    garrison: garrisonPercent,
    siegeTower: plan.siegeTower,
    catapult: plan.projectiles > 0,
    hits: landed.filter(({ kind }) => kind === 'CATAPULT').length,
    broken: brokenAt(report, steps, index),
  }
}
