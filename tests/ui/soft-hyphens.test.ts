import { expect, test } from 'vitest'
import { softHyphens } from '#apps/game/src/ui/format/soft-hyphens.ts'

function shown(text: string) {
  return softHyphens(text).replaceAll('\u00ad', '-')
}

test('long words get breaks between syllables', () => {
  expect(shown('Монастырское')).toBe('Мо-нас-тыр-ское')
  expect(shown('управляющего')).toBe('уп-рав-ля-юще-го')
})

test('short words and other languages stay as they are', () => {
  expect(softHyphens('Боевой топорик')).toBe('Боевой топорик')
  expect(softHyphens('Philosopher')).toBe('Philosopher')
})
