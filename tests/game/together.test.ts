import { expect, test, vi } from 'vitest'
import { together } from '#apps/game/src/live/together.ts'

test('a page with several queries shows the first error and retries only failed ones', () => {
  const well = { error: null, retry: vi.fn() }
  const failed = { error: new Error('Нет связи'), retry: vi.fn() }
  const whole = together(well, failed)
  expect(whole.error?.message).toBe('Нет связи')
  whole.onRetry()
  expect(failed.retry).toHaveBeenCalledOnce()
  expect(well.retry).not.toHaveBeenCalled()
  expect(together(well).error).toBeNull()
})
