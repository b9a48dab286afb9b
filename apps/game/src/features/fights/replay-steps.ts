import { type ShownReport, type ShownStrike, startHealth } from './shown-report.ts'

/** One still state of the replay. */
export type ReplayStep = {
  /** 0 before the first strike, then 1 to 20. */
  round: number
  strikes: readonly ShownStrike[]
  attackerHealth: number
  defenderHealth: number
}

/** Strikes that are shown at once: the same kind, and per side no more than the stage can show. */
function phasesOf(strikes: readonly ShownStrike[]): ShownStrike[][] {
  const phases: ShownStrike[][] = []
  for (const strike of strikes) {
    const last = phases.at(-1)
    if (last && last[0]?.kind === strike.kind) last.push(strike)
    else phases.push([strike])
  }
  return phases
}

/** The steps of a report's replay: both armies at rest, then phase by phase. */
export function replaySteps(report: ShownReport): ReplayStep[] {
  let { attacker: attackerHealth, defender: defenderHealth } = startHealth(report)
  const steps: ReplayStep[] = [{ round: 0, strikes: [], attackerHealth, defenderHealth }]
  for (const { round, strikes } of report.rounds) {
    for (const phase of phasesOf(strikes)) {
      for (const { side, kind, healthLeft } of phase) {
        const isAttacker = (side === 'ATTACKER') === (kind === 'HEAL')
        if (isAttacker) attackerHealth = healthLeft
        else defenderHealth = healthLeft
      }
      steps.push({ round, strikes: phase, attackerHealth, defenderHealth })
    }
  }
  return steps
}

/** The last step of every round, from round 0: where a replay with reduced motion stops. */
export function roundEnds(steps: readonly ReplayStep[]): number[] {
  return steps.flatMap(({ round }, index) => (steps[index + 1]?.round === round ? [] : [index]))
}
