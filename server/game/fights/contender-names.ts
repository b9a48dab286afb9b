import type { CrusadeReport } from '#rules/fight/crusade.ts'
import type { RaidReport } from '#rules/fight/raid-report.ts'
import type { FightReport } from '#rules/fight/report.ts'
import type { UnlimitedReport } from '#rules/fight/unlimited.ts'
import { readPlayerNames } from '../player/player-names.ts'

/** The name of a player's army in stored inputs and reports. Its id says who it is; the name is written when it is read. */
export const NO_CONTENDER_NAME = ''

export type StoredReport = FightReport | RaidReport | UnlimitedReport | CrusadeReport

type Named = { readonly name: string; readonly playerId: number | null }

function contendersOf(report: StoredReport): readonly Named[] {
  if (report.ground === 'CRUSADE') return report.hosts
  return report.ground === 'UNLIMITED' ? [report.attacker] : [report.attacker, report.defender]
}

function named<Contender extends Named>(contender: Contender, names: ReadonlyMap<number, string>): Contender {
  const name = contender.playerId === null ? undefined : names.get(contender.playerId)
  return name === undefined ? contender : { ...contender, name }
}

function withNames(report: StoredReport, names: ReadonlyMap<number, string>): StoredReport {
  if (report.ground === 'CRUSADE')
    return { ...report, hosts: report.hosts.map((contender) => named(contender, names)) }
  if (report.ground === 'UNLIMITED') return { ...report, attacker: named(report.attacker, names) }
  if (report.ground === 'CASTLE')
    return { ...report, attacker: named(report.attacker, names), defender: named(report.defender, names) }
  return { ...report, attacker: named(report.attacker, names), defender: named(report.defender, names) }
}

/** A stored report with the present names of its players. Others keep theirs. */
export async function withContenderNames(report: StoredReport): Promise<StoredReport> {
  const ids = contendersOf(report).flatMap(({ playerId }) => playerId ?? [])
  return withNames(report, await readPlayerNames(ids))
}
