import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { CrusadeReport } from '#rules/fight/crusade.ts'
import type { RaidReport } from '#rules/fight/raid-report.ts'
import { RULES_VERSION } from '#rules/fight/report.ts'
import type { UnlimitedReport } from '#rules/fight/unlimited.ts'
import { crusadeInputOf, unlimitedInputOf, verifyCrusade, verifyUnlimited } from '#rules/proof/verify-many.ts'
import { raidInputOf, verifyRaid } from '#rules/proof/verify-raid.ts'

/** Reports stored under the rules of their time. Never regenerate them. */
function stored(name: string): string {
  return readFileSync(new URL(`./corpus/${name}-version-${RULES_VERSION}.json`, import.meta.url), 'utf8')
}

describe('stored reports of raids, crusades and the unlimited mission', () => {
  it('replay byte for byte: raids', () => {
    const reports: RaidReport[] = JSON.parse(stored('raid'))
    expect(new Set(reports.map(({ result }) => result))).toEqual(new Set(['WIN', 'LOSE']))
    for (const report of reports) expect(verifyRaid(raidInputOf(report), report)).toEqual({ ok: true })
  })

  it('replay byte for byte: crusades', () => {
    const reports: CrusadeReport[] = JSON.parse(stored('crusade'))
    expect(new Set(reports.map(({ result }) => result))).toEqual(new Set(['WIN', 'LOSE']))
    for (const report of reports) {
      expect(verifyCrusade(crusadeInputOf(report), report)).toEqual({ ok: true })
      expect(verifyCrusade(crusadeInputOf(report), { ...report, healthMax: 1 })).toEqual({
        ok: false,
        path: 'healthMax',
      })
    }
  })

  it('replay byte for byte: the unlimited mission', () => {
    const reports: UnlimitedReport[] = JSON.parse(stored('unlimited'))
    expect(reports.length).toBeGreaterThan(0)
    for (const report of reports) {
      expect(verifyUnlimited(unlimitedInputOf(report), report)).toEqual({ ok: true })
      expect(verifyUnlimited(unlimitedInputOf(report), { ...report, beaten: 99 })).toEqual({
        ok: false,
        path: 'beaten',
      })
    }
  })
})
