import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPolling } from '#apps/game/src/live/poll-by-calls.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function poll() {
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' as DocumentVisibilityState })
  const ask = vi.fn<() => Promise<unknown>>(async () => undefined)
  const onOutcome = vi.fn()
  const show = (visibilityState: DocumentVisibilityState) => {
    page.visibilityState = visibilityState
    page.dispatchEvent(new Event('visibilitychange'))
  }
  return { ...createPolling({ ask, onOutcome, page }), ask, onOutcome, show }
}

test('asks after the delay, then every 15 to 18 seconds until it is stopped', async () => {
  const { start, stop, ask, onOutcome } = poll()
  start(5000)
  await vi.advanceTimersByTimeAsync(4999)
  expect(ask).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(onOutcome).toHaveBeenLastCalledWith(true)
  await vi.advanceTimersByTimeAsync(14_999)
  expect(ask).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(3001)
  expect(ask).toHaveBeenCalledTimes(2)
  ask.mockRejectedValue(new Error('No answer'))
  await vi.advanceTimersByTimeAsync(18_000)
  expect(onOutcome).toHaveBeenLastCalledWith(false)
  stop()
  await vi.advanceTimersByTimeAsync(100_000)
  expect(ask).toHaveBeenCalledTimes(3)
})

test('a failed connection asks soon, further failures do not ask more often', async () => {
  const { start, hurry, ask } = poll()
  start(5000)
  hurry()
  await vi.advanceTimersByTimeAsync(1000)
  expect(ask).toHaveBeenCalledOnce()
  for (let second = 0; second < 10; second++) {
    hurry()
    await vi.advanceTimersByTimeAsync(1000)
  }
  expect(ask).toHaveBeenCalledOnce()
})

test('a hidden page asks when it is shown again', async () => {
  const { start, ask, show } = poll()
  show('hidden')
  start(0)
  await vi.advanceTimersByTimeAsync(600_000)
  expect(ask).not.toHaveBeenCalled()
  show('visible')
  await vi.advanceTimersByTimeAsync(0)
  expect(ask).toHaveBeenCalledOnce()
})

test('an answer that comes after the live connection changes nothing', async () => {
  const { start, stop, ask, onOutcome } = poll()
  const { promise, resolve } = Promise.withResolvers<void>()
  ask.mockReturnValue(promise)
  start(0)
  await vi.advanceTimersByTimeAsync(0)
  stop()
  resolve()
  await vi.advanceTimersByTimeAsync(0)
  expect(onOutcome).not.toHaveBeenCalled()
})
