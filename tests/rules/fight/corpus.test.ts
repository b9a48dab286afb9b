import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type FightReport, RULES_VERSION } from '#rules/fight/report.ts'
import { fightInputOf, verifyFight } from '#rules/proof/verify.ts'

/** Reports stored under the rules of their time. Never regenerate them. */
function corpus(version: number): FightReport[] {
  return JSON.parse(readFileSync(new URL(`./corpus/version-${version}.json`, import.meta.url), 'utf8'))
}

describe('stored reports', () => {
  it('replay byte for byte (if not: change RULES_VERSION)', () => {
    const reports = corpus(RULES_VERSION)
    expect(reports.map(({ result }) => result)).toEqual(expect.arrayContaining(['WIN', 'LOSE']))
    for (const report of reports) {
      expect(report.rulesVersion).toBe(RULES_VERSION)
      expect(verifyFight(fightInputOf(report), report)).toEqual({ ok: true })
    }
  })
})
