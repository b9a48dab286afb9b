import { fightInputOf, type Verification, verifyFight } from '../../../../../rules/proof/verify.ts'
import { raidInputOf, verifyRaid } from '../../../../../rules/proof/verify-raid.ts'
import type { ShownReport } from './shown-report.ts'

/** Computes the fight again from the same hosts and seed, and compares every strike. */
export function verifyReport(report: ShownReport): Verification {
  return report.ground === 'CASTLE'
    ? verifyRaid(raidInputOf(report), report)
    : verifyFight(fightInputOf(report), report)
}
