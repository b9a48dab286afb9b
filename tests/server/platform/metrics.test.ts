import { expect, it } from 'vitest'
import { createMetrics } from '#server/platform/metrics/metrics.ts'

it('a failed check of the data is an alarm, and a missing one does not look like a good one', async () => {
  const metrics = createMetrics()
  expect(await metrics.text()).not.toMatch(/^donjon_ledger_faults /m)
  metrics.ledgerFaults(0)
  const checkedAt = /^donjon_ledger_checked_at_seconds (\S+)$/m.exec(await metrics.text())?.[1]
  expect(Number(checkedAt)).toBeGreaterThan(1e9)
  metrics.ledgerFaults(null)
  const text = await metrics.text()
  expect(text).toMatch(/^donjon_ledger_faults -1$/m)
  expect(text).toContain(`donjon_ledger_checked_at_seconds ${checkedAt}`)
})

it('faults of the data stay counted when the next check looks at other castles', async () => {
  const metrics = createMetrics()
  metrics.ledgerFaults(2)
  metrics.ledgerFaults(0)
  metrics.ledgerFaults(null)
  expect(await metrics.text()).toMatch(/^donjon_ledger_faults_total 2$/m)
})

it('internal errors are counted from 0', async () => {
  const metrics = createMetrics()
  expect(await metrics.text()).toMatch(/^donjon_calls_failed_total 0$/m)
  metrics.called('getPlayer', 503, 0.1)
  metrics.called('getPlayer', 500, 0.1)
  expect(await metrics.text()).toMatch(/^donjon_calls_failed_total 1$/m)
})
