import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fight } from '#rules/fight/fight.ts'
import type { FightReport } from '#rules/fight/report.ts'
import { enemyContender, missionEnemy } from '#rules/missions/mission-enemy.ts'
import { fightInputOf, verifyFight } from '#rules/proof/verify.ts'
import { contenderOf } from '../fight/contenders.ts'

const input = {
  attacker: { ...contenderOf(5), skill: 'REAR_BATTLE' },
  defender: enemyContender(missionEnemy({ key: 'wolfHollow', enemyName: 'Вожак', level: 5 }, 'MEDIUM')),
  ground: 'FIELD',
} as const

function reportOf(seed: string): FightReport {
  return fight(input, seed)
}

describe('a fight that anyone can check', () => {
  it('is valid for the unchanged report, also after storage and with reordered keys', () => {
    const report = reportOf('0123')
    expect(verifyFight(input, report)).toEqual({ ok: true })
    const stored: FightReport = JSON.parse(JSON.stringify(report))
    expect(verifyFight(fightInputOf(stored), stored)).toEqual({ ok: true })
    const turned = Object.fromEntries(Object.entries(stored).reverse())
    expect(verifyFight(input, { ...report, ...turned })).toEqual({ ok: true })
  })

  it('names the first difference', () => {
    const report = reportOf('0123')
    const [first] = report.rounds
    if (first === undefined) throw new Error('No round')
    expect(verifyFight(input, { ...report, result: report.result === 'WIN' ? 'LOSE' : 'WIN' })).toEqual({
      ok: false,
      path: 'result',
    })
    const changed = { ...first, defenderHealth: first.defenderHealth - 1 }
    expect(verifyFight(input, { ...report, rounds: [changed, ...report.rounds.slice(1)] })).toEqual({
      ok: false,
      path: 'rounds.0.defenderHealth',
    })
    expect(verifyFight(input, { ...report, rounds: report.rounds.slice(0, -1) })).toMatchObject({ ok: false })
    expect(verifyFight(input, { ...report, seed: '0124' })).toMatchObject({ ok: false })
    expect(verifyFight(input, { ...report, rulesVersion: 2 })).toEqual({ ok: false, path: 'rulesVersion' })
  })

  it('finds any changed number of a report', () => {
    const text = JSON.stringify(reportOf('0123'))
    const digits = [...text.matchAll(/(?<=[:[,])\d+(?=[,}\]])/g)].map(({ index }) => index)
    fc.assert(
      fc.property(fc.constantFrom(...digits), (at) => {
        const digit = Number(text[at])
        const forged: FightReport = JSON.parse(
          `${text.slice(0, at)}${digit === 9 ? 1 : digit + 1}${text.slice(at + 1)}`,
        )
        expect(verifyFight(input, forged).ok).toBe(false)
      }),
      { numRuns: 150 },
    )
  })
})
