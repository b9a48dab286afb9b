import { describe, expect, test } from 'vitest'
import { replaySteps } from '#apps/game/src/features/fights/replay-steps.ts'
import { siegeOf } from '#apps/game/src/features/fights/siege-of.ts'
import { siegeFacts } from '#apps/game/src/features/fights/siege-words.ts'
import { castleBroken } from '#rules/raids/spoils.ts'
import { raidReportOf } from '#stories/features/fights/fixtures.ts'

const reports = Array.from({ length: 40 }, (_, index) => raidReportOf(`siege-${index}`))

describe('the castle of a replayed raid', () => {
  test('breaks eighth by eighth until what the rules say is broken', () => {
    expect(new Set(reports.map(castleBroken)).size).toBeGreaterThan(1)
    for (const report of reports) {
      const steps = replaySteps(report)
      const broken = steps.map((_, index) => siegeOf(report, steps, index).broken)
      expect(broken[0]).toBe(0)
      expect(broken).toEqual(broken.toSorted((left, right) => left - right))
      expect(broken.at(-1)).toBe(castleBroken(report))
    }
  })

  test('has a hole for every stone that has landed', () => {
    for (const report of reports) {
      const steps = replaySteps(report)
      expect(siegeOf(report, steps, 0).hits).toBe(0)
      expect(siegeOf(report, steps, steps.length - 1).hits).toBe(report.projectilesThrown)
    }
  })

  test('is described in words', () => {
    const [report] = reports
    if (!report) throw new Error('no report')
    const facts = siegeFacts({ ...report, stakesTaken: 1200, damagedBuilding: 'walls' })
    expect(facts).toEqual(
      expect.arrayContaining(['Правая сторона, без гарнизона', 'осадная башня', 'повреждены стены']),
    )
    expect(facts.join()).toMatch(/колья приняли 1\s200 урона/)
  })
})
