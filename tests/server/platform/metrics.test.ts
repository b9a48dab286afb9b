import { expect, it } from 'vitest'
import { createMetrics } from '../../../server/platform/http/metrics.ts'

it('a failed check of the data is an alarm, and a missing one does not look like a good one', async () => {
  const metrics = createMetrics()
  expect(await metrics.text()).not.toContain('donjon_ledger_faults')
  metrics.ledgerFaults(0)
  const checkedAt = /^donjon_ledger_checked_at_seconds (\S+)$/m.exec(await metrics.text())?.[1]
  expect(Number(checkedAt)).toBeGreaterThan(1e9)
  metrics.ledgerFaults(null)
  const text = await metrics.text()
  expect(text).toMatch(/^donjon_ledger_faults -1$/m)
  expect(text).toContain(`donjon_ledger_checked_at_seconds ${checkedAt}`)
})
