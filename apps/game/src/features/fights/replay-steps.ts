import type { FightReport, FightStrike } from '../../../../../generated/types.ts'

/** What is shown between two movements of the replay. */
export type ReplayStep = {
  /** 0 before the first blow, then 1 to 20. */
  round: number
  strikes: readonly FightStrike[]
  attackerHealth: number
  defenderHealth: number
}

/** Strikes of one phase: the same kind, and of each side no more than the stage can show at once. */
function phasesOf(strikes: readonly FightStrike[]): FightStrike[][] {
  const phases: FightStrike[][] = []
  for (const strike of strikes) {
    const last = phases.at(-1)
    if (last && last[0]?.kind === strike.kind) last.push(strike)
    else phases.push([strike])
  }
  return phases
}

/** A report as the moments of its replay: both hosts at rest, then phase by phase. */
export function replaySteps(report: FightReport): ReplayStep[] {
  let attackerHealth = report.attacker.healthMax
  let defenderHealth = report.defender.healthMax
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

/** The last step of every round, the first one included: where a replay without movement stops. */
export function roundEnds(steps: readonly ReplayStep[]): number[] {
  return steps.flatMap(({ round }, index) => (steps[index + 1]?.round === round ? [] : [index]))
}
