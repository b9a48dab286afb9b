import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { operations } from '#generated/operations.ts'
import { ALERTS, GRAPHS } from '../../support/monitoring-files.ts'
import { readPromql } from '../../support/promql.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'

const operating = readFileSync('docs/operating.md', 'utf8')

/** Prometheus itself knows whether a scrape was answered, and `npm run backup` writes the time of the backup beside it. */
const OF_OTHERS = ['up', 'donjon_backup_finished_at_seconds']

function metricsIn(expression: string): string[] {
  return readPromql(expression)
    .selectors.map(({ metric }) => metric)
    .filter((metric) => !OF_OTHERS.includes(metric))
}

/** Whether a metric only rises, so that a rate of it means something. */
function rises(metric: string): boolean {
  return /_(total|bucket|count|sum)$/.test(metric)
}

/** Labels that Prometheus adds to what it scrapes. */
const ADDED_LABELS = ['job', 'instance']

function labelsOf(metric: string): string[] {
  const lines = [...text.matchAll(new RegExp(`^${metric}\\{([^}]*)\\}`, 'gm'))]
  const given = lines.flatMap(([, labels = '']) =>
    [...labels.matchAll(/(\w+)="/g)].map(([, name = '']) => name),
  )
  return [...new Set([...given, ...ADDED_LABELS])]
}

/** Labels that an expression chooses by, and its metric does not have. */
function unknownLabels(expression: string): string[] {
  return readPromql(expression).selectors.flatMap(({ metric, matchers }) =>
    matchers
      .filter(({ label }) => text.includes(`${metric}{`) && !labelsOf(metric).includes(label))
      .map(({ label }) => `${metric}{${label}}`),
  )
}

/** Rates of what goes up and down, and present values of what only rises. */
function misread(expression: string): string[] {
  return readPromql(expression)
    .selectors.filter(
      ({ metric, argumentOf = '' }) => rises(metric) !== ['rate', 'increase'].includes(argumentOf),
    )
    .map(({ metric, argumentOf }) => `${metric} in ${argumentOf}`)
    .filter((misuse) => !misuse.endsWith(' in predict_linear'))
}

/** The anchor of a heading, as the hosts of repositories make it. */
function anchorsOf(markdown: string): string[] {
  return [...markdown.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\w\- ]/g, '')
      .replaceAll(' ', '-'),
  )
}

let server: TestServer
let text = ''
/** Metrics of the server with all their parts: a histogram also has buckets, a sum and a count. */
let known: ReadonlySet<string>

beforeAll(async () => {
  server = await startTestServer({ timers: true })
  // The first check of the data runs a moment after the start.
  await vi.waitFor(
    async () => {
      text = await (await fetch(`${server.url}/metrics`)).text()
      expect(text).toContain('donjon_ledger_faults 0')
    },
    { timeout: 60_000, interval: 200 },
  )
  const typed = [...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(([, name = '', type]) =>
    type === 'histogram' ? [name, `${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
  )
  known = new Set(typed)
})
afterAll(() => server.close())

describe('the alert rules', () => {
  it.each(ALERTS)('$alert asks for metrics that the server has, and says what to do', (rule) => {
    expect(metricsIn(rule.expr).filter((name) => !known.has(name))).toEqual([])
    expect(rule.annotations.summary).toMatch(/^[A-Z].{20,}\.$/)
    const [file, anchor = ''] = rule.annotations.runbook.split('#')
    const runbook = readFileSync(`docs/operating/${file}`, 'utf8')
    expect(anchorsOf(runbook)).toContain(anchor)
  })

  it('have names of their own, and watch what is bounded', () => {
    expect(new Set(ALERTS.map(({ alert }) => alert)).size).toBe(ALERTS.length)
    const watched = new Set(ALERTS.flatMap(({ expr }) => metricsIn(expr)))
    for (const name of [
      'donjon_reads_queued',
      'donjon_calls_refused_total',
      'donjon_calls_failed_total',
      'donjon_ledger_faults_total',
      'donjon_database_waiting',
      'donjon_prepared_statements',
      'donjon_table_rows',
      'donjon_timer_overdue_seconds',
      'donjon_ledger_checked_at_seconds',
      'donjon_letters_given_up_total',
      'donjon_processes_wanted',
    ])
      expect(watched).toContain(name)
  })
})

describe('the dashboard', () => {
  it.each(GRAPHS)('$title shows metrics that the server has', ({ targets }) => {
    for (const { expr } of targets) {
      expect(metricsIn(expr).length).toBeGreaterThan(0)
      expect(metricsIn(expr).filter((name) => !known.has(name))).toEqual([])
    }
  })
})

describe('rules and dashboard', () => {
  const expressions = [
    ...ALERTS.map(({ expr }) => expr),
    ...GRAPHS.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
  ]

  it('choose by labels that the metrics have, and take rates of what only rises', () => {
    expect(expressions.flatMap(unknownLabels)).toEqual([])
    expect(expressions.flatMap(misread)).toEqual([])
  })

  it('name only operations and tables that exist', () => {
    const named = expressions.flatMap((expr) => [...expr.matchAll(/(operation|table)="(\w+)"/g)])
    expect(named.length).toBeGreaterThan(1)
    for (const [, label, value = ''] of named) {
      if (label === 'operation') expect(Object.keys(operations)).toContain(value)
      else expect(text).toContain(`donjon_table_rows{table="${value}"}`)
    }
  })

  it('are about metrics that docs/operating.md explains, and it explains all of ours', () => {
    const ours = [...known].filter((name) => name.startsWith('donjon_') && text.includes(`# TYPE ${name} `))
    expect(ours.length).toBeGreaterThan(20)
    expect(ours.filter((name) => !operating.includes(`\`${name}\``))).toEqual([])
  })
})

it('starts the counters that alerts ask for at 0, so that the first event is a rise', () => {
  for (const share of ['reads', 'commands', 'logins'])
    expect(text).toContain(`\ndonjon_calls_refused_total{share="${share}"} 0\n`)
  expect(text).toMatch(/^donjon_calls_failed_total 0$/m)
  expect(text).toMatch(/^donjon_ledger_faults_total 0$/m)
  expect(text).toMatch(/^donjon_letters_given_up_total 0$/m)
})

it('shows how late timers are, how much is stored, and whether the database answers', () => {
  expect(text).toMatch(/^donjon_database_answers 1$/m)
  expect(text).toMatch(/^donjon_timers_due\{kind="missionEnd"\} 0$/m)
  expect(text).toMatch(/^donjon_table_bytes\{table="player"\} [1-9]\d+$/m)
  expect(text).toMatch(/^donjon_letters_waiting 0$/m)
})
