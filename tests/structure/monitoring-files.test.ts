import { describe, expect, it, test } from 'vitest'
import { ALERTS, GRAPHS, PANELS } from '../support/monitoring-files.ts'
import { readPromql } from '../support/promql.ts'

/** Functions that read a time range; all others take the present values. */
const OF_RANGES = new Set(['rate', 'increase', 'predict_linear'])

function faultsOf(text: string): string[] {
  const { faults, selectors } = readPromql(text)
  const misused = selectors
    .filter(({ isRange, argumentOf = '' }) => isRange !== OF_RANGES.has(argumentOf))
    .map(({ metric, argumentOf }) => `${metric} in ${argumentOf}`)
  return [...faults, ...misused]
}

/** `kind` of `{{ $labels.kind }}` and of `{{kind}}`. */
function labelsShownBy(text: string): string[] {
  return [...text.matchAll(/\{\{\s*(?:\$labels\.)?(\w+)\s*\}\}/g)].map(([, label = '']) => label)
}

/** Aggregation drops all labels but those that it keeps. */
function lostLabels(shown: string, expr: string): string[] {
  const { groupedBy } = readPromql(expr)
  const isAggregated = /\b(sum|max|min|avg|count)\b/.test(expr)
  return isAggregated ? labelsShownBy(shown).filter((label) => !groupedBy.includes(label)) : []
}

test.each([
  ['sum(rate(calls_total[5m])', 1],
  ['sum by (kind) calls_total', 1],
  ['rat(calls_total[5m]) > 0', 1],
  ['up == 0 or or up > 1', 1],
  ['rate(calls_total)', 1],
  ['calls_total[5m] > 0', 1],
  ['sum by (kind) (increase(calls_total{kind=~"a|b"}[5m])) > 3', 0],
])('%s is read as Prometheus would', (expr, faults) => {
  expect(faultsOf(expr).length > 0 ? 1 : 0).toBe(faults)
})

describe('the alert rules', () => {
  it.each(ALERTS)('$alert is an expression for Prometheus', ({ expr, annotations }) => {
    expect(faultsOf(expr)).toEqual([])
    expect(lostLabels(annotations.summary, expr)).toEqual([])
  })
})

describe('the dashboard', () => {
  it.each(GRAPHS)('$title has expressions for Prometheus', ({ targets }) => {
    for (const { expr, legendFormat } of targets) {
      expect(faultsOf(expr)).toEqual([])
      expect(lostLabels(legendFormat, expr)).toEqual([])
    }
    expect(new Set(targets.map(({ refId }) => refId)).size).toBe(targets.length)
  })

  it('has panels of their own ids, side by side', () => {
    expect(new Set(PANELS.map(({ id }) => id)).size).toBe(PANELS.length)
    const taken = new Set<string>()
    for (const { gridPos, title } of PANELS) {
      expect(gridPos.x + gridPos.w, title).toBeLessThanOrEqual(24)
      for (let x = gridPos.x; x < gridPos.x + gridPos.w; x += 1) {
        for (let y = gridPos.y; y < gridPos.y + gridPos.h; y += 1) {
          expect(taken.has(`${x} ${y}`), `${title} covers another panel`).toBe(false)
          taken.add(`${x} ${y}`)
        }
      }
    }
  })
})
