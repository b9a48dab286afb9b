import type { Fight } from '#generated/types.ts'
import { fightInputOf, type Verification, verifyFight } from '#rules/proof/verify.ts'
import { crusadeInputOf, unlimitedInputOf, verifyCrusade, verifyUnlimited } from '#rules/proof/verify-many.ts'
import { raidInputOf, verifyRaid } from '#rules/proof/verify-raid.ts'

/** Computes a fight, or all fights of a run, again from the same armies and seed, and compares every strike. */
export function verifyReport(report: Fight['report']): Verification {
  switch (report.ground) {
    case 'CASTLE':
      return verifyRaid(raidInputOf(report), report)
    case 'UNLIMITED':
      return verifyUnlimited(unlimitedInputOf(report), report)
    case 'CRUSADE':
      return verifyCrusade(crusadeInputOf(report), report)
    case 'FIELD':
      return verifyFight(fightInputOf(report), report)
  }
}
