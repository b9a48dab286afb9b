import { describe, expect, it } from 'vitest'
import { wordChanges } from '#apps/admin/src/resources/texts/word-changes.ts'

function shown(before: string, after: string): string {
  const marks = { same: ['', ''], added: ['+', '+'], removed: ['-', '-'] } as const
  return wordChanges(before, after)
    .map(({ kind, text }) => `${marks[kind][0]}${text}${marks[kind][1]}`)
    .join('')
}

describe('the difference of two texts', () => {
  it('names words that came and went', () => {
    expect(shown('Их чинят в кузнице', 'Их точат в кузнице')).toBe('Их -чинят-+точат+ в кузнице')
    expect(shown('Золото', 'Золото казны')).toBe('Золото+ казны+')
    expect(shown('', 'Новое')).toBe('+Новое+')
    expect(shown('Было', '')).toBe('-Было-')
    expect(shown('Равно', 'Равно')).toBe('Равно')
    expect(shown('', '')).toBe('')
  })

  it('compares very long texts as a whole', () => {
    const long = 'слово '.repeat(2_000)
    expect(wordChanges(long, `${long}конец`).map(({ kind }) => kind)).toEqual(['removed', 'added'])
  })
})
