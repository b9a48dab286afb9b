import { describe, expect, test } from 'vitest'
import { sourceOptions } from '#apps/game/src/features/history/entry-filters.tsx'
import {
  itemFilterOf,
  moneyFilterOf,
  paramsOf,
  tabOf,
} from '#apps/game/src/features/history/filter-params.ts'
import { formatDay, formatGameDay, formatTime } from '#apps/game/src/ui/format/date.ts'
import { daysOf } from '#apps/game/src/ui/format/days.ts'

function read(text: string) {
  return new URLSearchParams(text)
}

describe('the address of the account book', () => {
  test('opens the page and the filter it names, and is written as it was read', () => {
    const money = { currency: 'GLORY', type: 'DECREASE', source: 'SKILLS' } as const
    expect(moneyFilterOf(paramsOf('money', money))).toEqual(money)
    expect(tabOf(paramsOf('money', money))).toBe('money')
    const items = { kind: 'gear', action: 'REMOVED', source: 'ENHANCE' } as const
    expect(itemFilterOf(paramsOf('items', items))).toEqual(items)
    expect(tabOf(paramsOf('items', items))).toBe('items')
    expect(paramsOf('money', { currency: undefined, source: 'ARMY' }).toString()).toBe('source=ARMY')
  })

  test('with unknown values shows everything', () => {
    expect(moneyFilterOf(read('currency=gold&type=&source=toString'))).toEqual({})
    expect(itemFilterOf(read('kind=GEAR&action=__proto__&source=TAXES'))).toEqual({})
    expect(tabOf(read('tab=lots'))).toBe('money')
  })
})

describe('the days of the account book', () => {
  const now = new Date(2026, 2, 5, 12, 0).getTime()
  const at = (...moment: [number, number, number, number, number]) => ({
    createdAt: new Date(...moment).toISOString(),
  })

  test('group entries by their day', () => {
    const [noon, morning, late, old] = [
      at(2026, 2, 5, 11, 0),
      at(2026, 2, 5, 0, 1),
      at(2026, 2, 4, 23, 59),
      at(2025, 2, 5, 11, 0),
    ]
    expect(daysOf([noon, morning, late, old], now)).toEqual([
      { head: 'Сегодня', entries: [noon, morning] },
      { head: 'Вчера', entries: [late] },
      { head: '5 марта 2025', entries: [old] },
    ])
  })

  test('have a heading in words', () => {
    expect(formatDay(new Date(2026, 1, 28), now)).toBe('28 февраля')
    expect(formatTime(new Date(2026, 1, 28, 9, 7))).toBe('09:07')
  })

  test('of the chart are game days', () => {
    expect(formatGameDay('2026-03-04T21:00:00.000Z')).toBe('5 марта')
    expect(formatGameDay('2026-03-04T20:59:59.000Z')).toBe('4 марта')
  })
})

test('sources are listed in alphabetical order after «all»', () => {
  expect(sourceOptions({ B: 'Налоги', A: 'Ёлка', C: 'Заточка' }).map(({ label }) => label)).toEqual([
    'За всё',
    'Ёлка',
    'Заточка',
    'Налоги',
  ])
})
