import { expect, test } from 'vitest'
import { logLines } from '#apps/game/src/features/fights/log-lines.ts'
import { replaySteps, roundEnds } from '#apps/game/src/features/fights/replay-steps.ts'
import { fallenGroups, fallenOf, tally } from '#apps/game/src/features/fights/tally.ts'
import { reportOf } from '#stories/features/fights/fixtures.ts'

const reports = Array.from({ length: 60 }, (_, seed) =>
  reportOf(1 + (seed % 7), seed % 2 === 0 ? 'oldMill' : 'clayPits', `replay-${seed}`),
)

test('a replay starts at full health and ends every round with the health in the report', () => {
  for (const report of reports) {
    const steps = replaySteps(report)
    expect(steps[0]).toMatchObject({
      round: 0,
      attackerHealth: report.attacker.healthMax,
      defenderHealth: report.defender.healthMax,
    })
    const ends = roundEnds(steps).map((index) => steps[index])
    expect(ends.slice(1).map((step) => [step?.round, step?.attackerHealth, step?.defenderHealth])).toEqual(
      report.rounds.map(({ round, attackerHealth, defenderHealth }) => [
        round,
        attackerHealth,
        defenderHealth,
      ]),
    )
  }
})

test('a replay shows every strike once, in order, and never two kinds at a time', () => {
  for (const report of reports) {
    const steps = replaySteps(report)
    expect(steps.flatMap(({ strikes }) => strikes)).toEqual(report.rounds.flatMap(({ strikes }) => strikes))
    for (const { strikes } of steps) {
      expect(new Set(strikes.map(({ kind }) => kind)).size).toBeLessThan(2)
      // The stage draws one flight of arrows per side.
      const volleys = strikes.filter(({ kind }) => kind === 'VOLLEY').map(({ side }) => side)
      expect(new Set(volleys).size).toBe(volleys.length)
    }
  }
})

test('the table adds up to the report', () => {
  for (const report of reports) {
    const strikes = report.rounds.flatMap((round) => round.strikes)
    for (const side of ['ATTACKER', 'DEFENDER'] as const) {
      const dealt = strikes
        .filter((strike) => strike.side === side && strike.kind !== 'HEAL')
        .reduce((sum, { damage }) => sum + damage, 0)
      const rows = tally(report, side).filter(({ kind }) => kind !== 'HEAL')
      expect(rows.reduce((sum, { damage }) => sum + damage, 0)).toBe(dealt)
    }
    expect(fallenGroups(report.defender)).toEqual([])
  }
})

test('the table shows the losses of a lost fight', () => {
  const lost = reports.filter(({ result }) => result === 'LOSE')
  expect(lost.length).toBeGreaterThan(0)
  for (const report of lost) {
    const shown = fallenGroups(report.attacker).reduce((sum, { amount }) => sum + amount, 0)
    expect(shown).toBe(fallenOf(report.attacker))
  }
  expect(lost.some(({ attacker }) => fallenOf(attacker) > 0)).toBe(true)
})

test('the log has one line for a kind of strike and side in a round, and leaves out nothing', () => {
  for (const round of reports.flatMap(({ rounds }) => rounds)) {
    const lines = logLines(round)
    expect(new Set(lines.map(({ side, kind }) => `${side} ${kind}`)).size).toBe(lines.length)
    const sum = (items: readonly { damage: number }[]) => items.reduce((all, { damage }) => all + damage, 0)
    expect(sum(lines)).toBe(sum(round.strikes))
    expect(lines.reduce((all, { strikes }) => all + strikes, 0)).toBe(round.strikes.length)
  }
})
