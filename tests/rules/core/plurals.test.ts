import { describe, expect, it } from 'vitest'
import { plural } from '#rules/core/plurals.ts'

function stars(count: number): string {
  return `${count} ${plural(count, ['звезда', 'звезды', 'звёзд'])}`
}

describe('Russian plurals', () => {
  it.each([
    '0 звёзд',
    '1 звезда',
    '2 звезды',
    '4 звезды',
    '5 звёзд',
    '11 звёзд',
    '12 звёзд',
    '14 звёзд',
    '20 звёзд',
    '21 звезда',
    '22 звезды',
    '25 звёзд',
    '100 звёзд',
    '101 звезда',
    '111 звёзд',
    '1004 звезды',
  ])('reads %s', (text) => {
    expect(stars(Number.parseInt(text, 10))).toBe(text)
  })

  it('reads 1,5 звезды', () => {
    expect(plural(1.5, ['звезда', 'звезды', 'звёзд'])).toBe('звезды')
  })
})
