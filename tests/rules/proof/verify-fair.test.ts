import { describe, expect, it } from 'vitest'
import { fight } from '../../../rules/fight/fight.ts'
import { daySecretHash, fightSeed } from '../../../rules/proof/fair-seed.ts'
import { verifyFight } from '../../../rules/proof/verify.ts'
import { verifyFair } from '../../../rules/proof/verify-fair.ts'
import { hostOf } from '../fight/hosts.ts'

describe('a fight with its proof', () => {
  const secret = 'c0'.repeat(32)
  const proof = { publishedHash: daySecretHash(secret), secret, fightId: 4_211 }
  const input = { attacker: hostOf(6), defender: hostOf(6), ground: 'FIELD' } as const
  const report = fight(input, fightSeed(secret, proof.fightId))

  it('is valid if unchanged', () => {
    expect(verifyFair(report.seed, proof, verifyFight(input, report))).toEqual({ ok: true })
  })

  it('reports a chosen seed, and a changed report', () => {
    const chosen = fight(input, 'chosen')
    expect(verifyFight(input, chosen)).toEqual({ ok: true })
    expect(verifyFair(chosen.seed, proof, verifyFight(input, chosen))).toEqual({
      ok: false,
      fault: 'seedOfOtherFight',
    })
    const changed = { ...report, result: 'DRAW' } as const
    expect(verifyFair(changed.seed, proof, verifyFight(input, changed))).toEqual({
      ok: false,
      path: 'result',
    })
    const late = { ...proof, publishedHash: daySecretHash('c1'.repeat(32)) }
    expect(verifyFair(report.seed, late, { ok: true })).toEqual({ ok: false, fault: 'secretNotPublished' })
  })
})
