import { fightRaid } from '../fight/raid.ts'
import type { RaidContender, RaidHost, RaidInput, RaidReport } from '../fight/raid-report.ts'
import { firstDifference, type Verification } from './verify.ts'

function contenderOf({ moralePercent: _morale, fallen: _fallen, ...contender }: RaidHost): RaidContender {
  return contender
}

/** The input that a raid's report claims. */
export function raidInputOf({ ground, attacker, defender, castle, plan }: RaidReport): RaidInput {
  return { ground, attacker: contenderOf(attacker), defender: contenderOf(defender), castle, plan }
}

/** Computes a raid again from the input and the report's seed and compares everything. */
export function verifyRaid(input: RaidInput, report: RaidReport): Verification {
  const path = firstDifference(fightRaid(input, report.seed), report, '')
  return path === null ? { ok: true } : { ok: false, path }
}
