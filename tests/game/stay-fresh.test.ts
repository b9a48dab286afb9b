import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { LiveState } from '#apps/game/src/live/connection.ts'
import { stayFresh } from '#apps/game/src/live/stay-fresh.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function open(phase: LiveState['phase'] = 'connected') {
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' as DocumentVisibilityState })
  const fetchChannels = vi.fn()
  const end = stayFresh({ fetchChannels, state: () => ({ phase, isReconnecting: false }) }, page)
  const show = (visibilityState: DocumentVisibilityState) => {
    page.visibilityState = visibilityState
    page.dispatchEvent(new Event('visibilitychange'))
  }
  return { fetchChannels, show, end }
}

test('a visible page refetches every minute, a hidden one never', () => {
  const { fetchChannels, show, end } = open()
  vi.advanceTimersByTime(180_000)
  expect(fetchChannels).toHaveBeenCalledTimes(3)
  show('hidden')
  vi.advanceTimersByTime(600_000)
  expect(fetchChannels).toHaveBeenCalledTimes(3)
  show('visible')
  expect(fetchChannels).toHaveBeenCalledTimes(4)
  end()
  vi.advanceTimersByTime(600_000)
  expect(fetchChannels).toHaveBeenCalledTimes(4)
})

test('switching back and forth does not refetch each time', () => {
  const { fetchChannels, show } = open()
  vi.advanceTimersByTime(11_000)
  for (const state of ['hidden', 'visible', 'hidden', 'visible'] as const) show(state)
  expect(fetchChannels).toHaveBeenCalledTimes(1)
})

test('nothing is refetched offline, since reconnecting fetches everything', () => {
  const { fetchChannels } = open('disconnected')
  vi.advanceTimersByTime(180_000)
  expect(fetchChannels).not.toHaveBeenCalled()
})
