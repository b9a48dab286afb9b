import { describe, expect, it } from 'vitest'
import { INSTANT_FORMAT } from '#apps/admin/src/resources/instants.ts'
import { counted } from '#apps/game/src/ui/format/counted.ts'
import {
  formatDate,
  formatDateForFile,
  formatDateSeconds,
  formatWhen,
} from '#apps/game/src/ui/format/date.ts'
import { formatDuration, formatRecharge, spellDuration } from '#apps/game/src/ui/format/duration.ts'
import {
  formatCompact,
  formatNumber,
  formatPercent,
  formatRange,
  formatSigned,
} from '#apps/game/src/ui/format/number.ts'
import { qualityLook } from '#apps/game/src/ui/format/quality.ts'
import { formatRegenerate, regenerateUnit } from '#apps/game/src/ui/format/regenerate.ts'
import { messageText } from '#apps/game/src/ui/overlays/show-toast.tsx'
import { plural } from '#rules/core/plurals.ts'

/** Replaces all no-break spaces by plain ones, to make expected texts readable. */
function spaced(text: string) {
  return text.replace(/[\u00a0\u202f]/g, ' ')
}

describe('numbers', () => {
  it('groups thousands by no-break spaces, as Russians write', () => {
    expect(spaced(formatNumber(1_234_567))).toBe('1 234 567')
    expect(formatNumber(12_480)).not.toContain(' ')
    expect(formatNumber(1.5)).toBe('1,5')
  })
  it('uses the true minus and shows the sign of a change', () => {
    expect(formatSigned(184)).toBe('+184')
    expect(formatSigned(-14)).toBe('−14')
    expect(formatSigned(0)).toBe('0')
  })
  it('shortens in English', () => {
    expect(formatCompact(12_480)).toBe('12,5\u00a0тыс.')
    expect(formatCompact(3_200_000)).toBe('3,2\u00a0млн')
  })
  it('keeps the percent sign beside its number', () => {
    expect(formatPercent(14)).toBe('14\u00a0%')
  })
  it('writes a range of one number as that number', () => {
    expect(formatRange(210, 260)).toBe('210–260')
    expect(formatRange(90, 90)).toBe('90')
  })
})

describe('dates', () => {
  const at = new Date(2026, 2, 5, 9, 7, 41)
  it('follows the formats of the specification', () => {
    expect(formatDate(at)).toBe('05.03.26, 09:07')
    expect(formatDateSeconds(at)).toBe('05.03.26, 09:07:41')
    expect(formatDate(at.toISOString())).toBe('05.03.26, 09:07')
    expect(formatDateSeconds(new Date(2026, 11, 31, 0, 0, 0))).toBe('31.12.26, 00:00:00')
  })
  it('are the same in the game and the console', () => {
    expect(at.toLocaleString('ru-RU', INSTANT_FORMAT)).toBe(formatDate(at))
  })
  it('gives files a name that every system accepts', () => {
    expect(formatDateForFile(at)).toBe('2026-03-05_09-07-41')
  })
  it('shows the time of today and yesterday', () => {
    expect(formatWhen(at, new Date(2026, 2, 5, 23, 0).getTime())).toBe('09:07')
    expect(formatWhen(at, new Date(2026, 2, 6, 0, 1).getTime())).toBe('вчера, 09:07')
    expect(formatWhen(at, new Date(2026, 2, 8).getTime())).toBe('05.03.26, 09:07')
    expect(formatWhen(new Date(2025, 11, 31, 23, 5), new Date(2026, 0, 1, 0, 1).getTime())).toBe(
      'вчера, 23:05',
    )
  })
})

describe('durations', () => {
  it.each([
    [0, '0:00'],
    [-5, '0:00'],
    [9, '0:09'],
    [252, '4:12'],
    [251.2, '4:12'],
    [3725, '1:02:05'],
    [86_400 + 6 * 3600 + 20 * 60, '1 д 06:20'],
  ])('%d seconds read %s', (seconds, text) => {
    expect(spaced(formatDuration(seconds))).toBe(text)
  })
  it('uses correct plurals', () => {
    expect(spaced(spellDuration(3600 + 120))).toBe('1 час 2 минуты')
    expect(spaced(spellDuration(21))).toBe('21 секунда')
    expect(spaced(spellDuration(5 * 86_400 + 11 * 3600))).toBe('5 дней 11 часов')
  })
  it('shows a recharge under a minute in seconds, otherwise in minutes and seconds', () => {
    expect(spaced(formatRecharge(59))).toBe('59 сек')
    expect(spaced(formatRecharge(60))).toBe('1 мин')
    expect(spaced(formatRecharge(90))).toBe('1 мин 30 сек')
  })
})

describe('words', () => {
  const forms = ['вещь', 'вещи', 'вещей'] as const
  it.each([
    [0, 'вещей'],
    [1, 'вещь'],
    [2, 'вещи'],
    [5, 'вещей'],
    [11, 'вещей'],
    [21, 'вещь'],
    [112, 'вещей'],
    [-2, 'вещи'],
  ])('%d: %s', (count, word) => {
    expect(plural(count, forms)).toBe(word)
  })
  it('counts with grouping', () => {
    expect(spaced(counted(1002, forms))).toBe('1 002 вещи')
  })
  it('names the units of a consumable', () => {
    expect(spaced(formatRegenerate(30, 'percent'))).toBe('30 %')
    expect(spaced(formatRegenerate(30, 'points'))).toBe('30 единиц')
    expect(regenerateUnit('parsecs')).toBe('ОШИБКА')
  })
})

describe('quality', () => {
  it.each([
    [29, 'var(--q-low)', 'var(--qe-low)'],
    [30, 'var(--q-mid)', 'var(--qe-mid)'],
    [79, 'var(--q-good)', 'var(--qe-good)'],
    [94, 'var(--q-epic)', 'var(--qe-epic)'],
    [95, 'var(--q-leg)', 'var(--qe-leg)'],
  ])('of %d per cent has the colours of its tier', (percent, ink, enamel) => {
    expect(qualityLook(percent)).toMatchObject({ ink, enamel })
  })
})

describe('messages of a failed request', () => {
  it('shows a string, the first of a list, or a general message', () => {
    expect(messageText('Недостаточно золота')).toBe('Недостаточно золота')
    expect(messageText(['Первое', 'Второе'])).toBe('Первое')
    expect(messageText([])).toBe('Произошла ошибка')
    expect(messageText(undefined)).toBe('Произошла ошибка')
    expect(messageText('')).toBe('Произошла ошибка')
  })
})
