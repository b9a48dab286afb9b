import { describe, expect, it } from 'vitest'
import { sourcesAndSinks, sumFlows } from '#tools/simulate/flows.ts'
import { reportText } from '#tools/simulate/report-text.ts'
import { gini, median, quantile } from '#tools/simulate/statistics.ts'
import { tableText } from '#tools/simulate/table.ts'
import { judgeTargets } from '#tools/simulate/targets.ts'
import { goodWorld } from './report-records.ts'

describe('tables', () => {
  it('align text to the left and numbers to the right', () => {
    const table = {
      title: 'Pies',
      columns: [{ title: 'kind' }, { title: 'eaten', align: 'right' as const }],
      rows: [
        ['cabbage', '12'],
        ['egg', '3'],
      ],
      note: 'Warm.',
    }
    expect(tableText(table)).toBe(
      ['Pies', '', 'kind     eaten', '───────  ─────', 'cabbage     12', 'egg          3', '', 'Warm.'].join(
        '\n',
      ),
    )
  })

  it('are the same for the same world, and end with the summary line', () => {
    const [first, second] = [goodWorld(), goodWorld()].map((world) =>
      reportText(world.records, world.days, judgeTargets(world)),
    )
    expect(first).toBe(second)
    expect(first?.split('\n').at(-1)).toBe('38 of 38 targets hold')
    expect(first?.match(/targets hold/g)).toHaveLength(1)
    expect(first).not.toMatch(/NaN|undefined|Infinity/)
  })

  it('work even if nobody played', () => {
    const none = { records: [], days: 1, mixed: true, raided: null }
    expect(reportText([], 1, judgeTargets(none))).not.toMatch(/NaN|undefined|Infinity/)
  })
})

describe('figures', () => {
  it('a median can be "never"', () => {
    expect(median([3, 1, 2])).toBe(2)
    expect(median([1, 2, 3, 4])).toBe(2.5)
    expect(median([1, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY])).toBe(Number.POSITIVE_INFINITY)
    expect(median([])).toBeNull()
    expect(quantile([0, 10, 20, 30, 40], 0.25)).toBe(10)
  })

  it('Gini is 0 for equals and grows with the difference', () => {
    expect(gini([5, 5, 5, 5])).toBeCloseTo(0)
    expect(gini([0, 0, 0, 100])).toBeCloseTo(0.75)
    expect(gini([1, 2, 3, 4])).toBeCloseTo(0.25)
    expect(gini([0, 0])).toBe(0)
  })

  it('gold that changes hands is neither source nor sink', () => {
    const { sources, sinks } = sourcesAndSinks(sumFlows(goodWorld().records, 'gold', 1))
    expect(sources).toEqual([
      { flow: 'mission', amount: 25_600 },
      { flow: 'taxes', amount: 4_800 },
      { flow: 'patrol', amount: 1_600 },
    ])
    expect(sinks).toEqual([{ flow: 'army', amount: 30_400 }])
  })
})
