import type { CrusadeReport } from '#rules/fight/crusade.ts'
import type { RaidReport } from '#rules/fight/raid-report.ts'
import type { FightReport } from '#rules/fight/report.ts'
import type { UnlimitedReport } from '#rules/fight/unlimited.ts'
import { readPlayerNames } from '../player/player-names.ts'

/** The name of a player's host in stored inputs and reports. Its id says who it is; the name is written when it is read. */
export const NO_HOST_NAME = ''

export type StoredReport = FightReport | RaidReport | UnlimitedReport | CrusadeReport

type Named = { readonly name: string; readonly playerId: number | null }

function hostsOf(report: StoredReport): readonly Named[] {
  if (report.ground === 'CRUSADE') return report.hosts
  return report.ground === 'UNLIMITED' ? [report.attacker] : [report.attacker, report.defender]
}

function named<Host extends Named>(host: Host, names: ReadonlyMap<number, string>): Host {
  const name = host.playerId === null ? undefined : names.get(host.playerId)
  return name === undefined ? host : { ...host, name }
}

function withNames(report: StoredReport, names: ReadonlyMap<number, string>): StoredReport {
  if (report.ground === 'CRUSADE') return { ...report, hosts: report.hosts.map((host) => named(host, names)) }
  if (report.ground === 'UNLIMITED') return { ...report, attacker: named(report.attacker, names) }
  if (report.ground === 'CASTLE')
    return { ...report, attacker: named(report.attacker, names), defender: named(report.defender, names) }
  return { ...report, attacker: named(report.attacker, names), defender: named(report.defender, names) }
}

/** A stored report with the present names of its players. Others keep theirs. */
export async function withHostNames(report: StoredReport): Promise<StoredReport> {
  const ids = hostsOf(report).flatMap(({ playerId }) => playerId ?? [])
  return withNames(report, await readPlayerNames(ids))
}
