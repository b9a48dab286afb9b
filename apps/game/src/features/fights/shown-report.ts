import type { Fight, RaidRound, RaidStrike } from '../../../../../generated/types.ts'

/** The report of a fight in the field or of a raid on a castle. */
export type ShownReport = Fight['report']
/** A round of either. A raid has one kind of strike more. */
export type ShownRound = RaidRound
export type ShownStrike = RaidStrike

/** Health of both sides before the first strike: hosts go wounded into a raid, and whole into other fights. */
export function startHealth(report: ShownReport): { attacker: number; defender: number } {
  const { attacker, defender } = report
  return report.ground === 'CASTLE'
    ? { attacker: report.attacker.health, defender: report.defender.health }
    : { attacker: attacker.healthMax, defender: defender.healthMax }
}
