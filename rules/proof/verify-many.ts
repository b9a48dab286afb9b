import { type CrusadeInput, type CrusadeReport, fightCrusade } from '../fight/crusade.ts'
import { fightUnlimited, type UnlimitedInput, type UnlimitedReport } from '../fight/unlimited.ts'
import { firstDifference, type Verification } from './verify.ts'

function verificationOf(path: string | null): Verification {
  return path === null ? { ok: true } : { ok: false, path }
}

/** The input that a crusade's report claims. */
export function crusadeInputOf({ ground, hosts: contenders, boss }: CrusadeReport): CrusadeInput {
  return {
    ground,
    boss,
    hosts: contenders.map(({ fallen: _fallen, health: _health, ...contender }) => contender),
  }
}

/** Computes a crusade again from its input and the report's seed and compares everything. */
export function verifyCrusade(input: CrusadeInput, report: CrusadeReport): Verification {
  return verificationOf(firstDifference(fightCrusade(input, report.seed), report, ''))
}

/** The input that an unlimited mission's report claims. */
export function unlimitedInputOf({ ground, attacker, enemy, firstLevel }: UnlimitedReport): UnlimitedInput {
  const { fallen: _fallen, ...contender } = attacker
  return { ground, attacker: contender, enemy, firstLevel }
}

/** Computes an unlimited mission again from its input and the report's seed and compares everything. */
export function verifyUnlimited(input: UnlimitedInput, report: UnlimitedReport): Verification {
  return verificationOf(firstDifference(fightUnlimited(input, report.seed), report, ''))
}
