import { icons } from '@iconify-json/game-icons'
import { expect } from 'vitest'
import { OWN_SIGNS } from '#tools/own-signs.ts'

/** Cyrillic letters, digits and Russian punctuation. Look-alike Latin letters and foreign quotation marks fail. */
const RUSSIAN = /^[А-Яа-яЁё0-9 \u00a0«».,:;!?()%+×\n-]+$/

function faultsOf(text: string, most: number): string[] {
  const faults: string[] = []
  if (!RUSSIAN.test(text)) faults.push('a letter or sign that is not Russian')
  if (text !== text.trim()) faults.push('space at an end')
  if (/[ \u00a0]{2}/.test(text)) faults.push('two spaces')
  if (/[ \u00a0][.,:;!?)»]|[(«][ \u00a0]/.test(text)) faults.push('a space where none belongs')
  if (/[,;!?:][А-Яа-яЁё«]/.test(text)) faults.push('no space after a sign')
  if (/ -|- /.test(text)) faults.push('a hyphen for a dash')
  if (/(^|[^\u00a0])%/.test(text)) faults.push('per cent without its no-break space')
  if (text.split('«').length !== text.split('»').length) faults.push('quotation marks without a pair')
  if (/([.,:;!?])\1/.test(text)) faults.push('a doubled sign')
  if (text.length > most) faults.push(`${text.length} characters, ${most} at most`)
  return faults
}

export function expectText(text: string, most: number): void {
  expect(faultsOf(text, most), text).toEqual([])
}

export function expectName(text: string, most: number): void {
  expectText(text, most)
  expect(text).toMatch(/^[А-ЯЁ«]/)
  expect(text).not.toMatch(/[.,:;]$/)
}

export function expectSentence(text: string, most: number): void {
  expectText(text, most)
  expect(text).toMatch(/^[А-ЯЁ«0-9]/)
  expect(text).toMatch(/[.!?]»?$/)
}

export function expectKey(key: string): void {
  expect(key).toMatch(/^[a-z][A-Za-z0-9]*$/)
}

export function expectUnique(values: readonly (string | number)[]): void {
  const twice = values.filter((value, index) => values.indexOf(value) !== index)
  expect(twice).toEqual([])
}

export function expectIcon(icon: string): void {
  expect(icon in OWN_SIGNS || icon in icons.icons, icon).toBe(true)
}
