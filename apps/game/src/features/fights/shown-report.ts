import type { CrusadeReport, Fight, RaidRound, RaidStrike, UnlimitedReport } from '#generated/types.ts'

/** The report of one fight: in the field, over a castle, against one enemy of a run, or of armies that fight as one. */
export type ShownReport = Exclude<Fight['report'], UnlimitedReport | CrusadeReport>
/** A report of one fight with its summary. */
export type ShownFight = Omit<Fight, 'report'> & { report: ShownReport }
/** A round of any of them. A raid has one kind of strike more. */
export type ShownRound = RaidRound
export type ShownStrike = RaidStrike

/** Health of both sides before the first strike. Armies that go wounded into a fight say so. */
export function startHealth({ attacker, defender }: ShownReport): { attacker: number; defender: number } {
  return { attacker: healthBefore(attacker), defender: healthBefore(defender) }
}

function healthBefore(contender: ShownReport['attacker']): number {
  return 'health' in contender && typeof contender.health === 'number'
    ? contender.health
    : contender.healthMax
}
